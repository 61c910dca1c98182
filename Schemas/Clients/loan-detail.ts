// The types of loan-detail, version 3.
// Made by "loan-detail schema loan-detail --as typescript". Do not edit.

/**
 * Loan detail screen. One screen of one loan product, ready to draw. Version 3. A client states
 * the version it reads, the kinds it draws and the properties it can do without, and is sent
 * nothing else: what a later version adds is not in its documents. This schema is strict: it is
 * what the engine writes. A client that must survive additions reads by the reader's schema of the
 * same version. Removing or renaming anything, adding a property that is always there, making an
 * optional property required or a required one optional, or changing what something means takes a
 * new version. Texts are plain text without markup, ready to show in the document's language; they
 * may change at any time. Ids are stable between releases. A property without a value is absent;
 * only cells of tables and amounts of charts can be null.
 */
export interface LoanDetailDocument {
  /** The version of this format. */
  schemaVersion: number;
  /** The product that the screen shows. */
  product: DocumentProduct;
  /**
   * The screen of the product: main, details, composition, schedule, operations, or one of the
   * product's own.
   */
  screen: string;
  /**
   * The question that the document answers. Documents of a product with different questions are
   * different documents: a cache keeps them by product, screen and question. Absent on every other
   * screen.
   */
  question?: Question;
  /** The screen's own title, ready to show. */
  title: string;
  /** The language of the texts, a tag of BCP 47 such as ru. */
  language: string;
  /** The locale of numbers and dates, a tag of BCP 47 such as ru-RU. */
  formats: string;
  /**
   * The direction in which the texts are read: ltr is from left to right, rtl from right to left.
   * Any other value: ltr.
   */
  direction: DocumentDirection;
  /**
   * The texts that are in another language than the document, such as a name that the bank's data
   * does not have in the reader's language: mark each where it stands alone, so that a screen
   * reader speaks it right. Absent if there are none.
   */
  otherLanguages?: OtherLanguage[];
  /**
   * The screens of the product, for tabs or a menu, and for the way back from a screen that was
   * opened by a link. Absent if the product has no other screen.
   */
  navigation?: Navigation;
  /** Whether the document shows everything it should. */
  outcome: Outcome;
  /**
   * Whether the values of the question are acceptable. Absent if there is no question, or if it is
   * not known.
   */
  input?: Input;
  /** The top of the screen: a header, or a simpler item if the client does not draw headers. */
  headerItem: Item;
  /** The rest of the screen, in reading order. */
  contentItems: Item[];
  /** The pages of the lists of which the document holds only some rows; absent if it holds all. */
  pages?: ListPage[];
  /** The time for which the screen is true. The ETag does not cover it. */
  freshness: DocumentFreshness;
  /**
   * Findings about the data, for the bank's own staff and tools; never in a customer's document.
   * The ETag does not cover them.
   */
  diagnostics?: Diagnostic[];
  /**
   * The id of the request, under which the bank's staff finds the findings about it: quote it when
   * something is wrong. Only in a customer's document, where it takes the place of diagnostics.
   * The ETag does not cover it.
   */
  correlationId?: string;
  /**
   * The document's fingerprint: SHA-256, in hexadecimal digits, of the document without the
   * properties etag, freshness, diagnostics and correlationId, in the canonical form of RFC 8785
   * (JCS). Documents of equal content have equal ones. The canonical form has only numbers that a
   * double holds; the engine writes no others.
   */
  etag: string;
}

/** The product that the screen shows. */
export interface DocumentProduct {
  /** The product's id at its source; unique together with the type. Opaque. */
  id: string;
  /** The product type, such as mortgage; `products` lists the installed ones. */
  type: string;
  /** The product's name for the customer. */
  title: string;
}

/**
 * The direction in which the texts are read: ltr is from left to right, rtl from right to left.
 * Any other value: ltr.
 */
export type DocumentDirection =
  | "ltr"
  | "rtl"
  // A value that these types do not have.
  | (string & {});

/** The time for which the screen is true. The ETag does not cover it. */
export interface DocumentFreshness {
  /** The day for which the screen is true. */
  asOf: string;
  /** The day of the source's data; absent if the source does not state it. */
  dataAsOf?: string;
  /**
   * The time zone in which the days begin and end: a name of the IANA database, such as
   * Europe/Moscow.
   */
  timeZone: string;
  /**
   * The first moment at which a statement on the screen is no longer true, such as "in 27 days" at
   * midnight: ask again then. It follows from the day alone, so it may be over already: then
   * something has changed since, and the next midnight is the moment to ask again. Absent if
   * nothing depends on the time.
   */
  validUntil?: string;
}

/**
 * An item of a standard kind, or a product's own: the product type, a colon and the name of the
 * kind. An action is only in an actionGroup, a tableRow only in a table.
 */
export type Item = KnownItem | UnknownItem;

export type KnownItem =
  | HeaderItem
  | SectionItem
  | AmountItem
  | RowItem
  | StatusItem
  | BannerItem
  | ActionGroupItem
  | ProgressItem
  | BreakdownItem
  | TimelineItem
  | ChartItem
  | TableItem
  | ChipsItem
  | NoteItem
  | DividerItem
  | CustomItem;

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
export interface HeaderItem {
  /** The kind of the item. */
  kind: "header";
  /** The item's id, unique in the document. The operations of a patch address it. */
  id: string;
  /** The product's name for the customer. */
  title: string;
  /** What distinguishes the product from others of its type, such as a masked contract number. */
  subtitle?: string;
  /**
   * The text that a screen reader says for the whole item, before the items in it. Absent if it
   * equals title, and if the client does without it.
   */
  accessibilityLabel?: string;
  /** The amounts, the most important first, then the statuses, the worst first. */
  items: Item[];
}

