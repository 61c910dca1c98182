// Puts the pages of a list together.

/** Returns what a document says of the page of each of its lists. */
export function pagesOf(document) {
  if (document.pages) return document.pages;
  // In drafts of the format, a table has its own page.
  const tables = itemsOf(document).filter((item) => item.kind === "table" && item.page);
  return tables.map((table) => ({
    ...table.page,
    list: table.id,
    firstRow: table.items[0]?.id,
    lastRow: table.items.at(-1)?.id,
  }));
}

/** Returns the cursor of the rows after a page, or undefined. */
export function nextCursor(document, list = pagesOf(document)[0]?.list) {
  return pagesOf(document).find((page) => page.list === list)?.next;
}

/**
 * Returns a document with the rows of another page of the same list after its own. It is for drawing only: its ETag is that
 * of no document, so a patch applies to the single pages.
 */
export function mergePages(held, following) {
  const merged = structuredClone(held);
  for (const page of pagesOf(following)) {
    const own = pagesOf(merged).find(({ list }) => list === page.list);
    if (!own || page.firstRow === undefined) continue;
    const rows = rowsOf(following, page);
    const list = listWith(merged, own.lastRow);
    if (!list) continue;
    const known = new Set(list.map((row) => row.id));
    list.splice(list.findIndex((row) => row.id === own.lastRow) + 1, 0, ...rows.filter((row) => !known.has(row.id)));
    Object.assign(own, { lastRow: page.lastRow, next: page.next, text: page.text });
    if (own.count !== undefined) own.count += rows.length;
    const table = itemsOf(merged).find((item) => item.id === page.list && item.page);
    if (table) table.page = { total: page.total, next: page.next, text: page.text };
    mergeGroups(merged, following, page.list);
  }
  return merged;
}

/** Returns the rows of a page, from its first to its last. */
export function rowsOf(document, page = pagesOf(document)[0]) {
  const list = listWith(document, page.firstRow) ?? [];
  const ids = list.map((row) => row.id);
  return list.slice(ids.indexOf(page.firstRow), ids.indexOf(page.lastRow) + 1);
}

/** A later page may bring groups, such as another year. */
function mergeGroups(merged, following, id) {
  const [own, other] = [merged, following].map((document) => itemsOf(document).find((item) => item.id === id));
  for (const group of other?.groups ?? []) {
    if (!own.groups?.some((known) => known.id === group.id)) own.groups = [...(own.groups ?? []), group];
  }
}

/** Returns the list that has the item with an id. */
function listWith(document, id) {
  const lists = [document.contentItems, ...itemsOf(document).flatMap((item) => [item.items, item.fallback])];
  return lists.find((list) => list?.some((item) => item.id === id));
}

/** Returns all items, in reading order. */
export function itemsOf(document) {
  const inside = (item) => [item, ...[item.total, ...(item.items ?? []), ...(item.fallback ?? [])].filter(Boolean).flatMap(inside)];
  return [document.headerItem, ...document.contentItems].flatMap(inside);
}
