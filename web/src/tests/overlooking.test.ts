import { beforeEach, describe, expect, it, vi } from "vitest";
import { overlook } from "../lobby/overlooking";
import type { TableCard } from "../net/protocol";

class Line {
	static all: Line[] = [];
	closed = false;
	onmessage: ((event: MessageEvent) => void) | null = null;
	onclose: ((event: CloseEvent) => void) | null = null;
	onerror: ((event: Event) => void) | null = null;

	constructor() {
		Line.all.push(this);
	}

	static get last(): Line {
		return Line.all.at(-1) as Line;
	}

	close(): void {
		this.closed = true;
		this.onclose?.({} as CloseEvent);
	}

	say(...ids: string[]): void {
		const tables = ids.map((id) => ({ id }));
		this.onmessage?.({ data: JSON.stringify({ type: "lobby", tables }) } as MessageEvent);
	}
}

describe("the line to the lobby", () => {
	beforeEach(() => {
		vi.useFakeTimers();
		Line.all = [];
	});

	it("tells the tables, comes back after a loss, and is silent once stopped", () => {
		const told: string[][] = [];
		const tell = (tables: TableCard[]) => told.push(tables.map((one) => one.id));
		const hangUp = overlook(tell, () => new Line());
		Line.last.say("a");
		Line.last.close();
		vi.advanceTimersByTime(1200);
		expect(Line.all).toHaveLength(2);
		Line.last.say("a", "b");
		expect(told).toEqual([["a"], ["a", "b"]]);
		hangUp();
		expect(Line.last.closed).toBe(true);
		vi.advanceTimersByTime(60000);
		expect(Line.all).toHaveLength(2);
	});
});
