/**
 * The places as small pictures: the middle at 0,0, the ground at 24. Each is plain SVG that names
 * its paints by the tokens of the map (`--vw` wall, `--vr` roof, `--vs` stone, `--vl` leaves).
 */

const fill = (d: string, paint: string) => `<path d="${d}" fill="var(--${paint})"/>`;
const box = (x: number, y: number, w: number, h: number, paint: string) =>
	`<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="var(--${paint})"/>`;
const lines = (d: string) => `<path d="${d}" fill="none"/>`;

function tower(x: number, y: number, w: number, h: number, paint = "vs"): string {
	const m = w / 5;
	return fill(`M${x} ${y + h}V${y - 5}h${m}v5h${m}v-5h${m}v5h${m}v-5h${m}v${h + 5}z`, paint);
}

const pane = (x: number, y: number, w = 4, h = 7) =>
	fill(`M${x} ${y + h}v-${h - w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0v${h - w / 2}z`, "vd");
const house = (x: number, y: number, w: number, h: number, roof = "vr") =>
	box(x, y, w, h, "vw") +
	fill(`M${x - 4} ${y}l${w / 2 + 4}-${h * 0.75}l${w / 2 + 4} ${h * 0.75}z`, roof) +
	pane(x + w / 2 - 3, y + h - 9, 6, 9);
export const pine = (x: number, y: number, k = 1) =>
	fill(
		`M${x} ${y - 20 * k}l${6 * k} ${9 * k}h${-2.5 * k}l${5 * k} ${8 * k}h${-17 * k}l${5 * k}-${8 * k}h${-2.5 * k}zM${x - 1} ${y - 3 * k}h2v4h-2z`,
		"vl2",
	);
const bush = (x: number, y: number, r = 7) =>
	`<circle cx="${x}" cy="${y}" r="${r}" fill="var(--vl)"/>`;
const flag = (x: number, y: number, paint: string, way = 1) =>
	lines(`M${x} ${y}v-15`) + fill(`M${x} ${y - 15}l${12 * way} 3.5 ${-12 * way} 3.5z`, paint);

