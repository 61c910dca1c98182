// Draws the top of a screen, its sections and its messages.
import { action } from "./paint-actions.mjs";
import { amount } from "./paint-figures.mjs";
import { anchor, classes, element, toned } from "./elements.mjs";

/** Where the screen has a title of its own, that is its heading. */
export function header(item, painter) {
  const isTitle = painter.document.title === item.title;
  const product = { class: "ld-product", ...painter.languageOf(item.title) };
  const amounts = item.items.filter(({ kind }) => kind === "amount");
  const statuses = item.items.filter(({ kind }) => kind === "status");
  const others = item.items.filter(({ kind }) => kind !== "amount" && kind !== "status");
  const title = (text) => painter.title(text);
  return element(
    "header", { class: "ld-header", id: anchor(item.id) },
    isTitle ? title(item.title) : element("p", product, painter.wayBack?.title === item.title ? painter.back() : item.title),
    painter.textElement("p", "ld-subtitle", item.subtitle),
    !isTitle && title(painter.document.title),
    amounts.length > 0 && element("dl", { class: "ld-rows" }, amounts.map((each, index) => amount(each, painter, index === 0))),
    statuses.length > 0 && element("ul", { class: "ld-statuses" }, statuses.map((each) => status(each, painter, "li"))),
    painter.items(others),
  );
}

export function status(item, painter, name = "p") {
  const text = painter.message(item.text, item.short, item.accessibilityLabel);
  return element(
    name, { class: toned(item.tone, "ld-status"), id: anchor(item.id) }, painter.link(painter.address(item.destination), text));
}

export function banner(item, painter) {
  const button = painter.buttons.inBanners.get(item.id);
  const spoken = item.accessibilityLabel;
  const title = painter.message(item.title, item.short, spoken);
  return element(
    "div", { class: toned(item.tone, "ld-banner"), id: anchor(item.id) },
    element("p", { class: "ld-banner-title" }, painter.link(button ? undefined : painter.address(item.destination), title)),
    item.text !== undefined && element("p", { "aria-hidden": spoken !== undefined && "true" }, painter.text(item.text)),
    button && action(button, painter, "div", true),
  );
}

export function note(item, painter) {
  const text = painter.spoken(item.text, item.accessibilityLabel);
  return element("p", { class: toned(item.tone, "ld-note"), id: anchor(item.id) }, text);
}

export function section(item, painter) {
  const { isNested, document } = painter;
  const isFolded = painter.folded.has(item.id);
  // The title of the screen is the heading of a section with the same title.
  const hasHeading = item.title !== document.title || isNested || isFolded;
  const heading = hasHeading && painter.heading("ld-heading", painter.text(item.title), isFolded && hint(item, painter));
  const outer = classes("ld-section", isFolded && "ld-folded", item.items.some(isWide) && "ld-span");
  const name = isNested ? classes("ld-subsection", isFolded && "ld-folded") : outer;
  const inside = [painter.inside(item), all(item, painter)];
  if (!isFolded) return element("section", { class: name, id: anchor(item.id) }, heading, inside);
  return element(
    "details", { class: name, id: anchor(item.id) },
    element("summary", {}, heading),
    element("div", { class: "ld-body" }, inside),
  );
}

/** What a folded section has inside. */
function hint(item, painter) {
  const inside = item.items.flatMap(labels).slice(0, 4).join(" · ");
  return inside !== "" && element("span", { class: "ld-inside", "aria-hidden": "true" }, painter.text(inside));
}

function labels(item) {
  if (["row", "amount", "progress"].includes(item.kind)) return [item.label];
  if (item.kind === "breakdown") return [item.total.label];
  if (item.kind === "section") return [item.title];
  return (item.fallback ?? []).flatMap(labels);
}

/** The link of a section to the whole of what it shows. */
function all(item, painter) {
  const address = painter.address(item.destination);
  const spoken = element("span", { class: "ld-spoken" }, ": ", painter.text(item.title));
  return address !== undefined && element("a", { class: "ld-all", href: address }, painter.words.more, spoken);
}

/** Whether an item needs the whole width of the screen. */
export function isWide(item) {
  if (item.kind === "table") return item.columns.length > 4;
  return ((item.kind === "section" ? item.items : item.fallback) ?? []).some(isWide);
}
