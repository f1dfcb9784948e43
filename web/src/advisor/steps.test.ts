import { expect, it } from "vitest";
import type { Advice } from "./protocol";
import { sections } from "./steps";

const told = (...keys: string[]) =>
	sections({
		explanation: keys.map((key) => ({ key, clause: "", words: "", arguments: {} })),
	} as unknown as Advice);

it("chapters that come again are counted, so that no heading stands twice", () => {
	const keys = ["profile-melee", "focus-chosen", "goal", "approach", "path"];
	const found = told(...keys, "approach", "path", "path", "attack-none");
	expect(found.map((one) => `${one.chapter} ${one.nth}/${one.of}`)).toEqual([
		"card 1/1",
		"focus 1/1",
		"destination 1/2",
		"attack 1/2",
		"destination 2/2",
		"attack 2/2",
	]);
	const numbers = found.flatMap((one) => one.steps.map((step) => step.number));
	expect(numbers).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
});
