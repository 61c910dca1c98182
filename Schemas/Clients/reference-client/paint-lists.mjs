// Draws timelines, and the ways to further rows of a list.
import { query } from "./addresses.mjs";
import { anchor, element } from "./elements.mjs";

const STATES = ["done", "missed", "next", "ahead"];

export function timeline(item, painter) {
  const entries = item.items.map((entry) => element(
    "li",
    {
      // A state that is not known has no mark.
      class: `ld-entry${STATES.includes(entry.state) ? ` ld-${entry.state}` : ""}`,
      "aria-current": entry.state === "next" && "step", id: anchor(entry.id),
    },
    painter.value(entry.date),
    element("span", { class: "ld-entry-title" }, painter.link(painter.address(entry.destination), painter.text(entry.title))),
    entry.money && element("span", { class: "ld-entry-money" }, painter.value(entry.money)),
    painter.textElement("p", "ld-caption", entry.caption),
  ));
  return [painter.listTitle(item), element("ol", { class: "ld-timeline", id: anchor(item.id) }, entries)].filter(Boolean);
}

/** The rows that a page has, and the ways to those before and after. A page whose list is not there is named. */
export function pager(page, painter, isNamed) {
  return element(
    "div", { class: isNamed ? "ld-loose ld-pager" : "ld-pager" },
    way(page, "previous", painter.words.earlier, painter),
    element("span", {}, isNamed && [painter.text(page.title), ": "], page.text),
    way(page, "next", painter.words.later, painter),
  );
}

function way(page, direction, words, painter) {
  if (page[direction] === undefined) return undefined;
  const side = direction === "next" ? "after" : "before";
  const address = query({ screen: painter.document.screen, size: page.count, [side]: page[direction] });
  painter.links.set(address, { does: "more", direction });
  return element("a", { href: address }, words);
}
