// What is wrong with how a screen is laid out. Nothing in here knows the page but for its cards,
// which say what is on them in `data-card`. `layout.look` measures boxes, `layout.texts` says what
// is written where, so that its contrast can be measured in a picture without it.
(() => {
  const { abs, max, min, round } = Math;
  const BUTTON = 44; // what a finger needs
  const LEAST = 24; // what it needs where nothing else is near
  const LETTERS = 13; // the smallest
  const HAIR = 1.5; // what is lost to rounding

  const all = (selector) => [...root().querySelectorAll(selector)];
  // Behind a dialog that wants an answer nothing is read or touched.
  const root = () =>
    [...document.querySelectorAll("dialog[open]")].filter((e) => e.matches(":modal")).at(-1) ??
    document.body;
  const describe = (e) => {
    const classes = [...(e.classList ?? [])].map((name) => `.${name}`).join("");
    const id = e.id && typeof e.id === "string" ? `#${e.id}` : "";
    const words = (e.dataset?.card ?? e.textContent ?? "").trim().replace(/\s+/g, " ").replaceAll(": ", " ").slice(0, 40);
    return `${e.localName}${id}${classes}${words ? ` "${words}"` : ""}`;
  };
  const box = ({ left, top, right, bottom }) =>
    [left, top, right - left, bottom - top].map(round).join(" ");
  const isShown = (e) =>
    e.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true });
  const isHeardOnly = (e) => {
    for (let at = e; at && at !== document.body; at = at.parentElement) {
      const { width, height, right } = at.getBoundingClientRect();
      const { clip, clipPath, overflow } = getComputedStyle(at);
      // Far out to the left until it has the focus.
      if (right < -99) return true;
      if (clip !== "auto" || clipPath.startsWith("inset(50%")) return true;
      if (overflow !== "visible" && (width <= 2 || height <= 2)) return true;
    }
    return false;
  };
  const isOff = (e) => Boolean(e.closest(":disabled, [aria-disabled=true]"));

  // What of a box is seen, what hides the rest, and whether that can be scrolled to.
  const seen = (rect, e) => {
    let { left, top, right, bottom } = rect;
    let cut = null;
    let scrolled = false;
    let position = "static";
    for (let at = e; at && at !== document.documentElement; at = at.parentElement) {
      const style = getComputedStyle(at);
      // Whoever is placed by somebody further out is not cut by those between.
      const holds =
        position === "static" || position === "relative" || position === "sticky" ||
        style.transform !== "none" || (position === "absolute" && style.position !== "static");
      if (!holds) continue;
      position = style.position;
      if (at === document.body || style.display === "inline") continue;
      const outer = at.getBoundingClientRect();
      const inner = {
        left: outer.left + at.clientLeft,
        top: outer.top + at.clientTop,
        right: outer.left + at.clientLeft + at.clientWidth,
        bottom: outer.top + at.clientTop + at.clientHeight,
      };
      const turned = style.transform !== "none" || !at.clientWidth;
      if (turned) continue;
      for (const [axis, over] of [
        ["overflowX", max(inner.left - left, right - inner.right)],
        ["overflowY", max(inner.top - top, bottom - inner.bottom)],
      ]) {
        if (style[axis] === "visible" || over <= HAIR) continue;
        if (style[axis] === "auto" || style[axis] === "scroll") scrolled = true;
        else if (!scrolled && (!cut || over > cut.over)) cut = { over: round(over), by: at };
      }
      if (style.overflowX !== "visible") {
        left = max(left, inner.left);
        right = min(right, inner.right);
      }
      if (style.overflowY !== "visible") {
        top = max(top, inner.top);
        bottom = min(bottom, inner.bottom);
      }
    }
    return { left, top, right, bottom, cut, scrolled };
  };

  // The letters of a line: its box is as high as the font says, which close lines cut with no harm.
  const letters = ({ left, top, right, bottom }, e) => {
    const middle = (top + bottom) / 2;
    const half = min((bottom - top) / 2, parseFloat(getComputedStyle(e).fontSize) * 0.45);
    return { left, right, top: middle - half, bottom: middle + half };
  };

  // Every line of text: its box, what of it is seen, and its element.
  const lines = () => {
    const found = [];
    const walker = document.createTreeWalker(root(), NodeFilter.SHOW_TEXT);
    const known = new Map();
    while (walker.nextNode()) {
      const text = walker.currentNode;
      const e = text.parentElement;
      if (!text.data.trim() || e.closest("svg, script, style, noscript, template, option, datalist"))
        continue;
      if (!known.has(e)) known.set(e, isShown(e) && !isHeardOnly(e));
      if (!known.get(e)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const rect of range.getClientRects()) {
        if (rect.width < 1 || rect.height < 1) continue;
        found.push({ e, text, rect, seen: seen(letters(rect, e), e) });
      }
    }
    return found;
  };

  // What lies over a point, above this element; only what is painted.
  const isPainted = (e) => {
    const { backgroundColor, backgroundImage } = getComputedStyle(e);
    if (e instanceof SVGElement) {
      const { fill, stroke } = getComputedStyle(e);
      return e.localName !== "svg" && e.localName !== "g" && (fill !== "none" || stroke !== "none");
    }
    if (/^(img|canvas|video|input|select|textarea)$/.test(e.localName)) return true;
    const alpha = backgroundColor.match(/rgba\(.*?([\d.]+)\)$/);
    return backgroundImage !== "none" || !alpha || Number(alpha[1]) > 0.1;
  };
  const isLaidOver = (e, other, isTable) => {
    const over = e.closest("dialog, [role=dialog], [popover], [role=tooltip], aside");
    if (over && !over.contains(other)) return true;
    // A veil before all else, while something is open.
    const { width, height } = e.getBoundingClientRect();
    if (!e.childElementCount && width >= innerWidth - 1 && height >= innerHeight - 1) return true;
    if (isTable) return false;
    // What stays while the page is scrolled lies over something else each time.
    for (let at = e; at; at = at.parentElement) {
      if (/fixed|sticky/.test(getComputedStyle(at).position)) return !at.contains(other);
    }
    return false;
  };
  const above = (e, x, y) => {
    if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return null;
    for (const top of document.elementsFromPoint(x, y)) {
      if (top === e || top.contains(e) || e.contains(top)) return null;
      if (isPainted(top)) return top;
    }
    return null;
  };

  // As if nothing let a pointer through: then what is met first is what is seen.
  const solid = new CSSStyleSheet();
  solid.replaceSync("*, *::before, *::after { pointer-events: auto !important; }");
  const bare = new CSSStyleSheet();
  bare.replaceSync(
    `*, *::before, *::after, *::placeholder { -webkit-text-fill-color: transparent !important;
       text-shadow: none !important; text-decoration-color: transparent !important;
       transition: none !important; caret-color: transparent !important; }`,
  );
  const wear = (sheet) => document.adoptedStyleSheets.push(sheet);
  const take = (sheet) => {
    document.adoptedStyleSheets = [...document.adoptedStyleSheets].filter((one) => one !== sheet);
  };

  const fits = (note, isTable, texts) => {
    // A phone's own `innerHeight` grows with what sticks out.
    const { clientWidth, clientHeight, scrollWidth } = document.documentElement;
    const { scrollHeight } = document.scrollingElement;
    if (scrollWidth > clientWidth + 1) note("sideways", document.body, `${scrollWidth} > ${clientWidth}`);
    if (isTable && scrollHeight > clientHeight + 1)
      note("scrolls", document.body, `${scrollHeight} > ${clientHeight}`);
    const check = (e, rect, part) => {
      // What can be scrolled to lies outside as little as what is seen.
      if (part.scrolled) return;
      const wide = max(-rect.left, rect.right - clientWidth);
      // Where the page scrolls, that is what is said.
      const high = isTable && scrollHeight <= clientHeight + 1 ? max(-rect.top, rect.bottom - clientHeight) : 0;
      if (max(wide, high) > HAIR) note("outside", e, `by ${round(max(wide, high))}: ${box(rect)}`);
      else if (part.cut) {
        const whole = part.cut.by.closest("[title]")?.title ?? e.closest("[title]")?.title;
        const told = whole && whole.includes((e.textContent ?? "").trim().slice(0, 20));
        if (!told) note("clipped", e, `${part.cut.over} hidden by ${describe(part.cut.by).slice(0, 50)}`);
      }
    };
    for (const { e, rect, seen } of texts) check(e, rect, seen);
    for (const e of all("a[href], button, select, input, [data-card]")) {
      if (!isShown(e) || isHeardOnly(e)) continue;
      const rect = e.getBoundingClientRect();
      check(e, rect, seen(rect, e));
    }
    // Text that leaves the control it belongs to.
    for (const { e, rect, seen } of texts) {
      const control = e.closest("button, a.button, select, th, td, label, summary, [role=tab]");
      if (!control || seen.scrolled) continue;
      const room = control.getBoundingClientRect();
      const over = max(room.left - rect.left, rect.right - room.right);
      // What is placed by itself, such as a number on a corner, is meant to.
      let isPlaced = false;
      for (let at = e; at !== control; at = at.parentElement)
        isPlaced ||= getComputedStyle(at).position === "absolute";
      if (over > 2 && !isPlaced && getComputedStyle(control).display !== "inline")
        note("spills", e, `by ${round(over)} out of ${describe(control).slice(0, 50)}`);
    }
  };

  const overlaps = (note, isTable, texts) => {
    const flat = texts
      .filter(({ seen: { left, right, top, bottom } }) => right - left > 1 && bottom - top > 1)
      .map((line) => {
        const size = parseFloat(getComputedStyle(line.e).fontSize);
        const middle = (line.rect.top + line.rect.bottom) / 2;
        // The letters, without the room between lines.
        const top = max(line.seen.top, middle - size * 0.36);
        const bottom = min(line.seen.bottom, middle + size * 0.36);
        return { ...line, left: line.seen.left, right: line.seen.right, top, bottom };
      })
      .sort((one, other) => one.top - other.top);
    for (const [place, one] of flat.entries()) {
      for (const other of flat.slice(place + 1)) {
        if (other.top >= one.bottom) break;
        const wide = min(one.right, other.right) - max(one.left, other.left);
        const high = min(one.bottom, other.bottom) - max(one.top, other.top);
        // What is shortened has two boxes.
        if (wide < 2 || high < 2 || one.text === other.text) continue;
        const x = (max(one.left, other.left) + min(one.right, other.right)) / 2;
        const y = (max(one.top, other.top) + min(one.bottom, other.bottom)) / 2;
        if (above(one.e, x, y) || above(other.e, x, y)) continue;
        note("text on text", one.e, `${round(wide)}x${round(high)} with ${describe(other.e)}`);
      }
    }
    for (const line of flat) {
      const y = (line.top + line.bottom) / 2;
      for (const part of [0.12, 0.5, 0.88]) {
        const x = line.left + (line.right - line.left) * part;
        const over = above(line.e, x, y);
        if (!over || isLaidOver(over, line.e, isTable)) continue;
        const what = over.closest("[data-card]") ?? over.closest("button, a, li, div") ?? over;
        note("covered", line.e, `at ${round(x)} ${round(y)} by ${describe(what)}`);
        break;
      }
    }
    // Of a card that lies under others the rank and the suit are seen.
    for (const card of all("[data-card]")) {
      const drawing = card.querySelector("svg") ?? card;
      if (!isShown(card) || !drawing.getScreenCTM || !drawing.viewBox?.baseVal?.width) continue;
      const { x, y, width, height } = drawing.viewBox.baseVal;
      const corner = new DOMPoint(x + width * 0.12, y + height * 0.14);
      const at = corner.matrixTransform(drawing.getScreenCTM());
      const over = above(card, at.x, at.y);
      if (over && !isLaidOver(over, card, isTable))
        note("index hidden", card, `at ${round(at.x)} ${round(at.y)} by ${describe(over.closest("[data-card]") ?? over)}`);
    }
  };

  // How far a target reaches around a point of it; a card under others is as wide as what is seen.
  const reach = (e) => {
    const rect = e.getBoundingClientRect();
    const own = (x, y) => {
      const hit = document.elementFromPoint(x, y);
      return hit && (e.contains(hit) || hit.closest("label")?.control === e);
    };
    for (const [right, down] of [[0.5, 0.5], [0.2, 0.5], [0.08, 0.5], [0.5, 0.85], [0.92, 0.5], [0.2, 0.15]]) {
      const [x, y] = [rect.left + rect.width * right, rect.top + rect.height * down];
      if (!own(x, y)) continue;
      const walk = (dx, dy) => {
        let far = 0;
        while (far < BUTTON && own(x + dx * (far + 1), y + dy * (far + 1))) far += 1;
        return far;
      };
      return [walk(-1, 0) + walk(1, 0) + 1, walk(0, -1) + walk(0, 1) + 1];
    }
    return [0, 0];
  };
  const TARGETS =
    "a[href], button, select, textarea, summary, input:not([type=hidden]), [role=button], [role=slider], [role=tab], [role=switch]";
  const isInSentence = (e) =>
    e.localName === "a" &&
    getComputedStyle(e).display === "inline" &&
    (e.parentElement.textContent ?? "").trim().length > (e.textContent ?? "").trim().length + 3;
  const targets = (note, isTable) => {
    const found = all(TARGETS)
      .filter((e) => isShown(e) && !e.disabled && !isInSentence(e) && !e.matches(".skip"))
      .map((e) => {
        // A box to tick is as large as its label.
        const tick = e.matches("input[type=checkbox], input[type=radio]");
        return { e, shape: (tick && e.closest("label")) || e };
      })
      .filter(({ shape }) => !isHeardOnly(shape))
      .map(({ e, shape }) => ({ e, shape, rect: shape.getBoundingClientRect() }));
    const small = [];
    for (const target of found) {
      const { shape, rect } = target;
      const inside = rect.top >= 0 && rect.left >= 0 && rect.bottom <= innerHeight && rect.right <= innerWidth;
      const part = seen(rect, shape);
      // On a page that scrolls, what lies over a large target may not do so a moment later.
      const isLarge = !isTable && min(rect.width, rect.height) >= BUTTON - 0.6;
      const reached = inside && !isLarge && !part.scrolled && !part.cut ? reach(shape) : [rect.width, rect.height];
      [target.width, target.height] = reached;
      if (min(...reached) < BUTTON - 0.6) small.push(target);
    }
    const middle = ({ left, right, top, bottom }) => [(left + right) / 2, (top + bottom) / 2];
    for (const target of small) {
      const { e, rect, width, height } = target;
      const size = `${round(width)}x${round(height)}`;
      if (!width) {
        const [x, y] = middle(rect);
        const over = document.elementFromPoint(x, y);
        if (isTable && !(over && isLaidOver(over, e, isTable)))
          note("out of reach", e, `${box(rect)}, under ${over && describe(over)}`);
        continue;
      }
      const [x, y] = middle(rect);
      // WCAG 2.2, 2.5.8, its exception for spacing, with 44 instead of its 24: a circle of that
      // size around a small target meets no other target, nor the circle of another small one.
      const isAlone = found.every((other) => {
        if (other === target || other.e.contains(e) || e.contains(other.e)) return true;
        const dx = max(other.rect.left - x, 0, x - other.rect.right);
        const dy = max(other.rect.top - y, 0, y - other.rect.bottom);
        if (dx * dx + dy * dy < (BUTTON / 2) ** 2) return false;
        const [ox, oy] = middle(other.rect);
        return !small.includes(other) || (ox - x) ** 2 + (oy - y) ** 2 >= BUTTON ** 2;
      });
      if (!isAlone || min(width, height) < LEAST) note("small target", e, size);
    }
  };

  const readable = (note, texts) => {
    for (const { e } of texts) {
      const size = parseFloat(getComputedStyle(e).fontSize);
      if (size < LETTERS - 0.1) note("small text", e, `${round(size * 10) / 10} px`);
    }
  };

  const look = (isTable) => {
    const found = new Map();
    const note = (rule, e, what) => {
      const key = `${rule}: ${describe(e)}`;
      if (!found.has(key)) found.set(key, `${key}: ${what}`);
    };
    const texts = lines();
    fits(note, isTable, texts);
    readable(note, texts);
    targets(note, isTable);
    wear(solid);
    overlaps(note, isTable, texts);
    take(solid);
    return [...found.values()];
  };

  // What is written, in which colour and how large; then all of it is taken away.
  const texts = () => {
    wear(solid);
    const inWindow = ({ left, top, right, bottom }) =>
      left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    const opacity = (e) => {
      let through = 1;
      for (let at = e; at; at = at.parentElement) through *= Number(getComputedStyle(at).opacity);
      return through;
    };
    const entry = (e, style, { left, top, right, bottom }) => ({
      name: describe(e),
      colour: style.webkitTextFillColor || style.color,
      opacity: opacity(e),
      large: parseFloat(style.fontSize) >= (Number(style.fontWeight) >= 700 ? 18.66 : 24),
      box: [left, top, right, bottom].map(round),
    });
    const list = lines()
      .filter(({ e, seen }) => inWindow(seen) && seen.right - seen.left > 2 && !isOff(e))
      .filter(({ e, seen }) => !above(e, (seen.left + seen.right) / 2, (seen.top + seen.bottom) / 2))
      .map(({ e, seen }) => entry(e, getComputedStyle(e), seen));
    for (const e of all("input, select, textarea")) {
      const rect = e.getBoundingClientRect();
      if (!isShown(e) || isHeardOnly(e) || isOff(e) || !inWindow(rect)) continue;
      if (/^(checkbox|radio|range|color)$/.test(e.type)) continue;
      const style = getComputedStyle(e, e.value || !e.placeholder ? null : "::placeholder");
      const inner = { left: rect.left + 4, top: rect.top + 4, right: rect.right - 4, bottom: rect.bottom - 4 };
      if (e.value || e.placeholder) list.push(entry(e, style, inner));
    }
    take(solid);
    wear(bare);
    return list;
  };
  const dress = () => take(bare);

  // In another tab: which of these texts are too faint on a picture without them.
  const faint = async (picture, texts) => {
    const image = await createImageBitmap(await (await fetch(picture)).blob());
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext("2d", { willReadFrequently: true });
    context.drawImage(image, 0, 0);
    const { data, width, height } = context.getImageData(0, 0, image.width, image.height);
    const pen = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
    const rgba = (colour) => {
      pen.clearRect(0, 0, 1, 1);
      pen.fillStyle = colour;
      pen.fillRect(0, 0, 1, 1);
      return pen.getImageData(0, 0, 1, 1).data;
    };
    const channel = (value) => {
      const part = value / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    };
    const light = ([r, g, b]) => 0.2126 * channel(r) + 0.7152 * channel(g) + 0.0722 * channel(b);
    const found = [];
    for (const { name, colour, opacity, large, box: [left, top, right, bottom] } of texts) {
      const [r, g, b, a] = rgba(colour);
      const strength = (a / 255) * opacity;
      const step = max(1, round(Math.sqrt(((right - left) * (bottom - top)) / 400)));
      const ratios = [];
      for (let y = max(0, top); y < min(height, bottom); y += step) {
        for (let x = max(0, left); x < min(width, right); x += step) {
          const at = 4 * (y * width + x);
          const ground = [data[at], data[at + 1], data[at + 2]];
          // What is nearly unseen has no colour left to be told from its ground.
          const ink = strength && [r, g, b].map((ink, i) => ink * strength + ground[i] * (1 - strength));
          const [one, other] = [light(ink || ground), light(ground)];
          ratios.push((max(one, other) + 0.05) / (min(one, other) + 0.05));
        }
      }
      if (!ratios.length) continue;
      ratios.sort((one, other) => one - other);
      // A tenth of the ground may be a line or a corner beside the letters.
      const ratio = ratios[Math.floor(ratios.length / 10)];
      const wanted = large ? 3 : 4.5;
      if (ratio < wanted - 0.05)
        found.push(`faint: ${name}: ${ratio.toFixed(2)} < ${wanted}, ${colour} at ${left} ${top}`);
    }
    return found;
  };

  window.layout = { look, texts, dress, faint };
})();