/**
 * A titled group of items; a section inside another is a sub-section. A screen reader says the
 * title. Category: structure; since version 1.
 */
export interface SectionItem {
  /** The kind of the item. */
  kind: "section";
  /** The item's id, unique in the document. The operations of a patch address it. */
  id: string;
  /** The heading. */
  title: string;
  /**
   * The importance on a small screen: a section of low priority may first be shown as its heading,
   * which unfolds it; one of high priority is always shown whole. Absent, it is normal. Any other
   * value: as absent.
   */
  priority?: SectionItemPriority;
  /** What opens when the reader taps the heading. Absent if nothing does. */
  destination?: Destination;
  /** The items in reading order. */
  items: Item[];
}

/**
 * The importance on a small screen: a section of low priority may first be shown as its heading,
 * which unfolds it; one of high priority is always shown whole. Absent, it is normal. Any other
 * value: as absent.
 */
export type SectionItemPriority =
  | "high"
  | "low"
  // A value that these types do not have.
  | (string & {});

/**
 * A figure that stands out: one amount of money with its label. A screen reader says the label,
 * the amount as it is spoken, and the caption. Category: figure; since version 1.
 */
export interface AmountItem {
  /** The kind of the item. */
  kind: "amount";
  /** The item's id, unique in the document. The operations of a patch address it. */
  id: string;
  /** What the amount is. */
  label: string;
  /** The amount. */
  money: MoneyValue;
  /**
   * A qualification that is drawn beside or below the value, in smaller print; absent if there is
   * none.
   */
  caption?: string;
  /** How good or bad it is; absent if it is neutral. */
  tone?: Tone;
  /** The material fact that the item states; absent if it states none. */
  fact?: Fact;
  /**
   * The text to put on the clipboard when the reader copies the item, such as a number in full.
   * Absent if there is nothing to copy.
   */
  copy?: string;
  /** What opens when the reader taps the item. Absent if nothing does. */
  destination?: Destination;
}

/**
 * A label with its value. A screen reader says the label, the value as it is spoken, and the
 * caption. Category: figure; since version 1.
 */
export interface RowItem {
  /** The kind of the item. */
  kind: "row";
  /** The item's id, unique in the document. The operations of a patch address it. */
  id: string;
  /** What the value is. */
  label: string;
  /** The value. */
  value: Value;
  /**
   * A qualification that is drawn beside or below the value, in smaller print; absent if there is
   * none.
   */
  caption?: string;
  /** How good or bad it is; absent if it is neutral. */
  tone?: Tone;
  /** The material fact that the item states; absent if it states none. */
  fact?: Fact;
  /**
   * The text to put on the clipboard when the reader copies the item, such as a number in full.
   * Absent if there is nothing to copy.
   */
  copy?: string;
  /** What opens when the reader taps the item. Absent if nothing does. */
  destination?: Destination;
  /**
   * Whether the value is a part of the amount in the rows before. A client may indent it. Absent
   * if not.
   */
  isPart?: boolean;
}

/** One state of the product in a few words. Category: message; since version 1. */
export interface StatusItem {
  /** The kind of the item. */
  kind: "status";
  /** The item's id, unique in the document. The operations of a patch address it. */
  id: string;
  /** The state. */
  text: string;
  /**
   * The text in at most 40 characters, for a narrow screen. Absent if the text is not longer, or
   * if it comes from the bank's data.
   */
  short?: string;
  /** How good or bad it is; absent if it is neutral. */
  tone?: Tone;
  /** The material fact that the item states; absent if it states none. */
  fact?: Fact;
  /**
   * The text that a screen reader says for the whole item, before the items in it. Absent if it
   * equals text, and if the client does without it.
   */
  accessibilityLabel?: string;
  /** What opens when the reader taps the status. Absent if nothing does. */
  destination?: Destination;
}

/** Something the reader must not miss. Category: message; since version 1. */
export interface BannerItem {
  /** The kind of the item. */
  kind: "banner";
  /** The item's id, unique in the document. The operations of a patch address it. */
  id: string;
  /** The message in a few words. */
  title: string;
  /**
   * The title in at most 40 characters, for a narrow screen. Absent if the title is not longer, or
   * if it comes from the bank's data.
   */
  short?: string;
  /** The complete message; absent if the title says it all. */
  text?: string;
  /** How good or bad it is; absent if it is neutral. */
  tone?: Tone;
  /** The material fact that the item states; absent if it states none. */
  fact?: Fact;
  /**
   * The text that a screen reader says for the whole item, before the items in it. Absent if it
   * equals title, and if the client does without it.
   */
  accessibilityLabel?: string;
  /**
   * What opens when the reader taps the banner. Absent if nothing does. If it is an item that is
   * an action, draw the action's button in the banner.
   */
  destination?: Destination;
}

/** What the customer can do. Category: action; since version 1. */
export interface ActionGroupItem {
  /** The kind of the item. */
  kind: "actionGroup";
  /** The item's id, unique in the document. The operations of a patch address it. */
  id: string;
  /**
   * The title of the group for screen readers; it need not be drawn. Absent if it is the title of
   * the section around it.
   */
  title?: string;
  /** The actions, the most important first. */
  items: Action[];
}

