"""pack.py SAMPLES TABLE: packs the samples of all locales, a line of JSON each, into the table of LocaleData.

The form of the table: see Sources/Localization/Formats/LocaleTable.swift, which reads it.
"""
import collections
import json
import sys
import unicodedata

HEAD = "Formats of numbers, amounts, dates and times of all locales, from CLDR 46 (ICU 76) by .ci/locale-table/make.\n"
SYMBOL = "\1"  # the place of a currency's symbol in the texts of a pattern
OLD = {"iw": "he", "in": "id", "ji": "yi", "jw": "jv", "mo": "ro", "tl": "fil", "sh": "sr_Latn"}


class Table:
    """The bytes after the records. Equal parts are stored once."""

    def __init__(self, start):
        self.start, self.bytes, self.places = start, bytearray(), {}

    def add(self, part):
        if part not in self.places:
            self.places[part] = self.start + len(self.bytes)
            self.bytes += part
        return self.places[part].to_bytes(3, "little")


def text(value):
    data = value.encode()
    assert len(data) < 256, value
    return bytes([len(data)]) + data


def digits(pattern):
    joined = "".join(pattern["digits"])
    return text("" if joined == "0123456789" else joined)


def number(pattern, affixes=None):
    groups = bytes([pattern[name] for name in ("primaryGroup", "secondaryGroup", "minimumLeadingDigits")])
    texts = (pattern["groupSeparator"], pattern["decimalSeparator"], *(affixes or of(pattern)))
    return groups + digits(pattern) + b"".join(map(text, texts))


def date(pattern):
    literals = [[month[place] for month in pattern["months"]] for place in range(3)]
    literals = [texts[:1] if len(set(texts)) == 1 else texts for texts in literals]
    flags = pattern["padsDay"] | pattern["isYearFirst"] << 1
    return bytes([flags]) + digits(pattern) + b"".join(bytes([len(t)]) + b"".join(map(text, t)) for t in literals)


def time(pattern):
    flags = pattern["has24Hours"] | pattern["padsHour"] << 1
    texts = [pattern[half][name] for half in ("morning", "evening") for name in ("prefix", "separator", "suffix")]
    return bytes([flags]) + digits(pattern) + b"".join(map(text, texts))


def of(pattern):
    return tuple(pattern[sign][end] for sign in ("positive", "negative") for end in ("prefix", "suffix"))


def symbol(texts, template):
    """The symbol that makes the texts of the template; None if there is none."""
    found = set()
    for whole, form in zip(texts, template):
        before, place, after = form.partition(SYMBOL)
        if not place:
            if whole != form:
                return None
            continue
        if not (len(whole) >= len(form) - 1 and whole.startswith(before) and whole.endswith(after)):
            return None
        found.add(whole[len(before):len(whole) - len(after)])
    return found.pop() if len(found) == 1 else None


def is_word(sign):
    """Whether ICU puts a space between a symbol that ends in this sign and a digit."""
    return unicodedata.category(sign)[0] not in "SZ"


class Amounts:
    """The amounts of a locale: a pattern for symbols that are words at the number, one for those that are signs, and
    the symbols. A currency that has neither pattern keeps its own."""

    def __init__(self, patterns):
        forms = collections.Counter()
        for code, pattern in patterns.items():
            if any(code in part for part in of(pattern)):
                forms[tuple(part.replace(code, SYMBOL) for part in of(pattern))] += 1
        self.word = forms.most_common(1)[0][0]
        self.is_before = SYMBOL in self.word[0]
        rest = ("digits", "groupSeparator", "decimalSeparator", "primaryGroup", "secondaryGroup", "minimumLeadingDigits")
        self.rest = collections.Counter(json.dumps([p[n] for n in rest]) for p in patterns.values()).most_common(1)[0][0]
        self.base = next(p for p in patterns.values() if json.dumps([p[n] for n in rest]) == self.rest)
        best = None
        for sign in (self.word, tuple(map(self.without_space, self.word))):
            values = {
                code: self.value(pattern, sign, json.dumps([pattern[n] for n in rest]) == self.rest)
                for code, pattern in patterns.items()
            }
            own = sum(isinstance(value, bytes) for value in values.values())
            if best is None or own < best[0]:
                best = (own, sign, values)
        _, self.sign, self.values = best

    def without_space(self, part):
        before, place, after = part.partition(SYMBOL)
        if place and self.is_before and after[:1] in ("\u00a0", "\u202f", " "):
            after = after[1:]
        if place and not self.is_before and before[-1:] in ("\u00a0", "\u202f", " "):
            before = before[:-1]
        return before + place + after

    def value(self, pattern, sign, is_usual):
        for form, words in ((self.word, True), (sign, False)):
            found = symbol(of(pattern), form)
            edge = found and found[-1 if self.is_before else 0]
            if is_usual and edge and is_word(edge) == words and (words or unicodedata.category(edge)[0] != "Z"):
                return found
        return number(pattern)


