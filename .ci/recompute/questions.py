"""Answers the first questions of a customer for every sample loan from its record, and finds each answer on the main screen.

Usage: python3 .ci/recompute/questions.py PATH_OF_LOAN_DETAIL [--write]

Each figure must stand in the JSON of the main screen, in an item with one of the ids that the question names, and in a line of
its text. Without --write, the table in the documentation must be the one that would be written.
"""

import argparse
import concurrent.futures
import json
import pathlib
import subprocess
import sys

import tokens as grammar
import answers_products
from answers import QUESTIONS as COMMON
from answers import state
from claims import Document
from record import loans

QUESTIONS = COMMON + answers_products.QUESTIONS
TABLE = pathlib.Path(__file__).parents[2] / "Sources/LoanDetailSections/LoanDetailSections.docc/FirstQuestions.md"

HEAD = """# First questions and where they are answered

What a customer asks first, in every state of the sample loans, and the item of the main screen that answers.

A script computes each figure from the record of the loan, without code of the engine, and looks for it in the JSON and in the
text of the main screen, on the day of the data. `.ci/recompute/questions.py` checks the table and, with `--write`, writes it.
A question that does not arise in a state has no row there.

"""


def run(tool, *arguments):
    answer = subprocess.run([tool, *arguments], capture_output=True, text=True, encoding="utf-8")
    if answer.returncode != 0:
        raise SystemExit(answer.stderr)
    return answer.stdout


class MainScreen:
    """The main screen of a loan on the day of its data, as JSON and as text."""

    def __init__(self, tool, loan):
        options = ("render", loan.id, "--locale", "en_US", "--as-of", loan.data_day.isoformat())
        self.id = loan.id
        self.parsed = Document(json.loads(run(tool, *options, "--format", "json")), {})
        self.lines = run(tool, *options, "--width", "160").splitlines()
        self.texts = [(id, json.dumps(node, ensure_ascii=False)) for id, node in self.parsed.nodes.items()]

    def item(self, figure, places):
        """The id of the first item in one of the places that has the figure."""
        for place in places:
            for claim in self.parsed.claims:
                if within(claim.id, place) and figure in claim.tokens:
                    return claim.id
            for id, text in self.texts:
                if within(id, place) and figure[0] == "text" and figure[1] in text:
                    return id
        return None

    def line(self, figure, item):
        """The line with the figure: the first one from the line of the item's own words on."""
        node = self.parsed.nodes.get(item) or {}
        words = squeezed(node.get("label") or node.get("title") or node.get("text") or "")
        starts = [index for index, line in enumerate(self.lines) if words and words in squeezed(line)] or [0]
        for start in starts:
            for line in self.lines[start : start + 4] if words else self.lines:
                if figure in grammar.tokens(line, "en") or (figure[0] == "text" and figure[1] in line):
                    return squeezed(line)
        return None


def within(id, place):
    return id == place or id.startswith(place + ".")


def squeezed(line):
    """A line of the text without its leaders and rules."""
    words = [word for word in grammar.plain(line).split() if word != "."]
    return " ".join(words).replace("|", "\\|")


def shown(figure):
    kind, value = figure
    if kind == "money":
        return f"{value:,.2f}"
    if kind == "date":
        return value.isoformat()
    if kind == "percent":
        return "%s %%" % value
    return "•• %s" % value if kind == "mask" else str(value)


def rows(tool, every):
    """The lines of the table, and what is missing."""
    lines, missing, found = [], [], 0
    with concurrent.futures.ThreadPoolExecutor() as pool:
        screens = {screen.id: screen for screen in pool.map(lambda loan: MainScreen(tool, loan), every)}
    for question, answer in QUESTIONS:
        lines += ["## " + question, "", "| loan | state | answer | figure | item | line of the text |", "|---|---|---|---|---|---|"]
        for loan in every:
            for what, figure, places in answer(loan):
                screen = screens[loan.id]
                item = screen.item(figure, places)
                line = screen.line(figure, item)
                found += 1
                if item is None or line is None:
                    where = [name for name, place in (("the JSON", item), ("the text", line)) if place is None]
                    missing.append("%s, %s: %s %s is not in %s of %s" % (
                        loan.id, question, what, shown(figure), " and ".join(where), " or ".join(places)))
                lines.append("| %s | %s | %s | %s | %s | %s |" % (
                    loan.id, state(loan), what, shown(figure), "`%s`" % item if item else "—", line or "—"))
        lines.append("")
    return lines, missing, found


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("tool")
    parser.add_argument("--write", action="store_true")
    options = parser.parse_args()
    every = loans(json.loads(run(options.tool, "sample")))
    lines, missing, found = rows(options.tool, every)
    text = HEAD + "\n".join(lines).rstrip() + "\n"
    for line in missing:
        print("missing: " + line)
    print("%d answers to %d questions, %d not on the main screen" % (found, len(QUESTIONS), len(missing)))
    if options.write:
        TABLE.write_text(text, encoding="utf-8")
        return 1 if missing else 0
    if not TABLE.exists() or TABLE.read_text(encoding="utf-8") != text:
        print("%s is out of date; write it with --write" % TABLE.name)
        return 1
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
