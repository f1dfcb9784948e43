/** The little Markdown that rules are written in, made safe: everything is escaped first. */

const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string) => text.replace(/[&<>"]/g, (one) => ESCAPES[one] ?? one);

const CLAUSE = /\b([A-Z]{3}-[A-Z]{2,4}-\d{2,3}[a-z]?)\b/g;

function spans(text: string): string {
	return escaped(text)
		.replace(/`([^`]+)`/g, "<code>$1</code>")
		.replace(/\*\*([^*]+)\*\*/g, "<b>$1</b>")
		.replace(/(^|[^*])\*([^*\s][^*]*)\*/g, "$1<i>$2</i>")
		.replace(CLAUSE, '<a href="#$1" data-clause="$1">$1</a>');
}

function table(rows: string[]): string {
	const cells = (row: string) =>
		row
			.replace(/^\||\|$/g, "")
			.split("|")
			.map((cell) => spans(cell.trim()));
	const [head, , ...body] = rows;
	const heading = cells(head ?? "").map((one) => `<th>${one}</th>`);
	const lines = body.map(
		(row) =>
			`<tr>${cells(row)
				.map((one) => `<td>${one}</td>`)
				.join("")}</tr>`,
	);
	return `<div class="scroll"><table><thead><tr>${heading.join("")}</tr></thead><tbody>${lines.join("")}</tbody></table></div>`;
}

function block(lines: string[]): string {
	const first = lines[0] ?? "";
	if (first.startsWith("|") && /^\|?[\s:|-]+$/.test(lines[1] ?? "")) return table(lines);
	if (/^\s*[-*] /.test(first)) {
		const items = lines.map((line) => `<li>${spans(line.replace(/^\s*[-*] /, ""))}</li>`);
		return `<ul>${items.join("")}</ul>`;
	}
	return `<p>${spans(lines.join(" "))}</p>`;
}

export function html(text: string): string {
	const blocks: string[][] = [];
	let before = "";
	for (const line of text.split("\n")) {
		const kind = !line.trim()
			? ""
			: line.startsWith("|")
				? "table"
				: /^\s*[-*] /.test(line)
					? "list"
					: "text";
		if (kind && kind === before) blocks.at(-1)?.push(line);
		else if (kind) blocks.push([line]);
		before = kind;
	}
	return blocks.map(block).join("");
}
