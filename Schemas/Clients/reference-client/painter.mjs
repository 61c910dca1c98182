// Makes the elements of a document. "Structure" in the README lists the element of each kind; the HTML that the engine makes
// itself has the same.
import { actionGroup, ButtonPlaces } from "./paint-actions.mjs";
import { chart } from "./paint-chart.mjs";
import { amount, breakdown, chips, progress, row } from "./paint-figures.mjs";
import { pager, timeline } from "./paint-lists.mjs";
import { banner, header, note, section, status } from "./paint-messages.mjs";
import { screen } from "./paint-screen.mjs";
import { table } from "./paint-table.mjs";
import { opens } from "./actions.mjs";
import { languagesOf, otherDirection } from "./directions.mjs";
import { anchor, element, shape } from "./elements.mjs";
import { foldedSections } from "./fold-plan.mjs";
import { ICONS } from "./icons.mjs";

/** The items that stand alone, and how each is drawn. */
const KINDS = {
  header, section, amount, row, status, banner, note, chips, progress, breakdown, actionGroup, timeline, chart, table,
  divider: (item) => element("hr", { class: "ld-divider", id: anchor(item.id) }),
};

/** A label with its value: such items are drawn in one list. */
const PAIRS = ["row", "amount", "progress", "chips"];

/** Draws one document. */
export class Painter {
  constructor(document, client, state = {}) {
    this.document = document;
    this.client = client;
    this.state = state;
    this.words = client.words;
    this.languages = languagesOf(document);
    this.direction = document.direction === "rtl" ? "rtl" : "ltr";
    /** The level of the next heading. */
    this.level = 2;
    /** The title of the section around an item, if it is in one. */
    this.isNested = false;
    /** The pages that are not drawn yet. */
    this.pages = [...(document.pages ?? [])];
    this.buttons = new ButtonPlaces(document);
    this.folded = foldedSections(document);
    /** What a link that belongs to no item does, by its address. */
    this.links = new Map();
    const { parent, screens = [] } = document.navigation ?? {};
    const above = screens.find(({ screen }) => screen === parent);
    const address = above && this.address({ kind: "screen", screen: parent });
    /** The screen to which the way back leads. */
    this.wayBack = address === undefined ? undefined : { ...above, address };
  }

  screen() {
    return screen(this);
  }

  /** Returns a painter of another document for the same client. */
  of(document) {
    return new Painter(document, this.client);
  }

  /** Draws items one after the other; labels with values are in lists. */
  items(items) {
    const drawn = [];
    let list;
    for (const item of items) {
      if (this.buttons.isEmpty(item)) continue;
      const isPair = PAIRS.includes(item.kind);
      if (isPair && !list) drawn.push((list = element("dl", { class: "ld-rows" })));
      if (!isPair) list = undefined;
      const elements = this.item(item);
      if (isPair) list.append(...elements);
      else drawn.push(...elements, ...this.pageAfter(item.id));
    }
    return drawn;
  }

  /** Returns the elements of an item: none for one of which there is nothing to show. */
  item(item) {
    if (Object.hasOwn(KINDS, item.kind)) return [KINDS[item.kind](item, this)].flat();
    const own = Object.hasOwn(this.client.ownKinds, item.kind) ? this.client.ownKinds[item.kind] : undefined;
    const inside = own ? [own(item, this)].flat() : item.fallback && this.items(item.fallback);
    if (inside) return [element("div", { class: "ld-custom", id: anchor(item.id), "data-kind": item.kind }, inside)];
    // The rule for any other kind: one of its texts, and none of its items.
    const text = item.accessibilityLabel ?? item.title ?? item.text ?? item.label;
    return text === undefined ? [] : [element("p", { class: "ld-note", id: anchor(item.id) }, this.text(text))];
  }