def marked(value, table):
    """A symbol after a byte with its kind: 1 if its last sign is part of a word, 2 if its first is; 4 for a pattern."""
    if isinstance(value, bytes):
        return b"\4" + table.add(value)
    return bytes([is_word(value[-1]) | is_word(value[0]) << 1]) + value.encode()


class Lists:
    """Lists of texts by currency. A list has only what differs from its parent, the nearest other list."""

    def __init__(self, table, default):
        self.table, self.default, self.known = table, default, []

    def add(self, language, values):
        values = {code: value for code, value in values.items()}
        best = (len([c for c, v in values.items() if v != self.default(c)]), None)
        for other, theirs, depth, place in self.known:
            if other not in (language, "no") or depth > 3 or not theirs.keys() >= values.keys() >= theirs.keys():
                continue
            count = sum(values[code] != theirs[code] for code in values)
            if count < best[0]:
                best = (count, (theirs, depth, place))
        theirs, depth, place = best[1] or ({}, 0, bytes(3))
        own = sorted(c for c, v in values.items() if v != (theirs[c] if best[1] else self.default(c)))
        if not own and best[1]:
            return place
        entries = [self.entry(code, values[code]) for code in own]
        part = place + len(entries).to_bytes(2, "little") + b"".join(entries)
        added = self.table.add(part)
        self.known.append((language, values, depth + 1, added))
        return added

    def entry(self, code, value):
        data = value if isinstance(value, bytes) else value.encode()
        assert len(data) < 256
        return code.encode() + self.table.add(bytes([len(data)]) + data)


def names_of(locales):
    """All names of locales with the sample that each takes: the listed ones, and other names of them."""
    names = {name: name for name in locales if len(name) <= 12 and not name.endswith("POSIX")}
    for name, sample in locales.items():
        parts = name.split("_")
        script = next((part for part in parts[1:] if len(part) == 4), None)
        region = next((part for part in parts[1:] if len(part) in (2, 3)), None)
        # Aran is Arab in another hand.
        if script == sample["usualScript"].replace("Aran", "Arab"):
            names.setdefault("_".join([parts[0]] + ([region] if region else [])), name)
        elif script is None and region is None and sample["usualScript"]:
            names.setdefault(f"{parts[0]}_{sample['usualScript']}", name)
    for old, new in OLD.items():
        for name, sample in list(names.items()):
            if name == new or name.startswith(new + "_"):
                names.setdefault(old + name[len(new):], sample)
    for name, sample in list(names.items()):
        if name.startswith("nb_"):
            names.setdefault("no_" + name[3:], sample)
    return names


def main(samples, output):
    locales = {sample["id"]: sample for sample in map(json.loads, open(samples, encoding="utf-8"))}
    names = names_of(locales)
    start = len(HEAD.encode()) + 2
    table = Table(start + len(names) * 39)
    symbols = Lists(table, lambda code: bytes([3]) + code.encode())
    words = Lists(table, lambda code: code)
    records = {}
    # Languages before their regions, so that a region differs from its language.
    for name in sorted(locales, key=lambda name: (name != "root", name.count("_"), name not in ("en", "no"), name)):
        sample, language = locales[name], name.split("_")[0]
        amounts = Amounts(sample["amounts"])
        records[name] = b"".join([
            table.add(number(sample["number"])), table.add(number(sample["percent"])),
            table.add(number(amounts.base, amounts.word)), table.add(number(amounts.base, amounts.sign)),
            table.add(date(sample["long"])), table.add(date(sample["numeric"])), table.add(time(sample["time"])),
            symbols.add(language, {code: marked(value, table) for code, value in amounts.values.items()}),
            words.add(language, sample["names"]),
        ])
    index = b"".join(
        name.encode().ljust(12, b"\0") + records[sample]
        for name, sample in sorted(names.items(), key=lambda item: item[0].encode()))
    data = HEAD.encode() + len(names).to_bytes(2, "little") + index + table.bytes
    open(output, "wb").write(data)
    print(f"{len(names)} names of {len(locales)} locales, {len(data)} bytes")


if __name__ == "__main__":
    main(*sys.argv[1:])
