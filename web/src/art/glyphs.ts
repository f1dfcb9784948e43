/** Glyphs lie in two sprites, so that who plays a smaller game loads one of them. */

import first from "./glyphs.svg?url";
import second from "./glyphs-b.svg?url";

/** The names of the second. */
export const SECOND: ReadonlySet<string> = new Set(
	(
		"ability add-target adventure area artifact attack battle-goal beast body boss chance " +
		"checkmark city class-beast-tyrant class-berserker class-brute class-cragheart " +
		"class-doomstalker class-elementalist class-mindthief class-nightshroud class-plagueherald " +
		"class-quartermaster class-sawbones class-scoundrel class-soothsinger class-spellweaver " +
		"class-summoner class-sunkeeper class-tinkerer common-item condition-bless condition-curse " +
		"condition-disarm condition-immobilize condition-invisible condition-muddle condition-poison " +
		"condition-strengthen condition-stun condition-wound consumed dark demon donation " +
		"element-inert element-strong element-waning elite enhancement event exhausted fly forest " +
		"forest-camp fortress gate greater-guardian group-of-three hand head heal horse humanoid ice " +
		"initiative jump legs lesser-guardian level light long-rest loot lost magic-tower magical " +
		"mandatory modifier-double modifier-minus modifier-null modifier-plus modifier-rolling " +
		"modifier-shuffle monastery money mountains move normal one-hand opportunity optional " +
		"overlay-corridor overlay-difficult overlay-door overlay-hazard overlay-obstacle " +
		"overlay-plate overlay-trap overlay-treasure perk persistent pierce plains port prosperity " +
		"pull push range rare-item recover refresh reputation retaliate road round-bonus safe ship " +
		"short-rest single-use small spent sphere summon target teleport thieves-guild thrown " +
		"two-hands undead use-slot village wasteland wild worn"
	).split(" "),
);

/** Where a glyph is drawn, for `use`. */
export function glyph(name: string): string {
	return `${SECOND.has(name) ? second : first}#${name}`;
}
