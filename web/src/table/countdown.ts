/** What is left of the time to think. */

export const SOON = 10;

export function secondsLeft(until: number, now: number): number {
	return Math.max(0, Math.ceil((until - now) / 1000));
}

/** 65 is 1:05. */
export function face(seconds: number): string {
	return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
