/** Which screen the address names. Keys to seats stand in the fragment, which no server sees. */

export type Route =
	| { screen: "home" }
	| { screen: "new"; game: string; like: string }
	| { screen: "table"; id: string; secret: string; invite: string }
	| { screen: "replay"; id: string; step: number | null; eyes: string; turns: boolean }
	| { screen: "rules"; game: string; clause: string }
	| { screen: "mine"; secret: string }
	| { screen: "advisor" }
	| { screen: "lost" };

export function read(path: string, query: string, fragment: string): Route {
	const parts = path.split("/").filter(Boolean).map(decode);
	const asked = new URLSearchParams(query);
	const [first, second, third] = parts;
	if (first === undefined) return { screen: "home" };
	if (first === "new") return { screen: "new", game: second ?? "", like: asked.get("like") ?? "" };
	if (first === "table" && second) {
		if (third === "replay") {
			const step = asked.get("step");
			const number = step === null ? null : Number.parseInt(step, 10);
			return {
				screen: "replay",
				id: second,
				step: number === null || Number.isNaN(number) ? null : Math.max(0, number),
				eyes: asked.get("eyes") ?? "",
				turns: asked.has("turns"),
			};
		}
		if (third === undefined) return { screen: "table", id: second, ...keysOf(fragment) };
	}
	if (first === "rules" && second) return { screen: "rules", game: second, clause: third ?? "" };
	if (first === "mine" && second === undefined)
		return { screen: "mine", secret: keysOf(fragment).secret };
	if (first === "gloomhaven" && second === "advisor" && third === undefined)
		return { screen: "advisor" };
	return { screen: "lost" };
}

function decode(text: string): string {
	try {
		return decodeURIComponent(text);
	} catch {
		return text;
	}
}

/** `#SECRET` opens a seat that is taken, `#invite=KEY` one that is free. */
function keysOf(fragment: string): { secret: string; invite: string } {
	const text = decode(fragment.replace(/^#/, ""));
	if (text.startsWith("invite=")) return { secret: "", invite: text.slice(7) };
	return { secret: text, invite: "" };
}

const here = () => read(location.pathname, location.search, location.hash);

class Router {
	now: Route = $state.raw(here());

	constructor() {
		addEventListener("popstate", () => this.look());
		addEventListener("hashchange", () => this.look());
	}

	private look(): void {
		this.now = here();
	}

	go(address: string, replace = false): void {
		if (replace) history.replaceState(null, "", address);
		else history.pushState(null, "", address);
		this.look();
		if (!replace) scrollTo(0, 0);
	}
}

export const router = new Router();

/** For links inside the page: follows them without loading it again. */
export function follow(event: MouseEvent): void {
	const link = (event.target as Element | null)?.closest?.("a[href]");
	if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented) return;
	if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
		return;
	if (link.target || link.download || link.origin !== location.origin) return;
	if (link.hash && link.pathname === location.pathname) return;
	event.preventDefault();
	router.go(link.pathname + link.search + link.hash);
}

export const tablePath = (id: string, secret = "") => `/table/${id}${secret ? `#${secret}` : ""}`;
export const invitePath = (id: string, invite: string) => `/table/${id}#invite=${invite}`;
/** The form for a table, filled in like another one. */
export const likePath = (game: string, id: string) => `/new/${game}?like=${id}`;
/** The replay with its analysis begun. */
export const turnsPath = (id: string) => `/table/${id}/replay?step=0&turns`;
export const replayPath = (id: string, step?: number, eyes = "") => {
	const query = new URLSearchParams();
	if (step !== undefined) query.set("step", String(step));
	if (eyes) query.set("eyes", eyes);
	const text = query.toString();
	return `/table/${id}/replay${text ? `?${text}` : ""}`;
};
