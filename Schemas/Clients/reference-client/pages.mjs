// Finds the rows of a list of which a document has only a page. A patch adds the rows of another page (patch.mjs).

/** Returns the page of a list; without the id of the list, of the first one. */
export function pageOf(document, list = document.pages?.[0]?.list) {
  return document.pages?.find((page) => page.list === list);
}

/** Returns the rows of a page, from its first to its last: in a table, or as items of other kinds. */
export function rowsOf(document, page = pageOf(document)) {
  const list = listWith(document, page.firstRow) ?? [];
  const ids = list.map((row) => row.id);
  return list.slice(ids.indexOf(page.firstRow), ids.indexOf(page.lastRow) + 1);
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
