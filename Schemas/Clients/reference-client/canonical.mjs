// The canonical form of RFC 8785, and the ETag of a document.
import { createHash } from "node:crypto";

const HALF_A_PAIR = /\p{Surrogate}/u;

/** Returns a value of JSON.parse in canonical form. JavaScript writes numbers and strings as RFC 8785 requires. */
export function canonicalJSON(value) {
  if (Array.isArray(value)) return `[${value.map(canonicalJSON).join(",")}]`;
  if (value === null || typeof value !== "object") {
    if (typeof value === "string" && HALF_A_PAIR.test(value)) throw new RangeError("A text has half of a surrogate pair.");
    if (typeof value === "number" && !Number.isFinite(value)) throw new RangeError("A number is too large for a double.");
    return JSON.stringify(value);
  }
  // Without a function, sort() compares UTF-16 code units, which is the order that RFC 8785 requires.
  const members = Object.keys(value).sort().map((name) => `${JSON.stringify(name)}:${canonicalJSON(value[name])}`);
  return `{${members.join(",")}}`;
}

/** The properties of a document that its ETag does not cover. */
export const OUTSIDE = ["etag", "freshness", "diagnostics", "correlationId"];

/** Returns the ETag of a screen or a list of version 3 or later, worked out from what it holds. */
export function eTag(document) {
  const content = Object.fromEntries(Object.entries(document).filter(([name]) => !OUTSIDE.includes(name)));
  return createHash("sha256").update(canonicalJSON(content)).digest("hex");
}

/** Returns whether a document holds what its own ETag says. */
export function isIntact(document) {
  return document.etag === eTag(document);
}
