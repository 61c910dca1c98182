// Puts together what a screen reader says of a document: a text for each stop.
import { linesOf } from "./draw.mjs";
import { itemsOf } from "./pages.mjs";

/** An item says its `accessibilityLabel`; without one, its texts, one after another. */
const KINDS = {
  header: (item, buttons) => [item.accessibilityLabel ?? joined(item.title, item.subtitle), ...speakAll(item.items, buttons)],
  section: (item, buttons) => [item.title, ...speakAll(item.items, buttons)],
  amount: (item) => [joined(item.label, value(item.money), item.caption)],
  row: (item) => [joined(item.label, value(item.value), item.caption)],
  status: (item) => [item.accessibilityLabel ?? item.text],
  banner: (item, buttons) => [item.accessibilityLabel ?? joined(item.title, item.text), ...given(buttons.get(item.destination?.item))],
  note: (item) => [item.accessibilityLabel ?? item.text],
  chips: (item) => [item.label, ...item.items.map((chip) => chip.text)],
  divider: () => [],
  progress: (item) => [item.accessibilityLabel ?? joined(item.label, item.text)],
  breakdown: (item, buttons) => [...speakItem(item.total, buttons), ...speakAll(item.items, buttons)],
  actionGroup: (item, buttons) => [...given(item.title), ...speakAll(item.items, buttons)],
  action: (item) => [item.accessibilityLabel ?? joined(item.title, item.reason, item.details)],
  timeline: (item) => [...given(item.title), ...item.items.map(entry)],
  chart: (item) => [joined(item.title, item.summary), ...item.items.map((point) => said(point, item))],
  table: (item) => [...given(item.title), ...linesOf(item).map((line) => joined(line.heading, ...cells(line.cells, item)))],
};

/** Returns what is said of a document, in its order. */
export function speak(document) {
  // A banner that leads to an action has its button.
  const actions = itemsOf(document).filter(({ kind }) => kind === "action");
  const buttons = new Map(actions.map(({ id, title }) => [id, title]));
  return [...speakItem(document.headerItem, buttons), ...speakAll(document.contentItems, buttons)];
}

function speakAll(items, buttons) {
  return items.flatMap((item) => speakItem(item, buttons));
}

function speakItem(item, buttons) {
  if (Object.hasOwn(KINDS, item.kind)) return KINDS[item.kind](item, buttons);
  if (item.fallback) return speakAll(item.fallback, buttons);
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

/** Returns a text in a list, or nothing: a list whose title is that of the section around it has none. */
function given(text) {
  return text === undefined ? [] : [text];
}
