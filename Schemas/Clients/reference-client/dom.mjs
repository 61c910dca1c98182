// Draws documents in a browser, with the style sheets loan-detail.css and client.css. Has no dependency, and needs nothing that
// a strict Content-Security-Policy forbids.
import { addressOf } from "./addresses.mjs";
import { ask, asks } from "./dialog.mjs";
import { anchor, element } from "./elements.mjs";
import { asScreen } from "./list-screen.mjs";
import { morph, remember } from "./morph.mjs";
import { itemsOf } from "./pages.mjs";
import { Painter } from "./painter.mjs";

/** Returns an element that shows a document, or a list of products, to a client, which is as for Screen. */
export function draw(document, client, state) {
  return new Painter(asScreen(document, client.words), { flows: [], ownKinds: {}, address: addressOf, ...client }, state).screen();
}

/** A screen in a page: it shows one document after another, and tells the client what the reader does. */
export class Screen {
  /**
   * `root` is an empty element of the page. `client` has the `words` of the reader's language (words/client.json) and may have:
   *
   * - `flows`: the names of the flows that the app has;
   * - `ownKinds`: for each kind of a product's own that it draws, a function from the item to an element;
   * - `address`: a function from a destination and the document to the address of a link, or undefined for a button;
   * - `open(destination, item, values)`: opens a screen, a flow, a document or a link, for an action with the values of its
   *   form. Without it, the browser follows the links;
   * - `more(direction)`: gets the rows that come after ("next") or before ("previous");
   * - `retry()`: asks for the screen again;
   * - `question(address)`: gets the answer to a question (forms.mjs). With it, the form of an action shows what its values mean;
   * - `copy(text)`: puts a text on the clipboard. Without it, there is nothing to copy with.
   */
  constructor(root, client) {
    this.root = root;
    this.client = { flows: [], ownKinds: {}, address: addressOf, ...client };
    root.addEventListener("click", (event) => this.clicked(event));
  }

  /**
   * Shows a document, or a list of products. If it is of the same screen as before, what the reader has unfolded, the focus and the place on the
   * screen stay. `state` is what the document cannot know: `isOffline`, or `isStale` when its time is over.
   */
  show(given, state) {
    const document = asScreen(given, this.client.words);
    const isSame = this.document && nameOf(this.document) === nameOf(document);
    const isFirst = !this.document;
    this.document = document;
    this.items = new Map(itemsOf(document).map((item) => [anchor(item.id), item]));
    this.painter = new Painter(document, this.client, state);
    const fresh = this.painter.screen();
    if (isSame) {
      morph(this.shown, fresh);
      return;
    }
    remember(fresh);
    this.root.replaceChildren(fresh);
    this.shown = fresh;
    if (!isFirst) this.begin();
  }

  /** Begins another screen as a browser begins another page: at its top. */
  begin() {
    this.root.ownerDocument.defaultView.scrollTo(0, 0);
    const heading = this.shown.querySelector("h1");
    heading?.setAttribute("tabindex", "-1");
    heading?.focus({ preventScroll: true });
  }

  clicked(event) {
    const control = event.target.closest("a, button");
    if (!control || !this.root.contains(control)) return;
    const item = this.items.get(control.closest("[id]")?.id);
    const address = control.getAttribute("href") ?? undefined;
    if (control.classList.contains("ld-copy")) {
      this.copy(control, item);
    } else if (item?.destination && this.painter.address(item.destination) === address) {
      this.open(event, item);
    } else {
      const link = this.painter.links.get(address);
      const does = { open: this.client.open, more: this.client.more, retry: this.client.retry }[link?.does];
      if (!does) return;
      event.preventDefault();
      does(link.destination ?? link.direction);
    }
  }

  /** Opens what an item leads to: another item of the screen, or something that the client opens. */
  async open(event, item) {
    const { destination } = item;
    if (destination.kind === "item") {
      event.preventDefault();
      const target = this.items.get(anchor(destination.item));
      if (target.kind === "action") this.open(event, target);
      else this.reveal(target);
      return;
    }
    if (!asks(item) && !this.client.open) return;
    event.preventDefault();
    const values = asks(item) ? await ask(item, this.painter, this.root) : {};
    if (values === undefined) return;
    if (this.client.open) this.client.open(destination, item, values);
    else globalThis.location.assign(this.painter.address(destination));
  }

  /** Brings an item into view, and unfolds what is around it. */
  reveal(item) {
    const target = this.root.ownerDocument.getElementById(anchor(item.id));
    for (let around = target; around; around = around.parentElement) if (around.localName === "details") around.open = true;
    target.scrollIntoView();
    target.setAttribute("tabindex", "-1");
    target.focus({ preventScroll: true });
  }

  /** Copies, and says so on the button for a while. */
  async copy(control, item) {
    await this.client.copy(item.copy);
    control.replaceChildren(element("span", { role: "status" }, this.client.words.copied));
    setTimeout(() => control.replaceChildren(...this.painter.copyWords(item)), 2000);
  }
}

function nameOf({ product, screen }) {
  return JSON.stringify([product, screen]);
}
