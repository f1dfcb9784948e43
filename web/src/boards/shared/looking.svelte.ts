/** Where a person looks on a drawn board: at all of it, at what is asked, or where they moved to. */

import {
	type Box,
	bringIn,
	type Camera,
	type Limits,
	limitsOf,
	panned,
	type Room,
	sameView,
	zoomed,
} from "./camera";
import type { Hands } from "./panning";
import { type Point, type Steer, type Way, ZOOM } from "./zooming";

export interface Sight {
	/** The camera that shows all, and the room it shows it in. */
	whole: Camera;
	room: Room;
	/** Where a look begins, if not at the whole: on a phone close to what is asked. */
	home?: Camera;
	limits?: Limits;
	/** Where a target lies, in units of the drawing. */
	find?(target: string): Box | null;
}

export class Looking {
	private moved: Camera | null = $state.raw(null);

	constructor(private readonly sight: () => Sight) {}

	get camera(): Camera {
		const { whole, home } = this.sight();
		return this.moved ?? home ?? whole;
	}

	get away(): boolean {
		return !sameView(this.camera, this.sight().whole);
	}

	/** Back to where a look begins: a new question, another story. */
	home(): void {
		this.moved = null;
	}

	to(camera: Camera): void {
		this.moved = camera;
	}

	zoom(by: number, at: Point): void {
		const { whole, limits = limitsOf(whole) } = this.sight();
		this.moved = zoomed(this.camera, by, at, limits);
	}

	bring(box: Box | null | undefined): void {
		if (box) this.moved = bringIn(box, this.camera, this.sight().room);
	}

	/** For `use:panning`. */
	readonly hands: Hands = {
		pan: (dx, dy) => this.to(panned(this.camera, dx, dy)),
		zoom: (by, at) => this.zoom(by, at),
		reset: () => this.home(),
	};

	/** For the shell's keys (`steered`) and the `ZoomButtons`. */
	readonly steer: Steer = this.steering();

	private steering(): Steer {
		const look = this;
		return {
			zoom: (way: Way) => {
				const { whole, room } = look.sight();
				if (way === "fit") look.to(whole);
				else look.zoom(way === "in" ? ZOOM.step : 1 / ZOOM.step, middleOf(room));
			},
			go: (target) => look.bring(look.sight().find?.(target)),
			get away() {
				return look.away;
			},
		};
	}
}

const middleOf = ({ width, height, left = 0, right = 0 }: Room): Point => ({
	x: (left + width - right) / 2,
	y: height / 2,
});
