// The canonical form of RFC 8785, and the ETag of a document.

// Browsers and newer versions of Node have it as a global.
const { subtle } = globalThis.crypto ?? (await import("node:crypto")).webcrypto;

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
export async function eTag(document) {
  const content = Object.fromEntries(Object.entries(document).filter(([name]) => !OUTSIDE.includes(name)));
  const hash = await subtle.digest("SHA-256", new TextEncoder().encode(canonicalJSON(content)));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Returns whether a document holds what its own ETag says. */
export async function isIntact(document) {
  return document.etag === (await eTag(document));
}