/** One thing the customer can do, or the reason why it is not possible now. */
export interface Action {
  /** The kind of the item. */
  kind: "action";
  /** The item's id, unique in the document. The operations of a patch address it. */
  id: string;
  /** The title of the button. */
  title: string;
  /**
   * How the action stands among those of its group: at most one is primary, which most customers
   * want now; a destructive one cannot be undone or takes something away; absent, it is secondary.
   * Any other value: as secondary.
   */
  role?: ActionRole;
  /**
   * The place of the button, where that is not the group: task, in the banner of the screen's
   * task, whose destination is this action; bottom, at the bottom of the screen, always in view. A
   * client may also draw the button in the group alone. Any other value: in the group.
   */
  place?: ActionPlace;
  /**
   * What a picture for the action means: a role that each client maps to a picture of its own, or
   * to none. Any other value: no picture.
   */
  icon?: ActionIcon;
  /**
   * Whether the action is possible now: available, it is; unavailable, it is not, and reason
   * states why; pending, it was requested and the bank is processing it, and reason states what
   * and when. Any other value: not possible now; show the reason.
   */
  state: ActionState;
  /**
   * Why the action is unavailable, or what is pending and since when; absent only if it is
   * available.
   */
  reason?: string;
  /**
   * The last day on which the action is unavailable. The reason has it in words. Absent if it is
   * not known.
   */
  until?: DateValue;
  /** The day of the request that is pending. The reason has it in words. Absent if it is not known. */
  since?: DateValue;
  /** Limits, cut-off time and fee, in words; absent if there are none. */
  details?: string;
  /** The smallest possible amount; absent if there is no limit. */
  minimum?: MoneyValue;
  /** The largest possible amount; absent if there is no limit. */
  maximum?: MoneyValue;
  /** What the action costs: zero if it is free of charge. Absent if the source does not state it. */
  fee?: MoneyValue;
  /** A request after this moment counts for the next day. Absent if there is no such time. */
  cutOff?: Moment;
  /** The question to ask the customer before the action begins. Absent if the source has none. */
  confirmation?: Confirmation;
  /**
   * The values that the customer chooses before the flow begins. Absent if there are none, if
   * their limits are not known, and for a client that draws no forms, which is sent worked
   * examples instead.
   */
  form?: ActionForm;
  /** Where the action leads. */
  destination: Destination;
  /**
   * The text that a screen reader says for the whole item, before the items in it. Absent if it
   * equals title, and if the client does without it.
   */
  accessibilityLabel?: string;
}

/**
 * How the action stands among those of its group: at most one is primary, which most customers
 * want now; a destructive one cannot be undone or takes something away; absent, it is secondary.
 * Any other value: as secondary.
 */
export type ActionRole =
  | "primary"
  | "secondary"
  | "destructive"
  // A value that these types do not have.
  | (string & {});

/**
 * The place of the button, where that is not the group: task, in the banner of the screen's task,
 * whose destination is this action; bottom, at the bottom of the screen, always in view. A client
 * may also draw the button in the group alone. Any other value: in the group.
 */
export type ActionPlace =
  | "task"
  | "bottom"
  // A value that these types do not have.
  | (string & {});

/**
 * What a picture for the action means: a role that each client maps to a picture of its own, or to
 * none. Any other value: no picture.
 */
export type ActionIcon =
  | "payment"
  | "earlyRepayment"
  | "calendar"
  | "autopay"
  | "holiday"
  | "statement"
  | "schedule"
  | "breakdown"
  | "operations"
  | "details"
  | "document"
  | "telephone"
  | "website"
  | "overview"
  | "calculation"
  // A value that these types do not have.
  | (string & {});

/**
 * Whether the action is possible now: available, it is; unavailable, it is not, and reason states
 * why; pending, it was requested and the bank is processing it, and reason states what and when.
 * Any other value: not possible now; show the reason.
 */
export type ActionState =
  | "available"
  | "unavailable"
  | "pending"
  // A value that these types do not have.
  | (string & {});

export interface ActionForm {
  /**
   * The name of the question whose answer shows the effect of the values. Each value is the
   * parameter of its field's name; an empty field has none. Absent if there is no such question.
   */
  question?: string;
  /**
   * The values to choose, in reading order. The flow starts with them, beside its parameters,
   * under the names of the fields.
   */
  fields: Field[];
}

/**
 * A value that the customer chooses. Every value is written as the parameter of a request is: an
 * amount as a decimal, a day as YYYY-MM-DD.
 */
export type Field = KnownField | UnknownField;

export type KnownField =
  | MoneyField
  | DateField
  | NumberField
  | ChoiceField;

/** One whose kind these types do not have. */
export interface UnknownField {
  kind: string;
  [property: string]: unknown;
}

/** Sets apart what these types know: a switch on the kind then narrows the type. */
export function isKnownField(value: Field): value is KnownField {
  return ["moneyField", "dateField", "numberField", "choiceField"].includes(value.kind);
}

/**
 * An amount. Other choices of the customer, such as a later day, may allow less: the answer to the
 * question says so.
 */
export interface MoneyField {
  /** The type of the value. */
  kind: "moneyField";
  /** The name of the value for the flow and for the question. */
  name: string;
  /** What the value is. */
  label: string;
  /**
   * The sentence for a value that is not allowed, such as "From £10.00 to £5,000.00". Absent if
   * every value is.
   */
  limits?: string;
  /**
   * The sentence as a screen reader says it. Absent if it equals limits, and if the client does
   * without it.
   */
  spoken?: string;
  /** The code of ISO 4217. */
  currency: string;
  /** Each amount is a multiple of this one. */
  step: string;
  /** The smallest value. Absent if there is none. */
  minimum?: string;
  /** The largest value. Absent if there is none. */
  maximum?: string;
  /** The value to begin with. Absent if the field may stay empty. */
  initial?: string;
}

