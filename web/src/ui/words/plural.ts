/** Which form goes with a count: the browser knows the rules of the languages. */

const CZECH = new Intl.PluralRules("cs");
const ENGLISH = new Intl.PluralRules("en");

/** The Czech form: 1 místo, 2–4 místa, 5 míst. */
export function form(n: number, one: string, few: string, many: string): string {
	const rule = CZECH.select(n);
	return rule === "one" ? one : rule === "few" ? few : many;
}

export const pad = (n: number, one: string, few: string, many: string) =>
	`${n} ${form(n, one, few, many)}`;

/** The Czech verb that goes with a count of what is left. */
export const left = (n: number) => form(n, "zbývá", "zbývají", "zbývá");

const VOCAL = /^([23467]|1[23467]|[23467]\d|1\d\d)$/;

/** The Czech "of" with a number, as it is read and never parted: z 5 (pěti), but ze 4, ze 12, ze 36. */
export const outOf = (n: number) => `${VOCAL.test(`${n}`) ? "ze" : "z"}\u00a0${n}`;

/** The English form: 1 seat, 2 seats. */
export const either = (n: number, one: string, other: string) =>
	ENGLISH.select(n) === "one" ? one : other;

export const count = (n: number, one: string, other: string) => `${n} ${either(n, one, other)}`;
