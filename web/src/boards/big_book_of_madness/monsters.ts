/** The monsters, drawn from a few shapes each in the ink of the page, 220 × 132. */

const INK = 'fill="var(--page-ink)"';
const PAPER = 'fill="var(--page)"';
const FIRE = 'fill="var(--fire)"';
const line = (d: string, width = 1.6, ink = "page") =>
	`<path d="${d}" fill="none" stroke="var(--${ink})" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const eye = (x: number, y: number, r: number) =>
	`<ellipse cx="${x}" cy="${y}" rx="${r * 1.5}" ry="${r}" ${PAPER}/><circle cx="${x}" cy="${y}" r="${r * 0.62}" ${FIRE}/><circle cx="${x}" cy="${y}" r="${r * 0.26}" ${INK}/>`;
const mirrored = (d: string) => `${d}<g transform="matrix(-1 0 0 1 220 0)">${d}</g>`;
const gear = (x: number, y: number, r: number, teeth: number) => {
	const points = Array.from({ length: teeth * 4 }, (_, at) => {
		const angle = (at * Math.PI) / (teeth * 2);
		const radius = at % 4 < 2 ? r : r * 0.8;
		return `${(x + radius * Math.cos(angle)).toFixed(1)} ${(y + radius * Math.sin(angle)).toFixed(1)}`;
	});
	return `<path d="M${points.join("L")}z" ${INK}/><circle cx="${x}" cy="${y}" r="${r * 0.36}" ${PAPER}/>`;
};
const teeth = (x: number, y: number, n: number, width: number, height: number) =>
	`<path d="M${x} ${y}${Array.from({ length: n }, () => `l${width / 2} ${height}l${width / 2} ${-height}`).join("")}z" ${PAPER}/>`;
const halo = `<g opacity=".16" fill="none" stroke="var(--page-ink)" stroke-width="1.2"><circle cx="110" cy="66" r="58"/><circle cx="110" cy="66" r="52" stroke-dasharray="2 5"/></g>`;
const LEAF =
	"M8 96l15-6 5 12-15 6zM190 90l14 5-4 14-14-5zM180 16l12-5 5 11-12 5zM20 14l11 3-3 12-11-3z";
const leaves = `<path d="${LEAF}" ${PAPER} stroke="var(--page-ink)" stroke-width="1.2"/>`;

const DRAGON_WING = `<path d="M108 84C96 58 80 34 57 10l-1 12C38 24 18 34 4 52c15-3 24 3 26 15 12-7 23-4 27 8 10-5 19-2 23 9 9-4 19-2 26 6z" ${INK}/>${line("M56 22L30 67M56 22l1 53M57 20l23 64")}`;

const ART: Record<string, string> = {
	// Inkwell Imp
	MC1: `<path d="M66 126V98c0-8 8-12 16-14v-10h56v10c8 2 16 6 16 14v28z" ${INK}/><path d="M78 70h64v8H78z" ${INK}/>${line("M74 104h72")}<path d="M86 72c-6-16-2-34 8-42l-10-20c12 2 18 8 20 14h12c2-6 8-12 20-14l-10 20c10 8 14 26 8 42z" ${INK}/>${eye(100, 44, 5)}${eye(122, 44, 5)}${line("M98 58q12 8 24 0", 2)}<path d="M150 100c18 2 30-6 34-22l8 6-4-14-12 6 6 2c-4 12-14 18-30 16z" ${INK}/><path d="M40 124c-6-10 2-16 8-14 2-8 12-8 14 0l4 14z" ${INK} opacity=".7"/>`,
	// Bookworm
	MC2: `<path d="M22 112c-6-24 16-36 30-22 10 10 18 8 22-4 4-16 30-20 38-2 6 12 16 12 22 2 4-8 8-20 8-34 0-20 12-34 28-34s28 14 28 30c0 18-14 22-18 34-8 26-24 42-48 42-22 0-30-14-40-14-14 0-20 16-42 16-14 0-25-6-28-14z" ${INK}/>${line("M52 96q6 10 2 24M78 90q8 10 6 26M110 92q6 12 2 26M142 92q-8 10-16 28M150 70q10 4 22 4")}${eye(162, 42, 6)}${eye(182, 42, 6)}<path d="M160 60q12 8 24 0l-4 8h-16z" ${PAPER}/>${line("M162 20q-6-10-14-10M180 20q6-10 14-10", 2, "page-ink")}<path d="M30 124h150v6H30z" ${INK}/>${leaves}`,
	// Dust Wraith
	MC3: `<path d="M110 8c26 0 40 20 40 46 0 14 14 16 26 12-6 14-18 18-26 18 4 14 16 18 26 16-12 14-28 10-36 4-2 12-10 22-30 24-20-2-28-12-30-24-8 6-24 10-36-4 10 2 22-2 26-16-8 0-20-4-26-18 12 4 26 2 26-12 0-26 14-46 40-46z" ${INK}/><path d="M94 44c4-8 12-6 12 2s-12 10-12-2zM126 44c-4-8-12-6-12 2s12 10 12-2z" ${PAPER}/><ellipse cx="110" cy="74" rx="8" ry="14" ${PAPER}/><g ${INK} opacity=".55"><circle cx="30" cy="30" r="4"/><circle cx="44" cy="18" r="2.500"/><circle cx="190" cy="28" r="4"/><circle cx="176" cy="14" r="2.500"/><circle cx="22" cy="52" r="2.500"/><circle cx="200" cy="50" r="2.500"/></g>`,
	// Paper Golem
	MC4: `<path d="M84 12h52l8 30-12 10h-44l-12-10z" ${INK}/><path d="M60 54h100l6 44-22 6-4 24h-22l-4-18h-8l-4 18H80l-4-24-22-6z" ${INK}/><path d="M54 56L28 70 22 108l18 6 8-26 12-8zM166 56l26 14 6 38-18 6-8-26-12-8z" ${INK}/>${line("M84 12l12 40M136 12l-12 40M60 54l30 44M160 54l-30 44M110 54v40M76 98h68")}<path d="M92 26l12 4-10 6zM128 26l-12 4 10 6z" ${FIRE}/>${leaves}`,
	// Warlock
	MI1: `<path d="M110 4l22 46H88z" ${INK}/><path d="M64 52q46-14 92 0-46 14-92 0z" ${INK}/><path d="M92 56h36l-4 24-14 30-14-30z" ${INK}/><path d="M74 128c2-34 14-52 22-56l14 36 14-36c8 4 20 22 22 56z" ${INK}/><path d="M96 60l12 4-12 4zM124 60l-12 4 12 4z" ${FIRE}/>${line("M104 82q6 16 6 30M116 82q-6 16-6 30")}${line("M170 30v98", 5, "page-ink")}<circle cx="170" cy="22" r="11" ${INK}/><circle cx="170" cy="22" r="5" ${FIRE}/><path d="M40 92c6-10 12-8 14-2M34 74c8-12 16-8 18 0" fill="none" stroke="var(--page-ink)" stroke-width="3"/>`,
	// Warden of Silence
	MI2: `<path d="M110 6c28 0 44 24 44 54 0 22 14 40 26 68H40c12-28 26-46 26-68 0-30 16-54 44-54z" ${INK}/><path d="M110 22c16 0 26 14 26 32s-10 34-26 34-26-16-26-34 10-32 26-32z" ${PAPER}/><path d="M96 50q6-5 12 0M112 50q6-5 12 0" fill="none" stroke="var(--page-ink)" stroke-width="2.200"/><path d="M107 58h6v32h-6z" ${INK}/>${line("M100 70h20", 2.4, "page-ink")}${line("M82 96q28 14 56 0M76 112q34 14 68 0")}`,
	// Page Dragon
	MI3: `${halo}${DRAGON_WING}<g transform="matrix(-1 0 0 1 222 0)">${DRAGON_WING}</g>${line("M118 98c26 12 50 10 56-4 3-9-8-14-12-6", 7, "page-ink")}<path d="M158 92l-8-9 12-2 9-7 0 13z" fill="var(--monster)" stroke="var(--page-ink)" stroke-width="1.500"/><path d="M94 118c-6-16-4-30 8-38 10-7 13-14 6-23-5-6-12-9-20-9l-8 8-9 1 3-8-14 1c2-8 9-14 20-17l6-14c4 3 5 7 5 11l12-13c4 7 3 13 0 17 14 5 24 17 23 33-1 15-10 24-8 34 1 7 4 12 4 17z" ${INK}/><path d="M88 33l9-3-2 6z" ${FIRE}/><g ${FIRE}><path d="M57 48c-9-1-15 2-18 8 6-2 9-1 11 2-4 1-6 4-6 8 7-6 15-6 19-14z"/><path d="M36 63l7-2-1 6-6 2zM29 72l5-3 1 5-4 2z"/></g>${line("M113 62q5 9-1 17t-8 17M106 96h13M104 103h14M103 110h15", 1.3)}<path d="M44 122c22-12 46-12 67-2 21-10 45-10 67 2v6c-24-9-46-8-67 1-21-9-43-10-67-1z" ${INK}/>${leaves}`,
	// Candle Phantom
	MI4: `${halo}<path d="M110 4c12 15 18 24 15 36-3 9-9 12-15 12s-15-3-15-12c0-12 9-18 15-36z" ${FIRE}/><path d="M110 50c22 0 34 15 34 36v40l-12-9-12 12-10-12-10 12-12-12-12 9V86c0-21 12-36 34-36z" ${INK}/><path d="M94 78l13 6-13 9zM126 78l-13 6 13 9z" ${PAPER}/><path d="M98 106q12-12 24 0-12 9-24 0z" ${PAPER}/>${mirrored(`<path d="M76 94c-12 0-20 9-24 22 10-4 17-2 24 4z" ${INK}/>`)}${line("M84 62q-6 8-4 20M138 60q4 10 2 24", 2)}`,
	// Gelatinous Tome
	MI5: `<path d="M40 128c-8-40 6-90 70-90s78 50 70 90c-8 4-14-6-22-6s-12 8-22 8-14-8-26-8-18 8-26 8-12-8-22-8-14 10-22 6z" ${INK} opacity=".88"/><path d="M70 60h36q4 0 4 4 0-4 4-4h36v46h-36q-4 0-4 4 0-4-4-4H70z" ${PAPER}/>${line("M78 72h22M78 82h22M78 92h14M120 72h22M120 82h22M120 92h14", 2, "page-ink")}${eye(88, 50, 5)}${eye(132, 50, 5)}<g ${PAPER} opacity=".6"><circle cx="58" cy="96" r="5"/><circle cx="164" cy="104" r="4"/><circle cx="158" cy="76" r="3"/></g>`,
	// Siren of the Stacks
	MI6: `<path d="M16 126V30h14v96zM34 126V44h10v82zM190 126V26h14v100zM176 126V50h10v76z" ${INK} opacity=".55"/><circle cx="110" cy="36" r="18" ${INK}/><path d="M90 30c-14 20-20 40-14 60 6-8 8-20 18-26zM130 30c14 20 20 40 14 60-6-8-8-20-18-26z" ${INK}/><path d="M96 54h28l6 30c0 20-20 22-20 36 0 8 12 8 22 2-2 8-12 10-22 10-14 0-24-10-24-24 0-12 6-18 4-30z" ${INK}/><path d="M100 34q5-4 8 0M112 34q4-4 8 0" fill="none" stroke="var(--page)" stroke-width="1.800"/><ellipse cx="110" cy="45" rx="4" ry="5" ${PAPER}/>${line("M134 44q10 0 10 8M142 36q16 0 16 14M92 90q14 8 30 0M92 102q12 6 22 2", 2, "page-ink")}`,
	// Weeping Statue
	MI7: `<path d="M74 128h72v-14H74z" ${INK}/><path d="M82 112c0-30 4-44 12-52-8-8-8-34 16-42 24 8 24 34 16 42 8 8 12 22 12 52z" ${INK}/><path d="M82 40c-14-16-34-20-50-14 4 10 12 14 20 16-8 2-14 8-14 14 14 2 28 0 42-6zM138 40c14-16 34-20 50-14-4 10-12 14-20 16 8 2 14 8 14 14-14 2-28 0-42-6z" ${INK}/>${line("M100 40q4 4 8 0M112 40q4 4 8 0", 2)}<path d="M103 46c4 7 6 9 6 13a6 6 0 0 1-12 0c0-4 2-6 6-13zM117 46c4 7 6 9 6 13a6 6 0 0 1-12 0c0-4 2-6 6-13z" fill="var(--water)" stroke="var(--page)" stroke-width="1"/>${line("M96 74q14 10 28 0M94 90q16 10 32 0M78 120h64")}`,
	// Many-Eyed Index
	MI8: `<path d="M54 20h108q8 0 8 8v84q0 8-8 8H54q-10 0-10-10V30q0-10 10-10z" ${INK}/>${line("M58 22v96M66 34h96M66 106h96", 1.4)}${eye(90, 52, 8)}${eye(132, 48, 10)}${eye(104, 84, 10)}${eye(144, 82, 7)}${eye(76, 78, 5)}${eye(118, 66, 4)}<path d="M44 60c-16-4-26 4-30 16 10-4 18-4 30 4zM170 60c16-4 28 4 32 16-10-4-20-4-32 4z" ${INK}/>`,
	// Lurking Lectern
	MI9: `<path d="M50 44l120-18 8 26-120 20z" ${INK}/>${teeth(66, 66, 9, 11, 13)}<path d="M64 92l104-16-6 12-92 16z" ${INK}/>${teeth(74, 88, 7, 12, -9)}<path d="M96 100h28l6 18 18 10H72l18-10z" ${INK}/>${eye(94, 48, 6)}${eye(138, 42, 6)}<path d="M52 40l-14-20 22 12zM168 22l6-20 8 22z" ${INK}/>`,
	// Choir of Teeth
	MI10: (
		[
			[58, 60, 30],
			[164, 58, 28],
			[110, 78, 40],
		] as const
	)
		.map(
			([x, y, r]) =>
				`<circle cx="${x}" cy="${y}" r="${r}" ${INK}/><ellipse cx="${x}" cy="${y + r * 0.25}" rx="${r * 0.62}" ry="${r * 0.5}" fill="var(--monster)"/>${teeth(x - r * 0.56, y - r * 0.1, 5, r * 0.224, r * 0.3)}${teeth(x - r * 0.5, y + r * 0.64, 5, r * 0.2, -r * 0.26)}${eye(x - r * 0.36, y - r * 0.5, r * 0.13)}${eye(x + r * 0.36, y - r * 0.5, r * 0.13)}`,
		)
		.join(""),
	// Clockwork Librarian
	MI11: `${gear(110, 92, 34, 10)}${gear(66, 66, 18, 8)}${gear(156, 62, 20, 8)}<path d="M88 14h44v40H88z" ${INK}/><path d="M84 10h52v8H84z" ${INK}/>${eye(100, 34, 5)}${eye(122, 34, 5)}${line("M96 46h30M110 78v14l10 6", 2.4)}<path d="M22 120h36v-8H22zM26 110h30v-8H26zM166 120h36v-8h-36zM170 110h30v-8h-30z" ${INK} opacity=".6"/>`,
	// Moth Queen
	MI12: `${halo}${mirrored(`<path d="M104 58C80 14 34 2 10 22c4 30 24 46 52 48-22 6-34 22-30 44 24 8 54-8 72-40z" ${INK}/><circle cx="52" cy="38" r="13" ${PAPER}/><circle cx="52" cy="38" r="7" ${FIRE}/><circle cx="62" cy="96" r="8" ${PAPER}/><circle cx="62" cy="96" r="4" ${FIRE}/>${line("M100 60Q70 36 30 28M100 66Q78 72 46 90", 1.4)}`)}<path d="M110 38c10 0 14 12 12 24l-6 52c-2 10-10 10-12 0l-6-52c-2-12 2-24 12-24z" ${INK}/><path d="M98 26l4 10h16l4-10-7 4-5-8-5 8z" fill="var(--gold)" stroke="var(--page-ink)" stroke-width="1.200"/>${line("M104 38q-10-16-24-18M116 38q10-16 24-18", 2, "page-ink")}${line("M102 70h16M102 82h16M103 94h14")}`,
};

export const artOf = (page: string): string => ART[page] ?? ART.MC4 ?? "";
