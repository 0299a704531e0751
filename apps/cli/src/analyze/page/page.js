"use strict";
// Steps through the moves. Letters work only where a move has the focus, so that they are
// in nobody's way.
(() => {
  const steps = [...document.querySelectorAll("article.step")];
  if (steps.length === 0) return;
  let now = -1;
  const go = (place) => {
    now = Math.max(0, Math.min(steps.length - 1, place));
    steps.forEach((step, other) => step.toggleAttribute("data-now", other === now));
    const step = steps[now];
    document.querySelectorAll(".cursor").forEach((cursor) => {
      const here = cursor.id === step.dataset.chart;
      cursor.toggleAttribute("hidden", !here);
      if (here) cursor.setAttribute("d", `M${step.dataset.x} 0V1000`);
    });
    step.focus({ preventScroll: true });
    step.scrollIntoView({ block: "nearest" });
  };
  const ways = {
    first: () => go(0),
    previous: () => go(now - 1),
    next: () => go(now + 1),
    last: () => go(steps.length - 1),
  };
  const bar = document.querySelector(".steps");
  bar.hidden = false;
  bar.addEventListener("click", (event) => {
    const button = event.target.closest("button");
    if (button) ways[button.dataset.go]();
  });
  steps.forEach((step, place) => {
    step.addEventListener("focus", () => place === now || go(place));
    step.addEventListener("click", () => place === now || go(place));
  });
  document.querySelectorAll(".chart").forEach((chart) => {
    chart.addEventListener("click", (event) => {
      const box = chart.getBoundingClientRect();
      const x = ((event.clientX - box.left) / box.width) * 1000;
      const cursor = chart.querySelector(".cursor").id;
      const distance = (step) => Math.abs(step.dataset.x - x);
      const own = steps.filter((step) => step.dataset.chart === cursor);
      const nearest = own.reduce((a, b) => (distance(b) < distance(a) ? b : a));
      go(steps.indexOf(nearest));
    });
  });
  document.addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const anywhere = { ArrowRight: "next", ArrowLeft: "previous" };
    const at_moves = { j: "next", k: "previous", Home: "first", End: "last" };
    // A table that is wider than the screen scrolls by the same keys.
    if (event.target.closest(".scroll")) return;
    const focused = event.target.closest("article.step, .steps");
    const way = anywhere[event.key] || (focused && at_moves[event.key]);
    if (!way) return;
    event.preventDefault();
    ways[way]();
  });
})();
