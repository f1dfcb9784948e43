/**
 * Cuts the page's typefaces out of their npm packages: Latin and Latin Extended-A, the weights in
 * use, nothing else. A cut of a typeface is a changed one and may not bear a reserved name, which
 * "Source" is: inside and on the page it is called after the project.
 */

import { readFile, writeFile } from "node:fs/promises";
import subset from "subset-font";

const here = new URL("./", import.meta.url);
const run = (from, to) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
const LATIN = [
	...run(0x20, 0x7e),
	...run(0xa0, 0xff),
	...[0x131, 0x152, 0x153, 0x2c6, 0x2da, 0x2dc, 0x2009, 0x2013, 0x2014],
	...[0x2018, 0x2019, 0x201a, 0x201c, 0x201d, 0x201e, 0x2022, 0x2026, 0x2039, 0x203a],
	...[0x20ac, 0x2122, 0x2191, 0x2193, 0x2212, 0x2215],
];
const EXTENDED = [...run(0x100, 0x130), ...run(0x132, 0x151), ...run(0x154, 0x17f)];

const FACES = [
	{ from: "alegreya", name: "title", weights: { min: 500, max: 800 } },
	{ from: "source-sans-3", name: "text", weights: { min: 400, max: 700 } },
];
const PARTS = [
	{ from: "latin", points: LATIN },
	{ from: "latin-ext", points: EXTENDED },
];
const FEATURES = ["kern", "liga", "lnum", "tnum", "mark", "mkmk", "ccmp", "locl"];
/** As long as what they stand for, so that the table of names keeps its shape. */
const NAMES = [
	["Source Sans 3", "Druzina Text "],
	["SourceSans3", "DruzinaText"],
];

const wide = (text) => Buffer.from(text, "utf16le").swap16();

function renamed(font) {
	for (const [from, to] of NAMES.flatMap(([a, b]) => [
		[wide(a), wide(b)],
		[Buffer.from(a), Buffer.from(b)],
	]))
		for (let at = font.indexOf(from); at >= 0; at = font.indexOf(from, at + 1)) to.copy(font, at);
	return font;
}

for (const face of FACES) {
	const home = new URL(`../node_modules/@fontsource-variable/${face.from}/`, here);
	for (const part of PARTS) {
		const whole = await readFile(
			new URL(`files/${face.from}-${part.from}-wght-normal.woff2`, home),
		);
		const text = String.fromCodePoint(...part.points);
		const first = { keepFeatures: FEATURES, variationAxes: { wght: face.weights } };
		const plain = await subset(whole, text, { ...first, noHinting: true, targetFormat: "sfnt" });
		const again = { keepFeatures: FEATURES, targetFormat: "woff2" };
		const packed = await subset(renamed(plain), text, again);
		await writeFile(new URL(`${face.name}-${part.from}.woff2`, here), packed);
	}
	await writeFile(
		new URL(`${face.name}-licence.txt`, here),
		await readFile(new URL("LICENSE", home)),
	);
}
