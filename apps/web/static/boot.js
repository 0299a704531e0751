// Starts the page; everything else is Rust (apps/web).
import init from "./page.js";

const failed = (error) => {
  console.error(error);
  document.getElementById("loading")?.setAttribute("hidden", "");
  document.getElementById("too-old")?.removeAttribute("hidden");
};

init({ module_or_path: new URL("./page_bg.wasm", import.meta.url) }).catch(failed);

if ("serviceWorker" in navigator && window.isSecureContext) {
  navigator.serviceWorker.register("./service-worker.js").catch(console.warn);
}
