// The types of patch, version 1.
// Made by "loan-detail schema patch --as typescript". Do not edit.

/**
 * Patch of a loan detail screen or a list of products. What `diff` prints and `patch` reads, and
 * what `render --rows` prints: what turns one screen, or one list of products, into another.
 * Version 1, under the rules of the loan detail screen's schema; it fits screens of every version,
 * as objects are told by their ids alone. The operations address every object with an `id` that is
 * in one of the lists `contentItems`, `items` and `fallback`, or is `headerItem` or `total`:
 * items, actions, rows of tables, entries of timelines, points of charts and chips; in a list of
 * products, those in `products`, if each of them has an `id`. Everything else is a property and is
 * replaced as a whole: the document's `pages`, the `columns` and `groups` of a table, the cells of
 * a row, the `series` of a chart, although some of these have an `id`, too. No two of the objects
 * that are addressed may have the same id: a document or an operation with a repeated id is
 * refused. The operations are done in their order, each on what the ones before it have made. Both
 * screens were made for the same client profile. A patch is applied as a whole or not at all. It
 * is refused if the document has another ETag than `from`, if an operation cannot be done or has a
 * property that is not in this schema, or if the result has another ETag than `to`. A refused
 * patch leaves the document as it was; the client then asks for the whole screen.
 */
export interface PatchDocument {
  /** The version of this format. */
  schemaVersion: number;
  /**
   * The ETag of the screen the patch is for: its `etag`. Do not apply the patch to another screen.
   * It equals `to` if nothing changes that the ETag covers. There may be operations even then,
   * such as a new `freshness`, and they are to be done.
   */
  from: string;
  /**
   * The ETag of the screen it leads to. The operations set the property `etag` to it, from version
   * 2 on. When all operations are done, work out the ETag of the result and compare it with `to`.
   * If they differ, keep the old screen and ask for the whole one. A client that cannot work out
   * ETags relies on the operations alone.
   */
  to: string;
  /**
   * The changes, in the order in which they are done; empty if the screens are equal in
   * everything, also in what the ETag does not cover.
   */
  operations: Operation[];
}

export type Operation = KnownOperation | UnknownOperation;

export type KnownOperation =
  | SetOperation
  | InsertOperation
  | RemoveOperation
  | MoveOperation;

/** One whose op these types do not have. */
export interface UnknownOperation {
  op: string;
  [property: string]: unknown;
}

/** Sets apart what these types know: a switch on the op then narrows the type. */
export function isKnownOperation(value: Operation): value is KnownOperation {
  return ["set", "insert", "remove", "move"].includes(value.op);
}

/**
 * Changes the properties of an item, or without an id those of the document. `headerItem`,
 * `total`, and the lists of items may be among them: what was in them goes, and what comes brings
 * its ids. `headerItem` and `contentItems` of a screen and `products` of a list are never removed,
 * and an id never changes.
 */
export interface SetOperation {
  /** Tells the operation: changes properties. */
  op: "set";
  /** The item whose properties change; without it, the document. */
  id?: string;
  /** The new values; a name that is not there yet comes after all others. */
  properties?: unknown;
  /** The names that go, before the new values come. Each must be there. */
  removed?: Names;
  /**
   * All names that are left, in the order they come to stand in; without it they stay. From
   * version 3 on, the ETag does not depend on the order of properties, so a client may leave it
   * out of account. The ETags of versions 1 and 2 depend on it.
   */
  order?: Names;
}

/** Puts an item with everything in it into a list. */
export interface InsertOperation {
  /** Tells the operation: inserts an item. */
  op: "insert";
  /** The item that has the list; without it, the document. */
  parent?: string;
  /** The list that the item comes into. */
  list: ItemList;
  /** The item of the list that comes before; without it, the first place. */
  after?: string;
  /** The item, as the schema of the screen or the list describes it. */
  item: unknown;
}

/**
 * Takes an item with everything in it out of its list. `headerItem` and `total` are in no list and
 * cannot be removed so.
 */
export interface RemoveOperation {
  /** Tells the operation: removes an item. */
  op: "remove";
  /** The item to remove. */
  id: string;
}

/**
 * Puts an item with everything in it somewhere else, but not inside itself. `headerItem` and
 * `total` are in no list and cannot be moved.
 */
export interface MoveOperation {
  /** Tells the operation: moves an item. */
  op: "move";
  /** The item to move. */
  id: string;
  /** The item that has the list; without it, the document. */
  parent?: string;
  /** The list that the item comes into. */
  list: ItemList;
  /** The item of the list that comes before; without it, the first place. */
  after?: string;
}

/** The list's name. */
export type ItemList =
  | "contentItems"
  | "products"
  | "items"
  | "fallback"
  // A value that these types do not have.
  | (string & {});

export type Names = string[];
