// The types of loan-detail, version 3.
// Made by "loan-detail schema loan-detail --as typescript". Do not edit.

/**
 * Loan detail screen. One screen of one loan product, ready to draw. Version 3. A client states
 * the version it reads and the kinds it draws, and is given nothing else: what a later version
 * adds is not in its documents. Removing or renaming anything, adding a property that is always
 * there, making an optional property required or a required one optional, or changing what
 * something means takes a new version. Texts are ready to show in the document's locale and may
 * change at any time; ids are stable between releases.
 */
export interface Document {
  /** The version of this format. */
  schemaVersion: number;
  /** Which product the screen shows. */
  product: DocumentProduct;
  /**
   * Which of the product's screens this is: main, details, composition, schedule, operations, or
   * one of the product's own.
   */
  screen: string;
  /** The language of the texts, a tag of BCP 47 such as ru. */
  language: string;
  /** The locale of numbers and dates, a tag of BCP 47 such as ru-RU. */
  formats: string;
  /** The direction in which the texts are read: ltr from left to right, rtl from right to left. */
  direction: DocumentDirection;
  /** The top of the screen. */
  headerItem: Item;
  /** The rest of the screen, in reading order. */
  contentItems: Item[];
  /** The time for which the screen is true. The ETag does not cover it. */
  freshness: DocumentFreshness;
  /**
   * Findings about the data, for the bank's own staff and tools; never in a customer's document.
   * The ETag does not cover them.
   */
  diagnostics?: Diagnostic[];
  /**
   * The document's fingerprint: SHA-256, in hexadecimal digits, of the document without the
   * properties etag, freshness and diagnostics, in the canonical form of RFC 8785 (JCS). Equal
   * contents have equal ones.
   */
  etag: string;
}

/** Which product the screen shows. */
export interface DocumentProduct {
  /** The product's id at its source. */
  id: string;
  /** The product type. */
  type: string;
  /** What the customer calls the product. */
  title: string;
}

/** The direction in which the texts are read: ltr from left to right, rtl from right to left. */
export type DocumentDirection =
  | "ltr"
  | "rtl"
  // A value that these types do not have.
  | (string & {});

/** The time for which the screen is true. The ETag does not cover it. */
export interface DocumentFreshness {
  /** The day for which the screen is true. */
  asOf: Day;
}

/**
 * A standard item, told by its kind, or a product's own. An action and a tableRow stand only
 * inside their group and table.
 */
export type Item = KnownItem | UnknownItem;

export type KnownItem =
  | Header
  | Section
  | Amount
  | Row
  | Status
  | Banner
  | ActionGroup
  | Progress
  | Breakdown
  | Timeline
  | Chart
  | Table
  | Chips
  | Note
  | Divider
  | Custom;

/** One whose kind these types do not have. */
export interface UnknownItem {
  kind: string;
  [property: string]: unknown;
}

/** Sets apart what these types know: a switch on the kind then narrows the type. */
export function isKnownItem(value: Item): value is KnownItem {
  return ["header", "section", "amount", "row", "status", "banner", "actionGroup", "progress", "breakdown", "timeline", "chart", "table", "chips", "note", "divider"].includes(value.kind) || value.kind.includes(":");
}

/**
 * The top of a screen: which product this is, what is owed, and whether anything is wrong.
 * Category: structure; since version 1.
 */
export interface Header {
  kind: "header";
  id: Id;
  title: string;
  subtitle?: string;
  accessibilityLabel: AccessibilityLabel;
  /** The amounts, the most important first, then the statuses, the worst first. */
  items: Item[];
}

/**
 * A titled group of items; a section inside another is a sub-section. Category: structure; since
 * version 1.
 */
export interface Section {
  kind: "section";
  id: Id;
  title: string;
  accessibilityLabel: AccessibilityLabel;
  items: Item[];
}

/** A figure that stands out: one amount of money with its label. Category: figure; since version 1. */
export interface Amount {
  kind: "amount";
  id: Id;
  label: string;
  money: Money;
  caption?: Caption;
  tone: Tone;
  fact?: Fact;
  accessibilityLabel: AccessibilityLabel;
}

/** A label with its value. Category: figure; since version 1. */
export interface Row {
  kind: "row";
  id: Id;
  label: string;
  value: Value;
  caption?: Caption;
  tone: Tone;
  fact?: Fact;
  accessibilityLabel: AccessibilityLabel;
}

