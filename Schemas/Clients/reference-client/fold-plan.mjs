// Which sections are folded. Those of low priority are, unless all sections are. On a main screen, those of normal priority are
// folded too where three screens of a phone have no room for them: in reading order, those that fit stay open. A section of nothing
// but actions stays. A section of low priority inside another one is folded on every screen.

/** The length of three screens of a phone in pixels, and a little less, because lengths are only roughly known. */
const ROOM = 3 * 844 - 10;
/** The length of the heading of a folded section, of the top and of the end of the screen. */
const [HEADING, TOP, END] = [58, 150, 60];

/** Returns the ids of the folded sections. */
export function foldedSections({ screen, headerItem, contentItems }) {
  const sections = contentItems.flatMap(sectionsOf);
  const folded = new Set([headerItem, ...contentItems].flatMap(sectionsInside).filter(isLow).map(({ id }) => id));
  if (sections.every(isLow)) return folded;
  for (const { id } of sections.filter(isLow)) folded.add(id);
  if (screen !== "main") return folded;
  // A priority that is not known is normal.
  const mayFold = ({ priority, items }) => priority !== "low" && priority !== "high" && !items.every(({ kind }) => kind === "actionGroup");
  const loose = contentItems.filter((item) => sectionsOf(item).length === 0);
  const fixed = sections.map((section) => (folded.has(section.id) || mayFold(section) ? HEADING : lengthOfSection(section)));
  let length = TOP + END + sum([headerItem, ...loose].map(lengthOf)) + sum(fixed);
  for (const section of sections.filter(mayFold)) {
    const more = lengthOfSection(section) - HEADING;
    if (length + more > ROOM) folded.add(section.id);
    else length += more;
  }
  return folded;
}

/** Returns the section, or the sections of which an own item consists. */
function sectionsOf(item) {
  return item.kind === "section" ? [item] : (item.fallback ?? []).flatMap(sectionsOf);
}

/** Returns the sections that are inside other sections. */
function sectionsInside({ kind, items, fallback }) {
  const inside = items ?? fallback ?? [];
  return [...(kind === "section" ? inside.filter((item) => item.kind === "section") : []), ...inside.flatMap(sectionsInside)];
}

function isLow({ priority }) {
  return priority === "low";
}

function lengthOfSection({ title, destination, items }) {
  return (destination ? 100 : 72) + 26 * parts(title, 32) + sum(items.map(lengthOf));
}

/** Returns the length of an item on a phone in pixels, roughly. */
function lengthOf(item) {
  switch (item.kind) {
    case "header": return item.items.length * 44;
    case "section": return isLow(item) ? HEADING - 10 : lengthOfSection(item) - 12;
    case "amount": return item.caption === undefined ? 62 : 80;
    case "row": return lengthOfRow(item);
    case "status": return 44;
    case "banner": return 64 + (item.text === undefined ? 0 : 22 * (1 + parts(item.text, 40))) + (item.destination ? 76 : 0);
    case "actionGroup": return sum(item.items.map(({ details, state }) => (details === undefined && state === "available" ? 54 : 80)));
    case "progress": return 56;
    case "breakdown": return lengthOfRow(item.total) + 22 + sum(item.items.map((part) => lengthOfRow(part) - 4));
    case "timeline": return item.items.length * 48;
    case "chart": return 360;
    case "table": return 60 + (item.items.length + (item.groups ?? []).length) * 38;
    case "chips": return 62;
    case "note": return 48;
    case "divider": return 24;
    default: return sum((item.fallback ?? []).map(lengthOf));
  }
}

/** Returns the length of a row: a value that is long, or has no room beside the label, is below it. */
function lengthOfRow({ label, value, caption }) {
  const isBelow = signs(value.text) > 34 || signs(label) + signs(value.text) > 46;
  return (isBelow ? 52 + 21 * parts(value.text, 44) : 31) + (caption === undefined ? 0 : 19 * (1 + parts(caption, 60)));
}

function parts(text, size) {
  return Math.floor(signs(text) / size);
}

/** Returns the number of signs, roughly: an accent of its own counts as one. */
function signs(text) {
  return [...text].length;
}

function sum(numbers) {
  return numbers.reduce((left, right) => left + right, 0);
}
