// Draws a document as lines of plain text, and bears what it does not know.
import { canBeStarted, opens } from "./actions.mjs";
import { canBeFilled } from "./forms.mjs";
import { itemsOf } from "./pages.mjs";

/** The items that stand alone, and how each is drawn. An app has a view for each. */
const KINDS = {
  header: (item, draw) => [item.title, ...given(item.subtitle), ...draw.items(item.items)],
  section: (item, draw) => [...draw.heading(item), ...draw.items(item.items)],
  amount: (item, draw) => draw.row(item, item.money),
  row: (item, draw) => draw.row(item, item.value),
  status: (item, draw) => [`${draw.mark(item.tone)}${draw.message(item, item.text)}`],
  banner: (item, draw) => [`${draw.mark(item.tone)}${draw.message(item, item.title)}`, ...given(item.text), ...draw.button(item)],
  note: (item, draw) => [`${draw.mark(item.tone)}${item.text}`],
  chips: (item) => [`${item.label}: ${item.items.map((chip) => chip.text).join(", ")}`],
  divider: () => ["--"],
  progress: (item) => [`${item.label}: ${item.text} (${item.permille / 10} %)`],
  breakdown: (item, draw) => [...draw.item(item.total), ...draw.items(item.items).map((line) => `  ${line}`)],
  actionGroup: (item, draw) => ["", ...item.items.flatMap((action) => draw.actionLines(action))],
  timeline: (item, draw) => [...draw.heading(item), ...item.items.map((entry) => draw.entry(entry))],
  chart: (item, draw) => [...draw.heading(item), ...draw.chart(item)],
  table: (item, draw) => ["", ...draw.table(item)],
};

/** A state that is not known has no mark. */
const ROW_MARKS = {
  paid: "✓", done: "✓", partlyPaid: "◐", due: "•", overdue: "‼", skipped: "–", processing: "…", failed: "×", reversed: "↺",
};
const ENTRY_MARKS = { done: "✓", missed: "×", next: "→" };

/**
 * Returns the lines of a document. `client` has the functions of own kinds that it draws, the flows of the app, and the width
 * of the screen in characters.
 */
export function draw(document, client = {}) {
  const drawing = new Drawing(client, document);
  return [
    ...drawing.navigation(),
    ...drawing.item(document.headerItem),
    ...drawing.items(document.contentItems),
    ...outcome(document.outcome),
    ...(document.input?.faults ?? []).map(({ field, text }) => `! ${field ? `${field}: ` : ""}${text}`),
    ...(document.pages ?? []).map((page) => `${page.previous ? "‹ " : ""}${page.text}${page.next ? " ›" : ""}`),
  ];
}

/** Returns the lines of a list of products. */
export function drawList(list) {
  const drawing = new Drawing({}, list);
  const lines = list.products.flatMap((product) => [
    "",
    [product.title, product.subtitle, product.balance && drawing.value(product.balance)].filter(Boolean).join(" | "),
    ...product.statuses.map((status) => `    ${drawing.mark(status.tone)}${status.text}`),
    ...outcome(product.outcome).map((line) => `    ${line}`),
  ]);
  return [list.title, ...outcome(list.outcome), ...lines];
}

/** What is missing. The items of a fault tell the reader of it; a client offers to ask again, where that may help. */
function outcome(outcome) {
  if (outcome.kind === "partial") return outcome.missing.map((missing) => `? ${missing.name}`);
  return outcome.kind === "fault" && outcome.mayRetry ? ["↻"] : [];
}

class Drawing {
  constructor({ ownKinds = {}, flows = [], width = Infinity }, document) {
    this.kinds = { ...KINDS, ...ownKinds };
    this.flows = flows;
    this.width = width;
    this.document = document;
  }

  /** The other screens of the product, with the way back first. */
  navigation() {
    const { parent, screens = [] } = this.document.navigation ?? {};
    const others = screens.filter(({ screen }) => screen !== this.document.screen);
    return others.length ? [others.map(({ screen, title }) => (screen === parent ? `< ${title}` : title)).join(" | ")] : [];
  }

  /** A list whose title is that of the section around it has none. */
  heading(item) {
    return given(item.title).flatMap((title) => ["", `== ${title}${this.link(item)}`]);
  }

  /** The short form of a message, where the screen is narrow. */
  message(item, text) {
    return `${(this.width < text.length && item.short) || text}${this.action(item) ? "" : this.link(item)}`;
  }

  /** The button of the action to which a banner leads. */
  button(item) {
    return given(this.action(item)).map((action) => `${canBeStarted(action, this.flows) ? "▶" : "×"} ${action.title}`);
  }

