// Runs in every page before the page's own scripts: what tests need to see and to aim.
(() => {
  try {
    if (!localStorage.getItem("baralho-settings")) {
      // Whoever has no name yet is asked for one before they go to a table.
      const name = `Tester ${Math.floor(Math.random() * 1e6)}`;
      const settings = { pace: 0, volume: 0, motion: "off", language: "en", name };
      localStorage.setItem("baralho-settings", JSON.stringify(settings));
    }
  } catch {
    return; // a blank page keeps nothing
  }
  // Everything that the live regions ever said, in order.
  window.heard = [];
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) {
        const region = node.parentElement?.id;
        if (node.nodeName === "P" && (region === "said" || region === "alerts")) {
          window.heard.push(node.textContent);
        }
      }
    }
  }).observe(document, { childList: true, subtree: true });

  // What every click was made with.
  window.clicks = [];
  addEventListener("click", (event) => window.clicks.push(event.pointerType), true);

  const all = (selector) => [...document.querySelectorAll(selector)];
  // Where a pointer meets this very element and nothing that lies over it.
  const aim = (element, name) => {
    window.wanted = element;
    element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const box = element.getBoundingClientRect();
    for (const [right, down] of [[0.5, 0.5], [0.2, 0.5], [0.08, 0.5], [0.5, 0.85], [0.92, 0.5], [0.2, 0.15]]) {
      const [x, y] = [box.left + box.width * right, box.top + box.height * down];
      const top = document.elementFromPoint(x, y);
      if (top && element.contains(top)) return { name, x, y };
    }
    return { name, covered: element.outerHTML.slice(0, 300) };
  };
  window.aimAt = (selector) => {
    const element = document.querySelector(selector);
    return element ? aim(element, selector) : { name: "missing", what: selector };
  };
  window.aimAtText = (text) => {
    const seen = all("button, a.button").filter((e) => e.checkVisibility());
    const element = seen.find((e) => e.textContent.trim() === text || e.ariaLabel === text);
    return element ? aim(element, text) : { name: "missing", what: text };
  };

  // Three cards of a suit in a row, by their ids: something to lay in Buraco.
  const ranks = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"];
  const run = (cards) => {
    const by = new Map(cards.map((card) => [card.dataset.card, card]));
    for (const suit of new Set(cards.map((card) => card.dataset.card.slice(-1)))) {
      // Twos are wild: they are better kept.
      for (let low = 2; low + 2 < ranks.length; low += 1) {
        const three = [0, 1, 2].map((step) => by.get(ranks[low + step] + suit));
        if (three.every(Boolean)) return three;
      }
    }
    return null;
  };
  let tried = false;
  // What to do next, whatever is played; the names of the actions are English.
  window.step = () => {
    const end = document.querySelector("dialog.end[open]");
    if (end) {
      const main = end.querySelector("button.main");
      if (main?.textContent === "Play again") return { name: "over" };
      return main ? aim(main, "next") : { name: "wait" };
    }
    // What a card would do was shown: now it is done.
    const gold = document.querySelector("[data-kind=hand] .actions .main");
    if (gold) return aim(gold, "confirm");
    const answer = document.querySelector(".question button");
    if (answer) return aim(answer, "answer");
    if (!document.querySelector(".status.mine")) return { name: "wait" };
    const action = (text) =>
      all(".actions button").find((e) => e.textContent === text && e.ariaDisabled === "false");
    if (action("Turn over a card")) return aim(action("Turn over a card"), "turn");
    if (action("Draw")) {
      tried = false;
      return aim(action("Draw"), "draw");
    }
    const cards = all(".hand .card");
    if (!cards.length) return { name: "wait" };
    if (document.querySelector("[data-kind=hand]")) return aim(cards[0], "play");
    const selected = cards.filter((card) => card.classList.contains("selected"));
    const three = !tried && cards.length > 7 ? run(cards) : null;
    const missing = three?.find((card) => !selected.includes(card));
    if (missing) return aim(missing, "select");
    if (three) {
      tried = true;
      if (action("Lay down a meld")) return aim(action("Lay down a meld"), "lay");
    }
    if (selected.length > 1) return aim(selected[0], "unselect");
    if (!selected.length) return aim(cards[cards.length - 1], "select");
    const discard = all(".actions button").find(
      (e) => e.textContent.startsWith("Discard ") && e.ariaDisabled === "false",
    );
    return discard ? aim(discard, "discard") : { name: "wait" };
  };

  // Targets that are too small: anything below `least`, buttons below `button`.
  window.tooSmall = (least, button) =>
    all("a, button, select, input, summary")
      .filter((e) => e.checkVisibility() && !e.closest(".unseen") && !e.matches(".skip"))
      // A link within a sentence is as high as its line.
      .filter((e) => !(e.matches("a:not(.button)") && e.closest("p, li, dd, td")))
      .map((e) => [e, e.getBoundingClientRect()])
      .filter(([e, box]) => {
        const wanted = e.matches("button, .button, summary") ? button : least;
        // A hair less is a matter of rounding.
        return Math.min(box.width, box.height) < wanted - 0.5;
      })
      .map(([e, box]) => `${e.outerHTML.slice(0, 120)} ${box.width}x${box.height}`);
  // What sticks out; a phone's own `innerWidth` grows with that.
  window.tooWide = () => {
    const { clientWidth, scrollWidth } = document.documentElement;
    return scrollWidth <= clientWidth + 1
      ? []
      : all("body *")
          .filter((e) => e.getBoundingClientRect().right > clientWidth + 1)
          .slice(0, 4)
          .map((e) => `${e.outerHTML.slice(0, 120)} ${e.getBoundingClientRect().right}`);
  };
  // Text that goes beyond its box, unless that can be scrolled.
  window.cutOff = () =>
    all("body *")
      .filter((e) => e.checkVisibility() && !e.closest(".unseen, svg"))
      .filter((e) => [...e.childNodes].some((node) => node.nodeType === 3 && node.data.trim()))
      .filter((e) => {
        const text = document.createRange();
        text.selectNodeContents(e);
        const words = text.getBoundingClientRect();
        const box = (e.closest("button, .button, th, td, li, label, p, h1, h2, h3, a") ?? e)
          .getBoundingClientRect();
        const scrolls = e.closest(".scroll, pre, .log ol, .said");
        return !scrolls && (words.right > box.right + 2 || words.left < box.left - 2);
      })
      .map((e) => e.outerHTML.slice(0, 120));
  // What can be used but never be pointed at.
  window.covered = () =>
    all(document.querySelector("dialog[open]") ? "dialog[open] *" : "body *")
      .filter((e) => e.matches("a, button, select, input:not([type=checkbox]), summary"))
      .filter((e) => e.checkVisibility() && !e.closest(".unseen") && !e.matches(".skip"))
      .map((e) => aim(e, "").covered)
      .filter(Boolean);
})();
