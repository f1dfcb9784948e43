/** Into the clipboard, also where the page has no right to it by itself. */
export async function copyText(text: string): Promise<boolean> {
	try {
		await navigator.clipboard.writeText(text);
		return true;
	} catch {
		const field = document.createElement("textarea");
		field.value = text;
		field.setAttribute("aria-hidden", "true");
		field.style.position = "fixed";
		(document.querySelector("dialog[open]") ?? document.body).append(field);
		field.select();
		const done = document.execCommand("copy");
		field.remove();
		return done;
	}
}
