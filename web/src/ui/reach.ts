/** Links that lead to this computer alone, and the same elsewhere. */

export function atHome(address: string): boolean {
	const { hostname } = new URL(address);
	return hostname === "localhost" || hostname === "[::1]" || /^127(\.\d+){3}$/.test(hostname);
}

/** The same link at another origin; the key in its fragment stays. */
export function moved(address: string, origin: string): string {
	const { pathname, search, hash } = new URL(address);
	return `${origin}${pathname}${search}${hash}`;
}
