// Compares the elements of a static page with those that the kit's client draws.

/**
 * Returns a copy of an element as it is seen. What only screen readers are told is left out: the engine has spoken forms of
 * captions and reasons, which a document does not carry. A client also names what is missing or at fault.
 */
export function seen(element) {
  const copy = element.cloneNode(true);
  for (const silent of copy.querySelectorAll(".ld-spoken, .ld-missing, .ld-faults")) silent.remove();
  for (const hidden of copy.querySelectorAll("[aria-hidden]")) {
    hidden.removeAttribute("aria-hidden");
    // The span only set apart what is seen from what is said.
    if (hidden.localName === "span" && hidden.attributes.length === 0) hidden.replaceWith(...hidden.childNodes);
  }
  // A document has the day of its end for programs only: each formats it by its own table of locales.
  for (const day of copy.querySelectorAll(".ld-foot time")) day.textContent = "";
  copy.normalize();
  return copy;
}

/** Returns the first difference between two elements: their names, attributes, texts, and what is inside. */
export function difference(page, drawn) {
  const [one, other] = [page, drawn].map(told);
  if (one !== other) return `${one} in the page, ${other} of the client${placeOf(drawn)}`;
  const [inside, of] = [page, drawn].map(childrenOf);
  for (let index = 0; index < Math.max(inside.length, of.length); index += 1) {
    if (!of[index]) return `${told(inside[index])} only in the page${placeOf(drawn)}`;
    if (!inside[index]) return `${told(of[index])} only of the client${placeOf(drawn)}`;
    const found = difference(inside[index], of[index]);
    if (found) return found;
  }
  return undefined;
}

function childrenOf(node) {
  return Array.from(node.childNodes).filter((child) => child.nodeType !== Node.TEXT_NODE || child.data.trim());
}

/** What is compared of a node: a text, or an element with its attributes in any order. */
function told(node) {
  if (node.nodeType === Node.TEXT_NODE) return JSON.stringify(node.data.trim());
  const attributes = Array.from(node.attributes, ({ name, value }) => `${name}="${value}"`).sort();
  return `<${[node.localName, ...attributes].join(" ")}>`;
}

function placeOf(node) {
  const element = node.nodeType === Node.ELEMENT_NODE ? node : node.parentElement;
  const id = element?.closest("[id]")?.id;
  return id ? `, in #${id}` : "";
}
