// Puts together what a screen reader says of a document: a text for each stop.
import { linesOf } from "./draw.mjs";

/** An item says its `accessibilityLabel`; without one, its texts, one after another. */
const KINDS = {
  header: (item) => [item.accessibilityLabel ?? joined(item.title, item.subtitle), ...speakAll(item.items)],
  section: (item) => [item.title, ...speakAll(item.items)],
  amount: (item) => [joined(item.label, value(item.money), item.caption)],
  row: (item) => [joined(item.label, value(item.value), item.caption)],
  status: (item) => [item.accessibilityLabel ?? item.text],
  banner: (item) => [item.accessibilityLabel ?? joined(item.title, item.text)],
  note: (item) => [item.accessibilityLabel ?? item.text],
  chips: (item) => [item.label, ...item.items.map((chip) => chip.text)],
  divider: () => [],
  progress: (item) => [item.accessibilityLabel ?? joined(item.label, item.text)],
  breakdown: (item) => [...speakItem(item.total), ...speakAll(item.items)],
  actionGroup: (item) => [item.title, ...speakAll(item.items)],
  action: (item) => [item.accessibilityLabel ?? joined(item.title, item.reason, item.details)],
  timeline: (item) => [item.title, ...item.items.map(entry)],
  chart: (item) => [item.accessibilityLabel ?? joined(item.title, item.summary), ...item.items.map((point) => said(point, item))],
  table: (item) => [item.title, ...linesOf(item).map((line) => joined(line.heading, ...cells(line.cells, item)))],
};

/** Returns what is said of a document, in its order. */
export function speak(document) {
  return [...speakItem(document.headerItem), ...speakAll(document.contentItems)];
}

function speakAll(items) {
  return items.flatMap(speakItem);
}

function speakItem(item) {
  if (Object.hasOwn(KINDS, item.kind)) return KINDS[item.kind](item);
  if (item.fallback) return speakAll(item.fallback);
  const text = item.accessibilityLabel ?? item.title ?? item.text ?? item.label;
  return text === undefined ? [] : [text];
}

/** A value has a `spoken` form only if it differs from its text. */
function value(value) {
  return value && (value.spoken ?? value.text);
}

function entry(entry) {
  return entry.accessibilityLabel ?? joined(value(entry.date), entry.title, value(entry.money), entry.caption);
}

function said(point, chart) {
  const amounts = chart.series.flatMap(({ title }, index) => (point.amounts[index] ? [title, value(point.amounts[index])] : []));
  return joined(chart.axis, point.label, ...amounts);
}

function cells(cells, table) {
  return table.columns.flatMap(({ title }, index) => (cells[index] ? [title, value(cells[index])] : []));
}

function joined(...texts) {
  return texts.filter((text) => text !== undefined && text !== null).join(", ");
}
