// What a page is asked by the tests: `ux.nameless()` and the like answer with a list of complaints,
// empty where nothing is wrong.
(() => {
	const all = (selector, within = document) => [...within.querySelectorAll(selector)];
	const seen = (one) => {
		const box = one.getBoundingClientRect();
		if (!box.width || !box.height || getComputedStyle(one).visibility === "hidden") return false;
		if (!one.checkVisibility()) return false; // in a fold that is shut
		for (let at = one; at; at = at.parentElement) if (getComputedStyle(at).clipPath === "inset(50%)") return false;
		return true;
	};
	const told = (one) => {
		const what = one.dataset?.target ?? one.getAttribute("aria-label") ?? one.textContent.trim();
		return `${one.tagName.toLowerCase()} ${String(what).slice(0, 60)}`;
	};

	// Names

	const spoken = (node) => {
		if (node.nodeType === Node.TEXT_NODE) return node.data;
		if (node.nodeType !== Node.ELEMENT_NODE || node.getAttribute("aria-hidden") === "true") return "";
		const label = node.getAttribute("aria-label") || (node.tagName === "IMG" && node.alt);
		return label || [...node.childNodes].map(spoken).join(" ");
	};
	const name = (one) => (spoken(one) || one.getAttribute("title") || "").replace(/\s+/g, " ").trim();

	const nameless = () => all("[data-target]").filter((one) => !name(one)).map(told);

	// Targets

	const targets = (state, region = "") =>
		[...new Set(all(`${region} [data-target][data-state="${state}"]`).map((one) => one.dataset.target))];

	const tight = (least) =>
		all('[data-state="open"]').flatMap((one) => {
			const { width, height } = one.getBoundingClientRect();
			if (!seen(one) || (width >= least - 0.1 && height >= least - 0.1)) return [];
			return [`${told(one)} is ${width.toFixed(0)}×${height.toFixed(0)}`];
		});

	const EDGE = 1; // a point on the edge itself belongs to the neighbour
	/** Where an element is cut off by what scrolls around it, its middle cannot be covered. */
	const shows = (one, x, y) => {
		for (let at = one.parentElement; at; at = at.parentElement) {
			if (getComputedStyle(at).overflow === "visible") continue;
			const box = at.getBoundingClientRect();
			if (x < box.left + EDGE || x > box.right - EDGE || y < box.top + EDGE || y > box.bottom - EDGE) return false;
		}
		return x >= 0 && y >= 0 && x <= innerWidth && y <= innerHeight;
	};
	const middle = (one) => {
		const box = one.getBoundingClientRect();
		return [box.left + box.width / 2, box.top + box.height / 2];
	};
	const hitAt = (one, x, y) => {
		const hit = document.elementFromPoint(x, y);
		return hit && (one.contains(hit) || hit.contains(one)) ? null : hit;
	};
	const covered = () =>
		all('[data-state="open"]').flatMap((one) => {
			const [x, y] = middle(one);
			if (!seen(one) || !shows(one, x, y)) return [];
			const hit = hitAt(one, x, y);
			const other = hit?.closest("[data-target]")?.dataset.target;
			return hit && other !== one.dataset.target ? [`${told(one)} is under ${told(hit)}`] : [];
		});
	const hidden = () =>
		all('[data-region="board"] [data-state="open"]').filter((one) => seen(one) && !shows(one, ...middle(one))).map(told);

	const prompt = () => {
		const box = document.querySelector("[data-region=prompt] .prompt")?.getBoundingClientRect();
		if (!box) return ["there is no prompt"];
		const inside = box.top >= 0 && box.bottom <= innerHeight && box.left >= 0 && box.right <= innerWidth;
		const free = document.elementFromPoint(box.left + 60, box.top + 12)?.closest("[data-region=prompt]");
		return inside && free ? [] : [`the prompt is at ${box.top}–${box.bottom}, ${free ? "free" : "covered"}`];
	};

	// Sizes

	const small = () =>
		all("svg text").flatMap((text) => {
			if (!seen(text)) return [];
			const at = text.getScreenCTM();
			const size = parseFloat(getComputedStyle(text).fontSize) * Math.hypot(at.a, at.b);
			return size < 11.95 ? [`${text.textContent}: ${size.toFixed(1)}`] : [];
		});

	const wide = () => {
		const page = document.documentElement;
		return page.scrollWidth > page.clientWidth ? [`the page is ${page.scrollWidth} wide`] : [];
	};

	/** Whether it lies on a strip that is pushed sideways: what sticks out there comes with the rest. */
	const pushed = (one) => {
		for (let at = one.parentElement; at; at = at.parentElement)
			if (/auto|scroll/.test(getComputedStyle(at).overflowX) && at.scrollWidth > at.clientWidth + 1) return at !== document.documentElement && at !== document.body;
		return false;
	};

	/** Buttons whose words do not fit into them, or that stick out of the page. */
	const clipped = () =>
		all("button, a.btn, select, [role=tab]").flatMap((one) => {
			if (!seen(one) || one.closest(".sr, .skips")) return [];
			const box = one.getBoundingClientRect();
			const held = shows(one, box.left + 1, box.top + box.height / 2);
			const out = held && (box.left < -1 || box.right > innerWidth + 1) && !pushed(one);
			const cut = one.tagName !== "SELECT" && one.scrollWidth > one.clientWidth + 2;
			const hides = getComputedStyle(one).overflow !== "visible";
			return out || (cut && hides) ? [`${told(one)} ${out ? "sticks out" : "is cut"}`] : [];
		});

	/** Words that stick out of their button. */
	const spills = () =>
		all("button, a.btn, [role=tab]").flatMap((one) => {
			if (!seen(one) || one.closest("svg, .sr, .skips, [data-target]:not([data-target^=option])")) return []; // pieces wear badges
			const box = one.getBoundingClientRect();
			return texts(one).flatMap(([node]) => {
				const out = rectOf(node, 0, node.data.length).some((part) => part.left < box.left - 1.5 || part.right > box.right + 1.5 || part.top < box.top - 4 || part.bottom > box.bottom + 4);
				return out ? [`${node.data.trim().slice(0, 40)} sticks out of ${told(one)}`] : [];
			});
		});

	/** Text nodes that are seen, with their element. */
	const texts = (within = document.body) => {
		const found = [];
		const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
		while (walker.nextNode()) {
			const node = walker.currentNode;
			const one = node.parentElement;
			if (node.data.trim() && one && !one.closest(".sr, script, style, select, [aria-hidden=true] .sr") && seen(one)) found.push([node, one]);
		}
		return found;
	};
	const rectOf = (node, from, to) => {
		const range = document.createRange();
		range.setStart(node, from);
		range.setEnd(node, to);
		return [...range.getClientRects()].filter((box) => box.width > 0.5);
	};

	/** Words that begin on one line and go on in the next without a hyphen. */
	const broken = () =>
		texts().flatMap(([node, one]) => {
			if (one instanceof SVGElement || one.closest("input, textarea, .field, code")) return [];
			return [...node.data.matchAll(/[\p{L}\p{N}]{2,}/gu)].flatMap((word) => {
				const lines = new Set(rectOf(node, word.index, word.index + word[0].length).map((box) => Math.round(box.top)));
				return lines.size > 1 ? [`${word[0]} is broken in ${told(one)}`] : [];
			});
		});

	/** Words of one line that end at an edge which hides the rest. */
	const cut = () =>
		texts().flatMap(([node, one]) => {
			if (one instanceof SVGElement || one.closest(".log, .chat, .sr, input, textarea")) return [];
			for (let at = one; at && at !== document.body; at = at.parentElement) {
				const style = getComputedStyle(at);
				if (/auto|scroll/.test(style.overflowX) && at.scrollWidth > at.clientWidth + 1) return [];
				if (!/hidden|clip/.test(style.overflowX) || style.webkitLineClamp !== "none") continue;
				const box = at.getBoundingClientRect();
				const over = rectOf(node, 0, node.data.length).find((part) => part.right > box.right + 1.5 && part.left < box.right && part.top < box.bottom - 2 && part.bottom > box.top + 2);
				return over && shows(at, box.left + 2, box.top + box.height / 2) ? [`${node.data.trim().slice(0, 40)} is cut in ${told(at)}`] : [];
			}
			return [];
		});

	/** Controls that lie on each other: the middle of one is under another that is not inside it. */
	const CONTROLS = "button, a[href], select, input:not([type=hidden]), textarea, [role=button], [role=tab], [role=option]";
	const overlaps = () => {
		const modal = document.querySelector("dialog[open]");
		return all(CONTROLS, modal ?? document).flatMap((one) => {
			if (!seen(one) || one.closest(".sr, .skips, [inert]") || one.matches("[data-edge]")) return [];
			if (one.dataset.state === "plain" || one.dataset.state === "greyed") return [];
			const [x, y] = middle(one);
			if (!shows(one, x, y)) return [];
			const hit = hitAt(one, x, y);
			if (!hit || hit.closest("label")?.contains(one) || hit.closest("[data-edge], [data-carried]")) return [];
			// What scrolls under a bar that stays comes out from under it again.
			for (let at = hit; at; at = at.parentElement) if (!at.contains(one) && /sticky|fixed/.test(getComputedStyle(at).position)) return [];
			const other = hit.closest(CONTROLS);
			if (other && other.dataset.target === one.dataset.target && one.dataset.target) return [];
			return [`${told(one)} is under ${told(other ?? hit)}`];
		});
	};

	/** Controls that can neither be seen nor scrolled to. */
	const lost = () => {
		const modal = document.querySelector("dialog[open]");
		const scrolls = (at) => {
			const style = getComputedStyle(at);
			return (/auto|scroll/.test(style.overflowY) && at.scrollHeight > at.clientHeight + 1) || (/auto|scroll/.test(style.overflowX) && at.scrollWidth > at.clientWidth + 1);
		};
		return all("button, a[href], select, input:not([type=hidden]), textarea, [role=tab]", modal ?? document).flatMap((one) => {
			if (!seen(one) || one.closest(".sr, .skips, svg")) return [];
			if (one.closest('[data-sheet="peek"] .tray') && seen(document.querySelector(".handle"))) return []; // the sheet is raised
			const [x, y] = middle(one);
			for (let at = one.parentElement; at; at = at.parentElement) {
				if (at === document.documentElement || at === document.body) {
					const page = document.documentElement;
					return y > page.scrollHeight || x > innerWidth || x < 0 ? [`${told(one)} lies beyond the page`] : [];
				}
				const style = getComputedStyle(at);
				if (style.overflow === "visible") continue;
				if (scrolls(at)) return [];
				const box = at.getBoundingClientRect();
				if (x < box.left || x > box.right || y < box.top || y > box.bottom) return [`${told(one)} is cut off by ${told(at)}`];
			}
			return [];
		});
	};

	/** Controls that a finger needs more room for: by their box, their label's, or what lies under a finger beside
	 * their middle. A link inside a sentence is as high as the sentence; pieces of a board that answer nothing are
	 * enlarged with it; the button below the handle of the sheet does the same. */
	const FINGERED = `${CONTROLS}, summary`;
	const touch = (least) => {
		const modal = document.querySelector("dialog[open]");
		return all(FINGERED, modal ?? document).flatMap((one) => {
			if (!seen(one) || one.closest(".sr, .skips, [inert]") || one.matches(":disabled, .handle")) return [];
			if (one.dataset.target && one.dataset.state !== "open" && one.closest(":is([data-region=board], [data-region=players], [data-region=tray])")) return [];
			const whole = [one, ...(one.labels ?? [])];
			const [x, y] = middle(one);
			if (!shows(one, x, y) || !whole.some((part) => !hitAt(part, x, y))) return [];
			if (getComputedStyle(one).display === "inline" && one.matches("a") && one.closest("p, li, small, .text")) return [];
			const roomy = (part) => {
				const { width, height } = part.getBoundingClientRect();
				return width >= least - 0.5 && height >= least - 0.5;
			};
			if (whole.some(roomy)) return [];
			const far = least / 2 - 1;
			const { width, height } = one.getBoundingClientRect();
			const ends = [...(width < least - 0.5 ? [[-far, 0], [far, 0]] : []), ...(height < least - 0.5 ? [[0, -far], [0, far]] : [])];
			const under = ([dx, dy]) => {
				if (!shows(one, x + dx, y + dy)) return true;
				const hit = document.elementFromPoint(x + dx, y + dy);
				return hit !== null && whole.some((part) => part.contains(hit));
			};
			return ends.every(under) ? [] : [`${told(one)} is ${width.toFixed(0)}×${height.toFixed(0)}`];
		});
	};

	/** How much of the window's height the board has. */
	const share = () => {
		const box = document.querySelector('[data-region="board"]')?.getBoundingClientRect();
		return box ? box.height / innerHeight : 0;
	};

	// Colours

	const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
	const known = new Map();
	const rgba = (text) => {
		if (!known.has(text)) {
			canvas.clearRect(0, 0, 1, 1);
			canvas.fillStyle = text;
			canvas.fillRect(0, 0, 1, 1);
			const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data;
			known.set(text, [r, g, b, a / 255]);
		}
		return known.get(text);
	};
	const over = ([r, g, b, a], [x, y, z]) => [r * a + x * (1 - a), g * a + y * (1 - a), b * a + z * (1 - a), 1];
	const luminance = (colour) => {
		const [r, g, b] = colour.slice(0, 3).map((value) => {
			const part = value / 255;
			return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
		});
		return 0.2126 * r + 0.7152 * g + 0.0722 * b;
	};
	const ratio = (one, other) => {
		const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
		return (light + 0.05) / (dark + 0.05);
	};
	/** What is painted by an element alone; null where a picture or a slope makes it unknown. */
	const paint = (one) => {
		const style = getComputedStyle(one);
		if (one instanceof SVGElement && !(one instanceof SVGSVGElement)) {
			if (!one.matches("rect, circle, path, polygon, ellipse")) return [0, 0, 0, 0];
			if (style.fill.startsWith("url")) return null;
			const [r, g, b, a] = style.fill === "none" ? [0, 0, 0, 0] : rgba(style.fill);
			return [r, g, b, a * Number(style.fillOpacity) * Number(style.opacity)];
		}
		if (/url|gradient/.test(style.backgroundImage)) return null;
		return rgba(style.backgroundColor);
	};
	/** The colour under a point of an element: everything painted below it, from the top down. */
	const beneath = (one, x, y) => {
		const layers = [];
		const stack = document.elementsFromPoint(x, y);
		const from = stack.findIndex((other) => other === one || one.contains(other));
		// Between the lines of a glyph its own ground is met first; else something lies over it, or it is out of sight.
		if (from < 0 && !(stack[0]?.contains(one) || one.closest("svg")?.contains(stack[0] ?? null))) return null;
		for (const other of stack.slice(from < 0 ? 0 : from)) {
			if (other !== one && one.contains(other)) continue;
			if (other === one && one instanceof SVGElement) continue;
			const colour = paint(other);
			if (!colour) return null;
			if (colour[3] > 0) layers.push(colour);
			if (colour[3] === 1) break;
		}
		return layers.reverse().reduce((under, layer) => over(layer, under), [255, 255, 255, 1]);
	};
	const faint = () => {
		const everything = document.createElement("style");
		everything.textContent = "* { pointer-events: auto !important } svg * { pointer-events: all !important }";
		document.head.append(everything);
		const found = new Set();
		/** Letters of a map stand in an edge of their own, whatever lies below it. */
		const edged = (one) => {
			const style = getComputedStyle(one);
			const drawn = one instanceof SVGElement && style.paintOrder.startsWith("stroke") && style.stroke !== "none";
			return drawn && parseFloat(style.strokeWidth) >= 3 ? rgba(style.stroke) : null;
		};
		const judge = (one, colour, least, what, x, y) => {
			const below = shows(one, x, y) ? beneath(one, x, y) : null;
			if (!below) return;
			const edge = edged(one);
			const ground = edge ? over(edge, below) : below;
			const gets = ratio(over(rgba(colour), ground), ground);
			if (gets < least - 0.05) found.add(`${what}: ${gets.toFixed(2)} of ${least}, ${colour} on ${ground.slice(0, 3).map(Math.round)}`);
		};
		const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		while (texts.nextNode()) {
			const one = texts.currentNode.parentElement;
			if (!texts.currentNode.data.trim() || !seen(one) || one.closest('.sr, [aria-disabled="true"], :disabled, dialog:not([open])')) continue;
			if (document.querySelector("dialog[open]") && !one.closest("dialog[open]")) continue;
			const range = document.createRange();
			range.selectNodeContents(texts.currentNode);
			const box = range.getBoundingClientRect();
			if (!box.width) continue;
			const style = getComputedStyle(one);
			const size = parseFloat(style.fontSize);
			const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
			const colour = one instanceof SVGElement ? style.fill : style.color;
			judge(one, colour, large ? 3 : 4.5, texts.currentNode.data.trim().slice(0, 30), box.left + 1, box.top + box.height / 2);
		}
		for (const one of all("use")) {
			if (!seen(one) || one.closest('[aria-disabled="true"], :disabled, [class*="ghost"]')) continue;
			if (document.querySelector("dialog[open]") && !one.closest("dialog[open]")) continue;
			if (getComputedStyle(one.closest("svg")).filter !== "none") continue; // outlined
			const what = one.getAttribute("href").replace(/^.*#/, "");
			judge(one, getComputedStyle(one).color, 3, `glyph ${what}`, ...middle(one));
		}
		everything.remove();
		return [...found];
	};

	// Words

	/** Every word that is seen or read out. */
	const words = () => {
		const found = [];
		const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		while (texts.nextNode()) {
			const one = texts.currentNode.parentElement;
			if (one.closest("script, style, [lang]:not(html), select:not(:focus)")) continue;
			found.push(texts.currentNode.data);
		}
		for (const one of all("[aria-label], [title], [placeholder], [alt], [aria-valuetext]")) {
			if (one.closest("[lang]:not(html)")) continue;
			for (const of of ["aria-label", "title", "placeholder", "alt", "aria-valuetext"]) found.push(one.getAttribute(of) ?? "");
		}
		for (const one of all("option")) found.push(one.textContent);
		return found.map((one) => one.trim()).filter(Boolean);
	};

	// What is said

	const said = [];
	const listen = () => {
		for (const id of ["say-prompt", "log", "say-now"]) {
			const region = document.getElementById(id);
			new MutationObserver(() => {
				if (region.textContent) said.push([id, region.textContent, performance.now()]);
			}).observe(region, { childList: true, characterData: true, subtree: true });
		}
	};
	const heard = () => said.splice(0);

	// Focus

	/** The focus is on something that is seen, and that shows it by a ring of two pixels or more. */
	const focus = () => {
		const one = document.activeElement;
		if (!one || one === document.body) return ["the focus is lost"];
		const [x, y] = middle(one);
		if (!seen(one)) return [`${told(one)} has the focus and is not seen`];
		const found = [];
		const hit = shows(one, x, y) && !one.matches("[data-region]") ? hitAt(one, x, y) : null;
		const bar = hit && (hit.closest("[data-region]") !== one.closest("[data-region]") || getComputedStyle(hit).position === "sticky");
		if (bar) found.push(`${told(one)} has the focus under ${told(hit)}`);
		if (!one.matches(":focus-visible")) return found;
		const outline = (part) => (getComputedStyle(part).outlineStyle === "none" ? 0 : parseFloat(getComputedStyle(part).outlineWidth));
		const outlined = [one, ...one.querySelectorAll("*")].find((part) => outline(part) >= 2);
		const ring = all(".focus", one).find((part) => getComputedStyle(part).visibility === "visible");
		const width = outlined ? outline(outlined) : ring ? parseFloat(getComputedStyle(ring).strokeWidth) : 0;
		const colour = outlined ? getComputedStyle(outlined).outlineColor : ring ? getComputedStyle(ring).stroke : "transparent";
		const ground = beneath(document.body, x, y) ?? rgba(getComputedStyle(document.body).backgroundColor);
		if (width < 2) found.push(`${told(one)} shows no focus`);
		else if (ratio(rgba(colour), ground) < 3) found.push(`${told(one)} shows its focus faintly`);
		return found;
	};

	// Rest

	const PATIENCE = 20_000;
	const drawn = () =>
		all("[data-region], [data-target], button, a, select, input, h1, h2, p, dialog").map((one) => {
			const { x, y, width, height } = one.getBoundingClientRect();
			return [x, y, width, height].map(Math.round).join(" ");
		}).join(";");
	const running = () =>
		document.getAnimations().some((one) => one.playState === "running" && Number.isFinite(one.effect.getComputedTiming().endTime));
	const loading = () => document.fonts.status === "loading" || [...document.images].some((one) => seen(one) && !one.complete);
	/** Comes back when everything has lain at its place for some frames, with typefaces and pictures there. */
	const settled = async () => {
		const until = performance.now() + PATIENCE;
		for (let same = 0, last = ""; same < 3; ) {
			await new Promise(requestAnimationFrame);
			const now = drawn();
			same = now === last && !running() && !loading() ? same + 1 : 0;
			last = now;
			if (performance.now() > until) return ["the page does not come to rest"];
		}
		return [];
	};

	const moving = () =>
		document.getAnimations().filter((one) => one.playState === "running").map((one) => told(one.effect.target));
	const slow = (most) =>
		document.getAnimations().filter((one) => one.effect.getComputedTiming().endTime > most).map((one) => told(one.effect.target));

	/** Several of these in one breath: each by its name, with what it is asked about. */
	const many = (checks) => checks.flatMap(([check, ...about]) => window.ux[check](...about).map((one) => `${check}: ${one}`));

	window.ux = { many, nameless, targets, tight, covered, hidden, prompt, small, wide, clipped, spills, broken, cut, overlaps, lost, touch, share, settled, faint, words, listen, heard, focus, moving, slow };
})();
