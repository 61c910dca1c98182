// Draws charts: a picture, which has nothing for a screen reader, and the figures as a table.
import { anchor, element, shape } from "./elements.mjs";
import { exact, partClass, percent } from "./paint-figures.mjs";
import { rowsOf } from "./paint-table.mjs";

/** The highest and the lowest place of an amount, in ten thousandths; texts need the rest. */
const [TOP, BOTTOM] = [900, 8_900];
const MOST_LABELS = { wide: 12, narrow: 5 };
/** The part of the width of a point that its bar takes, in percent. */
const BAR_WIDTH = 64;

export function chart(item, painter) {
  const plot = plotOf(item, painter.direction === "rtl");
  const swatch = ({ title }, index) => element("li", { class: `ld-swatch ${partClass(index)}` }, painter.text(title));
  return element(
    "figure", { class: "ld-chart", id: anchor(item.id) },
    element("figcaption", {}, painter.listTitle(item), painter.textElement("p", undefined, item.summary)),
    plot && [picture(plot, painter), element("ul", { class: "ld-legend", "aria-hidden": "true" }, item.series.map(swatch))],
    element("details", { class: "ld-figures" }, element("summary", {}, painter.words.figures), rowsOf(figures(item), painter)),
  );
}

/** The data of a chart as a table: a row for each point, a column for each series. */
function figures(item) {
  const series = item.series.map(({ id, title }) => ({ id, title, alignment: "trailing" }));
  return {
    columns: [{ id: "axis", title: item.axis, alignment: "leading" }, ...series],
    items: item.items.map(({ id, label, amounts }) => ({ id, cells: [{ kind: "text", text: label }, ...amounts] })),
  };
}

function picture({ ticks, labels, shapes, kind }, { direction }) {
  return shape(
    "svg", { "aria-hidden": "true" },
    ticks.map(({ y }) => shape("line", { class: "ld-grid", x1: "0", x2: "100%", y1: percent(y), y2: percent(y) })),
    shapes.map(kind === "lines" ? line : bar),
    ticks.map(({ text, y }) => shape("text", { class: "ld-tick", x: direction === "ltr" ? "0%" : "100%", y: percent(y - 100) }, text)),
    labels.map(({ text, x, isRare }) => shape("text", { class: isRare && "ld-rare", x: percent(x), y: "99%" }, text)),
  );
}

function line({ series, x, y, endX, endY }) {
  return shape("line", { class: partClass(series), x1: percent(x), y1: percent(y), x2: percent(endX), y2: percent(endY) });
}

function bar({ series, x, y, endX, endY }) {
  const size = { width: percent(endX - x), height: percent(endY - y) };
  return shape("rect", { class: partClass(series), x: percent(x), y: percent(y), ...size });
}

/** Returns the places of everything in a picture, in ten thousandths; nothing for a shape or a stacking that is not known. */
function plotOf({ shape: kind, stacking, ticks = [], series, items }, isMirrored) {
  if (!(kind === "lines" && stacking === "none") && !(kind === "stackedBars" && stacking === "bySign")) return undefined;
  // All amounts in one small unit.
  const all = exact([...ticks, ...items.flatMap(({ amounts }) => amounts)].filter(Boolean).map(({ amount }) => amount));
  const marks = all.splice(0, ticks.length);
  const points = items.map(({ amounts }) => amounts.map((amount) => (amount ? all.shift() : undefined)));
  const reach = points.flatMap((amounts) => reachOf(amounts.filter((amount) => amount !== undefined), kind)).concat(marks);
  const [least, most] = [lowest(reach), highest(reach)];
  if (reach.length === 0 || (least === most && least === 0n)) return undefined;
  const [bottom, top] = [least < 0n ? least : 0n, most > 0n ? most : 0n];
  const y = (amount) => BOTTOM - Number(((amount - bottom) * BigInt(BOTTOM - TOP)) / (top - bottom));
  const x = (index, part) => {
    const place = Math.floor(((index * 100 + part) * 100) / Math.max(items.length, 1));
    return isMirrored ? 10_000 - place : place;
  };
  const step = (count, most) => Math.max(1, Math.ceil(count / most));
  const shown = items.map(({ label: text }, index) => ({ text, x: x(index, 50) }))
    .filter((_, index) => index % step(items.length, MOST_LABELS.wide) === 0);
  const kept = step(shown.length, MOST_LABELS.narrow);
  return {
    kind,
    ticks: ticks.map(({ text }, index) => ({ text, y: y(marks[index]) })),
    labels: shown.map((label, place) => ({ ...label, isRare: place % kept !== 0 })),
    shapes: kind === "lines" ? lines(points, series.length, x, y) : bars(points, x, y),
  };
}

/** The amounts to which the drawing of a point reaches. */
function reachOf(amounts, kind) {
  if (kind === "lines") return amounts;
  const sum = (numbers) => numbers.reduce((left, right) => left + right, 0n);
  return [sum(amounts.filter((amount) => amount > 0n)), sum(amounts.filter((amount) => amount < 0n))];
}

/** Lines from one point to the next; a point without neighbours is a dot. */
function lines(points, count, x, y) {
  return Array.from({ length: count }, (_, series) => series).flatMap((series) => {
    let last;
    return points.flatMap((amounts, index) => {
      if (amounts[series] === undefined) {
        last = undefined;
        return [];
      }
      const place = { x: x(index, 50), y: y(amounts[series]) };
      const from = last ?? (points[index + 1]?.[series] === undefined ? place : undefined);
      last = place;
      return from ? [{ series, ...from, endX: place.x, endY: place.y }] : [];
    });
  });
}

/** Positive amounts are stacked upwards from zero, negative ones downwards. */
function bars(points, x, y) {
  const margin = (100 - BAR_WIDTH) / 2;
  return points.flatMap((amounts, index) => {
    const ends = { up: 0n, down: 0n };
    const sides = [x(index, margin), x(index, 100 - margin)].sort((left, right) => left - right);
    return amounts.flatMap((amount, series) => {
      if (!amount) return [];
      const side = amount > 0n ? "up" : "down";
      const start = ends[side];
      ends[side] += amount;
      const [from, to] = [y(start), y(ends[side])].sort((left, right) => left - right);
      return [{ series, x: sides[0], y: from, endX: sides[1], endY: to }];
    });
  });
}

function lowest(amounts) {
  return amounts.reduce((left, right) => (left < right ? left : right), amounts[0]);
}

function highest(amounts) {
  return amounts.reduce((left, right) => (left > right ? left : right), amounts[0]);
}
