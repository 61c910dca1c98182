// The answer to the question of a form, in its dialog: what the values mean, calculated anew whenever one changes.
import { element } from "./elements.mjs";
import { faultsOf, questionWith } from "./forms.mjs";

/** So long a reader types without a pause, in milliseconds. */
const PAUSE = 250;

export class Answer {
  /** Without a form, without a question in it, or if the client cannot ask, nothing is shown. */
  constructor(form, painter) {
    this.form = form;
    this.painter = painter;
    this.canAsk = form?.question !== undefined && painter.client.question !== undefined;
    this.element = this.canAsk && element("div", { class: "ld-answer", role: "status" });
    /** The last question, and what is wrong with its values. */
    this.question = undefined;
    this.faults = [];
  }

  /** Asks what the values mean, and shows it. Returns what is wrong with them, as far as it is known then. */
  async asked(values) {
    if (!this.canAsk) return [];
    const question = this.questionOf(values);
    if (question === this.question) return this.faults;
    [this.question, this.faults] = [question, []];
    // What the form itself forbids need not be asked.
    if (faultsOf(this.form, values).length > 0) {
      this.element.replaceChildren();
      return [];
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    const document = this.question === question ? await this.painter.client.question(question) : undefined;
    // The reader may have changed a value since: then another question is on its way.
    if (this.question !== question) return this.faults;
    this.faults = document?.input?.faults ?? [];
    this.element.replaceChildren(...(document ? this.drawn(document) : []));
    return this.faults;
  }

  /** What was wrong with these values when they were asked about. */
  faultsOf(values) {
    return this.canAsk && this.questionOf(values) === this.question ? this.faults : [];
  }

  questionOf(values) {
    return questionWith(this.form, values, this.painter.document.product);
  }

  /** The messages of an answer. Their ids are left to the screen, which may show the same answer. */
  drawn(document) {
    const messages = document.contentItems.filter(({ kind }) => kind === "banner");
    const elements = this.painter.of(document).items(messages);
    for (const each of elements.flatMap((drawn) => [drawn, ...drawn.querySelectorAll("[id]")])) each.removeAttribute("id");
    return elements;
  }
}