/** A day of the calendar. */
export interface DateField {
  /** The type of the value. */
  kind: "dateField";
  /** The name of the value for the flow and for the question. */
  name: string;
  /** What the value is. */
  label: string;
  /**
   * The sentence for a value that is not allowed, such as "From £10.00 to £5,000.00". Absent if
   * every value is.
   */
  limits?: string;
  /**
   * The sentence as a screen reader says it. Absent if it equals limits, and if the client does
   * without it.
   */
  spoken?: string;
  /** The smallest value. Absent if there is none. */
  minimum?: string;
  /** The largest value. Absent if there is none. */
  maximum?: string;
  /** The value to begin with. Absent if the field may stay empty. */
  initial?: string;
}

/** A whole number. */
export interface NumberField {
  /** The type of the value. */
  kind: "numberField";
  /** The name of the value for the flow and for the question. */
  name: string;
  /** What the value is. */
  label: string;
  /**
   * The sentence for a value that is not allowed, such as "From £10.00 to £5,000.00". Absent if
   * every value is.
   */
  limits?: string;
  /**
   * The sentence as a screen reader says it. Absent if it equals limits, and if the client does
   * without it.
   */
  spoken?: string;
  /** The smallest value. Absent if there is none. */
  minimum?: number;
  /** The largest value. Absent if there is none. */
  maximum?: number;
  /** The value to begin with. Absent if the field may stay empty. */
  initial?: number;
}

/** One of some words. */
export interface ChoiceField {
  /** The type of the value. */
  kind: "choiceField";
  /** The name of the value for the flow and for the question. */
  name: string;
  /** What the value is. */
  label: string;
  /**
   * The sentence for a value that is not allowed, such as "From £10.00 to £5,000.00". Absent if
   * every value is.
   */
  limits?: string;
  /**
   * The sentence as a screen reader says it. Absent if it equals limits, and if the client does
   * without it.
   */
  spoken?: string;
  /** The words with their labels. */
  choices: ChoiceFieldChoices[];
  /** The value to begin with. Absent if the field may stay empty. */
  initial?: string;
}

export interface ChoiceFieldChoices {
  /** The word for the flow and for the question. */
  value: string;
  /** The word, ready to show. */
  label: string;
}

export interface Confirmation {
  /** The title of the question. */
  title: string;
  /** The question. */
  text: string;
  /** The title of the button that begins the action. */
  confirm: string;
  /** The title of the button that leaves everything as it is. */
  cancel: string;
}

/** How far along something is. Category: figure; since version 1. */
export interface ProgressItem {
  /** The kind of the item. */
  kind: "progress";
  /** The item's id, unique in the document. The operations of a patch address it. */
  id: string;
  /** What makes progress. */
  label: string;
  /** The share that is done, in thousandths. */
  permille: number;
  /** The share in words, such as "18 of 60 payments". */
  text: string;
  /**
   * The text that a screen reader says for the whole item, before the items in it. Absent if the
   * client does without it.
   */
  accessibilityLabel?: string;
}

/**
 * A whole and the parts it is made of; the parts add up to the whole, to the minor unit. A screen
 * reader says the total, then the parts. Category: figure; since version 1.
 */
export interface BreakdownItem {
  /** The kind of the item. */
  kind: "breakdown";
  /** The item's id, unique in the document. The operations of a patch address it. */
  id: string;
  /** The whole; its value is money. */
  total: RowItem;
  /** The parts in reading order; each value is money in the currency of the whole. */
  items: RowItem[];
}

/** What happened and what is to come, day by day. Category: list; since version 2. */
export interface TimelineItem {
  /** The kind of the item. */
  kind: "timeline";
  /** The item's id, unique in the document. The operations of a patch address it. */
  id: string;
  /** The heading; a screen reader says it. Absent if it is the title of the section around it. */
  title?: string;
  /** The entries, the earliest first. */
  items: TimelineEntry[];
}

/** One entry of a timeline. */
export interface TimelineEntry {
  /** The item's id, unique in the document. The operations of a patch address it. */
  id: string;
  /** The day of the entry. */
  date: DateValue;
  /** What happened or will happen. */
  title: string;
  /** The amount of the entry; absent if it has none. */
  money?: MoneyValue;
  /**
   * A qualification that is drawn beside or below the value, in smaller print; absent if there is
   * none.
   */
  caption?: string;
  /**
   * The state on the day of the screen: done, it happened as planned; missed, it was due and did
   * not happen; next, it is the next one; ahead, it comes later. Any other value: draw the entry
   * without a mark.
   */
  state: TimelineEntryState;
  /** What opens when the reader taps the entry. Absent if nothing does. */
  destination?: Destination;
  /**
   * The text that a screen reader says for the whole item, before the items in it. Absent if the
   * client does without it.
   */
  accessibilityLabel?: string;
}

/**
 * The state on the day of the screen: done, it happened as planned; missed, it was due and did not
 * happen; next, it is the next one; ahead, it comes later. Any other value: draw the entry without
 * a mark.
 */
export type TimelineEntryState =
  | "done"
  | "missed"
  | "next"
  | "ahead"
  // A value that these types do not have.
  | (string & {});