/** One state of the product in a few words. Category: message; since version 1. */
export interface Status {
  kind: "status";
  id: Id;
  text: string;
  tone: Tone;
  fact?: Fact;
  accessibilityLabel: AccessibilityLabel;
}

/** Something the reader must not miss. Category: message; since version 1. */
export interface Banner {
  kind: "banner";
  id: Id;
  title: string;
  text?: string;
  tone: Tone;
  fact?: Fact;
  accessibilityLabel: AccessibilityLabel;
}

/** What the reader can do, in the order it matters. Category: action; since version 1. */
export interface ActionGroup {
  kind: "actionGroup";
  id: Id;
  /** What a screen reader calls the group. */
  title: string;
  accessibilityLabel: AccessibilityLabel;
  items: Action[];
}

/** One thing the reader can do, or the reason it cannot be done now. */
export interface Action {
  kind: "action";
  id: Id;
  title: string;
  state: ActionState;
  /** Why the action is unavailable, or what is pending and since when. */
  reason?: string;
  /** Limits, cut-off time and fee, in words. */
  details?: string;
  destination: Destination;
  accessibilityLabel: AccessibilityLabel;
}

export type ActionState =
  | "available"
  | "unavailable"
  | "pending"
  // A value that these types do not have.
  | (string & {});

/** How far along something is. Category: figure; since version 1. */
export interface Progress {
  kind: "progress";
  id: Id;
  label: string;
  /** How much is done, in thousandths. */
  permille: number;
  text: string;
  accessibilityLabel: AccessibilityLabel;
}

/**
 * A whole and the parts it is made of; the parts add up to the whole, to the minor unit. Category:
 * figure; since version 1.
 */
export interface Breakdown {
  kind: "breakdown";
  id: Id;
  total: Row;
  accessibilityLabel: AccessibilityLabel;
  /** The parts. */
  items: Row[];
}

/** What happened and what is to come, day by day. Category: list; since version 2. */
export interface Timeline {
  kind: "timeline";
  id: Id;
  title: string;
  accessibilityLabel: AccessibilityLabel;
  /** The entries, the earliest first. */
  items: TimelineEntry[];
}

/** One entry of a timeline. */
export interface TimelineEntry {
  id: Id;
  date: Date;
  title: string;
  money?: Money;
  caption?: Caption;
  /** Where the entry stands in time. */
  state: TimelineEntryState;
  accessibilityLabel: AccessibilityLabel;
}

/** Where the entry stands in time. */
export type TimelineEntryState =
  | "done"
  | "missed"
  | "next"
  | "ahead"
  // A value that these types do not have.
  | (string & {});

/** A picture of amounts, with the data it is drawn from. Category: list; since version 2. */
export interface Chart {
  kind: "chart";
  id: Id;
  title: string;
  /** What the chart comes to, in a sentence. */
  summary: string;
  /** How the data is best drawn. */
  shape: ChartShape;
  /** What the points are, such as Year. */
  axis: string;
  series: Series[];
  accessibilityLabel: AccessibilityLabel;
  /** The points, in reading order. */
  items: ChartPoint[];
}

/** How the data is best drawn. */
export type ChartShape =
  | "lines"
  | "stackedBars"
  // A value that these types do not have.
  | (string & {});

/** One of the quantities a chart shows. */
export interface Series {
  /** The series' name among its chart's series. */
  id: string;
  title: string;
}

/** One place along a chart. */
export interface ChartPoint {
  id: Id;
  label: string;
  /** An amount for each series, in their order; null where there is none. */
  amounts: (Money | null)[];
  accessibilityLabel: AccessibilityLabel;
}

/** Rows of like things under shared column headings. Category: list; since version 1. */
export interface Table {
  kind: "table";
  id: Id;
  /** What a screen reader calls the table. */
  title: string;
  columns: Column[];
  accessibilityLabel: AccessibilityLabel;
  /** The rows. */
  items: TableRow[];
  page?: Page;
}

export interface Column {
  /** The column's name among its table's columns. */
  id: string;
  /** The heading. */
  title: string;
  /** Where the cells' text stands. */
  alignment: ColumnAlignment;
}

/** Where the cells' text stands. */
export type ColumnAlignment =
  | "leading"
  | "trailing"
  // A value that these types do not have.
  | (string & {});

