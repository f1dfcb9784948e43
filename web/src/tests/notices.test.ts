import { beforeEach, describe, expect, it } from "vitest";
import type { Connection } from "../lib/connection";
import type { Notice } from "../lib/protocol";
import { settings } from "../lib/settings.svelte";
import { Table, wording } from "../lib/table.svelte";

const notice = (words: string, czech = words): Notice => ({
	type: "notice",
	key: "notice-left",
	words,
	also: { cs: czech },
	seat: null,
});
const speak = (lang: "cs" | "en") => {
	settings.now.lang = lang;
};
const table = () => new Table("t", [], null, () => ({}) as Connection);

describe("notices", () => {
	beforeEach(() => speak("en"));

	it("are read in the language of the moment", () => {
		const one = notice("Ben has left.", "Ben odchází.");
		expect(wording(one)).toBe("Ben has left.");
		speak("cs");
		expect(wording(one)).toBe("Ben odchází.");
	});

	it("are at most three, the oldest goes, and none stands there twice", () => {
		const here = table();
		for (const words of ["a", "b", "c", "b", "d"]) here.hear(notice(words));
		expect(here.notices.map((one) => one.words)).toEqual(["c", "b", "d"]);
		const [first] = here.notices;
		if (first) here.dismiss(first);
		expect(here.notices.map((one) => one.words)).toEqual(["b", "d"]);
	});

	it("of a settled request and of a fault keep both languages too", () => {
		const here = table();
		const said = { words: "No.", also: { cs: "Ne." } };
		here.hear({ type: "settled", request: 1, allowed: false, ...said });
		here.hear({
			type: "error",
			key: "k",
			fatal: false,
			id: null,
			words: "Bad.",
			also: { cs: "Zle." },
		});
		speak("cs");
		expect(here.notices.map(wording)).toEqual(["Ne.", "Zle."]);
	});
});
