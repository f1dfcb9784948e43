import { after } from "./cs/after";
import { home } from "./cs/home";
import { replay } from "./cs/replay";
import { settings } from "./cs/settings";
import { table } from "./cs/table";

export const cs = { ...home, ...table, ...replay, ...settings, ...after };
