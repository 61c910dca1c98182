// The types of product-list, version 1.
// Made by "loan-detail schema product-list --as typescript". Do not edit.

/**
 * List of loan products. What `list --format json` prints: the products of all types, in their
 * strict order. Version 1, under the rules of the loan detail screen's schema.
 */
export interface Document {
  /** The version of this format. */
  schemaVersion: number;
  /** The locale the texts are in, such as ru_RU. */
  locale: string;
  /** The day the list is true for. */
  asOf: string;
  products: Product[];
  /**
   * Findings about the data of the products. The list of one customer has only `list.incomplete`,
   * an error for each product type whose products could not be listed.
   */
  diagnostics: Diagnostic[];
}

/** One product, as its header shows it. */
export interface Product {
  /** The product's id at its source, unique within its type. */
  id: string;
  /** The product type; `unknown` when the record does not say. */
  type: string;
  /** What the customer calls the product. */
  title: string;
  subtitle?: string;
  /** What is owed. */
  balance?: Money;
  /** How the product stands, the most important first. */
  statuses: Status[];
  /**
   * Whether the list can show the product: what its header needs can be read. A screen may find
   * faults in what the list does not read.
   */
  readable: boolean;
}

export interface Money {
  /** The amount in units of 10^-n, where n is the number of decimals in the text. */
  minorUnits: number;
  /** The ISO 4217 code. */
  currency: string;
  /** The amount, ready to show. */
  text: string;
}

export interface Status {
  text: string;
  tone: StatusTone;
}

export type StatusTone =
  | "neutral"
  | "positive"
  | "attention"
  | "critical"
  | "muted"
  // A value that these types do not have.
  | (string & {});

/** Something that is wrong or odd in the data. */
export interface Diagnostic {
  /** The stable identifier. */
  id: string;
  severity: DiagnosticSeverity;
  /** The place in the source, or a name. */
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
