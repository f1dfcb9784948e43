/** The advisor's part of the server's HTTP side. */

import type { Hex } from "../boards/shared/hexes";
import { call } from "../net/api";
import type { Advice, BoardCard, RoomBoard, Shelf } from "./protocol";

const HOME = "/gloomhaven";

export const advisorApi = {
	shelf: () => call<Shelf>(`${HOME}/shelf`),
	rooms: (number: number, rooms: readonly number[], characters: number) =>
		call<RoomBoard>(
			`${HOME}/scenarios/${number}?rooms=${rooms.join(",")}&characters=${characters}`,
		),
	boards: (text: string) =>
		call<{ boards: BoardCard[] }>(`${HOME}/boards`, { method: "POST", body: { text } }),
	advise: (board: unknown, eye: Hex | null, skip: number, signal: AbortSignal) =>
		call<Advice>(`${HOME}/advise`, { method: "POST", body: { board, eye, skip }, signal }),
};
