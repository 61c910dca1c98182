// Shows a document: node show.mjs screen.json, or from standard input.
import { readFileSync } from "node:fs";
import { isIntact } from "./canonical.mjs";
import { draw } from "./draw.mjs";

const document = JSON.parse(readFileSync(process.argv[2] ?? 0, "utf8"));
if (!(await isIntact(document))) process.stderr.write("The document was changed after it was made.\n");
process.stdout.write(`${draw(document).join("\n")}\n`);