/** A picture of amounts, with the data it is drawn from. Category: list; since version 2. */
export interface ChartItem {
  /** The kind of the item. */
  kind: "chart";
  /** The item's id, unique in the document. The operations of a patch address it. */
  id: string;
  /**
   * The heading; a screen reader says it, then the summary. Absent if it is the title of the
   * section around it.
   */
  title?: string;
  /** The message of the chart in one sentence, for whoever does not see it. */
  summary: string;
  /**
   * How the data is best drawn: lines, a line for each series; stackedBars, a bar for each point
   * with the series stacked, because they add up to something. Any other value: show the summary,
   * and the data as a table.
   */
  shape: ChartItemShape;
  /**
   * How the series of a point are put together: none, each begins at zero; bySign, in the order of
   * the series, positive amounts are stacked upwards from zero and negative ones downwards. Any
   * other value: show the summary, and the data as a table.
   */
  stacking: ChartItemStacking;
  /** The title of the axis of the points, such as Year. */
  axis: string;
  /** The ISO 4217 code of all amounts; absent if there are none. */
  currency?: string;
  /**
   * The round amounts to mark on the axis of the amounts, the smallest first, with their labels as
   * text. The axis extends from the first to the last, and zero is one of them. Absent if there
   * are no amounts.
   */
  ticks?: MoneyValue[];
  /** The quantities in the chart, in the order of the legend. */
  series: Series[];
  /** The points in reading order. */
  items: ChartPoint[];
}

/**
 * How the data is best drawn: lines, a line for each series; stackedBars, a bar for each point
 * with the series stacked, because they add up to something. Any other value: show the summary,
 * and the data as a table.
 */
export type ChartItemShape =
  | "lines"
  | "stackedBars"
  // A value that these types do not have.
  | (string & {});

/**
 * How the series of a point are put together: none, each begins at zero; bySign, in the order of
 * the series, positive amounts are stacked upwards from zero and negative ones downwards. Any
 * other value: show the summary, and the data as a table.
 */
export type ChartItemStacking =
  | "none"
  | "bySign"
  // A value that these types do not have.
  | (string & {});

/** One of the quantities a chart shows. */
export interface Series {
  /** The name of the series, unique in its chart; a patch does not address it. */
  id: string;
  /** The name of the series in the legend. */
  title: string;
}

/**
 * One place along a chart. A screen reader says the title of the axis and the label, then for each
 * amount that is not null the title of its series and the amount.
 */
export interface ChartPoint {
  /** The item's id, unique in the document. The operations of a patch address it. */
  id: string;
  /** The label on the axis, such as 2026. */
  label: string;
  /** An amount for each series, in their order; null where a series has none. */
  amounts: (MoneyValue | null)[];
}

/** Rows of like things under shared column headings. Category: list; since version 1. */
export interface TableItem {
  /** The kind of the item. */
  kind: "table";
  /** The item's id, unique in the document. The operations of a patch address it. */
  id: string;
  /**
   * The title of the table for screen readers; it need not be drawn. Absent if it is the title of
   * the section around it.
   */
  title?: string;
  /** The columns in reading order. */
  columns: Column[];
  /** The groups of the rows, such as years, in reading order; absent if the rows have none. */
  groups?: TableGroup[];
  /**
   * The sums below the rows, of the whole list also where the document holds a page of it; absent
   * if there are none.
   */
  totals?: TableTotals;
  /** The rows in reading order. If they are not all, the document's pages state which they are. */
  items: TableRow[];
}

/** A column of a table. */
export interface Column {
  /** The name of the column, unique in its table; a patch does not address it. */
  id: string;
  /** The heading. */
  title: string;
  /**
   * The side on which the texts of the cells begin: leading is the left in a document read from
   * left to right, trailing is the other one, for figures. Any other value: as leading.
   */
  alignment: ColumnAlignment;
  /**
   * How long the column stays where there is no room for all: the low ones are left out first,
   * then those without a priority, each from the last to the first; the high ones stay. Say which
   * ones are left out. Any other value: as absent.
   */
  priority?: ColumnPriority;
}

/**
 * The side on which the texts of the cells begin: leading is the left in a document read from left
 * to right, trailing is the other one, for figures. Any other value: as leading.
 */
export type ColumnAlignment =
  | "leading"
  | "trailing"
  // A value that these types do not have.
  | (string & {});

/**
 * How long the column stays where there is no room for all: the low ones are left out first, then
 * those without a priority, each from the last to the first; the high ones stay. Say which ones
 * are left out. Any other value: as absent.
 */
export type ColumnPriority =
  | "high"
  | "low"
  // A value that these types do not have.
  | (string & {});

/**
 * One row of a table. A screen reader says for each cell that is not null the title of its column
 * and the value.
 */
export interface TableRow {
  /** The kind of the item. */
  kind: "tableRow";
  /** The item's id, unique in the document. The operations of a patch address it. */
  id: string;
  /** A value for each column, in their order; null where a column has nothing to say. */
  cells: (Value | null)[];
  /** How good or bad it is; absent if it is neutral. */
  tone?: Tone;
  /**
   * The state of what the row is about: a role that each client maps to its own marks. A payment
   * is paid, partlyPaid, due, overdue, planned or skipped; an operation is done, processing,
   * failed or reversed. The cells say in words what a reader must not miss. Absent if nothing is
   * known of it. Any other value: draw the row without a mark.
   */
  state?: TableRowState;
  /**
   * The id of the row's group. Its heading stands before a row whose group is not that of the row
   * above. Absent if the row is in no group.
   */
  group?: string;
  /**
   * The text of a line between what is past and what comes, ready to show. It stands above this
   * row and, if the row is the first of its group, above the heading of the group; a screen reader
   * says it there. Open the list here. Absent for all other rows.
   */
  dayLine?: string;
  /** What opens when the reader taps the row. Absent if nothing does. */
  destination?: Destination;
}

