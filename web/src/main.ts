import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { dress, settings } from "./ui/settings.svelte";

dress(settings.now);
const target = document.getElementById("app");
if (target) mount(App, { target });
