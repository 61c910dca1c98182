// Turns what a page shows into what it should show, in place: elements with the same id stay, and with them the focus, what
// the reader has unfolded, and the place on the screen.

/** What was folded or unfolded when it was drawn; a reader may have changed it since. */
const drawn = new WeakMap();

/** Remembers how the folded parts of a new drawing are, so that a change by the reader can be told from one of the document. */
export function remember(root) {
  for (const details of root.querySelectorAll("details")) drawn.set(details, details.open);
}

/** Makes the element `old` equal to `fresh`, of which nothing is needed any more. */
export function morph(old, fresh) {
  const place = placeOnScreen(old);
  const focused = placeOfFocus(old);
  const changed = new Map();
  for (const details of old.querySelectorAll("details")) {
    if (drawn.get(details) !== details.open) changed.set(nameOf(details), details.open);
  }
  const asDrawn = new Map();
  for (const details of fresh.querySelectorAll("details")) {
    const name = nameOf(details);
    asDrawn.set(name, details.open);
    details.open = changed.get(name) ?? (details.open || wasWhole(old, details.id));
  }
  become(old, fresh);
  for (const details of old.querySelectorAll("details")) drawn.set(details, asDrawn.get(nameOf(details)));
  focused?.();
  place?.();
}

/** Whether something that could not be folded before now can: it is not folded under the reader's eyes. */
function wasWhole(old, id) {
  const before = id && old.querySelector(`#${CSS.escape(id)}`);
  return Boolean(before) && before.localName !== "details";
}

function become(old, fresh) {
  // What was only made to have the focus keeps it.
  const kept = old === old.ownerDocument.activeElement ? "tabindex" : undefined;
  for (const name of old.getAttributeNames()) if (!fresh.hasAttribute(name) && name !== kept) old.removeAttribute(name);
  for (const name of fresh.getAttributeNames()) {
    if (old.getAttribute(name) !== fresh.getAttribute(name)) old.setAttribute(name, fresh.getAttribute(name));
  }
  // What has no counterpart goes first: then what stays is not moved, and keeps the focus.
  const named = new Map(Array.from(old.children, (child) => [child.id, child]));
  const ids = new Set(Array.from(fresh.children, (child) => child.id));
  for (const child of [...old.children]) if (child.id && !ids.has(child.id)) child.remove();
  let next = old.firstChild;
  for (const child of [...fresh.childNodes]) {
    const match = child.id ? named.get(child.id) : next;
    if (!match || !isLike(match, child)) {
      old.insertBefore(child, next);
      continue;
    }
    if (match === next) next = next.nextSibling;
    else old.insertBefore(match, next);
    if (child.nodeType === Node.TEXT_NODE) {
      if (match.data !== child.data) match.data = child.data;
    } else {
      become(match, child);
    }
  }
  while (next) {
    const rest = next.nextSibling;
    next.remove();
    next = rest;
  }
}

/** A folded part is named by its id or, in a list, by the id around it and its own title. */
function nameOf(details) {
  return details.id || `${details.parentElement.closest("[id]")?.id} ${details.firstElementChild?.firstChild?.textContent}`;
}

function isLike(one, other) {
  return one.nodeName === other.nodeName && (one.id ?? "") === (other.id ?? "");
}

/** Returns what brings the focus back to where it is: an element, by the id around it and its number there. */
function placeOfFocus(root) {
  const element = root.ownerDocument.activeElement;
  const owner = element !== root && root.contains(element) && element.closest("[id]");
  if (!owner) return undefined;
  const number = focusable(owner).indexOf(element);
  return () => {
    if (root.ownerDocument.activeElement === element) return;
    const now = root.ownerDocument.getElementById(owner.id);
    if (!now) return;
    // What had the focus may be gone, such as the link to further rows: then the part around it has it.
    const target = focusable(now)[number] ?? now;
    if (target.tabIndex < 0) target.setAttribute("tabindex", "-1");
    target.focus({ preventScroll: true });
  };
}

/** What can have the focus: the part itself, the summary that folds it, if it has one, and what is inside, but not in a part of it
 * that has an id of its own. */
function focusable(owner) {
  const fold = owner.localName === "details" ? owner.firstElementChild : undefined;
  const all = [...owner.querySelectorAll("a, button, summary, input, select, [tabindex]")];
  const inside = all.filter((control) => control.closest("[id]") === owner);
  return [owner, fold, ...inside.filter((control) => control !== fold)];
}

/** Returns what keeps the first item that is in view where it is. The button at the bottom is always in view. */
function placeOnScreen(root) {
  const view = root.ownerDocument.defaultView;
  if (!view || view.scrollY === 0) return undefined;
  // What is inside a folded part has a place, but is not in view.
  const top = (item) => item.getBoundingClientRect().top;
  const isInView = (item) => top(item) >= 0 && top(item) < view.innerHeight && item.checkVisibility();
  const places = Array.from(root.querySelectorAll("[id]")).filter(isInView).map((item) => [item.id, top(item)]);
  const mayMove = (item) => item && !item.closest(".ld-bottom");
  const kept = places.filter(([id]) => mayMove(root.ownerDocument.getElementById(id)));
  return () => {
    for (const [id, before] of kept) {
      const now = root.ownerDocument.getElementById(id);
      if (!mayMove(now)) continue;
      view.scrollBy(0, top(now) - before);
      return;
    }
  };
}
