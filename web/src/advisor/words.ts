/** The words of the advisor's page; what is said about a board is said by the server. */

import { dictionary } from "../ui/words";
import { pad } from "../ui/words/plural";
import { cs } from "./words_cs";
import { en } from "./words_en";

export type Words = typeof en;
export const both = { cs, en };
export const w: Words = dictionary<Words>(both);
export { pad };
