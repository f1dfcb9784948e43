/** Tiles and quests are carried over the story, and laid where they are let go. */

import { carrying } from "../shared/carrying";
import { plan } from "./plan.svelte";

export const carry = (tile: string, quest: boolean) =>
	carrying({
		onto: '[data-target^="cell:"]',
		may: () => plan.lays(tile, quest),
		lift: () => {
			if (quest) plan.lift(tile);
		},
		carry: (at) => {
			if (at) plan.carried = { tile, ...at };
			else plan.putDown();
		},
	});
