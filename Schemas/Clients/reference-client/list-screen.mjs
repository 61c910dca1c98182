// A list of products as a screen: a section for each product, which opens its main screen.

/** Returns a document of a list as one of a screen; any other document as it is. */
export function asScreen(document, words) {
  if (!document.products) return document;
  const { title, products } = document;
  const empty = { kind: "note", id: "empty", text: words.noProducts, tone: "muted" };
  return {
    ...document, screen: "list",
    headerItem: { kind: "header", id: "header", title, items: [] },
    contentItems: products.length ? products.map(section) : [empty],
  };
}

/** A type of which no product can be listed has no id, and opens nothing. */
function section({ id, type, title, subtitle, balance, balanceLabel, statuses }) {
  const name = id === undefined ? `product.${type}` : `product.${type}:${id}`;
  const items = [
    subtitle !== undefined && { kind: "note", id: `${name}.subtitle`, text: subtitle, tone: "muted" },
    balance && { kind: "amount", id: `${name}.balance`, label: balanceLabel, money: balance },
    ...statuses.map(({ text, tone }, index) => ({ kind: "status", id: `${name}.status.${index + 1}`, text, tone })),
  ].filter(Boolean);
  const destination = id === undefined ? undefined : { kind: "screen", screen: "main", product: { type, id } };
  return { kind: "section", id: name, title, priority: "high", destination, items };
}