export const VIGNETTES: Record<string, string> = {
	castle: [
		flag(0, -45, "seat-1"),
		flag(-37, -23, "vr", -1),
		tower(-46, -18, 18, 42),
		tower(28, -18, 18, 42),
		box(-28, 0, 56, 24, "vs"),
		tower(-15, -40, 30, 64, "vw"),
		fill("M-7 24V12a7 7 0 0 1 14 0v12z", "vc"),
		pane(-9, -24),
		pane(5, -24),
		pane(-2, -10),
		pane(-39, -4),
		pane(35, -4),
		bush(-52, 22, 6),
		bush(50, 23, 7),
	].join(""),
	monastery: [
		bush(-48, 20, 8),
		pine(-40, 24, 1),
		box(-28, 0, 46, 24, "vw"),
		fill("M-33 0l28-18 28 18z", "vr"),
		box(16, -24, 18, 48, "vw2"),
		fill("M12-24l13-22 13 22z", "vb"),
		lines("M25-46v-8M21.5-51.5h7"),
		pane(21, -18, 8, 11),
		pane(22, 6, 6, 9),
		pane(-20, 8),
		pane(-8, 8),
		fill("M2 24V14a5 5 0 0 1 10 0v10z", "vc"),
		bush(46, 22, 7),
	].join(""),
	lair: [
		pine(-46, 22, 0.9),
		fill("M-50 24c0-20 8-36 22-42 6-12 22-16 34-8 14 0 24 10 30 24 8 4 14 14 16 26z", "vs2"),
		fill("M-20 24c-1-20 6-32 20-32s22 12 21 32z", "vc"),
		'<circle cx="-5" cy="7" r="2.6" fill="#F0B32E"/><circle cx="6" cy="7" r="2.6" fill="#F0B32E"/>',
		fill("M-13-1l3 7 4-9zM11-2l-2 8-5-10z", "vs"),
		lines("M28 22l14-3M30 18l10 6"),
		bush(48, 24, 5),
	].join(""),
	village: [
		lines("M-22-24q-5-6 0-11t0-10"),
		box(-27, -24, 5, 14, "vs2"),
		house(-42, -2, 28, 26),
		house(14, 0, 26, 24, "vr2"),
		house(-12, 8, 22, 18, "vr"),
		box(42, 12, 10, 12, "vs"),
		fill("M40 12l7-7 7 7z", "vr2"),
		bush(-50, 22, 6),
	].join(""),
	fair: [
		flag(-16, -28, "gem-yellow"),
		flag(24, -14, "vb"),
		fill("M-44 24l5-26 46 0 5 26z", "vw"),
		fill("M-39-2l-5 26h11l3-26zM-16-2l-1 26h11l-1-26zM7-2h-8l2 26h11z", "vr"),
		fill(
			"M-43 0l27-30 27 30c-4 5-8 5-10.8 0-4 5-8 5-10.8 0-4 5-8 5-10.8 0-4 5-8 5-10.8 0-4 5-8 5-10.8 0z",
			"vr",
		),
		fill("M6 24l3-18h30l3 18z", "vw"),
		fill("M4 7l20-22 20 22c-3 4-6 4-8 0-3 4-6 4-8 0-3 4-6 4-8 0-3 4-6 4-8 0-2 3-6 3-8 0z", "vb"),
		fill("M18 24l6-14 6 14z", "vc"),
	].join(""),
	tower: [
		fill("M-46 24c8-12 18-10 24-6 6-10 30-12 40 0 10-2 22-2 26 6z", "vl"),
		fill("M-13 22l3-46h20l3 46z", "vs"),
		fill("M-14-24h28v-6h-28z", "vs2"),
		fill("M-15-30L0-58 15-30z", "vb"),
		pane(-3, -20, 6, 10),
		pane(-3, 0, 6, 9),
		fill("M-5 22v-6a5 5 0 0 1 10 0v6z", "vc"),
		fill("M0-70l2.4 5.6 5.6 2.4-5.6 2.4L0-54l-2.4-5.6-5.6-2.4 5.6-2.4z", "gold"),
		lines(
			"M-34-14l1.5 4 4 1.5-4 1.5-1.5 4-1.5-4-4-1.5 4-1.5zM34-30l1.2 3 3 1.2-3 1.2-1.2 3-1.2-3-3-1.2 3-1.2z",
		),
	].join(""),
	manor: [
		box(-38, -4, 70, 28, "vw2"),
		fill("M-44-4l10-18h62l10 18z", "vr2"),
		box(-14, -18, 24, 42, "vw"),
		fill("M-19-18L-2-40l17 22z", "vr2"),
		box(-33, -30, 6, 14, "vs2"),
		box(20, -30, 6, 14, "vs2"),
		pane(-31, 3),
		pane(-22, 3),
		pane(15, 3),
		pane(24, 3),
		pane(-8, -8, 5, 8),
		pane(0, -8, 5, 8),
		fill("M-7 24V13a5 5 0 0 1 10 0v11z", "vc"),
		lines("M-2-31v6M-5-28h6"),
		fill("M-52 24v-9l3-3 3 3v9zM36 24v-9l3-3 3 3v9z", "vs"),
	].join(""),
	dungeons: [
		fill("M-48 24c0-14 6-20 12-24l8-16 10 2 18-14 20 12 8 14c12 4 18 14 20 26z", "vs2"),
		fill("M-24 24V-2c0-14 10-22 24-22s24 8 24 22v26z", "vs"),
		fill("M-16 24V0C-16-10-10-16 0-16s16 6 16 16v24z", "vc"),
		fill("M-16 24v-5h32v5zM-13 19v-5h26v5zM-10 14V9h20v5z", "vs2"),
		lines("M-24-4h8M24-4h-8M-16-18l5 6M16-18l-5 6M0-24v8"),
		bush(44, 22, 6),
		'<circle cx="-34" cy="14" r="4.5" fill="var(--vw)"/>',
	].join(""),
	hut: [
		pine(-44, 24, 1.5),
		pine(40, 22, 1.7),
		pine(26, 16, 1.2),
		fill("M-26 24l3-26h44l5 26z", "vw2"),
		lines("M-25 6h46M-25 14h48"),
		fill("M-32 0l28-28 34 30-7 3-52 0z", "vr2"),
		fill("M-8 24V9h12v15z", "vc"),
		pane(11, 8, 6, 8),
		lines("M-20-12l20 4M-2-22l20 18"),
		fill("M-18 20l9-15 2 1.5-8 14.5z", "vs"),
	].join(""),
};

