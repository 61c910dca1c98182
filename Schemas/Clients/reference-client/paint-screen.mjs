// Draws a whole screen: the way back, the items, the other screens, the end.
import { query } from "./addresses.mjs";
import { action } from "./paint-actions.mjs";
import { pager } from "./paint-lists.mjs";
import { isWide } from "./paint-messages.mjs";
import { element } from "./elements.mjs";

export function screen(painter) {
  const { document, direction, buttons } = painter;
  const hasHeader = document.headerItem.kind === "header";
  const items = hasHeader ? document.contentItems : [document.headerItem, ...document.contentItems];
  return element(
    "div", { class: "ld", lang: document.language, dir: direction, "data-screen": document.screen },
    element(
      "main", { class: "ld-screen" },
      notice(painter),
      wayBack(painter),
      hasHeader ? painter.items([document.headerItem]) : element("header", { class: "ld-header" }, painter.title(document.title)),
      faults(painter),
      element(
        "div", { class: "ld-content" },
        content(items, painter), otherPages(painter), missing(painter), otherScreens(painter)),
      retry(painter),
      foot(painter),
      buttons.bottom && element("div", { class: "ld-bottom" }, action(buttons.bottom, painter, "div", true)),
    ),
  );
}

/** Draws sections, and other items between them as blocks of their own. */
function content(items, painter) {
  const drawn = [];
  let loose = [];
  const end = () => {
    if (!loose.every((item) => painter.buttons.isEmpty(item))) {
      painter.isNested = true;
      drawn.push(element("div", { class: loose.some(isWide) ? "ld-loose ld-span" : "ld-loose" }, painter.items(loose)));
      painter.isNested = false;
    }
    loose = [];
  };
  for (const item of items) {
    if (!hasOnlySections(item)) {
      loose.push(item);
      continue;
    }
    end();
    drawn.push(...painter.items([item]));
  }
  end();
  return drawn;
}

/** Whether an item is a section, or an own item that is shown as sections. */
function hasOnlySections(item) {
  return item.kind === "section" || (item.fallback?.every(hasOnlySections) ?? false);
}

/** Draws the pages of lists whose rows are not on the screen. */
function otherPages(painter) {
  return painter.pages.splice(0).map((page) => pager(page, painter, true));
}

/** If the header has the title of the screen above, the way back is there. */
function wayBack(painter) {
  const { wayBack, document } = painter;
  const { title } = document.headerItem;
  if (!wayBack || (wayBack.title === title && title !== document.title)) return undefined;
  return element("nav", {}, painter.back());
}

/** Draws links to the screens that neither the way back nor an item of the screen opens. */
function otherScreens(painter) {
  const { parent, screens = [] } = painter.document.navigation ?? {};
  const linked = [painter.document.screen, parent, ...painter.document.contentItems.flatMap(linkedScreens)];
  const links = screens.filter(({ screen }) => !linked.includes(screen)).flatMap(({ screen, title, icon }) => {
    const destination = { kind: "screen", screen };
    const address = painter.address(destination);
    if (address === undefined) return [];
    painter.links.set(address, { does: "open", destination });
    const text = painter.textElement("span", undefined, title);
    const link = element("a", { class: "ld-button ld-opens", href: address }, painter.icon(icon), text);
    return [element("li", { class: "ld-action" }, link)];
  });
  if (links.length === 0) return undefined;
  const heading = painter.heading("ld-heading", painter.words.screens);
  return element("nav", { class: "ld-section ld-screens", "aria-label": painter.words.screens }, heading, element("ul", { class: "ld-actions ld-ways" }, links));
}

function linkedScreens(item) {
  const { destination } = item;
  const own = destination?.kind === "screen" && !destination.product ? [destination.screen] : [];
  return [...own, ...[item.total ?? [], item.items ?? [], item.fallback ?? []].flat().flatMap(linkedScreens)];
}

/** What the document cannot know: that there is no connection, or that it may have changed since. */
function notice({ state, words }) {
  if (!state.isOffline && !state.isStale) return undefined;
  return element("p", { class: "ld-notice", role: "status" }, state.isOffline ? words.offline : words.stale);
}

/** What is wrong with the values of the question that the screen answers. */
function faults({ document: { input } }) {
  if (!input?.faults) return undefined;
  return element("ul", { class: "ld-faults" }, input.faults.map(({ text }) => element("li", { class: "ld-note ld-critical" }, text)));
}

/** The names of what is missing from a screen of which the rest is there and right. */
function missing({ document: { outcome }, words }) {
  if (outcome.kind !== "partial") return undefined;
  const names = outcome.missing.map(({ name }) => element("li", { class: "ld-chip" }, name));
  const note = element("p", { class: "ld-note" }, words.missing);
  return element("div", { class: "ld-loose ld-missing" }, note, element("ul", { class: "ld-chips" }, names));
}

function retry(painter) {
  const { outcome, screen } = painter.document;
  if (outcome.kind !== "fault" || !outcome.mayRetry) return undefined;
  const address = query({ screen });
  painter.links.set(address, { does: "retry" });
  return element("p", {}, element("a", { class: "ld-retry", href: address }, painter.words.again));
}

/** The day of the screen, and the id that the bank finds in its log. */
function foot(painter) {
  const { document: { language, formats, freshness, correlationId: id }, words } = painter;
  const locale = formats.split("-")[0] === language ? formats : language;
  const format = new Intl.DateTimeFormat(locale || undefined, { dateStyle: "long", timeZone: "UTC" });
  const day = element("time", { datetime: freshness.asOf }, format.format(new Date(freshness.asOf)));
  return element("footer", { class: "ld-foot" }, words.asOf, " ", day, " ", id !== undefined && element("span", painter.languageOf(id), id));
}
