// A plain page to play a game through. Whatever comes from people is put in as text, never as markup.
"use strict";

const at = (id) => document.getElementById(id);
let words = {};
let me = null;
let games = [];
let socket = null;
let table = null;
let wishes = 0;
let retry = 500;

const say = (key, values = {}) =>
  Object.entries(values).reduce((text, [name, value]) => text.replaceAll("<" + name + ">", value), words[key] || key);

function element(name, text, parent) {
  const made = document.createElement(name);
  made.textContent = text;
  if (parent) parent.append(made);
  return made;
}

function button(text, parent, done) {
  const made = element("button", text, parent);
  made.type = "button";
  made.addEventListener("click", done);
  return made;
}

const news = (text) => { at("news").textContent = text; };

async function ask(method, path, body) {
  const options = { method, headers: {} };
  if (method !== "GET") {
    options.headers["Content-Type"] = "application/json";
    options.body = JSON.stringify(body || {});
  }
  const answer = await fetch(path, options);
  const text = await answer.text();
  const data = text && (answer.headers.get("content-type") || "").startsWith("application/json") ? JSON.parse(text) : null;
  if (!answer.ok) throw new Error(data ? data.error.message : say("web-trouble"));
  return data;
}

const attempt = (work) => work().catch((error) => news(error.message));

function show(room) {
  at("door").hidden = room !== "door";
  at("lobby").hidden = room !== "lobby";
  at("table").hidden = room !== "table";
  at("talk").hidden = room === "door";
}

function wish(type, fields = {}) {
  if (!socket || socket.readyState !== WebSocket.OPEN) return news(say("web-away"));
  socket.send(JSON.stringify({ id: ++wishes, type, ...fields }));
}

