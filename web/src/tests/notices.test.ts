import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Connection, Hooks } from "../net/connection";
import type { Asked, Notice } from "../net/protocol";
import { Answering, type Asker } from "../table/answering.svelte";
import { Table, wording } from "../table/table.svelte";
import { settings } from "../ui/settings.svelte";

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

	it("say why the server hung up for a while, until it is back", () => {
		let hooks: Hooks | undefined;
		const made = new Table("t", [], null, (given) => {
			hooks = given;
			return {} as Connection;
		});
		const why = { words: "It is moving.", also: { cs: "Stěhuje se." } };
		hooks?.message({ type: "error", key: "error-table-contended", ...why, fatal: true, id: null });
		hooks?.status("lost", 0);
		expect(made.reason && wording(made.reason)).toBe("It is moving.");
		speak("cs");
		expect(made.reason && wording(made.reason)).toBe("Stěhuje se.");
		expect(made.notices).toEqual([]);
		hooks?.status("open", 0);
		expect(made.reason).toBeNull();
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

describe("another language", () => {
	it("asks again for what was explained and hinted in the old one", async () => {
		const answers = {
			why: { ok: false, refusal: { key: "k", words: "Prázdné.", clause: "TOG-SEL-09" } },
			hint: { ok: true, hint: { choice: "pick 1", label: "políčko 1", targets: [], words: "" } },
		};
		const ask = vi.fn(async ({ type }: { type: "why" | "hint" }) => answers[type]);
		const asked = { number: 1, seat: 0, options: [], targets: [] } as unknown as Asked;
		const table = { id: "t", asked, state: null, requests: [], onState: () => () => {} };
		const answering = new Answering({ ...table, link: { ask } } as unknown as Asker);
		const old = { title: "", words: "Empty.", clause: "", refused: false, target: "slot:3" };
		answering.whyNot = old;
		answering.hint = { choice: "pick 1", label: "slot 1", targets: [], words: "" };
		answering.reword();
		expect([answering.whyNot, answering.hint], "nothing of it stays").toEqual([null, null]);
		await vi.waitFor(() => expect(answering.hint?.label).toBe("políčko 1"));
		expect(answering.whyNot).toMatchObject({ words: "Prázdné.", target: "slot:3" });
	});
});
