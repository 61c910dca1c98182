// Holds one screen of a server that speaks the protocol of HTTP.md: gets it, its further rows, and what has changed.
import { pageOf } from "./pages.mjs";
import { applyPatch, Refusal } from "./patch.mjs";

const DOCUMENT = "application/vnd.loan-detail+json";
const PATCH = "application/vnd.loan-detail.patch+json";
const TRIES = 5;

/** A problem (RFC 9457): nothing in it is for a customer. */
export class Problem extends Error {
  constructor(status, { type, title } = {}) {
    super(title ?? `status ${status}`);
    this.status = status;
    this.type = type;
  }
}

export class Connection {
  /** `base` is the address of the server, `size` the number of rows to ask for at once. */
  constructor({ base = "", language, size, fetch = globalThis.fetch.bind(globalThis), pause = wait } = {}) {
    Object.assign(this, { base, language, size, fetch, pause });
    /** The document that the reader has, and its address. */
    this.held = undefined;
    this.address = undefined;
    /** Whether the last request got no answer. */
    this.isOffline = false;
    /** The reason why the last patch could not be applied. */
    this.refused = undefined;
  }

  /** Opens a screen, such as "/loans/1001/schedule". Without an answer, the one before stays. */
  async open(address) {
    return this.get(address);
  }

  /** Gets what has changed of the rows that are held. */
  async refresh() {
    if (!this.held) return this.get(this.address);
    const page = pageOf(this.held);
    const refresh = page?.next ?? page?.previous;
    return this.ask("POST", this.address, { refresh }, { "content-type": DOCUMENT }, JSON.stringify(this.held));
  }

  /** Adds the rows that follow ("next") or come before ("previous"). */
  async more(direction) {
    const cursor = pageOf(this.held)?.[direction];
    if (cursor === undefined) return this.held;
    const query = { size: this.size, [direction === "next" ? "after" : "before"]: cursor, rows: true };
    return this.ask("GET", this.address, query, { "if-none-match": `W/"${this.held.etag}"` });
  }

  /** Gets the answer to a question (forms.mjs), beside the screen that is held; undefined if there is none now. */
  async question(address) {
    const [path, query] = address.split("?");
    const answer = await this.answer("GET", path, Object.fromEntries(new URLSearchParams(query)));
    return answer?.headers.get("content-type")?.startsWith(DOCUMENT) ? answer.json() : undefined;
  }

  get(address) {
    return this.ask("GET", address, { size: this.size });
  }

  /** Asks, and puts the answer in place of what is held. Without an answer, what is held stays. */
  async ask(method, address, query, headers = {}, body) {
    const answer = await this.answer(method, address, query, headers, body);
    if (!answer) return this.held;
    if (answer.status === 204 || answer.status === 304) return this.unchanged(answer);
    const type = answer.headers.get("content-type")?.split(";")[0];
    if (type === PATCH) return this.patched(await answer.json());
    if (type !== DOCUMENT) return this.again(address, new Problem(answer.status, await answer.json().catch(() => ({}))));
    const document = await answer.json();
    // A fault is drawn, but does not take the place of what is held of the same screen.
    const mayBeKept = ["complete", "partial"].includes(document.outcome.kind);
    if (mayBeKept || address !== this.address) this.held = mayBeKept ? document : undefined;
    this.address = address;
    return document;
  }

  unchanged(answer) {
    const freshness = answer.headers.get("loan-detail-freshness");
    if (freshness) this.held = { ...this.held, freshness: JSON.parse(freshness) };
    return this.held;
  }

  async patched(patch) {
    try {
      this.held = await applyPatch(this.held, patch);
      return this.held;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.refused = error;
      return this.get(this.address);
    }
  }

  /** A cursor that has ended, or a document that the server does not know, is no fault: begin anew. */
  again(address, problem) {
    if (![409, 410].includes(problem.status) || address !== this.address || !this.held) throw problem;
    this.held = undefined;
    return this.get(address);
  }

  async answer(method, address, query, headers = {}, body) {
    const given = Object.entries(query).filter(([, value]) => value !== undefined);
    const url = `${this.base}${address}?${new URLSearchParams([["version", 3], ...given])}`;
    const language = this.language ? { "accept-language": this.language } : {};
    for (let number = 1; ; number += 1) {
      const answer = await this.fetch(url, { method, headers: { ...language, ...headers }, body }).catch(() => undefined);
      this.isOffline = answer === undefined;
      const seconds = Number(answer?.headers.get("retry-after"));
      if (![503, 504].includes(answer?.status) || number === TRIES) return answer;
      // Twice as long each time, with some chance in it.
      await this.pause(1000 * (seconds || 1) * 2 ** (number - 1) * (1 + Math.random() / 4));
    }
  }
}

function wait(milliseconds) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
