/** Five short sounds, made here, off until somebody switches them on. Each has a visible twin. */

import { settings } from "./settings.svelte";

export type Sound = "turn" | "done" | "refused" | "dice" | "end";

/** Tones as [pitch in Hz, start, length in seconds]. */
const TUNES: Record<Sound, readonly (readonly [number, number, number])[]> = {
	turn: [
		[523, 0, 0.12],
		[784, 0.11, 0.18],
	],
	done: [[660, 0, 0.09]],
	refused: [
		[220, 0, 0.16],
		[185, 0.12, 0.2],
	],
	dice: [
		[900, 0, 0.03],
		[700, 0.06, 0.03],
		[1000, 0.12, 0.04],
	],
	end: [
		[523, 0, 0.14],
		[659, 0.13, 0.14],
		[784, 0.26, 0.3],
	],
};

let context: AudioContext | null = null;

export function play(sound: Sound): void {
	if (!settings.now.sound) return;
	context ??= new AudioContext();
	const loud = (settings.now.volume / 100) * 0.25;
	for (const [pitch, start, length] of TUNES[sound]) tone(context, pitch, start, length, loud);
}

function tone(on: AudioContext, pitch: number, start: number, length: number, loud: number): void {
	const from = on.currentTime + start;
	const voice = on.createOscillator();
	const gain = on.createGain();
	voice.type = "triangle";
	voice.frequency.value = pitch;
	gain.gain.setValueAtTime(0, from);
	gain.gain.linearRampToValueAtTime(loud, from + 0.01);
	gain.gain.exponentialRampToValueAtTime(0.0001, from + length);
	voice.connect(gain).connect(on.destination);
	voice.start(from);
	voice.stop(from + length);
}
