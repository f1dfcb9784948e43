/** What the server and the page say to each other, as the page calls it. */

import type { ClientMessage, Error as Fault, Manners, Notice, Settled } from "./contract";

export type * from "./contract";
export type {
	AnalysedMoment as Moment,
	AskedOf as Asked,
	Error as Fault,
	NewTableSeat as NewSeat,
	OutcomeTold as Outcome,
} from "./contract";
export { MAX_CHAT, MAX_NAME, PROTOCOL } from "./contract";

/** A message that is answered by a reply with its id. */
export type Ask = Extract<ClientMessage, { id: number }>;
/** Told only once: `also` says the same in the other languages. */
export type Told = Pick<Notice | Settled | Fault, "words" | "also">;
/** Seconds to think about each question. */
export type Clock = Manners["clock"];
