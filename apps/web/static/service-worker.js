// Keeps this version of the page, so that it opens without a network. What a server answers
// (/api, /ws and the like) is never kept.
const CACHE = "baralho-{{version}}";
const FILES = {{files}};
const home = new URL("./", self.location).pathname;

self.addEventListener("install", (event) => {
  const fresh = FILES.map((file) => new Request(file, { cache: "no-cache" }));
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(fresh))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  const old = (name) => name.startsWith("baralho-") && name !== CACHE;
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const { pathname, origin } = new URL(event.request.url);
  if (event.request.method !== "GET" || origin !== self.location.origin) return;
  const path = pathname.startsWith(home) ? pathname.slice(home.length) : pathname;
  const file = path === "" ? "index.html" : path;
  if (!FILES.includes(file)) return;
  // The network first, so that a new version is never mixed with an old one; without it
  // what was kept.
  event.respondWith(
    fetch(event.request).catch(() =>
      caches.open(CACHE).then((cache) => cache.match(file)),
    ),
  );
});