/**
 * The state of what the row is about: a role that each client maps to its own marks. A payment is
 * paid, partlyPaid, due, overdue, planned or skipped; an operation is done, processing, failed or
 * reversed. The cells say in words what a reader must not miss. Absent if nothing is known of it.
 * Any other value: draw the row without a mark.
 */
export type TableRowState =
  | "paid"
  | "partlyPaid"
  | "due"
  | "overdue"
  | "planned"
  | "skipped"
  | "done"
  | "processing"
  | "failed"
  | "reversed"
  // A value that these types do not have.
  | (string & {});

/** Rows of a table that belong together, such as those of a year. */
export interface TableGroup {
  /** The name of the group, unique in its table; a patch does not address it. */
  id: string;
  /** The heading. */
  title: string;
  /**
   * The totals of all rows of the group, also where the document holds a page with some of them: a
   * value for each column, null where there is none. They stand beside the heading; a screen
   * reader says them after it, as the cells of a row. Absent if there are none.
   */
  totals?: (Value | null)[];
  /**
   * Whether the group is first shown as its heading with its totals, without its rows, until the
   * reader unfolds it. A client that cannot fold shows the rows. Absent if not.
   */
  isFolded?: boolean;
}

/** The sums below a table. A screen reader says the heading, then the cells as those of a row. */
export interface TableTotals {
  /** The heading, such as Total. */
  title: string;
  /** A value for each column, in their order; null where a sum means nothing. */
  cells: (Value | null)[];
}

/**
 * A few short words that say what something is like. A screen reader says the label, then the
 * words. Category: message; since version 2.
 */
export interface ChipsItem {
  /** The kind of the item. */
  kind: "chips";
  /** The item's id, unique in the document. The operations of a patch address it. */
  id: string;
  /** What the words describe. */
  label: string;
  /** The words in reading order. */
  items: Chip[];
}

/** One of the words. */
export interface Chip {
  /** The item's id, unique in the document. The operations of a patch address it. */
  id: string;
  /** The word or words. */
  text: string;
  /** How good or bad it is; absent if it is neutral. */
  tone?: Tone;
}

/** A sentence in small print. Category: message; since version 1. */
export interface NoteItem {
  /** The kind of the item. */
  kind: "note";
  /** The item's id, unique in the document. The operations of a patch address it. */
  id: string;
  /** The sentence. */
  text: string;
  /** How good or bad it is; absent if it is neutral. */
  tone?: Tone;
  /** The material fact that the item states; absent if it states none. */
  fact?: Fact;
  /**
   * The text that a screen reader says for the whole item, before the items in it. Absent if it
   * equals text, and if the client does without it.
   */
  accessibilityLabel?: string;
}

/**
 * A line between what belongs together and what does not. A screen reader skips it. Category:
 * structure; since version 2.
 */
export interface DividerItem {
  /** The kind of the item. */
  kind: "divider";
  /** The item's id, unique in the document. The operations of a patch address it. */
  id: string;
}

/**
 * A product's own item. A client that does not know the kind draws the fallback, which comes
 * before the rule for unknown kinds.
 */
export interface CustomItem {
  /** The product type, a colon and the product's name for the kind, such as mortgage:collateral. */
  kind: `${string}:${string}`;
  /** The item's id, unique in the document. The operations of a patch address it. */
  id: string;
  /**
   * The text that a screen reader says for the whole item, before the items in it. Absent if the
   * client does without it.
   */
  accessibilityLabel?: string;
  /**
   * The data that a client which knows the kind draws. `schema <type>` prints the schema of a
   * product's kinds.
   */
  payload: { [name: string]: Payload };
  /**
   * The standard items that every other client draws instead. They have the labels of the data,
   * the units, and the reasons why something is missing.
   */
  fallback: Item[];
}

/**
 * A part of a custom item's payload: a value (an object whose kind is a text), a whole number, a
 * flag, a word of an enumeration, a list or an object of parts.
 */
export type Payload = unknown;

export type Outcome = KnownOutcome | UnknownOutcome;

export type KnownOutcome =
  | CompleteOutcome
  | PartialOutcome
  | FaultOutcome;

/** One whose kind these types do not have. */
export interface UnknownOutcome {
  kind: string;
  [property: string]: unknown;
}

/** Sets apart what these types know: a switch on the kind then narrows the type. */
export function isKnownOutcome(value: Outcome): value is KnownOutcome {
  return ["complete", "partial", "fault"].includes(value.kind);
}

/** Everything is there. */
export interface CompleteOutcome {
  /** The kind of outcome. */
  kind: "complete";
}

/** Something is missing that the document should show; the rest is there and right. */
export interface PartialOutcome {
  /** The kind of outcome. */
  kind: "partial";
  /** What is missing. */
  missing: Missing[];
}

/**
 * Nothing of the product can be shown. The items tell the reader so; do not show them as the
 * product's state, and do not store the document in place of an earlier one.
 */
export interface FaultOutcome {
  /** The kind of outcome. */
  kind: "fault";
  /**
   * Why nothing can be shown. badData: the data cannot be read. unavailable: a source does not
   * answer. gone: the product is not where it was. internal: the bank's program is at fault. Any
   * other value: as internal.
   */
  cause: FaultOutcomeCause;
  /**
   * Whether the same request may succeed if it is repeated. Repeat it after a pause, not in a
   * loop.
   */
  mayRetry: boolean;
}

