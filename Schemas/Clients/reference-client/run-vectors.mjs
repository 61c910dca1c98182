// Runs all test vectors: node run-vectors.mjs [FOLDER]. Ends with 1 at a fault.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { isDeepStrictEqual } from "node:util";
import { canBeStarted } from "./actions.mjs";
import { canonicalJSON, eTag, isIntact, OUTSIDE } from "./canonical.mjs";
import { languagesOf } from "./directions.mjs";
import { draw, drawList } from "./draw.mjs";
import { canBeFilled, faultsOf, identityOf, initialValues, questionWith } from "./forms.mjs";
import { itemsOf, pageOf, rowsOf } from "./pages.mjs";
import { applyPatch, Refusal } from "./patch.mjs";
import { speak } from "./speak.mjs";

const folder = process.argv[2] ?? fileURLToPath(new URL("../vectors", import.meta.url));
const faults = [];
let passed = 0;

const CHECKS = { documents, lists, actions, forms, etags, patches, pages, profiles };
for (const [kind, check] of Object.entries(CHECKS)) {
  const before = passed;
  const files = readdirSync(join(folder, kind)).filter((name) => name.endsWith(".json")).sort();
  for (const file of files) {
    const vector = JSON.parse(readFileSync(join(folder, kind, file), "utf8"));
    const expect = (isRight, what) => {
      if (isRight) passed += 1;
      else faults.push(`${kind}/${file}: ${what} (${vector.why})`);
    };
    try {
      await check(vector, expect);
    } catch (error) {
      expect(false, error.message);
    }
  }
  console.log(`${kind}: ${files.length} files, ${passed - before} checks`);
}
for (const fault of faults) console.error(fault);
console.log(`${passed} passed, ${faults.length} failed`);
process.exitCode = faults.length || !passed ? 1 : 0;

async function documents({ document, shows, hides, heard }, expect) {
  expect(await isIntact(document), "the ETag is not that of the document");
  marked(document, expect);
  shown(draw(document), shows, expect, hides);
  expect(isDeepStrictEqual(speak(document), heard), `a screen reader says ${JSON.stringify(speak(document))}`);
}

async function lists({ document, shows }, expect) {
  expect(await isIntact(document), "the ETag is not that of the list");
  marked(document, expect);
  shown(drawList(document), shows, expect);
}

function actions({ document, flows, canBeStarted: expected, shows }, expect) {
  const all = itemsOf(document).filter((item) => item.kind === "action");
  const started = all.filter((action) => canBeStarted(action, flows)).map((action) => action.id);
  expect(isDeepStrictEqual(started, expected), `the reader can start ${started}`);
  shown(draw(document, { flows }), shows, expect);
}

/** Each text in another language is one of the texts of the document. */
function marked(document, expect) {
  const texts = new Set(textsIn({ ...document, otherLanguages: undefined }));
  for (const text of languagesOf(document).keys()) expect(texts.has(text), `there is no text ${text}`);
}

function textsIn(value) {
  if (typeof value === "string") return [value];
  return value && typeof value === "object" ? Object.values(value).flatMap(textsIn) : [];
}

