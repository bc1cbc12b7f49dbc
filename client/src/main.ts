import { mount } from "svelte";
import App from "./App.svelte";
import "./look/base.css";
import "./look/fonts.css";
import "./look/morning.css";
import "./look/night.css";
import "./look/shell.css";
import { startRouter } from "./shell/router.svelte";
import { startTheme } from "./shell/theme.svelte";
import { preferred, speak } from "./shell/words.svelte";

startTheme();
startRouter();
await speak(preferred());
// The service worker says so when no server answered.
const isOffline = document.querySelector('meta[name="offline"]') !== null;
const page = isOffline ? (await import("./pages/Offline.svelte")).default : App;
mount(page, { target: document.getElementById("reverie")! });

if ("serviceWorker" in navigator && import.meta.env.PROD) {
  void navigator.serviceWorker.register("/worker.js");
}
