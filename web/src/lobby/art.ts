/** Pictures of the games for the lobby, each a file of its own. */

import plain from "../art/game.svg?url";

const files = import.meta.glob<string>(["../art/*.svg", "!../art/glyphs*.svg"], {
	query: "?url",
	import: "default",
	eager: true,
});

export const artOf = (game: string) => files[`../art/${game}.svg`] ?? plain;
