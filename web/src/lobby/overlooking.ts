/** A line to the lobby: the public tables, told whenever they change, at whichever server. */

import type { Lobby, TableCard } from "../net/protocol";
import { settings } from "../ui/settings.svelte";

const PAUSES = [1000, 3000, 8000, 20000];

type SocketLike = Pick<WebSocket, "close" | "onmessage" | "onclose" | "onerror">;

const dialled = (): SocketLike =>
	new WebSocket(`${location.origin.replace(/^http/, "ws")}/ws/lobby?lang=${settings.lang}`);

/** Tells until it is stopped; comes back after a loss with growing pauses. */
export function overlook(tell: (tables: TableCard[]) => void, dial = dialled): () => void {
	let tries = 0;
	let retry: ReturnType<typeof setTimeout> | undefined;
	let socket: SocketLike | null = null;
	const open = () => {
		const line = dial();
		socket = line;
		line.onmessage = (event) => {
			tries = 0;
			tell((JSON.parse(String(event.data)) as Lobby).tables);
		};
		line.onerror = () => {};
		line.onclose = () => {
			const pause = PAUSES[Math.min(tries++, PAUSES.length - 1)] as number;
			retry = setTimeout(open, pause * (0.85 + Math.random() * 0.3));
		};
	};
	open();
	return () => {
		clearTimeout(retry);
		if (!socket) return;
		socket.onclose = null;
		socket.close();
	};
}