  /** The action to which an item leads, if it leads to one. */
  action(item) {
    const id = item.destination?.kind === "item" ? item.destination.item : undefined;
    return id && itemsOf(this.document).find((other) => other.kind === "action" && other.id === id);
  }

  link(item) {
    return item.destination && opens(item.destination, this.flows) ? " ›" : "";
  }

  items(items) {
    return items.flatMap((item) => this.item(item));
  }

  item(item) {
    const known = Object.hasOwn(this.kinds, item.kind) ? this.kinds[item.kind] : undefined;
    if (known) return known(item, this);
    // The fallback comes first.
    if (item.fallback) return this.items(item.fallback);
    // The rule for any other kind: one of its texts, and none of its items.
    return given(item.accessibilityLabel ?? item.title ?? item.text ?? item.label);
  }

  row(item, value) {
    const line = `${this.mark(item.tone)}${item.label}: ${this.value(value)}${item.copy ? " ⧉" : ""}${this.link(item)}`;
    return [line, ...given(item.caption).map((caption) => `    ${caption}`)];
  }

  /** Every form of a value has its text, also a form that is not known. */
  value(value) {
    return value === null ? "" : value.text;
  }

  /** A tone that is not known is neutral. */
  mark(tone) {
    return { positive: "✓ ", attention: "! ", critical: "‼ " }[tone] ?? "";
  }

  /** `details` has the limits, the cut-off time and the fee in words; `reason` tells why there is no button. */
  actionLines(action) {
    const mark = canBeStarted(action, this.flows) ? { primary: "▶", destructive: "⚠" }[action.role] ?? "→" : "×";
    const form = action.form && canBeFilled(action.form) ? action.form.fields.map((field) => this.field(field)) : [];
    const more = [...given(action.reason), ...given(action.details), ...form].map((line) => `    ${line}`);
    return [`${action.state === "pending" ? "…" : mark} ${action.title}`, ...more];
  }

  /** A field with its limits or its choices, which a text cannot let the reader fill. */
  field({ label, limits, choices, initial }) {
    const words = choices?.map((choice) => choice.label).join(" | ") ?? limits;
    return `[${[label, words].filter(Boolean).join(": ")}]${initial === undefined ? "" : ` ${initial}`}`;
  }

  entry(entry) {
    const money = entry.money ? `: ${this.value(entry.money)}` : "";
    const text = `${this.value(entry.date)}: ${entry.title}${money}${entry.caption ? ` (${entry.caption})` : ""}`;
    return marked(ENTRY_MARKS, entry.state, text + this.link(entry));
  }

  /** The summary, and the data as rows, which is right for every shape and stacking. */
  chart(chart) {
    const axis = chart.ticks ? [chart.ticks.map((tick) => this.value(tick)).join(" | ")] : [];
    return [chart.summary, ...axis, ...chart.items.map((point) => this.point(point, chart))];
  }

  point(point, chart) {
    const amounts = chart.series.map((series, index) => [series.title, point.amounts[index]]);
    const said = amounts.filter(([, amount]) => amount).map(([title, amount]) => `${title} ${this.value(amount)}`);
    return `${point.label}: ${said.join(", ")}`;
  }

  table(table) {
    const headings = table.columns.map((column) => column.title).join(" | ");
    const rows = linesOf(table).map(({ heading, cells, row }) => {
      const values = cells.map((cell) => this.value(cell)).join(" | ");
      if (heading !== undefined) return `-- ${heading}${values && ` | ${values}`}`;
      return marked(ROW_MARKS, row.state, `${this.mark(row.tone)}${values}${this.link(row)}`);
    });
    return [headings, ...rows];
  }
}

/**
 * Returns the lines of a table: its rows; before the first row to come, the line of the day; before a row whose group is not
 * that of the row above, the heading of the group with its totals; and at the end the totals. This client cannot fold, so it
 * shows the rows of folded groups.
 */
export function linesOf(table) {
  const lines = table.items.flatMap((row, index) => {
    const isNew = row.group !== undefined && row.group !== table.items[index - 1]?.group;
    const group = isNew && table.groups?.find(({ id }) => id === row.group);
    const day = row.dayLine === undefined ? [] : [{ heading: row.dayLine, cells: [] }];
    return [...day, ...(group ? [{ heading: group.title, cells: group.totals ?? [] }] : []), { cells: row.cells, row }];
  });
  return table.totals ? [...lines, { heading: table.totals.title, cells: table.totals.cells }] : lines;
}

function marked(marks, state, text) {
  return Object.hasOwn(marks, state ?? "") ? `${marks[state]} ${text}` : text;
}

/** Returns a text in a list, or nothing. */
function given(text) {
  return text === undefined ? [] : [text];
}
