// The script of the gallery: the search of the index, the slider of days, and where the item is from that is pointed at.
// Every page works without it; it only shows and hides what the page has.
"use strict";
{
  const all = (selector, within = document) => [...within.querySelectorAll(selector)];
  const one = (selector, within = document) => within.querySelector(selector);

  const search = one("#gallery-search");
  if (search) {
    const fields = all("input, select", search);
    const loans = all(".g-list > li");
    const texts = loans.map((loan) => `${loan.textContent} ${loan.dataset.id}`.toLowerCase());
    const show = () => {
      const { words, type, state, screen, client } = Object.fromEntries(fields.map((field) => [field.name, field.value]));
      const searched = words.toLowerCase().split(/\s+/).filter(Boolean);
      let count = 0;
      loans.forEach((loan, index) => {
        const matches =
          searched.every((word) => texts[index].includes(word) || loan.dataset.states.split(" ").includes(word)) &&
          (!type || loan.closest("[data-type]").dataset.type === type) &&
          (!state || loan.dataset.states.split(" ").includes(state)) &&
          (!screen || loan.dataset.screens.split(" ").includes(screen));
        loan.hidden = !matches;
        count += matches;
        for (const link of all("[data-screen]", loan)) {
          link.hidden = screen !== "" && link.dataset.screen !== screen;
          one("a", link).hash = client;
        }
      });
      for (const section of all("[data-type]")) section.hidden = !one(".g-list > li:not([hidden])", section);
      const hint = count === 0 ? "; clear the search to see them all" : "";
      one("#gallery-count").textContent = `${count} of ${loans.length} loans${hint}`;
    };
    for (const field of fields) field.addEventListener("input", show);
    addEventListener("pageshow", show);
  }

  const day = one("#gallery-day");
  if (day) {
    const links = all(".g-days a");
    day.addEventListener("input", () => day.setAttribute("aria-valuetext", links[day.value].textContent));
    // Its own place is the fragment, so that a keyboard goes on from where it was.
    day.addEventListener("change", () => location.assign(`${links[day.value].href}#${day.id}`));
    if (location.hash === `#${day.id}`) day.focus();
    // A browser that goes back shows the value with which the page was left.
    addEventListener("pageshow", () => (day.value = day.defaultValue));
  }

  // The page of `swift package preview`, which has this one in a frame, says when there is a newer one.
  addEventListener("message", ({ data, source }) => data === "reload" && source === parent && location.reload());

  const [screen, source] = [one("#gallery-screen"), one("#gallery-source")];
  if (screen) {
    const entries = new Map(all("#gallery-sources > li[data-item]").map((entry) => [entry.dataset.item, entry]));
    const items = [...entries.keys()].map((id) => document.getElementById(id)).filter((item) => item);
    let shown = null;
    const show = (element) => {
      let item = element;
      while (item && !entries.has(item.id)) item = item.parentElement;
      if (!item || item === shown || !screen.contains(item)) return;
      shown?.classList.remove("g-shown");
      shown = item;
      item.classList.add("g-shown");
      source.replaceChildren(...[...entries.get(item.id).childNodes].map((node) => node.cloneNode(true)));
    };
    // One item at a time can have the focus; the arrow keys go from one to the next.
    const focusable = items.filter((item) => !item.matches("a, button, summary, details"));
    focusable.forEach((item, index) => (item.tabIndex = index === 0 ? 0 : -1));
    screen.addEventListener("keydown", (event) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      const from = focusable.indexOf(event.target);
      if (!step || from < 0) return;
      const next = focusable.slice(step > 0 ? from + 1 : 0, step > 0 ? undefined : from);
      const item = (step > 0 ? next : next.reverse()).find((item) => item.checkVisibility());
      if (!item) return;
      event.preventDefault();
      event.target.tabIndex = -1;
      item.tabIndex = 0;
      item.focus();
    });
    for (const name of ["pointerover", "focusin", "click"]) screen.addEventListener(name, (event) => show(event.target));
    addEventListener("hashchange", () => show(document.getElementById(decodeURIComponent(location.hash.slice(1)))));
  }
}