/**
 * Why nothing can be shown. badData: the data cannot be read. unavailable: a source does not
 * answer. gone: the product is not where it was. internal: the bank's program is at fault. Any
 * other value: as internal.
 */
export type FaultOutcomeCause =
  | "badData"
  | "unavailable"
  | "gone"
  | "internal"
  // A value that these types do not have.
  | (string & {});

export interface Missing {
  /**
   * The id of the item that shows the thing, or would show it; an id alone does not tell that
   * there is such an item.
   */
  id: string;
  /** What is missing, ready to show. */
  name: string;
  /**
   * Why it is missing. notProvided: the bank's system does not state it. withheld: it may not be
   * shown. unreadable: it arrived with an error. notDelivered: a system that has it did not
   * deliver it. Any other value: as notProvided.
   */
  reason: MissingReason;
}

/**
 * Why it is missing. notProvided: the bank's system does not state it. withheld: it may not be
 * shown. unreadable: it arrived with an error. notDelivered: a system that has it did not deliver
 * it. Any other value: as notProvided.
 */
export type MissingReason =
  | "notProvided"
  | "withheld"
  | "unreadable"
  | "notDelivered"
  // A value that these types do not have.
  | (string & {});

/** The texts of a document that are in one other language. */
export interface OtherLanguage {
  /** The language, a tag of BCP 47 such as en. */
  language: string;
  /** The texts in it, each as it is in the document. */
  texts: string[];
}

export interface Navigation {
  /** The screen to which the way back leads, one of screens. Absent on the main screen. */
  parent?: string;
  /** The screens of the product that have something to show, and this one, the main screen first. */
  screens: NavigationScreens[];
}

export interface NavigationScreens {
  /** The name of the screen. */
  screen: string;
  /** The title of the screen, ready to show. */
  title: string;
  /**
   * What a picture for the screen means: a role that each client maps to a picture of its own, or
   * to none. Any other value: no picture.
   */
  icon?: NavigationScreensIcon;
}

/**
 * What a picture for the screen means: a role that each client maps to a picture of its own, or to
 * none. Any other value: no picture.
 */
export type NavigationScreensIcon =
  | "payment"
  | "earlyRepayment"
  | "calendar"
  | "autopay"
  | "holiday"
  | "statement"
  | "schedule"
  | "breakdown"
  | "operations"
  | "details"
  | "document"
  | "telephone"
  | "website"
  | "overview"
  | "calculation"
  // A value that these types do not have.
  | (string & {});

export interface Question {
  /** The name of the question, as in its address. */
  name: string;
  /**
   * The parameters of the request. The same question always has the same ones, however its amounts
   * were written.
   */
  parameters: { [name: string]: string };
}

export interface Input {
  /**
   * Whether the bank's rules, as far as they are known, allow exactly these values. The items may
   * show an answer nevertheless, such as what repays everything.
   */
  isAcceptable: boolean;
  /** Why they do not. Absent if they do. */
  faults?: InputFaults[];
}

export interface InputFaults {
  /** The field, or the parameter, whose value is at fault. Absent if no other value would help. */
  field?: string;
  /** The reason, ready to show beside the field. */
  text: string;
  /**
   * The reason as a screen reader says it. Absent if it equals text, and if the client does
   * without it.
   */
  spoken?: string;
}

/**
 * Which of a list's rows the document holds, where they are not all. A cursor ends when the row it
 * goes on from is no longer in the list.
 */
export interface ListPage {
  /**
   * The id of the list: of its table or, for a client that draws no tables, of the section with
   * its rows, if there is one.
   */
  list: string;
  /** The title of the list. */
  title: string;
  /** The number of the first row in the whole list, from 1. */
  first: number;
  /** How many rows the document holds. */
  count: number;
  /** How many rows the whole list has. */
  total: number;
  /**
   * The id of the first row, as a row of a table or as an item of another kind; absent if there
   * are no rows.
   */
  firstRow?: string;
  /** The id of the last row, likewise; absent if there are no rows. */
  lastRow?: string;
  /**
   * An opaque text: ask with it, on the same screen of the same product, for the rows before;
   * absent where there are none.
   */
  previous?: string;
  /**
   * An opaque text: ask with it, on the same screen of the same product, for the rows after;
   * absent where there are none.
   */
  next?: string;
  /** Which rows these are, in words, ready to show. */
  text: string;
}

/** A value of one form, with the text that is ready to show. Every form has a text. */
export type Value = KnownValue | UnknownValue;

export type KnownValue =
  | TextValue
  | MoneyValue
  | DateValue
  | PercentValue;

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
export interface TextValue {
  /** The form of the value. */
  kind: "text";
  /** The value as it is shown. */
  text: string;
}

/** An amount of money with its formatted text. */
export interface MoneyValue {
  /** The form of the value. */
  kind: "money";
  /**
   * The exact amount in the currency, not in minor units: a decimal with a point and as many
   * decimals as the source keeps, negative for a credit. Do not read it as a double.
   */
  amount: string;
  /** The code of ISO 4217. */
  currency: string;
  /** The value as it is shown. */
  text: string;
  /**
   * The value as a screen reader says it. Absent if it equals text, and if the client does without
   * it.
   */
  spoken?: string;
}

/** A day with its formatted text. */
export interface DateValue {
  /** The form of the value. */
  kind: "date";
  /** The day as YYYY-MM-DD, of ISO 8601. */
  iso: string;
  /** The value as it is shown. */
  text: string;
  /**
   * The value as a screen reader says it. Absent if it equals text, and if the client does without
   * it.
   */
  spoken?: string;
}