/** One row of a table. */
export interface TableRow {
  kind: "tableRow";
  id: Id;
  /** A cell for each column, in their order; null where there is nothing to say. */
  cells: (Value | null)[];
  tone: Tone;
  accessibilityLabel: AccessibilityLabel;
}

/** Which of a list's rows the document holds, where they are not all. */
export interface Page {
  /** How many rows the whole list has. */
  total: number;
  /** Asks for the rows that follow; absent after the last. */
  next?: string;
  /** Which rows these are, in words. */
  text: string;
}

/** A few short words that say what something is like. Category: message; since version 2. */
export interface Chips {
  kind: "chips";
  id: Id;
  label: string;
  accessibilityLabel: AccessibilityLabel;
  items: Chip[];
}

/** One of the words. */
export interface Chip {
  id: Id;
  text: string;
  tone: Tone;
}

/** A sentence in small print. Category: message; since version 1. */
export interface Note {
  kind: "note";
  id: Id;
  text: string;
  tone: Tone;
  fact?: Fact;
  accessibilityLabel: AccessibilityLabel;
}

/**
 * A line between what belongs together and what does not; says nothing. Category: structure; since
 * version 2.
 */
export interface Divider {
  kind: "divider";
  id: Id;
}

/**
 * A product's own item: its kind is the product type, a colon and the product's name for it. A
 * client that does not know the kind draws the fallback instead.
 */
export interface Custom {
  kind: `${string}:${string}`;
  id: Id;
  accessibilityLabel: AccessibilityLabel;
  /** What a client that knows the kind draws. */
  payload: { [name: string]: Payload };
  /** What every other client draws. */
  fallback: Item[];
}

/** A part of a custom item's payload: a value, a whole number, a flag, a list or an object. */
export type Payload = unknown;

/** A value of one form, with the text that is ready to show. */
export type Value = KnownValue | UnknownValue;

export type KnownValue =
  | Text
  | Money
  | Date
  | Percent;

/** One whose kind these types do not have. */
export interface UnknownValue {
  kind: string;
  [property: string]: unknown;
}

/** Sets apart what these types know: a switch on the kind then narrows the type. */
export function isKnownValue(value: Value): value is KnownValue {
  return ["text", "money", "date", "percent"].includes(value.kind);
}

/** A text that is ready to show. */
export interface Text {
  kind: "text";
  text: string;
}

/** An amount of money with its formatted text. */
export interface Money {
  kind: "money";
  /**
   * The exact amount: a decimal with as many decimals as the source keeps. Do not read it as a
   * double.
   */
  amount: string;
  /** The ISO 4217 code. */
  currency: string;
  text: string;
  /** The value as a screen reader says it. */
  spoken: string;
}

/** A day with its formatted text. */
export interface Date {
  kind: "date";
  iso: Day;
  text: string;
  /** The value as a screen reader says it. */
  spoken: string;
}

/** A percentage with its formatted text. */
export interface Percent {
  kind: "percent";
  /** The exact decimal: 11.5 is 11.5 %. */
  value: string;
  text: string;
  /** The value as a screen reader says it. */
  spoken: string;
}

/** Where an action leads: another screen of the same product, or a flow the host app owns. */
export interface Destination {
  screen?: string;
  flow?: string;
}

export interface Diagnostic {
  /** The stable identifier, such as record.unknown-field. */
  id: string;
  severity: DiagnosticSeverity;
  /** Where in the source. */
  path: string;
  /** What is wrong and what to do, in full sentences. */
  message: string;
}

export type DiagnosticSeverity =
  | "note"
  | "warning"
  | "error"
  // A value that these types do not have.
  | (string & {});

/** Names the item by what it means; unique in the document, stable between releases. */
export type Id = string;

/** What qualifies the value, such as the day it is valid on. */
export type Caption = string;

/** How good or bad it is: a role that each client maps to its own colours and icons. */
export type Tone =
  | "neutral"
  | "positive"
  | "attention"
  | "critical"
  | "muted"
  // A value that these types do not have.
  | (string & {});

/** The material fact the item states: it must reach the reader however the item is shown. */
export type Fact =
  | "balance"
  | "overdue"
  | "rate"
  | "full-cost"
  | "next-payment-amount"
  | "next-payment-date"
  | "payoff"
  | "fees"
  // A value that these types do not have.
  | (string & {});

/** What a screen reader says. */
export type AccessibilityLabel = string;

export type Day = string;

/** A 64-bit whole number; as a string if a double cannot hold it exactly. */
export type WholeNumber = unknown;
