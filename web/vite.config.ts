import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

/** A plain script in the head that runs before the first paint, as a hashed file of its own. */
function themeFirst(): Plugin {
	const source = new URL("./src/theme.js", import.meta.url);
	const tag = '<script src="/src/theme.js"></script>';
	let building = false;
	return {
		name: "theme-first",
		enforce: "post",
		configResolved(config) {
			building = config.command === "build";
		},
		transformIndexHtml: {
			order: "pre",
			handler: (html) => (building ? html.replace(`${tag}\n`, "") : html),
		},
		generateBundle(_, bundle) {
			const id = this.emitFile({ type: "asset", name: "theme.js", source: readFileSync(source) });
			const page = bundle["index.html"];
			if (page?.type !== "asset") return;
			const script = `<script src="/${this.getFileName(id)}"></script>`;
			page.source = String(page.source).replace("<head>", `<head>\n${script}`);
		},
	};
}

/** Who is handed the typefaces is handed their licences. */
function licences(): Plugin {
	return {
		name: "licences",
		generateBundle() {
			for (const name of ["title-licence.txt", "text-licence.txt"]) {
				const source = readFileSync(new URL(`./fonts/${name}`, import.meta.url));
				this.emitFile({ type: "asset", name, source });
			}
		},
	};
}

const server = process.env.DRUZINA_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
	plugins: [svelte(), themeFirst(), licences()],
	build: {
		outDir: "../src/druzina/server/client",
		emptyOutDir: true,
		assetsInlineLimit: 0,
		target: "es2022",
		modulePreload: { polyfill: false },
	},
	server: {
		proxy: {
			"/api": { target: server, changeOrigin: true },
			"/ws": { target: server, ws: true, changeOrigin: true },
		},
	},
});
