import { describe, expect, it, vi } from "vitest";
import "./page";
import { api } from "../net/api";
import type { Asked, Forecast, Moment } from "../net/protocol";
import { Lesson, looked, mistakes, verdict, worth } from "../replay/lesson.svelte";
import { Answering } from "../table/answering.svelte";

const moment = (step: number, seat: number, loss: number): Moment => ({
	step,
	seat,
	estimate: 0.6,
	best: "pick 2",
	best_label: "slot 2: Inn",
	chosen: "pick 1",
	chosen_label: "slot 1: Troll",
	loss,
	judged: [],
	estimates: { "pick 1": 0.4, "pick 2": 0.6, "pick 3": 0.5, "pick 4": 0.3 },
});

describe("mistakes", () => {
	it("are one's own where one made any, else everybody's", () => {
		const all = [moment(1, 0, 0.2), moment(2, 1, 0.3), moment(3, 1, 0.05)];
		expect(mistakes(all, [1]).map((one) => one.step)).toEqual([2]);
		expect(mistakes(all, [2]).map((one) => one.step)).toEqual([1, 2]);
		expect(mistakes(all, []).map((one) => one.step)).toEqual([1, 2]);
	});

	it("an answer is compared with the bot's choice and with what was played", () => {
		const one = moment(1, 0, 0.2);
		const said = ["pick 2", "pick 1", "pick 3", "pick 4", "pick 9"].map((own) => verdict(one, own));
		expect(said).toEqual(["best", "played", "better", "worse", "unknown"]);
	});
});

describe("what a choice is worth", () => {
	it("is what the turning point says it cost, also where the bot never looked at it", () => {
		const one = { ...moment(1, 0, 0.18), estimates: { "pick 2": 0.6, "pick 3": 0.5 } };
		expect(worth(one, one.best)).toBeCloseTo(0.6);
		expect(worth(one, one.chosen)).toBeCloseTo(0.6 - one.loss);
		expect(worth(one, "pick 3")).toBeCloseTo(0.5);
		expect(worth(one, "pick 9")).toBeUndefined();
	});

	it("orders the choices of a step; the one that was played is always among them", () => {
		const one = moment(1, 0, 0.2);
		expect(looked(one)).toEqual(["pick 2", "pick 3", "pick 1", "pick 4"]);
		const estimates = { ...one.estimates, "pick 5": 0.55, "pick 6": 0.52 };
		expect(looked({ ...one, estimates })).toEqual(["pick 2", "pick 5", "pick 6", "pick 1"]);
	});
});

describe("a lesson", () => {
	const asked = {
		number: 7,
		seat: 0,
		options: [
			{ choice: "pick 1", label: "slot 1", targets: ["slot:1"], clause: "" },
			{ choice: "pick 2", label: "slot 2", targets: ["slot:2"], clause: "" },
		],
	} as unknown as Asked;
	const forecast: Forecast = { number: 7, options: [], greyed: [] };

	it("asks again, takes the answer and plays nothing", async () => {
		vi.spyOn(api, "question").mockResolvedValue({ asked, forecast });
		const lesson = new Lesson("k3x");
		const answering = new Answering(lesson);
		await lesson.begin(moment(7, 0, 0.2));
		expect(answering.targets.get("slot:2")?.state).toBe("open");
		await answering.choose(["pick 2"]);
		expect(lesson.answer).toEqual({ choice: "pick 2", label: "slot 2" });
		expect(lesson.asked).toBeNull();
		expect(lesson.shown).toBe(true);
		lesson.end();
		expect(lesson.moment).toBeNull();
	});

	it("shows nothing after a wrong try and can be tried again", async () => {
		vi.spyOn(api, "question").mockResolvedValue({ asked, forecast });
		const lesson = new Lesson("k3x");
		const answering = new Answering(lesson);
		const one = moment(7, 0, 0.2);
		await lesson.begin(one);
		await answering.choose(["pick 1"]);
		expect(lesson.answer?.choice).toBe("pick 1");
		expect(lesson.shown).toBe(false);
		await lesson.begin(one);
		expect(lesson.answer).toBeNull();
		await answering.choose(["pick 2"]);
		expect(lesson.shown).toBe(true);
	});
});
