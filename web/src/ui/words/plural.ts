/** Czech counts in three forms: 1 místo, 2–4 místa, 5 míst. */
export function pad(n: number, one: string, few: string, many: string): string {
	if (n === 1) return `${n} ${one}`;
	return `${n} ${n >= 2 && n <= 4 ? few : many}`;
}

/** The Czech verb that goes with a count of what is left. */
export const left = (n: number) => (n >= 2 && n <= 4 ? "zbývají" : "zbývá");

export const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;
