import { after } from "./en/after";
import { home } from "./en/home";
import { replay } from "./en/replay";
import { settings } from "./en/settings";
import { table } from "./en/table";

export const en = { ...home, ...table, ...replay, ...settings, ...after };
