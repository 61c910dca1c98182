// Runs all test vectors: node run-vectors.mjs [FOLDER]. Ends with 1 at a fault.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { isDeepStrictEqual } from "node:util";
import { canonicalJSON, eTag, isIntact } from "./canonical.mjs";
import { draw } from "./draw.mjs";
import { itemsOf, mergePages, nextCursor, pagesOf, rowsOf } from "./pages.mjs";
import { applyPatch, Refusal } from "./patch.mjs";

const folder = process.argv[2] ?? fileURLToPath(new URL("../vectors", import.meta.url));
const faults = [];
let passed = 0;

const CHECKS = { documents, etags, patches, pages, profiles };
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
      check(vector, expect);
    } catch (error) {
      expect(false, error.message);
    }
  }
  console.log(`${kind}: ${files.length} files, ${passed - before} checks`);
}
for (const fault of faults) console.error(fault);
console.log(`${passed} passed, ${faults.length} failed`);
process.exitCode = faults.length || !passed ? 1 : 0;

function documents({ document, says, saysNot }, expect) {
  expect(isIntact(document), "the ETag is not that of the document");
  const text = draw(document).join("\n");
  for (const words of says) expect(text.includes(words), `the drawing does not say ${words}`);
  for (const words of saysNot) expect(!text.includes(words), `the drawing says ${words}`);
  expect(!/undefined|\[object|NaN/.test(text), "the drawing has a hole");
}

function etags({ cases }, expect) {
  for (const example of cases) {
    const document = JSON.parse(example.document);
    expect(eTag(document) === example.eTag, `another ETag than that of ${example.document.slice(0, 80)}`);
    if (example.canonical === undefined) continue;
    const { etag, freshness, diagnostics, ...content } = document;
    expect(canonicalJSON(content) === example.canonical, `another canonical form than ${example.canonical}`);
  }
}

function patches(vector, expect) {
  const held = structuredClone(vector.from);
  for (const refusal of vector.cases ?? []) {
    try {
      applyPatch(held, refusal.patch);
      expect(false, `${refusal.name} is not refused: ${refusal.why}`);
    } catch (error) {
      expect(error instanceof Refusal, `${refusal.name}: ${error.message}`);
      expect(error.path === refusal.refusedAt, `${refusal.name}: refused at ${error.path}, not at ${refusal.refusedAt}`);
    }
  }
  if (vector.patch) {
    const result = applyPatch(held, vector.patch);
    expect(isDeepStrictEqual(result, vector.to), "the patch makes another document");
    expect(JSON.stringify(result) === JSON.stringify(vector.to), "the properties stand in another order");
  }
  expect(isDeepStrictEqual(held, vector.from), "the document that was held has changed");
}

function pages({ pages, rows }, expect) {
  expect(pages.every(isIntact), "the ETag is not that of the document");
  pages.forEach((page, index) => {
    expect((nextCursor(page) === undefined) === (index === pages.length - 1), `page ${index + 1} has no right cursor`);
  });
  const merged = pages.reduce(mergePages);
  expect(isDeepStrictEqual(rowsOf(merged), rows), "the pages do not make the list");
  expect(pagesOf(merged)[0].total === rows.length, "the total is another");
  expect(draw(merged).length > draw(pages[0]).length, "the drawing has not grown");
}

function profiles({ document, profile }, expect) {
  expect(document.schemaVersion === profile.version, "the document is of another version");
  // What stands only inside an item of its kind comes with it.
  const known = [...profile.kinds, "action", "tableRow", undefined];
  const foreign = itemsOf(document).map((item) => item.kind).filter((kind) => !known.includes(kind));
  expect(foreign.length === 0, `the document has items of the kinds ${foreign.join(", ")}`);
  const own = profile.kinds.filter((kind) => kind.includes(":"));
  const lines = draw(document, Object.fromEntries(own.map((kind) => [kind, () => [kind]])));
  expect(lines.length > 0 && own.every((kind) => lines.includes(kind)), "an item is not drawn");
}
