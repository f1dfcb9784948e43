// Dresses the page before the first paint, so that no other theme flashes. See settings.svelte.ts.
(() => {
	const root = document.documentElement;
	let kept = null;
	try {
		kept = JSON.parse(localStorage.getItem("druzina.settings") || "null");
	} catch {
		kept = null;
	}
	if (!kept || typeof kept !== "object") return;
	if (kept.theme === "light" || kept.theme === "dark") root.dataset.theme = kept.theme;
	if (kept.contrast === "high") root.dataset.contrast = "high";
	if (kept.motion === "none" || kept.motion === "full") root.dataset.motion = kept.motion;
	if (kept.lang === "cs" || kept.lang === "en") root.lang = kept.lang;
	if (kept.text > 100 && kept.text <= 200) root.style.fontSize = `${kept.text}%`;
})();
