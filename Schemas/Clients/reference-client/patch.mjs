// Applies a patch to a document, as Schemas/patch.schema.json describes it.
import { eTag } from "./canonical.mjs";

/** The reason why a patch cannot be applied. The client keeps its document and asks for the whole. */
export class Refusal extends Error {
  constructor(path, reason) {
    super(`${path}: ${reason}`);
    this.path = path;
  }
}

const LISTS = { document: ["contentItems", "products"], item: ["items", "fallback"] };
const SINGLE = { document: "headerItem", item: "total" };
const MEMBERS = {
  set: ["op", "id", "properties", "removed", "order"],
  insert: ["op", "parent", "list", "after", "item"],
  remove: ["op", "id"],
  move: ["op", "id", "parent", "list", "after"],
};

/** Returns the document after the patch. Throws a Refusal, and never changes the document that it is given. */
export async function applyPatch(document, patch) {
  if (patch?.schemaVersion !== 1) throw new Refusal("$.schemaVersion", "the patch is of another version");
  if (patch.from !== (await eTag(document))) throw new Refusal("$.from", "the patch is for another document");
  if (!Array.isArray(patch.operations)) throw new Refusal("$.operations", "the patch has no operations");
  const screen = new Screen(structuredClone(document));
  patch.operations.forEach((operation, index) => screen.perform(operation, `$.operations[${index}]`));
  if ((await eTag(screen.document)) !== patch.to) throw new Refusal("$.to", "the patch leads to another document");
  return screen.document;
}

/** A document whose items can be found by their ids. */
class Screen {
  constructor(document) {
    this.document = document;
    // The place of each item: the object that has it, the name of the property, and whether that is a list.
    this.places = new Map();
    this.add(document, "$");
  }

  perform(operation, path) {
    const members = MEMBERS[operation?.op];
    if (!members) throw new Refusal(`${path}.op`, "there is no such operation");
    for (const name of Object.keys(operation)) {
      if (!members.includes(name)) throw new Refusal(`${path}.${name}`, "the operation has no such property");
    }
    this[operation.op](operation, path);
  }

  set({ id, properties = {}, removed = [], order }, path) {
    const target = id === undefined ? this.document : this.item(id, `${path}.id`);
    const fixed = id === undefined ? ["headerItem", "contentItems", "products"] : ["id"];
    removed.forEach((name, index) => {
      if (fixed.includes(name)) throw new Refusal(`${path}.removed[${index}]`, "this property must be there");
      if (!Object.hasOwn(target, name)) throw new Refusal(`${path}.removed[${index}]`, "there is no such property");
      this.forgetIn(target, name);
      delete target[name];
    });
    for (const [name, value] of Object.entries(properties)) {
      if (id !== undefined && name === "id") throw new Refusal(`${path}.properties.id`, "an id never changes");
      this.forgetIn(target, name);
      put(target, name, structuredClone(value));
      this.addIn(target, name, `${path}.properties.${name}`);
      if (!this.document.products && !(isItem(this.document.headerItem) && isList(this.document.contentItems))) {
        throw new Refusal(`${path}.properties.${name}`, "the document is left without its items");
      }
    }
    if (order) this.arrange(target, order, `${path}.order`);
  }

  insert({ parent, list, after, item }, path) {
    const [owner, index] = this.position(parent, list, after, path);
    if (!isItem(item)) throw new Refusal(`${path}.item`, "this is no item");
    const copy = structuredClone(item);
    owner[list].splice(index, 0, copy);
    this.add(copy, `${path}.item`, { owner, list });
  }

  remove({ id }, path) {
    const item = this.item(id, `${path}.id`);
    this.take(item, `${path}.id`);
    this.forget(item);
  }

  move({ id, parent, list, after }, path) {
    const item = this.item(id, `${path}.id`);
    for (let owner = parent; owner !== undefined; owner = this.places.get(owner)?.owner.id) {
      if (owner === id) throw new Refusal(`${path}.parent`, "an item cannot be inside itself");
    }
    if (after === id) throw new Refusal(`${path}.after`, "an item cannot follow itself");
    this.position(parent, list, after, path);
    this.take(item, `${path}.id`);
    const [owner, index] = this.position(parent, list, after, path);
    owner[list].splice(index, 0, item);
    Object.assign(this.places.get(id), { owner, list });
  }

  item(id, path) {
    const place = this.places.get(id);
    if (!place) throw new Refusal(path, "there is no item with this id");
    return place.item;
  }

  /** Takes an item out of its list. */
  take(item, path) {
    const { owner, list } = this.places.get(item.id);
    if (!Array.isArray(owner[list])) throw new Refusal(path, "the item is in no list");
    owner[list].splice(owner[list].indexOf(item), 1);
  }

  /** Returns who has a list, and the index in it. */
  position(parent, list, after, path) {
    const owner = parent === undefined ? this.document : this.item(parent, `${path}.parent`);
    if (!this.lists(owner).includes(list) || !isList(owner[list])) {
      throw new Refusal(`${path}.list`, "there is no such list");
    }
    if (after === undefined) return [owner, 0];
    const index = owner[list].indexOf(this.item(after, `${path}.after`));
    if (index < 0) throw new Refusal(`${path}.after`, "the item is not in the list");
    return [owner, index + 1];
  }

  arrange(target, order, path) {
    const names = Object.keys(target);
    if (new Set(order).size !== names.length || !order.every((name) => Object.hasOwn(target, name))) {
      throw new Refusal(path, "the order is not that of the properties");
    }
    const members = order.map((name) => [name, target[name]]);
    for (const name of names) delete target[name];
    for (const [name, value] of members) put(target, name, value);
  }

  lists(owner) {
    return owner === this.document ? LISTS.document : LISTS.item;
  }

  /** Returns the items that one property of an item or of the document holds. */
  itemsIn(owner, name) {
    const value = owner[name];
    if (name === (owner === this.document ? SINGLE.document : SINGLE.item)) return isItem(value) ? [value] : [];
    return this.lists(owner).includes(name) && isList(value) ? value : [];
  }

  add(owner, path, place) {
    if (place) {
      if (this.places.has(owner.id)) throw new Refusal(path, "the id is there already");
      this.places.set(owner.id, { item: owner, ...place });
    }
    for (const name of Object.keys(owner)) this.addIn(owner, name, path);
  }

  addIn(owner, name, path) {
    for (const item of this.itemsIn(owner, name)) this.add(item, path, { owner, list: name });
  }

  forget(item) {
    this.places.delete(item.id);
    for (const name of Object.keys(item)) this.forgetIn(item, name);
  }

  forgetIn(owner, name) {
    for (const item of this.itemsIn(owner, name)) this.forget(item);
  }
}

function isItem(value) {
  return value !== null && typeof value === "object" && typeof value.id === "string" && value.id !== "";
}

function isList(value) {
  return Array.isArray(value) && value.every(isItem);
}

/** Sets a property of any name, also of "__proto__". */
function put(object, name, value) {
  Object.defineProperty(object, name, { value, enumerable: true, configurable: true, writable: true });
}
