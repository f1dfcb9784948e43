/** What seats begin with: values by field, as the server asks for them. */

import type { SeatCard, SeatField } from "../net/protocol";

export type SeatValue = SeatField["usual"];
export type Given = Record<string, SeatValue>;

export const valueIn = (field: SeatField, given: Given): SeatValue =>
	given[field.name] ?? field.usual;

const same = (one: SeatValue, other: SeatValue) => JSON.stringify(one) === JSON.stringify(other);

/** With one field changed; what is as usual is left to the rules. */
export function giving(given: Given, field: SeatField, value: SeatValue): Given {
	const { [field.name]: _, ...rest } = given;
	return same(value, field.usual) ? rest : { ...rest, [field.name]: value };
}

/** Several in the order in which they are offered. */
export function toggled(field: SeatField, given: Given, value: string): Given {
	const chosen = several(field, given);
	const wanted = (one: string) => (one === value) !== chosen.includes(one);
	const values = field.values.map((one) => one.value).filter(wanted);
	return giving(given, field, values);
}

export function several(field: SeatField, given: Given): string[] {
	const value = valueIn(field, given);
	return Array.isArray(value) ? value : [];
}

/** Without what can no longer be chosen: another class has other cards. */
export function pruned(fields: readonly SeatField[], given: Given): Given {
	const kept: Given = {};
	for (const [name, value] of Object.entries(given)) {
		const field = fields.find((one) => one.name === name);
		if (!field) continue;
		const offered = new Set(field.values.map((one) => one.value));
		if (Array.isArray(value)) {
			const left = value.filter((one) => offered.has(one));
			if (left.length) kept[name] = left;
		} else if (field.kind !== "choice" || offered.has(String(value))) kept[name] = value;
	}
	return kept;
}

/** Whether another seat has what no two may have. */
export const takenBy = (others: readonly Given[], field: SeatField, value: string): boolean =>
	field.apart && value !== "drawn" && others.some((other) => other[field.name] === value);

/** What is wrong with a seat, field by field. */
export const faultsOf = (fields: readonly SeatField[]): string[] =>
	fields.filter((field) => field.fault).map((field) => `${field.label}: ${field.fault}`);

/** What a seat of a table was given. */
export const givenTo = (seat: SeatCard): Given =>
	Object.fromEntries(seat.options.map((one) => [one.name, one.value]));
