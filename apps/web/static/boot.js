// Starts the page; everything else is Rust (apps/web).
import init from "./page.js";

const failed = (error) => {
  console.error(error);
  document.getElementById("loading")?.setAttribute("hidden", "");
  document.getElementById("here")?.replaceChildren(location.origin);
  document.getElementById("too-old")?.removeAttribute("hidden");
};

// The words of the language that the page will ask for come along with it.
const WORDS = {{words}};
const wanted = () => {
  let chosen;
  try {
    chosen = JSON.parse(localStorage.getItem("baralho-settings"))?.language;
  } catch {
    // Nothing was kept.
  }
  const tags = [chosen, ...(navigator.languages ?? []), "en"];
  return tags.map((tag) => WORDS[String(tag).split(/[-_]/)[0].toLowerCase()]).find(Boolean);
};
const words = { rel: "preload", as: "fetch", crossOrigin: "anonymous", href: wanted() };
document.head.append(Object.assign(document.createElement("link"), words));

init({ module_or_path: new URL("./page_bg.wasm", import.meta.url) }).catch(failed);

if ("serviceWorker" in navigator && window.isSecureContext) {
  navigator.serviceWorker.register("./service-worker.js").catch(console.warn);
}
