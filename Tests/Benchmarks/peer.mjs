// What a team with templates of cards would run: Node copies a tree of texts and expands each ${…} in them, and Intl formats
// the values for ru_RU.
//
// Usage: node peer.mjs RECORD TEMPLATE           prints the nanoseconds of processor time of one screen, the least of many
//        node peer.mjs RECORD TEMPLATE --show    prints the screen
//        node peer.mjs FILE                      prints those that it takes to read and parse a file, once
//
// It parses the record and hashes the screen, as the engine does; it gets the values finished, derives and checks nothing.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

const money = new Intl.NumberFormat("ru-RU", { style: "currency", currency: "RUB" });
const number = new Intl.NumberFormat("ru-RU", { maximumFractionDigits: 3 });
const day = new Intl.DateTimeFormat("ru-RU", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });
const plural = new Intl.PluralRules("ru-RU");
const roubles = { one: "рубль", few: "рубля", many: "рублей" };
const kopecks = { one: "копейка", few: "копейки", many: "копеек" };

const counted = (count, words) => `${count} ${words[plural.select(count)]}`;

const functions = {
  raw: (text) => text,
  money: (amount) => money.format(amount),
  moneyInWords: (amount) => {
    const [whole, part] = amount.split(".").map(Number);
    return counted(whole, roubles) + (part ? ` ${counted(part, kopecks)}` : "");
  },
  day: (iso) => day.format(new Date(iso)),
  dayInWords: (iso) => day.format(new Date(iso)).replace("г.", "года"),
  rate: (percent) => `${number.format(percent)}\u00a0% годовых`,
  rateInWords: (percent) => `${number.format(percent)} процента годовых`,
};

function expanded(node, values) {
  if (typeof node === "string") {
    if (!node.includes("${")) return node;
    return node.replace(/\$\{(\w+)\((\d+)\)\}/g, (_, name, index) => functions[name](values[index]));
  }
  if (Array.isArray(node)) return node.map((part) => expanded(part, values));
  if (node === null || typeof node !== "object") return node;
  const copy = {};
  for (const name in node) copy[name] = expanded(node[name], values);
  return copy;
}

function nanoseconds(work) {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) * 1000;
}

// The times of runs by tens, which the clock of the processor is fine enough for.
function times(work, seconds) {
  const found = [];
  for (let end = performance.now() + seconds * 1000; found.length < 5 || performance.now() < end; ) {
    found.push(nanoseconds(() => { for (let index = 0; index < 10; index += 1) work(); }) / 10);
  }
  return found;
}

const [recordPath, templatePath, option] = process.argv.slice(2);
if (templatePath === undefined) {
  console.log(nanoseconds(() => JSON.parse(readFileSync(recordPath))));
  process.exit();
}
const record = readFileSync(recordPath);
const { screen, values } = JSON.parse(readFileSync(templatePath));

function made() {
  JSON.parse(record);
  const output = JSON.stringify(expanded(screen, values));
  createHash("sha256").update(output).digest();
  return output;
}

if (option === "--show") {
  process.stdout.write(made());
} else {
  // Until the compiler of Node has optimised the code.
  times(made, 1);
  console.log(Math.min(...times(made, 1)));
}
