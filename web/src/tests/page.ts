/** As much of a page as the modules under test touch. */

import { vi } from "vitest";

vi.stubGlobal("navigator", { language: "en", languages: ["en"] });
vi.stubGlobal("location", { pathname: "/", search: "", hash: "", origin: "http://x" });
vi.stubGlobal("addEventListener", () => {});
