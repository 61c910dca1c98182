// The kit's client in a page, as the harness of .ci/browser steers it.
import { Connection, Problem } from "/reference-client/connection.mjs";
import { draw, Screen } from "/reference-client/dom.mjs";
import { difference, seen } from "./compare.mjs";

const words = await (await fetch("/words/client.json")).json();

/** Shows a document as a client that has just opened it. */
globalThis.drawn = (document, flows, state) => {
  const { language, direction, title } = document;
  Object.assign(globalThis.document.documentElement, { lang: language, dir: direction === "rtl" ? "rtl" : "ltr" });
  globalThis.document.title = title;
  scrollTo(0, 0);
  new Screen(emptyRoot(), { words: words[language] ?? words.en, flows, copy() {} }).show(document, state);
};

function emptyRoot() {
  const root = document.createElement("div");
  document.body.replaceChildren(root);
  return root;
}

/** A client that holds a screen over many requests, and what must be true of it after each. */
globalThis.session = {
  async open({ address: path, language, size, flows }) {
    this.connection = new Connection({ base: "/bank", language, size });
    const product = path.split("/")[2];
    this.client = {
      words: words[language.slice(0, 2)], flows,
      more: (direction) => { this.answered = this.shown(this.connection.more(direction)); },
      open: ({ screen }) => { this.answered = this.shown(this.connection.open(`/loans/${product}/${screen}`)); },
    };
    this.screen = new Screen(emptyRoot(), this.client);
    return this.shown(this.connection.open(path));
  },

  async step({ what, chance }) {
    this.connection.refused = undefined;
    this.reader(chance);
    if (what === "reader") return this.faults(this.screen.document);
    const before = this.seen();
    if (what === "refresh") {
      this.answered = this.shown(this.connection.refresh());
    } else if (what === "screen") {
      const links = [...document.querySelectorAll("a[href^='?screen=']:not(.ld-pager a)")];
      if (links.length === 0) return [];
      links[Math.floor(chance * links.length)].click();
      return this.answered;
    } else {
      const { links } = this.screen.painter;
      const leads = (link) => links.get(link.getAttribute("href")).direction === what;
      const link = [...document.querySelectorAll(".ld-pager a")].find(leads);
      if (!link) return [];
      link.click();
    }
    return [...(await this.answered), ...this.changed(before)];
  },

  /** Shows the answer to a request, and finds what is wrong then. */
  async shown(asked) {
    const answer = await asked.catch((error) => error);
    if (answer === undefined || answer instanceof Problem) return answer && answer.status !== 404 ? [`${answer.message}`] : [];
    if (answer instanceof Error) return [answer.stack];
    this.state = { isOffline: this.connection.isOffline };
    this.screen.show(answer, this.state);
    return this.faults(answer);
  },

  faults(answer) {
    if (!answer) return [];
    const refused = this.connection.refused ? [`a patch was refused: ${this.connection.refused.message}`] : [];
    const [now, fresh] = [this.screen.shown, draw(answer, this.screen.client, this.state)].map(plain);
    if (now === fresh) return refused;
    const start = [...now].findIndex((_, index) => now[index] !== fresh[index]) - 80;
    const parts = [now, fresh].map((page) => page.slice(start, start + 160));
    return [...refused, `the page is not that of a fresh client: ${parts.join(" <> ")}`];
  },

  /** What a reader does between two requests. */
  reader(chance) {
    const choose = (all) => all[Math.floor(chance * 997) % all.length];
    const details = choose([...document.querySelectorAll("details")]);
    if (details && chance < 0.6) details.open = !details.open;
    scrollTo(0, chance * document.documentElement.scrollHeight);
    const controls = [...document.querySelectorAll("a, button, summary")].filter((each) => each.checkVisibility());
    choose(controls)?.focus({ preventScroll: true });
  },

  /** What must not change under the reader's hands. */
  seen() {
    const isInView = (item) => item.getBoundingClientRect().top >= 0 && item.checkVisibility() && !item.closest(".ld-bottom");
    const inView = [...document.querySelectorAll("[id]")].find(isInView);
    return {
      focus: document.activeElement.closest("[id]")?.id,
      open: new Map(Array.from(document.querySelectorAll(".ld-section[id]"), (each) => [each.id, each.open ?? true])),
      inView: inView?.id,
      top: inView?.getBoundingClientRect().top,
    };
  },

  changed({ focus, open, inView, top }) {
    const byId = (id) => (id === undefined ? undefined : document.getElementById(id));
    const faults = [];
    if (byId(focus) && document.activeElement.closest("[id]") !== byId(focus)) faults.push(`the focus was in ${focus}`);
    // A button that is at the bottom now is always in view there.
    const now = byId(inView)?.closest(".ld-bottom") ? top : byId(inView)?.getBoundingClientRect().top;
    const end = document.documentElement.scrollHeight - innerHeight;
    if (scrollY > 0 && scrollY < end - 1 && Math.abs(now - top) > 1) faults.push(`${inView} was at ${top} px, and is at ${now} px`);
    for (const [id, wasOpen] of open) {
      // A section that the document folds no more is whole.
      if (byId(id)?.localName === "details" && byId(id).open !== wasOpen) faults.push(`${id} was ${wasOpen ? "un" : ""}folded`);
    }
    return faults;
  },
};

/** A page without what the reader did to it, its attributes in one order. */
function plain(element) {
  const copy = element.cloneNode(true);
  for (const details of copy.querySelectorAll("details")) details.removeAttribute("open");
  for (const focused of copy.querySelectorAll("[tabindex]")) focused.removeAttribute("tabindex");
  for (const each of [copy, ...copy.querySelectorAll("*")]) {
    const attributes = Array.from(each.attributes, ({ name, value }) => [name, value]).sort();
    for (const [name] of attributes) each.removeAttribute(name);
    for (const [name, value] of attributes) each.setAttribute(name, value);
  }
  return copy.outerHTML;
}

/** Returns the first difference between a static page and what the client draws. */
globalThis.compared = (html, shown, flows) => {
  const page = new DOMParser().parseFromString(html, "text/html").querySelector(".ld");
  return difference(seen(page), seen(draw(shown, { words: words[shown.language] ?? words.en, flows })));
};

globalThis.isReady = true;
