/** A game's things and its board, loaded once per language and game. */

import { boardOf } from "../boards";
import type { BoardModule } from "../boards/board";
import { settings } from "../ui/settings.svelte";
import { api } from "./api";

const kept = new Map<string, Promise<unknown>>();

export function contentOf(game: string, lang: string): Promise<unknown> {
	const key = `${game} ${lang}`;
	const known = kept.get(key);
	if (known) return known;
	const asked = api.content(game);
	kept.set(key, asked);
	asked.catch(() => kept.delete(key));
	return asked;
}

/** Follows the game and the language; the old content stays until the new one has come. */
export class Scenery {
	content: unknown = $state.raw(null);
	module: BoardModule | null = $state.raw(null);
	failed = $state(false);
	private asked = 0;

	follow(game: () => string): void {
		$effect(() => {
			const name = game();
			if (name) void this.load(name, settings.lang);
		});
	}

	async load(game: string, lang: string): Promise<void> {
		const turn = ++this.asked;
		this.failed = false;
		try {
			const [content, module] = await Promise.all([contentOf(game, lang), boardOf(game)]);
			if (turn !== this.asked) return;
			this.content = content;
			this.module = module;
		} catch {
			if (turn === this.asked) this.failed = true;
		}
	}
}