/** A percentage with its formatted text. */
export interface PercentValue {
  /** The form of the value. */
  kind: "percent";
  /** The exact decimal with a point: 11.5 is 11.5 %. The text also states its period. */
  value: string;
  /** The value as it is shown. */
  text: string;
  /**
   * The value as a screen reader says it. Absent if it equals text, and if the client does without
   * it.
   */
  spoken?: string;
}

/**
 * What the reader's use leads to: a screen, an item of the document, a flow of the host app, an
 * event, a document or a link.
 */
export type Destination = KnownDestination | UnknownDestination;

export type KnownDestination =
  | DestinationToScreen
  | DestinationToItem
  | DestinationToFlow
  | DestinationToEvent
  | DestinationToSourceFlow
  | DestinationToDocument
  | DestinationToLink;

/** One whose kind these types do not have. */
export interface UnknownDestination {
  kind: string;
  [property: string]: unknown;
}

/** Sets apart what these types know: a switch on the kind then narrows the type. */
export function isKnownDestination(value: Destination): value is KnownDestination {
  return ["screen", "item", "flow", "event", "sourceFlow", "document", "link"].includes(value.kind);
}

/** A screen of the document's product or, with product, of another one of the same customer. */
export interface DestinationToScreen {
  /** What opens. */
  kind: "screen";
  /** The name of the screen. */
  screen: string;
  /** The other product. Absent if it is the document's own. */
  product?: DestinationToScreenProduct;
}

/** The other product. Absent if it is the document's own. */
export interface DestinationToScreenProduct {
  /** The product type. */
  type: string;
  /** The product's id at its source. */
  id: string;
}

/**
 * Another item of the same document. An action starts, as if the reader used its button; any other
 * item is brought into view, and a section of low priority unfolded.
 */
export interface DestinationToItem {
  /** What opens. */
  kind: "item";
  /** The item's id. The document has the item. */
  item: string;
}

/** A flow of the host app from the catalogue that "products --format json" prints. */
export interface DestinationToFlow {
  /** What opens. */
  kind: "flow";
  /** The name of the flow. */
  flow: string;
  /**
   * What the flow is told when it starts, by the names of the catalogue. Absent if that is
   * nothing.
   */
  parameters?: { [name: string]: Payload };
}

/**
 * An event that the product carries out itself, from the catalogue that "products --format json"
 * prints. The client sends it with the id of the item and the values of the form, and shows the
 * screen that is the answer.
 */
export interface DestinationToEvent {
  /** What opens. */
  kind: "event";
  /** The name of the event. */
  event: string;
  /** What the event is about. The client need not send it back. Absent if that is nothing. */
  parameters?: { [name: string]: Payload };
}

/**
 * A flow that is not in the catalogue: the bank's own system names it. A client that does not know
 * the name shows the action without a button.
 */
export interface DestinationToSourceFlow {
  /** What opens. */
  kind: "sourceFlow";
  /** The name in the bank's own system. */
  flow: string;
}

/** A document of the product. */
export interface DestinationToDocument {
  /** What opens. */
  kind: "document";
  /** The document's id at its source. */
  document: string;
}

/** A page of the web, to open in a browser, or a telephone number, to call. */
export interface DestinationToLink {
  /** What opens. */
  kind: "link";
  /** The address, without user information. */
  url: string;
}

/** A moment with its formatted text. */
export interface Moment {
  /** The form of the value. */
  kind: "moment";
  /** The moment. */
  iso: string;
  /** The value as it is shown. */
  text: string;
  /**
   * The value as a screen reader says it. Absent if it equals text, and if the client does without
   * it.
   */
  spoken?: string;
}

/** A finding about the data of the screen. */
export interface Diagnostic {
  /** The stable identifier, such as record.unknown-field. */
  id: string;
  /**
   * note, worth knowing; warning, something may be wrong on the screen; error, something is
   * missing from it. Any other value: as a note.
   */
  severity: DiagnosticSeverity;
  /** The place in the source. */
  path: string;
  /** What is wrong and what to do, in full sentences in English. */
  message: string;
}

/**
 * note, worth knowing; warning, something may be wrong on the screen; error, something is missing
 * from it. Any other value: as a note.
 */
export type DiagnosticSeverity =
  | "note"
  | "warning"
  | "error"
  // A value that these types do not have.
  | (string & {});

/**
 * How good or bad it is: a role that each client maps to its own colours and icons. neutral, plain
 * information; positive, good news or something finished; attention, it needs attention soon;
 * critical, something is wrong and costs money; muted, less important than the rest. Any other
 * value: as neutral.
 */
export type Tone =
  | "neutral"
  | "positive"
  | "attention"
  | "critical"
  | "muted"
  // A value that these types do not have.
  | (string & {});

/**
 * A material fact: it must reach the customer however the item is shown. balance, what is owed in
 * all; overdue, what is overdue; rate, the interest rate; full-cost, the full cost of the loan as
 * the law defines it; next-payment-amount and next-payment-date, the next payment; payoff, what
 * repays everything; fees, a fee; cure, what has to be paid today so that nothing is overdue;
 * needed-on-day, what the account has to hold on the day of a booked repayment; coming-payment,
 * the payment after a change that is known today. Any other value: as if it were absent.
 */
export type Fact =
  | "balance"
  | "overdue"
  | "rate"
  | "full-cost"
  | "next-payment-amount"
  | "next-payment-date"
  | "payoff"
  | "fees"
  | "cure"
  | "needed-on-day"
  | "coming-payment"
  // A value that these types do not have.
  | (string & {});
