"""What the browser tells a screen reader of a page, in the order in which it is read, against the screen that the tool prints."""

import difflib
import re

SCREENS = (["render", "4003", "--locale", "en_US"], ["render", "2001", "--locale", "ru_RU"],
           ["render", "2001", "--screen", "details", "--locale", "en_US"])
WORD = re.compile(r"\w+")
# Each amount says its currency, which the printed screen has once above a table.
UNITS = {"RUB", "г", "года", "рубль", "рубля", "рублей", "копейка", "копейки", "копеек", "rubles", "kopecks"}
# The signs before a line of the printed screen, which the page draws.
SIGNS = re.compile(r"^\s*[i!→…✓•]+ ", re.MULTILINE)


def check(browser, tool):
    """Returns the faults of three screens: the accessibility tree has all words of the printed screen, in its order."""
    faults = []
    for line in SCREENS:
        document = tool.document(line).content
        browser.size(1280)
        browser.open("/given.html", tool.bytes([*line, "--format", "html"]).decode())
        # What is folded is read once it is unfolded.
        browser.page.evaluate("document.querySelectorAll('details').forEach(it => it.open = true)")
        read = words(said(" ".join(spoken(browser)), document))
        printed = words(said(SIGNS.sub("", tool.bytes([*line, "--width", "1000", "--all"]).decode()), document))
        faults += [f"{' '.join(line)}: {fault}" for fault in compared(printed, read, document)]
    print(f"accessibility tree: {len(SCREENS)} screens, {len(faults)} faults")
    return faults + self_test(printed, read, document)


def self_test(printed, read, document):
    """Returns a fault if a word that is missing, or is at another place, would not be found."""
    at = len(read) // 2
    changed = (read[:at] + read[at + 1:], read[:at] + read[at + 40:] + read[at:at + 40])
    return [] if all(compared(printed, it, document) for it in changed) else ["the check of the accessibility tree finds nothing"]


def spoken(browser):
    """The texts of the accessibility tree in reading order."""
    nodes = browser.page.context.new_cdp_session(browser.page).send("Accessibility.getFullAXTree")["nodes"]
    by_id, found = {node["nodeId"]: node for node in nodes}, []

    def visit(node):
        if node["role"]["value"] == "StaticText" and not node.get("ignored"):
            found.append(node["name"]["value"])
        else:
            for child in node.get("childIds", []):
                if child in by_id:
                    visit(by_id[child])

    visit(nodes[0])
    return found


def plain(text):
    return re.sub(r"[\u00a0\u202f\n]", " ", re.sub("[\u2066-\u2069]", "", text))


def words(text):
    return WORD.findall(plain(text))


def pairs(value):
    """The spoken form of each text that has one, with the form that is shown."""
    if isinstance(value, list):
        for part in value:
            yield from pairs(part)
    elif isinstance(value, dict):
        for name, text in value.items():
            if name.startswith("spoken") and isinstance(text, str):
                other = value.get((name.removeprefix("spoken") or "text").lower())
                if isinstance(other, str):
                    yield plain(text), plain(other)
            else:
                yield from pairs(text)


def said(text, document):
    """A text with what is said in place of what is shown, the longest first: an amount or a day is shown in several forms."""
    text = plain(text)
    for form, other in sorted(set(pairs(document)), key=lambda it: (-len(it[1]), it)):
        text = text.replace(other, form)
    return text


def compared(printed, read, document):
    """Yields the words of the printed screen that are not read in their place. An action that the page has at its bottom is read
    there; the page says the day, the ways to other screens and what unfolds."""
    moved = [words(said(action["title"] + " " + action.get("details", ""), document)) for action in actions(document)]
    found = []
    for kind, start, end, other, stop in difflib.SequenceMatcher(None, printed, read, autojunk=False).get_opcodes():
        lost = printed[start:end]
        if kind not in ("delete", "replace") or is_same_value(lost, read[other:stop]):
            continue
        if not (lost in moved and " ".join(lost) in " ".join(read)):
            found.append(f"{' '.join(lost)!r} is read as {' '.join(read[other:stop])!r}")
    return found


def is_same_value(shown, read):
    """Whether words differ only in how a screen reader says them inside a sentence: the unit of an amount, the word for a year."""
    def digits(run, parts):
        numbers = [it for it in run if it.isdigit()]
        return "".join(numbers[:1] + [it.zfill(2) for it in numbers[1:]]) if parts else "".join(numbers)

    units = [it for it in shown + read if not it.isdigit()]
    return all(it in UNITS for it in units) and digits(shown, False) == digits(read, True)


def actions(value):
    if isinstance(value, list):
        for part in value:
            yield from actions(part)
    elif isinstance(value, dict):
        if value.get("kind") == "action":
            yield value
        for part in value.values():
            yield from actions(part)