function shown(lines, shows, expect, hides = []) {
  const text = lines.join("\n");
  for (const words of shows) expect(text.includes(words), `the drawing does not show ${words}`);
  for (const words of hides) expect(!text.includes(words), `the drawing shows ${words}`);
  expect(!/undefined|\[object|NaN/.test(text), "the drawing has a hole");
}

async function forms({ product, form, cases }, expect) {
  expect(canBeFilled(form) && faultsOf(form, initialValues(form)).length === 0, "the form cannot be sent as it begins");
  const identities = new Set();
  for (const { values, faults, answer } of cases) {
    const address = new URL(questionWith(form, values, product), "https://bank.example");
    const found = faultsOf(form, values).map(({ field }) => field);
    expect(isDeepStrictEqual(found, faults), `${address.search}: the fields at fault are ${found}`);
    expect(await isIntact(answer), "the ETag is not that of the document");
    expect(answer.input.isAcceptable === (faults.length === 0), `${address.search}: the answer says otherwise`);
    expect(isDeepStrictEqual((answer.input.faults ?? []).map(({ field }) => field), faults), "other fields are at fault");
    // Amounts may be written in other ways, so the names are enough.
    const names = [...address.searchParams.keys()].sort();
    expect(address.pathname.endsWith(answer.question.name), "the answer is to another question");
    expect(isDeepStrictEqual(Object.keys(answer.question.parameters).sort(), names), "the answer has other parameters");
    const drawn = draw(answer).join("\n");
    for (const { text } of answer.input.faults ?? []) expect(drawn.includes(text), "the drawing does not show what is at fault");
    identities.add(identityOf(answer));
  }
  expect(identities.size === cases.length, "two questions have one place in a cache");
}

async function etags({ cases }, expect) {
  for (const example of cases) {
    const document = JSON.parse(example.document);
    expect((await eTag(document)) === example.eTag, `another ETag than that of ${example.document.slice(0, 80)}`);
    if (example.canonical === undefined) continue;
    const content = Object.fromEntries(Object.entries(document).filter(([name]) => !OUTSIDE.includes(name)));
    expect(canonicalJSON(content) === example.canonical, `another canonical form than ${example.canonical}`);
  }
}

async function patches(vector, expect) {
  const held = structuredClone(vector.from);
  for (const refusal of vector.cases ?? []) {
    try {
      await applyPatch(held, refusal.patch);
      expect(false, `${refusal.name} is not refused: ${refusal.why}`);
    } catch (error) {
      expect(error instanceof Refusal, `${refusal.name}: ${error.message}`);
      expect(error.path === refusal.refusedAt, `${refusal.name}: refused at ${error.path}, not at ${refusal.refusedAt}`);
    }
  }
  if (vector.patch) {
    const result = await applyPatch(held, vector.patch);
    expect(isDeepStrictEqual(result, vector.to), "the patch makes another document");
    expect(JSON.stringify(result) === JSON.stringify(vector.to), "the properties stand in another order");
  }
  expect(isDeepStrictEqual(held, vector.from), "the document that was held has changed");
}

async function pages({ pages, patches, rows }, expect) {
  for (const page of pages) expect(await isIntact(page), "the ETag is not that of the document");
  let held = pages[0];
  for (const { direction, cursor, patch } of patches) {
    expect(pageOf(held)[direction] === cursor, `the document has no such cursor for its ${direction} rows`);
    held = await applyPatch(held, patch);
    const page = pageOf(held);
    if (page) expect(draw(held).some((line) => line.includes(page.text)), "the drawing does not show which rows it has");
  }
  // A document that has all rows has no pages.
  expect(patches.length === 0 || held.pages === undefined, "there are rows that no patch brought");
  const all = { firstRow: rows[0], lastRow: rows.at(-1) };
  const ids = (patches.length ? rowsOf(held, all) : pages.flatMap((page) => rowsOf(page))).map((row) => row.id);
  expect(isDeepStrictEqual(ids, rows), `the rows are ${ids}`);
}

function profiles({ document, profile }, expect) {
  expect(document.schemaVersion === profile.version, "the document is of another version");
  // What stands only inside an item of its kind comes with it.
  const known = [...profile.kinds, "action", "tableRow", undefined];
  const foreign = itemsOf(document).map((item) => item.kind).filter((kind) => !known.includes(kind));
  expect(foreign.length === 0, `the document has items of the kinds ${foreign.join(", ")}`);
  expect(!names(document).some((name) => profile.without.includes(name)), "the document has what the client does without");
  const own = profile.kinds.filter((kind) => kind.includes(":"));
  expect(itemsOf(document).every((item) => !own.includes(item.kind) || item.fallback.length), "an item has no labels");
  const lines = draw(document, { ownKinds: Object.fromEntries(own.map((kind) => [kind, () => [kind]])) });
  expect(lines.length > 0 && own.every((kind) => lines.includes(kind)), "an item is not drawn");
}

/** Returns the names of all properties, also of inner objects. */
function names(value) {
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([name, inner]) => [name, ...names(inner)]);
}
