// Draws a document as lines of plain text, and bears what it does not know.

/** The items that stand alone, and how each is drawn. An app has a view for each. */
const KINDS = {
  header: (item, draw) => [item.title, ...given(item.subtitle), ...draw.items(item.items)],
  section: (item, draw) => ["", `== ${item.title}`, ...draw.items(item.items)],
  amount: (item, draw) => [draw.row(item.label, item.money, item.tone), ...draw.more(item)],
  row: (item, draw) => [draw.row(item.label, item.value, item.tone), ...draw.more(item)],
  status: (item, draw) => [`${draw.mark(item.tone)}${item.text}`],
  banner: (item, draw) => [`${draw.mark(item.tone)}${item.title}`, ...given(item.text)],
  note: (item, draw) => [`${draw.mark(item.tone)}${item.text}`],
  chips: (item) => [`${item.label}: ${item.items.map((chip) => chip.text).join(", ")}`],
  divider: () => ["--"],
  progress: (item) => [`${item.label}: ${item.text} (${item.permille / 10} %)`],
  breakdown: (item, draw) => [...draw.item(item.total), ...draw.items(item.items).map((line) => `  ${line}`)],
  actionGroup: (item, draw) => ["", ...item.items.flatMap((action) => draw.action(action))],
  timeline: (item, draw) => ["", `== ${item.title}`, ...item.items.map((entry) => draw.entry(entry))],
  chart: (item, draw) => ["", `== ${item.title}`, item.summary, ...item.items.map((point) => draw.point(point, item))],
  table: (item, draw) => ["", `== ${item.title}`, ...draw.table(item)],
};

/** Returns the lines of a document. `ownKinds` has a function for each kind of a product's own that the client draws. */
export function draw(document, ownKinds = {}) {
  const drawing = new Drawing({ ...KINDS, ...ownKinds });
  return [...drawing.item(document.headerItem), ...drawing.items(document.contentItems)];
}

class Drawing {
  constructor(kinds) {
    this.kinds = kinds;
  }

  items(items) {
    return items.flatMap((item) => this.item(item));
  }

  item(item) {
    const known = Object.hasOwn(this.kinds, item.kind) ? this.kinds[item.kind] : undefined;
    if (known) return known(item, this);
    if (item.fallback) return this.items(item.fallback);
    // The rule for any other kind: one of its texts, and none of its items.
    return given(item.accessibilityLabel ?? item.title ?? item.text ?? item.label);
  }

  row(label, value, tone) {
    return `${this.mark(tone)}${label}: ${this.value(value)}`;
  }

  more(item) {
    return given(item.caption).map((caption) => `    ${caption}`);
  }

  /** Every form of a value has its text, also a form that is not known. */
  value(value) {
    return value === null ? "" : value.text;
  }

  /** A tone that is not known is neutral. */
  mark(tone) {
    return { positive: "✓ ", attention: "! ", critical: "‼ " }[tone] ?? "";
  }

  /** A state that is not known is not available. */
  action(action) {
    const canBeDone = action.state === "available";
    const lines = [`${canBeDone ? "→" : action.state === "pending" ? "…" : "×"} ${action.title}`];
    return [...lines, ...given(action.details), ...given(action.reason)].map((line, index) => (index ? `    ${line}` : line));
  }

  entry(entry) {
    const money = entry.money ? `: ${this.value(entry.money)}` : "";
    return `${this.value(entry.date)}: ${entry.title}${money}${entry.caption ? ` (${entry.caption})` : ""}`;
  }

  /** The data of a chart says the same in every shape. */
  point(point, chart) {
    const amounts = chart.series.map((series, index) => [series.title, point.amounts[index] ?? null]);
    const said = amounts.filter(([, amount]) => amount).map(([title, amount]) => `${title} ${this.value(amount)}`);
    return `${point.label}: ${said.join(", ")}`;
  }

  table(table) {
    const headings = table.columns.map((column) => column.title).join(" | ");
    let group;
    const rows = table.items.flatMap((row) => {
      const lines = [`${this.mark(row.tone)}${row.cells.map((cell) => this.value(cell)).join(" | ")}`];
      if (row.group !== undefined && row.group !== group) {
        group = row.group;
        lines.unshift(...given(table.groups?.find(({ id }) => id === group)?.title));
      }
      return lines;
    });
    return [headings, ...rows, ...given(table.page?.text)];
  }
}

/** Returns a text in a list, or nothing. */
function given(text) {
  return text === undefined ? [] : [text];
}
