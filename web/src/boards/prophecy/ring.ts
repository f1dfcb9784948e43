/**
 * The ring of twenty fields in a room of any shape: a loop with round corners, walked clockwise from
 * the middle of its upper edge. Everything that lies on it is placed by how far along the loop it is
 * and how far out.
 */

export interface Point {
	x: number;
	y: number;
}

export interface Ring {
	width: number;
	height: number;
	/** How deep a field is, and how long its middle line. */
	band: number;
	step: number;
	/** So little room that names give way to glyphs and figures. */
	compact: boolean;
	/** Little room, yet enough for names. */
	roomy: boolean;
	middle: Point;
	/** Half of the room inside the sea. */
	sky: { x: number; y: number; round: number };
	/** The point so many fields along, and so far outside the middle line. */
	at(fields: number, out?: number): Point;
	/** The way out at a place. */
	normal(fields: number): Point;
	sector(field: number, inset?: number): string;
	loop(out: number, rough?: number): string;
	/** By sea from one port to another. */
	lane(from: number, to: number): string;
	/** Through the sky from one gate to another. */
	chord(from: number, to: number): string;
	/** Where a sphere hangs that belongs to the fields around this one. */
	orb(field: number): Point;
	orbSize: number;
}

export const FIELDS = 20;
const SLITS = 1.6;

const round = (n: number) => Math.round(n * 10) / 10;

export function ringOf(width: number, height: number): Ring {
	const compact = width < 560 || height < 440;
	const band = compact
		? Math.min(78, 60 * Math.max(1, width / 400), height / 5.2)
		: Math.min(112, height / 4.6);
	const pad = compact ? 4 : 7;
	const middle = { x: width / 2, y: height / 2 };
	const half = { x: width / 2 - pad - band / 2, y: height / 2 - pad - band / 2 };
	const corner = Math.max(10, Math.min(compact ? 92 : 172, half.y - 4, half.x - 4));
	const quarter = (Math.PI * corner) / 2;
	const [wide, high] = [half.x - corner, half.y - corner];
	/** From the middle of the upper edge clockwise: straight and round pieces take turns. */
	const lengths = [wide, quarter, 2 * high, quarter, 2 * wide, quarter, 2 * high, quarter, wide];
	const whole = lengths.reduce((sum, one) => sum + one, 0);
	const step = whole / FIELDS;

	function walk(along: number): { x: number; y: number; nx: number; ny: number } {
		let left = ((along % whole) + whole) % whole;
		let piece = 0;
		while (piece < 8 && left > (lengths[piece] ?? 0)) left -= lengths[piece++] ?? 0;
		const turn = left / corner;
		const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
		const bend = (x: number, y: number, nx: number, ny: number) => ({
			x: x + corner * nx,
			y: y + corner * ny,
			nx,
			ny,
		});
		if (piece === 0) return { x: left, y: -half.y, nx: 0, ny: -1 };
		if (piece === 1) return bend(wide, -high, sin, -cos);
		if (piece === 2) return { x: half.x, y: -high + left, nx: 1, ny: 0 };
		if (piece === 3) return bend(wide, high, cos, sin);
		if (piece === 4) return { x: wide - left, y: half.y, nx: 0, ny: 1 };
		if (piece === 5) return bend(-wide, high, -sin, cos);
		if (piece === 6) return { x: -half.x, y: high - left, nx: -1, ny: 0 };
		if (piece === 7) return bend(-wide, -high, -cos, -sin);
		return { x: -wide + left, y: -half.y, nx: 0, ny: -1 };
	}
	function point(along: number, out: number): Point {
		const { x, y, nx, ny } = walk(along);
		return { x: round(middle.x + x + nx * out), y: round(middle.y + y + ny * out) };
	}
	const drawn = (points: Point[]) =>
		points.map(({ x, y }, n) => `${n ? "L" : "M"}${x} ${y}`).join("");
	function arc(from: number, to: number, out: (share: number) => number): string {
		const count = Math.max(6, Math.ceil(Math.abs(to - from) / 9));
		return drawn(
			Array.from({ length: count + 1 }, (_, n) =>
				point(from + ((to - from) * n) / count, out(n / count)),
			),
		);
	}
	function sector(field: number, inset = 0): string {
		const from = (field - 0.5) * step + SLITS + inset;
		const to = (field + 0.5) * step - SLITS - inset;
		const out = band / 2 - inset;
		return `${arc(from, to, () => out)}${arc(to, from, () => -out).replace("M", "L")}z`;
	}
	function loop(out: number, rough = 0): string {
		const points = Array.from({ length: 160 }, (_, n) => {
			const off = rough * Math.sin(n * 1.7) * Math.cos(n * 0.61);
			return point((n * whole) / 160, out + off);
		});
		return `${drawn(points)}z`;
	}
	const coast = -band / 2;
	function lane(from: number, to: number): string {
		const start = from * step;
		const end = (to < from ? to + FIELDS : to) * step;
		const far = compact ? 10 : 17;
		const sail = (share: number) =>
			coast - 3 - far * Math.sin(Math.min(1, Math.min(share, 1 - share) * 5) * (Math.PI / 2));
		return arc(start, end, sail);
	}
	function chord(from: number, to: number): string {
		const [a, b] = [point(from * step, coast), point(to * step, coast)];
		const bend = (one: number, other: number, mid: number) =>
			round(mid + ((one + other) / 2 - mid) * 0.58);
		return `M${a.x} ${a.y}Q${bend(a.x, b.x, middle.x)} ${bend(a.y, b.y, middle.y)} ${b.x} ${b.y}`;
	}
	const sky = {
		x: Math.max(20, half.x - band / 2 - (compact ? 30 : 44)),
		y: Math.max(20, half.y - band / 2 - (compact ? 30 : 36)),
	};
	const orbSize = compact ? 23 : 40;
	return {
		width,
		height,
		band,
		step,
		compact,
		roomy: compact && step >= 76 && band >= 68,
		middle,
		sky: { ...sky, round: Math.min(sky.x, sky.y) * 0.86 },
		at: (fields, out = 0) => point(fields * step, out),
		normal: (fields) => {
			const { nx, ny } = walk(fields * step);
			return { x: nx, y: ny };
		},
		sector,
		loop,
		lane,
		chord,
		orb: (field) =>
			point(field * step, coast - (compact ? Math.min(56, half.y - band / 2 - 6) : 88)),
		orbSize,
	};
}
