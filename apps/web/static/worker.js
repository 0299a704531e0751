// A table without a server: see apps/offline. This script only carries messages and time.
import init, { hear, wake, due } from "./offline.js";

let timer;
const early = [];

const say = (messages) => {
  for (const message of messages) postMessage(message);
  clearTimeout(timer);
  const wait = due();
  if (wait !== undefined) timer = setTimeout(() => say(wake()), wait);
};

onmessage = ({ data }) => early.push(data);
await init({ module_or_path: new URL("./offline_bg.wasm", import.meta.url) });
onmessage = ({ data }) => say(hear(data));
early.forEach((data) => say(hear(data)));
