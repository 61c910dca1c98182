// Makes elements of a page. Texts become text nodes, so no text is ever read as markup.

const TONES = ["positive", "attention", "critical", "muted"];
const SVG = "http://www.w3.org/2000/svg";

/**
 * Returns an element. Attributes that are undefined or false are left out, and true is one without a value. Children are
 * elements, texts, lists of them, and undefined or false for nothing.
 */
export function element(name, attributes = {}, ...children) {
  return filled(document.createElement(name), attributes, children);
}

/** Returns an element of a drawing. */
export function shape(name, attributes = {}, ...children) {
  return filled(document.createElementNS(SVG, name), attributes, children);
}

/** Returns class names with spaces between them, without those that are false or undefined. */
export function classes(...names) {
  return names.filter(Boolean).join(" ") || undefined;
}

/** Returns class names and that of a tone. A tone that is not known is neutral. */
export function toned(tone, ...names) {
  return classes(...names, TONES.includes(tone) && `ld-${tone}`);
}

/** Returns the id of an element: that of the item, with the bytes that an address cannot have as "~" and their number. */
export function anchor(id) {
  return Array.from(new TextEncoder().encode(id), (byte) => {
    const character = String.fromCharCode(byte);
    const isSafe = byte > 0x20 && byte < 0x7f && !"%~\"'<>&#`".includes(character);
    return isSafe ? character : `~${byte.toString(16)}`;
  }).join("");
}

function filled(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined && value !== false) element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children.flat(Infinity).filter((child) => child !== undefined && child !== false));
  return element;
}
