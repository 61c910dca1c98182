// The types of product-list, version 3.
// Made by "loan-detail schema product-list --as typescript". Do not edit.

/**
 * List of loan products. What `list --format json` prints for a client of version 3: the products
 * of all types, in their strict order. A list has the version of the screens that it leads to, so
 * version 3 follows version 1: clients of version 1 and 2 are given the list of version 1. The
 * rules of the loan detail screen's schema are the rules of this one.
 */
export interface ProductListDocument {
  /** The version of this format. */
  schemaVersion: number;
  /** The title of the list, ready to show. */
  title: string;
  /** The language of the texts, a tag of BCP 47 such as ru. */
  language: string;
  /** The locale of numbers and dates, a tag of BCP 47 such as ru-RU. */
  formats: string;
  /** The direction in which the texts are read: ltr from left to right, rtl from right to left. */
  direction: DocumentDirection;
  /**
   * The texts that are in another language than the list, such as a name that the bank's data does
   * not have in the reader's language: mark each where it stands alone, so that a screen reader
   * speaks it right. Absent if there are none.
   */
  otherLanguages?: OtherLanguage[];
  /**
   * Whether every product is there with everything the list shows of it. What is missing has the
   * id type:id, or the product type where a whole type is missing.
   */
  outcome: Outcome;
  /** The products, and a place for each product type that cannot be listed. */
  products: Product[];
  /** The time for which the list is true. The ETag does not cover it. */
  freshness: Freshness;
  /**
   * Findings about the data, for the bank's own staff and tools; never in a customer's list. The
   * ETag does not cover them.
   */
  diagnostics?: Diagnostic[];
  /**
   * The id of the request, under which the bank's staff finds the findings about it: quote it when
   * something is wrong. Only in a customer's list, where it takes the place of diagnostics. The
   * ETag does not cover it.
   */
  correlationId?: string;
  /**
   * The list's fingerprint: SHA-256, in hexadecimal digits, of the list without the properties
   * etag, freshness, diagnostics and correlationId, in the canonical form of RFC 8785 (JCS). Equal
   * contents have equal ones.
   */
  etag: string;
}

/** The direction in which the texts are read: ltr from left to right, rtl from right to left. */
export type DocumentDirection =
  | "ltr"
  | "rtl"
  // A value that these types do not have.
  | (string & {});

/** One product, as its header shows it; or a whole product type whose products cannot be listed. */
export interface Product {
  /**
   * The product's id at its source, unique within its type; absent where a whole type cannot be
   * listed.
   */
  id?: string;
  /** The product type; `unknown` when the record does not say. */
  type: string;
  /** What the customer calls the product, or the name of the type. */
  title: string;
  /** The line under the title, such as the masked contract number. */
  subtitle?: string;
  /**
   * The amount that stands out in the product's header, usually what is owed; balanceLabel states
   * what it is. Absent if it is not known.
   */
  balance?: Money;
  /**
   * What the balance is, ready to show, such as what is owed or an amount in the customer's
   * favour; absent if there is no balance.
   */
  balanceLabel?: string;
  /** How the product stands, the most important first. */
  statuses: Status[];
  /**
   * Whether everything is there that the list shows of the product. A screen may find faults in
   * what the list does not read.
   */
  outcome: Outcome;
  /** The day of the source's data of this product; absent if the source does not state it. */
  dataAsOf?: string;
}

/** The texts of a list that are in one other language. */
export interface OtherLanguage {
  /** The language, a tag of BCP 47 such as en. */
  language: string;
  /** The texts in it, each as it is in the list. */
  texts: string[];
}

/** An amount of money with its formatted text. */
export interface Money {
  /** The form of the value. */
  kind: "money";
  /**
   * The exact amount: a decimal with as many decimals as the source keeps. Do not read it as a
   * double.
   */
  amount: string;
  /** The ISO 4217 code. */
  currency: string;
  /** The amount, ready to show. */
  text: string;
  /**
   * The amount as a screen reader says it; absent if it is the same as the text, or if the client
   * does without it.
   */
  spoken?: string;
}

/** One state of the product in a few words. */
export interface Status {
  /** The state, ready to show. */
  text: string;
  /** How good or bad it is: a role, not a colour. */
  tone: StatusTone;
}

/** How good or bad it is: a role, not a colour. */
export type StatusTone =
  | "neutral"
  | "positive"
  | "attention"
  | "critical"
  | "muted"
  // A value that these types do not have.
  | (string & {});

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

/** Something is missing; the rest is there and right. */
export interface PartialOutcome {
  /** The kind of outcome. */
  kind: "partial";
  /** What is missing. */
  missing: Missing[];
}

/** Nothing of it can be shown but what it is and that it cannot be shown. */
export interface FaultOutcome {
  /** The kind of outcome. */
  kind: "fault";
  /**
   * badData: the data cannot be read. unavailable: a source does not answer. gone: the product is
   * not where it was. internal: the bank's program is at fault. Any other value: as internal.
   */
  cause: FaultOutcomeCause;
  /**
   * Whether the same request may succeed if it is repeated. Repeat it after a pause, not in a
   * loop.
   */
  mayRetry: boolean;
}

/**
 * badData: the data cannot be read. unavailable: a source does not answer. gone: the product is
 * not where it was. internal: the bank's program is at fault. Any other value: as internal.
 */
export type FaultOutcomeCause =
  | "badData"
  | "unavailable"
  | "gone"
  | "internal"
  // A value that these types do not have.
  | (string & {});

/** Something that should be there and is not. */
export interface Missing {
  /**
   * In the list's outcome, the product as type:id, or the product type. In a product's outcome,
   * the item of its screens.
   */
  id: string;
  /** What is missing, ready to show. */
  name: string;
  /**
   * notProvided: the bank's system does not state it. withheld: it may not be shown. unreadable:
   * it arrived with an error. notDelivered: a system that has it did not deliver it.
   */
  reason: MissingReason;
}

/**
 * notProvided: the bank's system does not state it. withheld: it may not be shown. unreadable: it
 * arrived with an error. notDelivered: a system that has it did not deliver it.
 */
export type MissingReason =
  | "notProvided"
  | "withheld"
  | "unreadable"
  | "notDelivered"
  // A value that these types do not have.
  | (string & {});

/** The time for which the list is true. The ETag does not cover it. */
export interface Freshness {
  /** The day for which the list is true. */
  asOf: string;
  /**
   * The time zone in which the days begin and end: a name of the IANA database, such as
   * Europe/Moscow.
   */
  timeZone: string;
  /**
   * The first moment (RFC 3339) at which a statement in the list is no longer true; absent if
   * nothing depends on the time.
   */
  validUntil?: string;
}

/** Something that is wrong or odd in the data. */
export interface Diagnostic {
  /** The stable identifier. */
  id: string;
  /**
   * note: nothing is wrong. warning: a value was left out or contradicts another. error: the
   * subject could not be shown.
   */
  severity: DiagnosticSeverity;
  /** The place in the source, or a name. */
  path: string;
  /** What is wrong and what to do, in full sentences. */
  message: string;
}

/**
 * note: nothing is wrong. warning: a value was left out or contradicts another. error: the subject
 * could not be shown.
 */
export type DiagnosticSeverity =
  | "note"
  | "warning"
  | "error"
  // A value that these types do not have.
  | (string & {});
