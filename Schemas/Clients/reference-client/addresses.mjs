// The addresses of what a screen opens, as queries that every server can take at any path. A client may have its own.

/** Returns the address of a screen, a flow or a document; nothing for a flow that only the bank's own system names. */
export function addressOf(destination) {
  const { kind, product } = destination;
  if (kind === "screen") return query({ product: product && `${product.type}:${product.id}`, screen: destination.screen });
  if (kind === "flow") return query({ flow: destination.flow });
  if (kind === "event") return query({ event: destination.event });
  return kind === "document" ? query({ document: destination.document }) : undefined;
}

/** Returns a query of all parameters that are given. */
export function query(parameters) {
  const given = Object.entries(parameters).filter(([, value]) => value !== undefined);
  return `?${given.map(([name, value]) => `${name}=${encodeURIComponent(value).replaceAll("%3A", ":")}`).join("&")}`;
}
