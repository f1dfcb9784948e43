import { describe, expect, it, vi } from "vitest";
import "./page";
import type { Ask, Asked, Previewed, Reply, State } from "../net/protocol";
import { Answering, type Asker, FEW } from "../table/answering.svelte";
import { asksNobody } from "../table/controls";

type Asking = Omit<Ask, "id"> & { choices?: string[] };

const question = (count: number): Asked =>
	({
		number: 7,
		seat: 0,
		options: Array.from({ length: count }, (_, n) => ({
			choice: `pick ${n}`,
			label: `slot ${n}`,
			targets: [`slot:${n}`],
			clause: "",
		})),
	}) as unknown as Asked;

const previewed = (choice: string): Previewed => ({
	choices: [choice],
	brief: choice,
	lines: [],
	stop: { stop: "", what: "", words: "" },
	crosses: choice === "pick 1" ? { stop: "reveal", what: "card", words: "a card" } : null,
});

/** A table that asks one question and foretells: all of a few, of many those that are named. */
function table(count: number) {
	const asked = question(count);
	const sent: Asking[] = [];
	let tell: (state: Pick<State, "asked">) => void = () => {};
	const answer = (asking: Asking): Partial<Reply> => {
		if (asking.type === "preview")
			return { ok: true, preview: previewed(asking.choices?.[0] ?? "") };
		if (asking.type !== "forecast") return { ok: true };
		const all = asked.options.map((one) => one.choice);
		const named = asking.choices?.length ? asking.choices : count > FEW ? [] : all;
		return { ok: true, forecast: { number: 7, options: named.map(previewed), greyed: [] } };
	};
	const link = {
		ask: async (asking: Asking) => {
			sent.push(asking);
			return answer(asking) as Reply;
		},
		tell: () => {},
	};
	const asker = {
		id: "t",
		asked,
		state: null,
		link,
		requests: [],
		onState: (listener: typeof tell) => {
			tell = listener;
			return () => {};
		},
	} as unknown as Asker;
	const answering = new Answering(asker);
	return { answering, sent, ask: () => tell({ asked }) };
}

const kinds = (sent: Asking[]) => sent.map((one) => one.type);

describe("answering", () => {
	it("asks to confirm where undo ends, though the state says nothing of it", async () => {
		const { answering, sent, ask } = table(3);
		ask();
		await answering.choose(["pick 1"]);
		expect(answering.staged?.crossing?.words).toBe("a card");
		expect(kinds(sent)).not.toContain("play");
		answering.clear();
		await answering.choose(["pick 2"]);
		expect(answering.staged).toBeNull();
		expect(kinds(sent).at(-1)).toBe("play");
	});

	it("sends what was laid together with one press, and asks no second time", async () => {
		const { answering, sent, ask } = table(3);
		ask();
		answering.ready({ label: "Done", target: "option:done", choices: null });
		await answering.sendWhole();
		expect(kinds(sent)).not.toContain("play");
		answering.ready({ label: "Done", target: "option:done", choices: ["pick 1", "pick 2"] });
		await answering.sendWhole();
		expect(answering.staged).toBeNull();
		expect(sent.at(-1)).toMatchObject({ type: "play", choices: ["pick 1", "pick 2"] });
		expect(answering.decided).toBeGreaterThan(0);
	});

	it("asks nobody for undo where bots sit", () => {
		const seats = (...who: string[]) => who.map((one, seat) => ({ seat, who: one }));
		expect(asksNobody(seats("person", "bot", "bot"), [0])).toBe(true);
		expect(asksNobody(seats("person", "person"), [0, 1])).toBe(true);
		expect(asksNobody(seats("person", "person", "bot"), [0])).toBe(false);
	});

	it("waits for the look ahead when it is quicker than the forecast", async () => {
		const { answering, sent, ask } = table(3);
		ask();
		const chosen = answering.choose(["slot:1"]);
		expect(kinds(sent)).toEqual(["forecast", "preview"]);
		await chosen;
		expect(answering.staged?.crossing?.stop).toBe("reveal");
	});

	it("of many options foresees only those in sight, together", async () => {
		vi.useFakeTimers();
		const { answering, sent, ask } = table(FEW + 1);
		ask();
		await vi.runAllTimersAsync();
		expect(answering.forecast?.options).toEqual([]);
		for (const n of [4, 5, 6]) answering.glimpse(`pick ${n}`);
		await vi.runAllTimersAsync();
		expect(answering.forecast?.options.map((one) => one.brief)).toEqual([
			"pick 4",
			"pick 5",
			"pick 6",
		]);
		answering.glimpse("pick 5");
		await vi.runAllTimersAsync();
		expect(kinds(sent)).toEqual(["forecast", "forecast"]);
		ask();
		await vi.runAllTimersAsync();
		expect(sent.at(-1)?.choices).toEqual(["pick 4", "pick 5", "pick 6"]);
		vi.useRealTimers();
	});
});
