// What can be seen of a page, found by the browser. The harness adds this to every page.
globalThis.measure = {
  /** Opens everything that is folded. */
  unfold() {
    for (const details of document.querySelectorAll("details")) details.open = true;
  },

  /** Returns the height of the page, in pixels. */
  height: () => document.documentElement.scrollHeight,

  /** Returns what makes the page wider than the window, or is cut off. */
  overflow() {
    const { clientWidth, scrollWidth } = document.documentElement;
    const wide = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : [];
    for (const element of document.body.querySelectorAll("*")) {
      if (!isDrawn(element)) continue;
      const box = element.getBoundingClientRect();
      if ((box.right > clientWidth + 1 || box.left < -1) && !scrollable(element)) wide.push(`${named(element)} is outside`);
      else if (isCut(element)) wide.push(`${named(element)} is cut off`);
      else if (getComputedStyle(element).overflowX === "auto" && element.scrollWidth > element.clientWidth + 1) wide.push(`${named(element)} scrolls sideways`);
    }
    return wide.slice(0, 3);
  },

  /** Returns the texts that are drawn, and those that only a screen reader has, in their order. */
  texts() {
    const seen = [], said = [];
    const visit = (node, silent) => {
      if (node.nodeType === Node.TEXT_NODE && node.data.trim()) (silent ? said : seen).push(node.data);
      if (node.nodeType !== Node.ELEMENT_NODE || !isDrawn(node) || isPicture(node)) return;
      for (const child of node.childNodes) visit(child, silent || isForEarsOnly(node));
    };
    visit(document.body, false);
    return { seen, said };
  },
};

function isDrawn(element) {
  return element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true });
}

/** The picture of a chart with its legend; the figures beside it say the same. */
function isPicture(element) {
  return element.localName === "svg" || element.matches("figure > [aria-hidden=true]");
}

/** A box of one pixel that hides what does not fit is for screen readers. */
function isForEarsOnly(element) {
  const { width, height } = element.getBoundingClientRect();
  return width <= 1 && height <= 1 && getComputedStyle(element).overflow !== "visible";
}

function scrollable(element) {
  for (let around = element; around !== document.body && around; around = around.parentElement) {
    if (isForEarsOnly(around) || isHint(around)) return true;
    if (["auto", "scroll"].includes(getComputedStyle(around).overflowX) && around !== element) return true;
  }
  return element.localName !== "svg" && element.closest("svg") !== null;
}

/** Text that is wider than its box, which hides the rest; a hint may end with an ellipsis. */
function isCut(element) {
  const { overflowX } = getComputedStyle(element);
  return ["hidden", "clip"].includes(overflowX) && element.scrollWidth > element.clientWidth + 1 && !isForEarsOnly(element) && !isHint(element);
}

/** What is only for those who see it, and repeats what stands elsewhere. */
function isHint(element) {
  return element.ariaHidden === "true" && getComputedStyle(element).textOverflow === "ellipsis";
}

function named(element) {
  const id = element.closest("[id]")?.id;
  return `<${element.localName}${element.className && typeof element.className === "string" ? ` class="${element.className}"` : ""}>${id ? ` in #${id}` : ""}`;
}