function connect() {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  socket = new WebSocket(scheme + "//" + location.host + "/ws");
  socket.addEventListener("open", () => {
    retry = 500;
    news("");
    wish("hello", { protocol: 1, language: document.documentElement.lang });
    wish("lobby", { on: true });
    // Links to the other page lead to the same tables.
    const code = table ? table.table : location.hash.replace(/^#(\/table\/)?/, "");
    if (code) wish("join", { table: code });
  });
  socket.addEventListener("message", (event) => heard(JSON.parse(event.data)));
  socket.addEventListener("close", () => {
    if (!me) return;
    news(say("web-away"));
    setTimeout(() => attempt(enter), retry);
    retry = Math.min(retry * 2, 15000);
  });
}

const listed = new Map();

function heard(message) {
  switch (message.type) {
    case "refused": case "bye": news(message.message); break;
    case "lobby":
      listed.clear();
      message.tables.forEach((one) => listed.set(one.table, one));
      at("said").replaceChildren();
      message.chat.forEach(said);
      people(message);
      lobby();
      break;
    case "lobby-table": listed.set(message.table.table, message.table); lobby(); break;
    case "lobby-gone": listed.delete(message.table); lobby(); break;
    case "lobby-people": people(message); break;
    case "lobby-chat": said(message); break;
    case "table": sat(message); break;
    case "told": told(message); break;
    case "position": positioned(message); break;
    case "out":
      table = null;
      location.hash = "";
      show("lobby");
      break;
  }
}

function people(message) {
  at("people").textContent = message.online + ": " + message.people.map((one) => one.name).join(", ");
}

function said(message) {
  element("li", message.who.name + ": " + message.text, at("said"));
}

function lobby() {
  at("tables").replaceChildren();
  for (const one of listed.values()) {
    const seats = one.seats.map((name) => name || "–").join(", ");
    const line = element("li", one.setup.game + " · " + one.host + " · " + seats + (one.locked ? " 🔒" : "") + " ", at("tables"));
    button(say("web-join"), line, () => {
      if (!one.locked) return wish("join", { table: one.table });
      at("join").elements.code.value = one.table;
      at("join").elements.password.focus();
    });
  }
}

function sat(snapshot) {
  table = snapshot;
  location.hash = snapshot.table;
  at("story").replaceChildren();
  at("said").replaceChildren();
  snapshot.chat.forEach(said);
  if (snapshot.match) {
    snapshot.match.told.forEach(story);
    if (snapshot.match.over) story(snapshot.match.over);
  }
  const game = games.find((one) => one.game === snapshot.setup.game);
  const bots = at("bots").elements.bot;
  bots.replaceChildren();
  (game ? game.bots : []).forEach((name) => { element("option", name, bots).value = name; });
  bots.value = game && game.bots.includes("greedy") ? "greedy" : bots.value;
  show("table");
  drawn();
}

function told(one) {
  if (!table || one.seq <= table.seq) return;
  if (one.seq > table.seq + 1) return wish("sync", { since: table.seq });
  table.seq = one.seq;
  const seat = one.seat !== undefined && table.seats[one.seat];
  switch (one.kind) {
    case "changed": wish("join", { table: table.table }); break;
    case "sat": table.seats[one.seat] = { who: one.who }; if (one.who.id === me.id) table.seat = one.seat; break;
    case "bot": table.seats[one.seat] = { bot: one.name }; break;
    case "left": table.seats[one.seat] = {}; if (table.seat === one.seat) table.seat = null; break;
    case "ready": seat.ready = one.on; break;
    case "away": seat.away = true; break;
    case "back": seat.away = false; delete seat.bot; break;
    case "stand-in": seat.bot = one.bot; break;
    case "host": table.host = one.who; break;
    case "started": at("story").replaceChildren(); table.stage = "playing"; table.names = one.names; break;
    case "round": table.stage = "playing"; break;
    case "paused": table.paused = one.on; break;
    case "over": table.stage = "over"; break;
    case "chat": said(one); return;
  }
  story(one);
  drawn();
}

function story(one) {
  const name = (seat) => {
    const place = table.seats[seat] || {};
    return place.who ? place.who.name : place.bot || "–";
  };
  let text = null;
  if (one.kind === "move") text = name(one.seat) + ": " + one.move + (one.ending ? " · " + one.ending.totals.join(" : ") : "");
  if (one.kind === "started") text = say("web-started");
  if (one.kind === "paused") text = say(one.on ? "web-paused" : "web-goes-on");
  if (one.kind === "over") text = say("web-over", { points: one.points.join(" : ") });
  if (text) {
    element("li", text, at("story"));
    at("story").scrollTop = at("story").scrollHeight;
  }
}

function drawn() {
  at("title").textContent = table.setup.game + " · " + table.table;
  at("seats").replaceChildren();
  table.seats.forEach((place, seat) => {
    const who = place.who ? place.who.name : place.bot || "–";
    const stand = place.who && place.bot ? " (" + place.bot + ")" : "";
    const ready = place.ready ? " ✓" : "";
    element("li", who + stand + ready, at("seats")).dataset.seat = seat;
  });
  if (table.stage === "waiting") return;
  wish("position");
}

function positioned(position) {
  if (!table || position.seq < table.seq) return;
  at("view").replaceChildren();
  at("moves").replaceChildren();
  for (const [name, value] of Object.entries(position.view)) {
    element("dt", name, at("view"));
    element("dd", typeof value === "object" ? JSON.stringify(value) : String(value), at("view"));
  }
  for (const text of position.moves) {
    button(text, at("moves"), () => wish("move", { move: text, turn: position.turn }));
  }
}

function form(id, done) {
  at(id).addEventListener("submit", (event) => {
    event.preventDefault();
    const fields = Object.fromEntries(new FormData(event.target));
    attempt(async () => done(fields, event.submitter, event.target));
  });
}

form("guest", async (fields) => {
  await ask("POST", "/api/guest", fields.name ? { name: fields.name } : {});
  await enter();
});
form("login", async (fields, submitter) => {
  await ask("POST", "/api/" + submitter.value, fields);
  await enter();
});
form("create", (fields) => {
  const setup = { game: fields.game };
  if (fields.players) setup.players = Number(fields.players);
  wish("create", { setup });
});
form("join", (fields) => wish("join", fields.password ? { table: fields.code, password: fields.password } : { table: fields.code }));
form("bots", (fields) => wish("bot", { name: fields.bot }));
form("chat", (fields, _, which) => {
  wish("chat", { to: table ? "table" : "lobby", text: fields.text });
  which.reset();
});
at("actions").addEventListener("click", (event) => {
  const type = event.target.dataset.wish;
  if (type === "ready") return wish("ready", { on: !(table.seats[table.seat] || {}).ready });
  if (type) wish(type);
});
at("logout").addEventListener("click", () => attempt(async () => {
  await ask("POST", "/api/logout");
  me = null;
  socket.close();
  at("me").textContent = "";
  show("door");
}));
at("keep").addEventListener("click", () => { show("door"); at("guest").hidden = true; at("login").elements.name.value = me.name; });

async function enter() {
  let here;
  // This page stands at the door only where there is no other.
  at("no-page").hidden = location.pathname === "/plain";
  try {
    here = await ask("GET", "/api/features");
  } catch {
    me = null;
    return show("door");
  }
  me = here.you;
  at("warning").hidden = !here.insecure || ["localhost", "127.0.0.1", "[::1]"].includes(location.hostname);
  if (!me) return show("door");
  at("me").textContent = me.name;
  at("keep").hidden = me.registered;
  show(table ? "table" : "lobby");
  if (!socket || socket.readyState > WebSocket.OPEN) connect();
}

attempt(async () => {
  const spoken = await ask("GET", "/plain-words.json");
  words = spoken.words;
  document.documentElement.lang = spoken.language;
  document.querySelectorAll("[data-say]").forEach((one) => { one.textContent = say(one.dataset.say); });
  games = (await ask("GET", "/api/games")).games;
  games.forEach((game) => { element("option", game.game, at("create").elements.game).value = game.game; });
  await enter();
});
