// Forms: the values that a form begins with, what is wrong with others, and what to ask the server with them. Every value is a
// text, written as the parameter of a request is.
const KINDS = ["moneyField", "dateField", "numberField", "choiceField"];

/** Returns whether a client knows the types of all fields. It offers no other form, and starts the flow without it. */
export function canBeFilled(form) {
  return form.fields.every(({ kind }) => KINDS.includes(kind));
}

/** Returns the values to begin with, by the names of their fields. */
export function initialValues({ fields }) {
  return Object.fromEntries(fields.filter(({ initial }) => initial !== undefined).map(({ name, initial }) => [name, `${initial}`]));
}

/** Returns the faults of values, as the answer to the question states them. A field without an initial value may be empty. */
export function faultsOf({ fields }, values) {
  return fields.filter((field) => !isAllowed(field, values[field.name])).map(({ name, limits }) => ({ field: name, text: limits }));
}

/** Returns the path and the query of the question with some values. */
export function questionWith(form, values, { type, id }) {
  const asked = form.fields.filter(({ name }) => values[name]).map(({ name }) => [name, values[name]]);
  return `/loans/${encodeURIComponent(`${type}:${id}`)}/what-if/${form.question}?${new URLSearchParams(asked)}`;
}

/** Returns the key under which a cache keeps a document. Documents of different questions are different documents. */
export function identityOf({ product, screen, question }) {
  const asked = question && [question.name, ...Object.entries(question.parameters).sort()];
  return JSON.stringify([product.type, product.id, screen, asked]);
}

function isAllowed(field, value) {
  if (!value) return field.initial === undefined;
  if (field.kind === "choiceField") return field.choices.some((choice) => choice.value === value);
  if (field.kind === "dateField") return /^\d{4}-\d\d-\d\d$/.test(value) && isBetween(field, value, (date) => date);
  const form = field.kind === "moneyField" ? /^\d{1,18}(\.\d+)?$/ : /^\d{1,15}$/;
  if (!form.test(value)) return false;
  // Exact, because a double does not hold every amount.
  const number = (text) => BigInt(text.replace(".", "")) * 10n ** BigInt(DECIMALS - (text.split(".")[1] ?? "").length);
  const isWhole = (text) => (text.split(".")[1] ?? "").length <= DECIMALS && number(text) % number(field.step ?? "1") === 0n;
  return isWhole(value) && isBetween(field, value, (text) => number(`${text}`));
}

/** More decimals than any amount has. */
const DECIMALS = 12;

function isBetween({ minimum, maximum }, value, order) {
  return (minimum === undefined || order(minimum) <= order(value)) && (maximum === undefined || order(value) <= order(maximum));
}
