/** What lies on a hex, as bits: several kinds of terrain may lie on one. */

export const FLOOR = 1;
export const WALL = 2;
export const OBSTACLE = 4;
export const TRAP = 8;
export const HAZARDOUS = 16;
export const DIFFICULT = 32;
/** Drawn only: an open door is floor. */
export const DOOR = 64;
