// Draws actions: in their groups, in banners and at the bottom of the screen.
import { canBeStarted } from "./actions.mjs";
import { anchor, classes, element } from "./elements.mjs";

/** The buttons of a screen that are not in their groups: those of its banners, and the one at its bottom. */
export class ButtonPlaces {
  constructor({ contentItems }) {
    this.inBanners = new Map();
    this.elsewhere = new Set();
    const all = contentItems.flatMap(withInner);
    const actions = new Map(all.filter(({ kind }) => kind === "action").map((action) => [action.id, action]));
    const linked = new Set(all.map(({ destination }) => destination?.kind === "item" && destination.item));
    for (const item of all) {
      const action = item.kind === "banner" ? actions.get(item.destination?.item) : undefined;
      if (action && !this.elsewhere.has(action.id)) {
        this.inBanners.set(item.id, action);
        this.elsewhere.add(action.id);
      } else if (item.kind === "action" && item.place === "bottom" && !this.bottom && !linked.has(item.id)) {
        this.bottom = item;
        this.elsewhere.add(item.id);
      }
    }
  }

  /** Returns the actions whose buttons are in their group. */
  of(group) {
    return group.items.filter(({ id }) => !this.elsewhere.has(id));
  }

  /** Whether nothing of an item is left to show, because its buttons are elsewhere. */
  isEmpty(item) {
    if (item.kind === "actionGroup") return this.of(item).length === 0;
    if (item.kind === "section") return item.items.length > 0 && item.items.every((inner) => this.isEmpty(inner));
    return item.fallback !== undefined && item.fallback.every((inner) => this.isEmpty(inner));
  }
}

function withInner(item) {
  return [item, ...[item.total ?? [], item.items ?? [], item.fallback ?? []].flat().flatMap(withInner)];
}

export function actionGroup(group, painter) {
  const actions = painter.buttons.of(group);
  const name = classes("ld-actions", actions.every(isWay) && "ld-ways");
  const drawn = actions.map((each) => action(each, painter, "li", each.role === "primary"));
  return element("ul", { class: name, id: anchor(group.id), "aria-label": group.title }, drawn);
}

/** Whether an action only opens a screen, so that there is nothing more to know about it. */
function isWay({ destination, state, details, role }) {
  return destination.kind === "screen" && state === "available" && details === undefined && !["primary", "destructive"].includes(role);
}

/** An action has a button only if it can be started; its reason tells why not, and its details have limits, time and fee. */
export function action(item, painter, name, isPrimary) {
  const { destination } = item;
  const startable = canBeStarted(item, painter.client.flows);
  const telephone = destination.kind === "link" && destination.url.startsWith("tel:") ? destination.url.slice(4) : undefined;
  return element(
    name, { class: classes("ld-action", !startable && "ld-off"), id: anchor(item.id) },
    startable ? button(item, painter, isPrimary) : element("p", { class: "ld-button" }, title(item, painter)),
    item.reason !== undefined && !startable && element("p", { class: "ld-details ld-reason" }, painter.text(item.reason)),
    painter.textElement("p", "ld-details", telephone),
    painter.textElement("p", "ld-details", item.details),
  );
}

function button(item, painter, isPrimary) {
  const address = painter.address(item.destination);
  const name = classes(
    "ld-button", isPrimary && "ld-primary", item.role === "destructive" && "ld-destructive",
    !isPrimary && item.destination.kind === "screen" && "ld-opens");
  return address === undefined
    ? element("button", { type: "button", class: name }, title(item, painter))
    : element("a", { class: name, href: address }, title(item, painter));
}

function title(item, painter) {
  return [painter.icon(item.icon), painter.textElement("span", undefined, item.title)];
}