/** The bridge with the Inn upon it. */
export const INN = [
	fill("M-74 6C-40-8 40-8 74 6v14H44a18 18 0 0 0-36 0h-16a18 18 0 0 0-36 0h-30z", "vs"),
	lines("M-74 6C-40-8 40-8 74 6"),
	box(-26, -34, 52, 32, "vw"),
	lines("M-26-20h52M-13-34v32M13-34v32M-26-34l13 14M26-34l-13 14"),
	fill("M-32-34L-18-56h36l14 22z", "vr"),
	box(12, -62, 6, 14, "vs2"),
	fill("M-6-2v-12a6 6 0 0 1 12 0v12z", "vc"),
	pane(-20, -16, 6, 9),
	pane(15, -16, 6, 9),
].join("");

export const RIVER = {
	wide: "M528 -80C500 90 538 170 508 250S486 380 500 440 470 560 486 720",
	narrow: "M212 -60C186 70 214 130 196 200S184 320 192 370 158 470 172 700",
};

const trees = (at: readonly (readonly [number, number])[], k = 1) =>
	at.map(([x, y]) => pine(x, y, k)).join("");
const hill = (x: number, y: number, k = 1) =>
	`<path d="M${x} ${y}q${14 * k} ${-30 * k} ${28 * k} 0M${x + 17 * k} ${y - 11 * k}q${13 * k} ${-24 * k} ${26 * k} ${11 * k}" fill="none" stroke="var(--road)"/>`;

/** Woods and hills between the places. */
export const LANDSCAPE = {
	wide:
		trees([
			[16, 20],
			[196, 420],
			[214, 414],
			[222, 428],
			[262, 472],
			[282, 478],
			[360, 462],
			[382, 456],
			[400, 466],
			[560, 460],
			[580, 452],
			[604, 462],
			[742, 34],
			[760, 30],
			[776, 38],
			[760, 420],
		]) + [hill(232, 462), hill(292, 440, 0.9), hill(610, 470), hill(660, 448, 0.9)].join(""),
	narrow: trees(
		[
			[24, 180],
			[36, 188],
			[132, 392],
			[24, 426],
			[252, 128],
			[264, 134],
			[368, 190],
			[240, 380],
			[372, 460],
			[160, 150],
			[222, 560],
			[140, 360],
		],
		0.8,
	),
};

/** Roads from the Inn. */
export const ROADS = {
	wide: "M470 350C400 330 340 260 250 190M455 372C330 390 250 420 190 400M470 385C380 440 280 450 200 470M540 350C620 300 760 210 850 170M550 372C650 400 740 380 830 350M540 385C590 420 600 430 620 445M550 380C680 400 780 420 850 450",
	narrow:
		"M170 330C140 320 110 300 80 300M170 340C150 400 120 430 100 440M215 330C260 330 290 350 310 360M215 340C240 390 250 410 256 420",
};

/** Shapes of the gems around 0,0: colour is never alone. */
export const GEMS: Record<string, string> = {
	yellow: "M9 0A9 9 0 1 1-9 0A9 9 0 1 1 9 0z",
	black: "M-8-8h16v16h-16z",
	blue: "M0-10l8.7 5v10L0 10l-8.7-5V-5z",
	red: "M0-9.5L10 8H-10z",
	green: "M0-11L8.5 0 0 11-8.5 0z",
};
export const GLINTS: Record<string, string> = {
	yellow: "M-4-1.5V-4h3.5",
	black: "M-4-1.5V-4h3.5",
	blue: "M-4.5-1v-2l3.5-2",
	red: "M-4.5 4L-1.2-2",
	green: "M-4-.5L-.5-5.5",
};
export const FLASK = "M-5-22h10v4h-2.5v7l9 13a7 7 0 0 1-6 11h-11a7 7 0 0 1-6-11l9-13v-7H-5z";
