/** A question to whoever sits here alone and gave no name: it needs none, for nobody else is meant. */
export function addressed(prompt: string, name: string, alone: boolean): string {
	const start = `${name}: `;
	if (!alone || !name || !prompt.startsWith(start)) return prompt;
	const asks = prompt.slice(start.length);
	return asks.charAt(0).toLocaleUpperCase() + asks.slice(1);
}
