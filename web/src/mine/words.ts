/** The words of My games, loaded with it. */

import { dictionary } from "../ui/words";
import { cs } from "./words.cs";
import { en } from "./words.en";

export const w = dictionary({ cs, en });
