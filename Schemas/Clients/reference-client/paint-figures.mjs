// Draws labels with their values, and bars.
import { anchor, classes, element, shape, toned } from "./elements.mjs";

export function amount(item, painter, isLead = false) {
  return pair(item, item.money, painter, classes("ld-row", "ld-amount", isLead && "ld-lead"));
}

export function row(item, painter) {
  return pair(item, item.value, painter, classes("ld-row", item.isPart && "ld-part"));
}

/** A total with a bar of its parts, then the parts. */
export function breakdown(item, painter) {
  const sizes = shares(item.items.map(({ value }) => value.amount));
  const total = pair(item.total, item.total.value, painter, "ld-row ld-total");
  if (sizes.length) total.append(bar(sizes, painter));
  const parts = item.items.map((part, index) => pair(part, part.value, painter, `ld-row ld-part ${partClass(index)}`));
  const name = classes("ld-rows", "ld-breakdown", sizes.length > 0 && "ld-parts");
  return element("dl", { class: name, id: anchor(item.id) }, total, parts);
}

/** The label for screen readers begins with what is drawn as the label. */
export function progress(item, painter) {
  const begin = `${item.label}: `;
  const label = item.accessibilityLabel;
  const spoken = label?.startsWith(begin) ? label.slice(begin.length) : undefined;
  const text = element("dd", painter.languageOf(item.text), painter.spoken(item.text, spoken));
  return element(
    "div", { class: "ld-row ld-progress", id: anchor(item.id) },
    painter.textElement("dt", undefined, item.label), text, bar([item.permille * 10], painter));
}

export function chips(item, painter) {
  const word = ({ id, text, tone }) => element("li", { class: toned(tone, "ld-chip"), id: anchor(id) }, painter.text(text));
  return element(
    "div", { class: "ld-row", id: anchor(item.id) },
    painter.textElement("dt", undefined, item.label), element("dd", {}, element("ul", { class: "ld-chips" }, item.items.map(word))));
}

function pair(item, value, painter, name) {
  const address = painter.address(item.destination);
  return element(
    "div", { class: classes(toned(item.tone, name), address !== undefined && "ld-opens"), id: anchor(item.id) },
    element("dt", painter.languageOf(item.label), painter.link(address, item.label)),
    element("dd", painter.languageOf(value.text), painter.value(value, item.copy), painter.copyButton(item)),
    caption(item, painter),
  );
}

function caption({ caption: text }, painter) {
  return text !== undefined && element("dd", { class: "ld-caption", ...painter.languageOf(text) }, painter.text(text));
}

/** A bar with parts of these sizes, in ten thousandths of its length. It is drawn in the direction of reading. */
function bar(sizes, { direction }) {
  let start = 0;
  const parts = sizes.map((size, index) => {
    const x = direction === "ltr" ? start : 10_000 - start - size;
    start += size;
    return shape("rect", { class: partClass(index), x: percent(x), width: percent(size), height: "100%" });
  });
  return element("dd", { class: "ld-bar", "aria-hidden": "true" }, shape("svg", {}, parts));
}

/** Returns the sizes of amounts in ten thousandths of their sum: none if a bar would show nothing, or an amount is negative. */
function shares(amounts) {
  const whole = exact(amounts);
  const sum = whole.reduce((left, right) => left + right, 0n);
  if (whole.length < 2 || sum <= 0n || whole.some((amount) => amount < 0n)) return [];
  // Each part ends where the sum up to it ends, so that all of them fill the bar.
  let before = 0n;
  let drawn = 0;
  return whole.map((amount) => {
    before += amount;
    const size = Number((before * 10_000n) / sum) - drawn;
    drawn += size;
    return size;
  });
}

/** Returns exact decimals as whole numbers of the same small unit. */
export function exact(amounts) {
  const decimals = (amount) => amount.split(".")[1]?.length ?? 0;
  const most = Math.max(0, ...amounts.map(decimals));
  return amounts.map((amount) => BigInt(amount.replace(".", "")) * 10n ** BigInt(most - decimals(amount)));
}

/** Returns a part of a length, given in ten thousandths, as a percentage. */
export function percent(share) {
  const rest = Math.abs(share) % 100;
  return `${share < 0 ? "-" : ""}${Math.floor(Math.abs(share) / 100)}${rest ? `${rest < 10 ? ".0" : "."}${rest}` : ""}%`;
}

/** Returns the class of a part or a series: its colour. The fifth has that of the first again. */
export function partClass(index) {
  return `ld-part-${(index % 4) + 1}`;
}
