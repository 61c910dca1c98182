// Asks what an action needs before it begins: the values of its form, and whether the customer agrees.
import { Answer } from "./answer.mjs";
import { element } from "./elements.mjs";
import { canBeFilled, faultsOf, initialValues } from "./forms.mjs";

const INPUTS = { moneyField: { inputmode: "decimal" }, numberField: { inputmode: "numeric" }, dateField: { type: "date" } };

/** Returns whether an action asks something before it begins. */
export function asks(action) {
  return action.confirmation !== undefined || formOf(action) !== undefined;
}

/** Asks in a dialog inside an element. Returns the values of the form, or undefined if the reader goes back. */
export function ask(action, painter, root) {
  const form = formOf(action);
  const { title, confirm } = { title: action.title, confirm: action.title, ...action.confirmation };
  const { text, cancel = painter.words.back } = action.confirmation ?? {};
  const fields = (form?.fields ?? []).map((field) => new Field(field, form, painter));
  const values = () => Object.fromEntries(fields.map(({ field, value }) => [field.name, value]).filter(([, value]) => value));
  const answer = new Answer(form, painter);
  const sheet = element(
    "form", { method: "dialog" },
    element("h2", { class: "ld-heading", id: "ld-dialog" }, painter.text(title)),
    text !== undefined && element("p", {}, painter.text(text)),
    fields.map((field) => field.element),
    answer.element,
    element("div", { class: "ld-choice" },
      element("button", { type: "submit", class: "ld-button ld-primary" }, confirm),
      element("button", { type: "button", class: "ld-button" }, cancel)),
  );
  const dialog = element("dialog", { class: "ld-dialog", "aria-labelledby": "ld-dialog" }, sheet);
  const { language, direction } = painter.document;
  const around = element("div", { class: "ld", lang: language, dir: direction === "rtl" ? "rtl" : "ltr" }, dialog);
  root.append(around);
  dialog.showModal();
  const show = (faults) => {
    for (const field of fields) field.show(faults.find((fault) => fault.field === field.field.name));
  };
  answer.asked(values()).then(show);
  sheet.addEventListener("input", async () => show(await answer.asked(values())));
  return new Promise((resolve) => {
    let chosen;
    sheet.addEventListener("submit", (event) => {
      const own = form ? faultsOf(form, values()) : [];
      const faults = own.length > 0 ? own : answer.faultsOf(values());
      show(faults);
      if (faults.length === 0) {
        chosen = values();
        return;
      }
      event.preventDefault();
      fields.find(({ field }) => field.name === faults[0].field)?.focus();
    });
    sheet.querySelector("button[type=button]").addEventListener("click", () => dialog.close());
    dialog.addEventListener("close", () => {
      around.remove();
      resolve(chosen);
    });
  });
}

function formOf({ form }) {
  return form && canBeFilled(form) ? form : undefined;
}

/** A field with its label, its limits, and its choices or its input. */
class Field {
  constructor(field, form, painter) {
    this.field = field;
    const id = `ld-field-${field.name}`;
    const initial = initialValues(form)[field.name];
    this.painter = painter;
    this.limits = element("p", { class: "ld-details", id: `${id}-limits` });
    this.say(field.limits, field.spoken);
    const label = painter.text(field.label);
    if (field.choices) {
      const choice = ({ value }) => element("input", { type: "radio", name: field.name, value, checked: value === initial });
      this.inputs = field.choices.map(choice);
      const choices = field.choices.map((each, index) => element("label", { class: "ld-field" }, this.inputs[index], painter.text(each.label)));
      this.element = element("fieldset", { class: "ld-fields" }, element("legend", {}, label), choices, this.limits);
    } else {
      const limits = field.kind === "dateField" ? { min: field.minimum, max: field.maximum } : {};
      const input = { id, name: field.name, value: initial, "aria-describedby": this.limits.id, ...INPUTS[field.kind], ...limits };
      this.inputs = [element("input", input)];
      this.element = element("div", { class: "ld-fields" }, element("label", { for: id }, label), this.inputs, this.limits);
    }
  }

  get value() {
    if (!this.field.choices) return this.inputs[0].value.trim();
    return this.inputs.find(({ checked }) => checked)?.value ?? "";
  }

  /** Shows the limits, or how a value is at fault. */
  say(text, spoken) {
    this.limits.replaceChildren(...(text === undefined ? [] : [this.painter.spoken(text, spoken)].flat()));
  }

  /** Shows that the value is at fault, or no more. */
  show(fault) {
    this.say(fault?.text ?? this.field.limits, fault?.text === undefined ? this.field.spoken : fault.spoken);
    this.limits.classList.toggle("ld-critical", fault !== undefined);
    for (const input of this.inputs) input.setAttribute("aria-invalid", fault !== undefined);
  }

  focus() {
    this.inputs[0].focus();
  }
}
