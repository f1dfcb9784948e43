import { describe, expect, it } from "vitest";
import type { Asked, LogLine, SeatCard, Waiting } from "../net/protocol";
import { type Around, look } from "../table/sharing";
import { joined } from "../table/table.svelte";
import { optionOf, pointless, targetsOf } from "../table/targets";
import { range } from "../ui/figures";
import { html } from "../ui/markdown";
import { read } from "../ui/route.svelte";
import { breath } from "../ui/said";
import { readPreferences } from "../ui/settings.svelte";

const line = (number: number) => ({ number, words: `${number}` }) as LogLine;
const seat = (n: number, person: number) =>
	({ seat: n, person, who: "person", name: `${n}` }) as SeatCard;
const thinks = (n: number) => ({ seat: n, status: "thinking" }) as Waiting;
const ready = (n: number) => ({ seat: n, status: "ready" }) as Waiting;

describe("log lines", () => {
	it("are put at their number, and what was held from there on is dropped", () => {
		const held = [line(1), line(2), line(3)];
		expect(joined(held, 4, [line(4)]).map((one) => one.number)).toEqual([1, 2, 3, 4]);
		expect(joined(held, 2, [line(2)]).map((one) => one.number)).toEqual([1, 2]);
		expect(joined(held, 1, []).length).toBe(0);
	});
});

describe("people around one screen", () => {
	const two: Around = {
		eyes: null,
		held: [0, 1],
		seats: [seat(0, 0), seat(1, 1)],
		waiting: [],
		secretive: [],
		over: false,
	};

	it("a single person looks through the seat that is asked", () => {
		const one = { ...two, seats: [seat(0, 0), seat(1, 0)] };
		expect(look({ ...one, waiting: [thinks(1)] })).toEqual({ do: "switch", seat: 1 });
		expect(look({ ...one, eyes: 0, waiting: [thinks(1)] })).toEqual({ do: "switch", seat: 1 });
		expect(look({ ...one, eyes: 0, waiting: [thinks(0), thinks(1)] })).toEqual({ do: "stay" });
	});

	it("the device is handed over where somebody has secrets", () => {
		const secret = { ...two, secretive: [0, 1] };
		expect(look({ ...secret, waiting: [thinks(0), thinks(1)] })).toEqual({ do: "hand", seat: 0 });
		expect(look({ ...secret, eyes: 0, waiting: [thinks(0), thinks(1)] })).toEqual({ do: "stay" });
		expect(look({ ...secret, eyes: 0, waiting: [ready(0), thinks(1)] })).toEqual({
			do: "hand",
			seat: 1,
		});
	});

	it("without secrets the next one just plays", () => {
		expect(look({ ...two, eyes: 0, waiting: [thinks(1)] })).toEqual({ do: "switch", seat: 1 });
	});

	it("nothing changes hands while others think, or after the end", () => {
		expect(look({ ...two, eyes: 0, waiting: [thinks(2)], secretive: [0] })).toEqual({ do: "stay" });
		expect(look({ ...two, eyes: 0, waiting: [thinks(1)], secretive: [0], over: true })).toEqual({
			do: "stay",
		});
	});
});

describe("targets", () => {
	const option = (choice: string, ...targets: string[]) => ({
		choice,
		label: choice,
		targets,
		clause: "",
		warning: "",
	});
	const asked = {
		number: 3,
		options: [
			option("lay 0,1", "cell:0,1"),
			option("pay gold", "tile:A"),
			option("pay potions", "tile:A"),
			option("end", "option:end"),
		],
	} as unknown as Asked;

	it("are open, chosen or greyed with their reason", () => {
		const forecast = {
			number: 3,
			options: [],
			greyed: [
				{ choice: "lay 1,1", targets: ["cell:1,1"], clause: "TOG-PLC-05", words: "No.", of: "" },
			],
		};
		const found = targetsOf(asked, forecast, ["lay 0,1"]);
		expect(found.get("cell:0,1")?.state).toBe("chosen");
		expect(found.get("tile:A")?.choices.length).toBe(2);
		expect(found.get("cell:1,1")).toMatchObject({ state: "greyed", why: { clause: "TOG-PLC-05" } });
		expect(targetsOf(asked, { ...forecast, number: 2 }, []).has("cell:1,1")).toBe(false);
	});

	it("an option is meant by its text or by a target of its own", () => {
		expect(optionOf(asked, "cell:0,1")?.choice).toBe("lay 0,1");
		expect(optionOf(asked, "tile:A")).toBeNull();
		expect(pointless(asked).map((one) => one.choice)).toEqual(["end"]);
	});

	it("how to pay is asked in the prompt, wherever else it is drawn", () => {
		const [first] = asked.options;
		if (!first) throw new Error("no option");
		const options = [{ ...first, choice: "pay gold", targets: ["pay:gold"] }];
		expect(pointless({ ...asked, options }).map((one) => one.choice)).toEqual(["pay gold"]);
	});
});

describe("addresses", () => {
	it("name the screen; keys stand in the fragment", () => {
		expect(read("/", "", "")).toEqual({ screen: "home" });
		expect(read("/table/k3x", "", "#abc")).toEqual({
			screen: "table",
			id: "k3x",
			secret: "abc",
			invite: "",
		});
		expect(read("/table/k3x", "", "#invite=abc")).toMatchObject({ secret: "", invite: "abc" });
		expect(read("/table/k3x/replay", "?step=12&eyes=0", "")).toEqual({
			screen: "replay",
			id: "k3x",
			step: 12,
			eyes: "0",
			turns: false,
		});
		expect(read("/table/k3x/replay", "?step=0&turns", "")).toMatchObject({ step: 0, turns: true });
		expect(read("/new/tales", "?like=k3x", "")).toEqual({
			screen: "new",
			game: "tales",
			like: "k3x",
		});
		expect(read("/what/ever", "", "")).toEqual({ screen: "lost" });
	});
});

describe("small things", () => {
	it("settings from anywhere are taken only where they fit", () => {
		const read = readPreferences('{"theme":"pink","lang":"cs","text":900,"sound":"yes","extra":1}');
		expect(read).toMatchObject({ theme: "system", lang: "cs", text: 100, sound: false });
		expect("extra" in read).toBe(false);
		expect(readPreferences("nonsense").theme).toBe("system");
	});

	it("one breath is never longer than the limit", () => {
		const more = (n: number) => `And ${n} more.`;
		const said = breath(
			Array.from({ length: 12 }, (_, n) => `Sentence number ${n} of them.`),
			more,
		);
		expect(said.length).toBeLessThanOrEqual(200);
		expect(said).toMatch(/And \d+ more\.$/);
		expect(breath(["One."], more)).toBe("One.");
	});

	it("rules cannot bring markup of their own", () => {
		expect(html("<img src=x onerror=alert(1)>")).not.toContain("<img");
		expect(html("See **TOG-PLC-04**.")).toContain('data-clause="TOG-PLC-04"');
		expect(html("| a | b |\n|---|---|\n| 1 | 2 |")).toContain("<td>2</td>");
	});

	it("ranges are short", () => {
		expect(range([2, 3, 4, 5])).toBe("2–5");
		expect(range([1, 3, 4])).toBe("1, 3–4");
	});
});