  /** Draws what is inside a section one level deeper. */
  inside(outer) {
    const { isNested, level } = this;
    [this.isNested, this.level] = [true, level + 1];
    const drawn = this.items(outer.items);
    [this.isNested, this.level] = [isNested, level];
    return drawn;
  }

  pageAfter(id) {
    const index = this.pages.findIndex(({ list, lastRow }) => list === id || lastRow === id);
    return index < 0 ? [] : [pager(this.pages.splice(index, 1)[0], this, false)];
  }

  heading(name, ...children) {
    return element(`h${Math.min(this.level, 6)}`, { class: name }, children);
  }

  /** Returns the heading of the screen. */
  title(text) {
    return element("h1", { class: "ld-title" }, this.text(text));
  }

  /** A list whose title is that of the section around it has none. */
  listTitle(item) {
    return item.title !== undefined && this.heading("ld-heading", this.text(item.title));
  }

  /** Returns the attributes of a text in another language or direction than the screen. */
  languageOf(text) {
    return { lang: this.languages.get(text), dir: otherDirection(text, this.direction) };
  }

  /** Returns an element with one text, or nothing for no text. */
  textElement(name, className, text) {
    return text !== undefined && element(name, { class: className, ...this.languageOf(text) }, text);
  }

  /** Returns a text for an element that has other content, too. */
  text(text) {
    const { lang, dir } = this.languageOf(text);
    return lang || dir ? this.textElement("span", undefined, text) : text;
  }

  /** Returns a text and, where it differs, what a screen reader says in its place. */
  spoken(text, spoken) {
    if (!spoken || spoken === text) return this.text(text);
    return [
      element("span", { "aria-hidden": "true", ...this.languageOf(text) }, text),
      element("span", { class: "ld-spoken" }, spoken),
    ];
  }

  /** Returns a message and, for a narrow screen, its short form. */
  message(text, short, spoken) {
    if (!short || short === text) return this.spoken(text, spoken);
    return [
      element("span", { class: "ld-full" }, this.spoken(text, spoken)),
      element("span", { class: "ld-short", "aria-hidden": "true" }, this.text(short)),
    ];
  }

  /** Returns a value, of a form that may not be known. */
  value(value, copy) {
    const text = this.spoken(value.text, value.spoken);
    if (value.kind === "date") return element("time", { datetime: value.iso }, text);
    return copy === undefined ? text : element("data", { value: copy }, text);
  }

  /** Returns the address of a destination that the client can open; undefined if it cannot. */
  address(destination) {
    if (!destination || !opens(destination, this.client.flows)) return undefined;
    if (destination.kind === "item") return `#${anchor(destination.item)}`;
    if (destination.kind === "link") return destination.url;
    return this.client.address(destination, this.document);
  }

  /** Returns a link, if there is an address. */
  link(address, ...children) {
    return address === undefined ? children : element("a", { href: address }, children);
  }

  /** Returns the button that copies an item, if the client can copy. */
  copyButton(item) {
    if (item.copy === undefined || !this.client.copy) return undefined;
    return element("button", { type: "button", class: "ld-copy" }, this.copyWords(item));
  }

  copyWords(item) {
    const path = shape("path", { d: "M9 9h11v11H9zM5.5 15H4V4h11v1.5" });
    const icon = shape("svg", { class: "ld-icon", viewBox: "0 0 24 24", "aria-hidden": "true" }, path);
    return [icon, element("span", { class: "ld-spoken" }, `${this.words.copy}: ${item.label}`)];
  }

  /** Returns the link back. */
  back() {
    const { screen, title, address } = this.wayBack;
    this.links.set(address, { does: "open", destination: { kind: "screen", screen } });
    return element("a", { class: "ld-back", href: address }, this.text(title));
  }

  icon(icon) {
    if (!Object.hasOwn(ICONS, icon ?? "")) return undefined;
    return shape("svg", { class: "ld-icon", viewBox: "0 0 24 24", "aria-hidden": "true" }, shape("path", { d: ICONS[icon] }));
  }
}
