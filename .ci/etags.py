"""Checks the ETags of version 3 with an independent implementation of RFC 8785."""

import copy
import hashlib
import json
import random
import subprocess
import unicodedata

import rfc8785

OUTSIDE = {"etag", "freshness", "diagnostics", "correlationId"}
RIGHT_TO_LEFT = ["ar", "he", "fa"]
RANDOM = 10_000
# Blocks of characters that order, escape or encode differently: controls, Latin, combining, Hebrew, Arabic, joiners and
# marks, the ends of the surrogates' gap, private use, and other planes.
BLOCKS = [
    (0x00, 0x1F), (0x20, 0x7E), (0x7F, 0xFF), (0x300, 0x36F), (0x590, 0x6FF), (0x2000, 0x2069), (0x4E00, 0x4EFF),
    (0xD7F0, 0xD7FF), (0xE000, 0xE0FF), (0xFDD0, 0xFFFF), (0x10000, 0x100FF), (0x1F600, 0x1F64F), (0x10FF00, 0x10FFFF),
]


def etag(content):
    """Returns the ETag of a document by the rule of its version."""
    if content["schemaVersion"] < 3:
        covered = {name: value for name, value in content.items() if name != "etag"}
        text = json.dumps(covered, ensure_ascii=False, separators=(",", ":")).encode()
    else:
        text = rfc8785.dumps({name: value for name, value in content.items() if name not in OUTSIDE})
    return hashlib.sha256(text).hexdigest()


def check(tool, documents, lines):
    """Returns the faults of the ETags of screens from right to left, and of random documents."""
    places = sorted({tuple("" if argument == line[5] else argument for argument in line) for line in lines})
    more = [[argument or locale for argument in line] for line in places for locale in RIGHT_TO_LEFT]
    faults = []
    for document in tool.all(more, tool.document):
        if document.content["etag"] != etag(document.content):
            faults.append(f"{document.name}: the etag is not that of RFC 8785")
    print(f"etags: {len(more)} documents in {', '.join(RIGHT_TO_LEFT)}, {len(faults)} faults")
    return faults + random_documents(tool, documents)


def random_documents(tool, documents):
    """Compares the ETags of changed documents with those that the tool prints."""
    generator = random.Random(8785)
    bases = [document.content for document in sorted(documents, key=lambda it: len(it.text))[:40]]
    made = [changed(generator, part(generator, generator.choice(bases))) for _ in range(RANDOM)]
    text = "\n".join(json.dumps(it, ensure_ascii=generator.random() < 0.5) for it in made)
    process = subprocess.run([tool.executable, "etag", "-"], input=text.encode(), capture_output=True, check=False)
    printed = process.stdout.decode().split()
    faults = [f"etag of {json.dumps(it)[:200]}" for it, found in zip(made, printed) if found != etag(it)]
    if len(printed) != RANDOM:
        faults.append(f"etag printed {len(printed)} lines for {RANDOM} documents: {process.stderr.decode()[:300]}")
    print(f"etags: {RANDOM} random documents, {len(faults)} differ")
    return faults[:5]


def part(generator, document):
    """Returns a document with one of its items, so that there is time for many."""
    return {**document, "contentItems": generator.sample(document["contentItems"], min(1, len(document["contentItems"])))}


def changed(generator, document):
    document = copy.deepcopy(document)
    for _ in range(generator.randint(1, 8)):
        owner = document
        while generator.random() < 0.8:
            inner = owner.values() if isinstance(owner, dict) else owner
            inner = [value for value in inner if isinstance(value, (dict, list)) and value]
            if not inner:
                break
            owner = generator.choice(inner)
        if isinstance(owner, dict):
            names = [name for name in owner if name != "schemaVersion"] + [text(generator)]
            name = generator.choice(names)
            owner.update(distinct({**owner, name: value(generator, 4)}))
        else:
            owner.insert(generator.randint(0, len(owner)), value(generator, 4))
    return document


def value(generator, depth):
    kind = generator.randrange(8 if depth else 5)
    if kind < 2:
        return text(generator)
    if kind < 4:
        return number(generator)
    if kind == 4:
        return generator.choice([True, False, None, {}, []])
    if kind == 5:
        return [value(generator, depth - 1) for _ in range(generator.randint(0, 4))]
    return distinct({text(generator): value(generator, depth - 1) for _ in range(generator.randint(0, 5))})


def distinct(members):
    """Leaves out names that Unicode calls equal to an earlier one: the tool refuses an object with both of them."""
    first = {}
    for name in members:
        first.setdefault(unicodedata.normalize("NFC", name), name)
    return {name: members[name] for name in first.values()}


def text(generator):
    characters = (chr(generator.randint(*generator.choice(BLOCKS))) for _ in range(generator.randint(0, 6)))
    return "".join(characters)


def number(generator):
    """Returns a number that a double holds: small, whole, of any size, or one of the few that are hard to write."""
    return generator.choice([
        generator.randint(-1000, 1000),
        generator.randint(-(2**53 - 1), 2**53 - 1),
        generator.uniform(-1, 1) * 10.0 ** generator.randint(-320, 300),
        round(generator.uniform(-1e6, 1e6), generator.randint(0, 4)),
        float(generator.choice(["1e21", "1e-7", "1e23", "5e-324", "1.7976931348623157e308", "0.000001", "-0.0"])),
    ])
