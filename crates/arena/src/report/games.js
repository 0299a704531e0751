// The games of a report: filters, pages, and one game step by step. The page works without it,
// too: then it lists the first games. Texts are only ever set as texts. No "less than" here, so
// that the page stays well-formed to the last letter.
"use strict";
(() => {
  const at = (id) => document.getElementById(id);
  const read = (id) => JSON.parse(at(id).textContent);
  const { names, endings, words, games } = read("games-data");
  games.sort((one, other) => one[0] - other[0]);
  const steps = new Map(read("games-steps"));
  const PAGE = 100;
  const say = (text, ...values) => values.reduce((told, value, n) => told.replace("{" + n + "}", () => value), text);
  const make = (tag, text, parent, name) => {
    const made = document.createElement(tag);
    if (text !== undefined) made.textContent = text;
    if (name) made.className = name;
    if (parent) parent.append(made);
    return made;
  };
  const players = (bots) => bots.map((bot) => names[bot]).join(", ");
  const ending = ([, , , , , verdict, faulty]) =>
    faulty >= 0 ? say(words.fault, endings[verdict], names[faulty]) : endings[verdict];
  const path = (given, folder, ending, number) => {
    if (given !== 1) return given;
    const digits = (n, length) => String(n).padStart(length, "0");
    return folder + "/" + digits(Math.floor(number / 1000), 4) + "/" + digits(number, 7) + ending;
  };

  // The list.
  const body = at("games-table").tBodies[0];
  let page = 0;
  let found = games;
  function filter() {
    const bot = at("games-bot").value;
    const verdict = at("games-ending").value;
    found = games.filter((game) =>
      (bot === "" || game[2].includes(Number(bot))) &&
      (verdict === "" || game[5] === Number(verdict)));
    page = 0;
    list();
  }
  function list() {
    const first = page * PAGE;
    const shown = found.slice(first, first + PAGE);
    const last = first + shown.length;
    at("games-count").textContent = say(words.count, shown.length ? first + 1 : 0, last, found.length);
    at("games-back").disabled = page === 0;
    at("games-on").disabled = last >= found.length;
    body.replaceChildren();
    for (const game of shown) {
      const [number, deal, bots, points, winners, , , record, log] = game;
      const row = make("tr", undefined, body);
      const head = make("th", undefined, row, "n");
      head.scope = "row";
      if (steps.has(number)) {
        const button = make("button", number, head);
        button.type = "button";
        button.setAttribute("aria-label", say(words.step, number));
        button.addEventListener("click", () => open(game, button));
      } else {
        head.textContent = number;
      }
      make("td", deal, row, "n");
      make("bdi", players(bots), make("td", undefined, row));
      make("td", points.join(" : ").replaceAll("-", "−"), row, "wide");
      make("bdi", winners.length ? players(winners) : words.nobody, make("td", undefined, row));
      make("td", ending(game), row);
      if (!words.files) continue;
      const files = make("td", undefined, row, "wide");
      const links = [
        [path(record, "games", ".jsonl.gz", number), words.record],
        [path(log, "logs", ".log.gz", number), words.log],
      ];
      for (const [target, text] of links.filter(([target]) => target)) {
        if (files.firstChild) files.append(" · ");
        make("a", say(text, number), files).href = target;
      }
    }
  }

  // One game.
  const view = at("game-view");
  let told = [];
  let now = 0;
  let opener = null;
  let shown = 0;
  async function open(game, button) {
    const mine = ++shown;
    const packed = Uint8Array.from(atob(steps.get(game[0])), (letter) => letter.charCodeAt(0));
    const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
    const unpacked = JSON.parse(await new Response(stream).text());
    if (mine !== shown) return;
    told = unpacked;
    opener = button;
    at("game-heading").textContent = say(words.step, game[0]);
    at("game-seats").textContent = players(game[2]) + ". " + ending(game);
    const moves = at("game-moves");
    moves.replaceChildren();
    told.forEach(([lines], n) => {
      const move = make("button", lines.join(" "), make("li", undefined, moves));
      move.type = "button";
      move.addEventListener("click", () => go(n));
    });
    view.hidden = false;
    go(0);
    view.focus();
    view.scrollIntoView({ block: "nearest" });
  }
  function go(to) {
    now = Math.max(0, Math.min(told.length - 1, to));
    const [lines, seen] = told[now];
    at("game-step").textContent = say(words.move, now + 1, told.length);
    at("game-told").replaceChildren(...lines.map((line) => make("p", line)));
    at("game-seen").replaceChildren(...seen.map((line) => make("p", line)));
    at("game-first").disabled = at("game-back").disabled = now === 0;
    at("game-on").disabled = at("game-last").disabled = now === told.length - 1;
    [...at("game-moves").querySelectorAll("button")].forEach((move, n) => {
      if (n === now) move.setAttribute("aria-current", "step");
      else move.removeAttribute("aria-current");
    });
    // A button that cannot be used loses the keyboard: the game keeps it.
    if (document.activeElement === document.body) view.focus();
  }
  function close() {
    view.hidden = true;
    shown += 1;
    if (opener && opener.isConnected) opener.focus();
    else at("games-bot").focus();
  }
  const ways = {
    ArrowLeft: () => go(now - 1),
    ArrowRight: () => go(now + 1),
    Home: () => go(0),
    End: () => go(told.length - 1),
    Escape: close,
  };
  view.addEventListener("keydown", (event) => {
    const way = ways[event.key];
    if (!way || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    way();
  });
  at("game-first").addEventListener("click", ways.Home);
  at("game-back").addEventListener("click", ways.ArrowLeft);
  at("game-on").addEventListener("click", ways.ArrowRight);
  at("game-last").addEventListener("click", ways.End);
  at("game-close").addEventListener("click", close);
  at("games-bot").addEventListener("change", filter);
  at("games-ending").addEventListener("change", filter);
  at("games-back").addEventListener("click", () => { page -= 1; list(); });
  at("games-on").addEventListener("click", () => { page += 1; list(); });
  at("games-tools").hidden = false;
  list();
})();
