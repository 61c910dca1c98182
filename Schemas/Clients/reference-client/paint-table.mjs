// Draws tables: folded groups, each a part of its own, and the rows between them.
import { anchor, classes, element, toned } from "./elements.mjs";

/** A state that is not known has no mark. */
const STATES = {
  paid: "paid", partlyPaid: "partly-paid", due: "due", overdue: "overdue", planned: "planned", skipped: "skipped",
  done: "complete", processing: "processing", failed: "failed", reversed: "reversed",
};

export function table(item, painter) {
  return [painter.listTitle(item), rowsOf(item, painter, item.id)].filter(Boolean);
}

/** Draws the rows of a table. On a page no group is folded, because the reader asked for its rows. */
export function rowsOf(item, painter, id) {
  const drawing = new Table(item, painter);
  return element(
    "div", { class: classes("ld-table", drawing.isList && "ld-cards"), id: id && anchor(id) },
    drawing.hasOptional && choice(painter),
    drawing.parts(painter.pages.some(({ list }) => list === item.id)),
  );
}

/** The number of characters that a line of a narrow screen has room for, with a space of one between columns. */
const ROOM = 34;

/** The choice to see all columns on a narrow screen. */
function choice(painter) {
  const words = painter.textElement("span", undefined, painter.words.allColumns);
  return element("label", { class: "ld-columns" }, element("input", { type: "checkbox" }), words);
}

class Table {
  constructor(item, painter) {
    const { columns } = item;
    Object.assign(this, { item, painter, columns });
    const hasHigh = columns.some(({ priority }) => priority === "high");
    /** Whether each column is shown on a narrow screen only if the reader asks for it. */
    this.isOptional = columns.map(({ priority }) => hasHigh && priority !== "high");
    this.hasOptional = this.isOptional.includes(true);
    /** The column whose cells name their rows. */
    this.name = hasHigh ? columns.findIndex(({ priority }) => priority === "high") : 0;
    const shown = columns.map((_, index) => index).filter((index) => !this.isOptional[index]);
    const width = shown.map((index) => longestCell(item, index)).reduce((left, right) => left + 1 + right, -1);
    /** Whether the other columns are too wide for a narrow screen, so that each row is a list of its cells. Three always fit. */
    this.isList = shown.length > 3 && width > ROOM;
  }

  /** Returns tables, and folded groups between them; the totals are at the end. */
  parts(unfolds) {
    const { totals } = this.item;
    const blocks = this.blocks(unfolds);
    const parts = blocks.map((block, index) => {
      if (block.folded) return this.folded(block.folded, block.rows);
      const foot = index === blocks.length - 1 && totals ? this.totals(totals) : [];
      return this.table(block.segments.map((segment) => this.segment(segment)), foot);
    });
    const isOpen = blocks.length > 0 && (!totals || !blocks.at(-1).folded);
    return isOpen ? parts : [...parts, this.table([], totals ? this.totals(totals) : [])];
  }

  /** The heading of the only group is left out, unless it has totals. */
  blocks(unfolds) {
    const { items, groups = [] } = this.item;
    const hasHeadings = groups.length > 1 || groups.some(({ totals }) => totals);
    const named = new Map(hasHeadings ? groups.map((group) => [group.id, group]) : []);
    const blocks = [];
    let start = 0;
    while (start < items.length) {
      let end = start + 1;
      while (end < items.length && items[end].group === items[start].group) end += 1;
      const rows = items.slice(start, end);
      const group = named.get(rows[0].group);
      if (group?.isFolded && !unfolds) blocks.push({ folded: group, rows });
      else if (blocks.at(-1)?.segments) blocks.at(-1).segments.push({ group, rows });
      else blocks.push({ segments: [{ group, rows }] });
      start = end;
    }
    return blocks;
  }

  table(bodies, foot) {
    const title = (column, index) => element("th", { scope: "col", class: this.cellClass(index) }, this.painter.text(column.title));
    const head = this.columns.some((column) => column.title) && element("thead", {}, element("tr", {}, this.columns.map(title)));
    return element("table", {}, head, bodies, foot);
  }

  folded(group, rows) {
    const { painter } = this;
    const day = rows[0].dayLine === undefined ? [] : [painter.textElement("p", "ld-day", rows[0].dayLine)];
    const sums = this.columns.flatMap((column, index) => {
      const total = group.totals?.[index];
      if (!total) return [];
      return [element("span", {}, painter.textElement("span", "ld-sum", column.title), " ", painter.value(total)), " "];
    });
    const title = painter.textElement("span", "ld-group-title", group.title);
    return [...day, element(
      "details", { class: "ld-group" },
      element("summary", {}, title, sums.length > 0 && element("span", { class: "ld-sums" }, sums)),
      this.table([this.segment({ rows: [{ ...rows[0], dayLine: undefined }, ...rows.slice(1)] })], []),
    )];
  }

  segment({ group, rows }) {
    const lines = rows.flatMap((row, index) => [
      row.dayLine === undefined ? [] : element("tr", { class: "ld-day" }, this.across("td", {}, row.dayLine)),
      group && index === 0 ? this.titled(group.title, group.totals ?? [], "rowgroup", "ld-group-row") : [],
      this.row(row),
    ]);
    return element("tbody", {}, lines);
  }

  row(row) {
    const { painter } = this;
    const address = painter.address(row.destination);
    const state = Object.hasOwn(STATES, row.state ?? "") && `ld-${STATES[row.state]}`;
    const cells = this.columns.map((_, index) => {
      const cell = row.cells[index];
      // A heading without a text would be none.
      if (index !== this.name || !cell) return this.cell(index, cell);
      return element("th", { scope: "row", class: this.cellClass(index) }, painter.link(address, painter.value(cell)));
    });
    return element("tr", { class: classes(toned(row.tone, "ld-line"), state), id: anchor(row.id) }, cells);
  }

  totals({ title, cells }) {
    return [element("tfoot", {}, this.titled(title, cells, "row"))];
  }

  /** A title is in the column that names the rows or, if that has a cell, in a row of its own. */
  titled(title, cells, scope, name) {
    const { painter } = this;
    const isEmpty = cells.every((cell) => !cell);
    const hasRoom = !isEmpty && cells.slice(0, this.name + 1).every((cell) => !cell);
    const lines = hasRoom ? [] : [element("tr", { class: name }, this.across("th", { scope }, title))];
    if (isEmpty) return lines;
    const values = this.columns.map((_, index) => {
      const isTitle = hasRoom && index === this.name;
      return isTitle ? element("th", { scope }, painter.text(title)) : this.cell(index, cells[index]);
    });
    return [...lines, element("tr", { class: hasRoom ? name : undefined }, values)];
  }

  /** Draws a text over all columns. */
  across(name, attributes, text) {
    return element(name, { ...attributes, colspan: this.columns.length || 1 }, this.painter.text(text));
  }

  /** A cell may be shown without the head of the table: then it has the title of its column before it. */
  cell(index, cell) {
    const title = cell && (this.isList || this.hasOptional) ? this.columns[index].title : undefined;
    return element("td", { class: this.cellClass(index), "data-c": title }, cell ? this.painter.value(cell) : undefined);
  }

  cellClass(index) {
    return classes(this.columns[index].alignment === "trailing" && "ld-end", this.isOptional[index] && "ld-more");
  }
}

function longestCell({ items }, column) {
  return Math.max(0, ...items.map(({ cells }) => [...(cells[column]?.text ?? "")].length));
}
