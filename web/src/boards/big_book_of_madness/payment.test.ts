import { describe, expect, it } from "vitest";
import { pays, sumOf, tapped } from "./payment";
import type { SeenPayment } from "./types";

const payment = (full: number[], more: Partial<SeenPayment> = {}): SeenPayment => ({
	seat: 0,
	purpose: "curse:5",
	times: 1,
	full,
	cost: full,
	picked: [],
	cards: ["W1@hand0", "W2@hand0", "W3@hand0", "W2@support1", "E1@hand0", "A1@hand0"],
	proposal: [],
	substitute: false,
	...more,
});

describe("the sum of a payment", () => {
	it("says what is covered and what is still owed", () => {
		const sum = sumOf(payment([5, 0, 0, 0]), ["pay W3@hand0"]);
		expect(sum.parts).toEqual([{ letter: "W", need: 5, have: 3, lost: 0 }]);
		expect([sum.short, sum.complete]).toEqual([2, false]);
	});
	it("counts what is over as lost (BBM-PAY-03)", () => {
		const sum = sumOf(payment([1, 0, 0, 0]), ["pay W3@hand0"]);
		expect([sum.lost, sum.complete]).toEqual([2, true]);
	});
	it("finds a card that could be left out (BBM-PAY-08)", () => {
		const sum = sumOf(payment([3, 0, 0, 0]), ["pay W3@hand0", "pay W1@hand0"]);
		expect(sum.superfluous?.card).toBe("W1");
		expect(sum.complete).toBe(false);
		const both = sumOf(payment([3, 0, 0, 0]), ["pay W2@hand0", "pay W2@support1"]);
		expect([both.superfluous, both.complete, both.lost]).toEqual([null, true, 1]);
	});
	it("names the owners of cards that are not the payer's (BBM-EX-04)", () => {
		expect(sumOf(payment([2, 0, 0, 0]), ["pay W2@support1"]).others).toEqual([1]);
	});
	it("counts cards the server holds already, which cannot be superfluous", () => {
		const sum = sumOf(payment([5, 0, 0, 0], { picked: ["pay W3@hand0"] }), ["pay W2@hand0"]);
		expect([sum.complete, sum.laid.length]).toEqual([true, 2]);
	});
	it("takes the kind of the first card where any one kind pays", () => {
		const cure = payment([0, 0, 0, 0, 2]);
		expect(sumOf(cure, ["pay E1@hand0"]).short).toBe(1);
		expect(sumOf(cure, ["pay W2@hand0"]).complete).toBe(true);
		expect(pays(cure, "E1@hand0", ["pay W1@hand0"])).toBe(false);
	});
});

describe("a tap on a card", () => {
	const cost = payment([1, 0, 0, 1], { substitute: true });
	it("lays it in and takes it out", () => {
		const laid = tapped(payment([2, 0, 0, 0]), [], "W2@hand0", false);
		expect(laid).toEqual(["pay W2@hand0"]);
		expect(tapped(payment([2, 0, 0, 0]), laid, "W2@hand0", true)).toEqual([]);
	});
	it("lets Harold's card go through the elements it may stand for (BBM-PAY-13)", () => {
		const air = tapped(cost, [], "A1@hand0", false);
		const water = tapped(cost, air, "A1@hand0", true);
		expect([air, water]).toEqual([["pay A1@hand0"], ["pay A1@hand0 as W"]]);
		expect(tapped(cost, water, "A1@hand0", true)).toEqual([]);
	});
	it("is of no use for an element that is not owed, or with a card from nowhere", () => {
		expect(pays(payment([2, 0, 0, 0]), "E1@hand0", [])).toBe(false);
		expect(pays(payment([2, 0, 0, 0]), "W1@hand2", [])).toBe(false);
	});
});
