// The types of patch, version 1.
// Made by "loan-detail schema patch --as typescript". Do not edit.

/**
 * Patch of a loan detail screen. What `diff` prints and `patch` reads: what turns one screen into
 * another. Version 1, under the rules of the loan detail screen's schema; it fits screens of every
 * version, as items are told by their ids alone. The operations address every object with an `id`
 * that is in one of the lists `contentItems`, `items` and `fallback`, or is `headerItem` or
 * `total`: items, actions, rows of tables, chips, entries and points. What has no id there, such
 * as the columns of a table or the cells of a row, is a property, which is replaced as a whole.
 * The operations are done in their order, each on what the ones before it have made. Both screens
 * were made for the same client profile. A client whose screen has another ETag than `from`, or
 * who finds an operation that cannot be done, keeps its screen and asks for the whole.
 */
export interface Document {
  /** The version of this format. */
  schemaVersion: number;
  /** The ETag of the screen the patch is for: its `etag`. Do not apply the patch to another screen. */
  from: ETag;
  /**
   * The ETag of the screen it leads to. The operations set the property `etag` to it, from version
   * 2 on. A client that can compute ETags compares it with the ETag of the screen it has made, and
   * keeps its old screen if they differ; others rely on the operations alone.
   */
  to: ETag;
  /** The changes, in the order in which they are done; empty if the screens are equal. */
  operations: Operation[];
}

export type Operation = KnownOperation | UnknownOperation;

export type KnownOperation =
  | Set
  | Insert
  | Remove
  | Move;

/** One whose op these types do not have. */
export interface UnknownOperation {
  op: string;
  [property: string]: unknown;
}

/** Sets apart what these types know: a switch on the op then narrows the type. */
export function isKnownOperation(value: Operation): value is KnownOperation {
  return ["set", "insert", "remove", "move"].includes(value.op);
}

/** Changes the properties of an item, or without an id of the document. */
export interface Set {
  /** Tells the operation: changes properties. */
  op: "set";
  /** The item whose properties change; without it, the document. */
  id?: Id;
  /** The new values; a name that is not there yet comes after all others. */
  properties?: unknown;
  /** The names that go, before the new values come. */
  removed?: Names;
  /** All names that are left, in the order they come to stand in; without it they stay. */
  order?: Names;
}

/** Puts an item with everything in it into a list. */
export interface Insert {
  /** Tells the operation: inserts an item. */
  op: "insert";
  /** The item that has the list; without it, the document. */
  parent?: Parent;
  /** The list that the item comes into. */
  list: List;
  /** The item of the list that comes before; without it, the first place. */
  after?: After;
  /** The item, as the screen's schema describes it. */
  item: unknown;
}

/** Takes an item with everything in it out of its list. */
export interface Remove {
  /** Tells the operation: removes an item. */
  op: "remove";
  /** The item to remove. */
  id: Id;
}

/** Puts an item with everything in it somewhere else. */
export interface Move {
  /** Tells the operation: moves an item. */
  op: "move";
  /** The item to move. */
  id: Id;
  /** The item that has the list; without it, the document. */
  parent?: Parent;
  /** The list that the item comes into. */
  list: List;
  /** The item of the list that comes before; without it, the first place. */
  after?: After;
}

/** An ETag, as the schema of the screens' version defines it. */
export type ETag = string;

/** Names an item by its id. */
export type Id = string;

/** The item that has the list; without it, the document. */
export type Parent = Id;

/** The list's name. */
export type List =
  | "contentItems"
  | "items"
  | "fallback"
  // A value that these types do not have.
  | (string & {});

/** The item of the list that comes before; without it, the first place. */
export type After = Id;

export type Names = string[];
