/** What the server says about boards of Gloomhaven, as the advisor's page calls it. */

export type {
	AdviceTold as Advice,
	AreaCard,
	BoardCard,
	BoardMonster as MonsterCard,
	ReachTold as Reached,
	ReasonTold as Reason,
	ResultTold as Result,
	RoomBoard,
	ScenarioCard,
	Shelf,
	SightTold as Sight,
} from "../net/contract";
