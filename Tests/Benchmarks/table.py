"""The rows of the table: what is compared with what, and the target."""

import os
from typing import Callable, NamedTuple

import inputs
from measuring import Benchmark, Parsing, Run, Screen, Start


class Figures(NamedTuple):
    """What a row says: the two sides as text, and the number that has the target."""
    figure: str
    baseline: str
    value: float
    unit: str = " ×"


class Row(NamedTuple):
    name: str
    needs: tuple
    figures: Callable
    most: float | None = None
    least: float | None = None


def time_text(seconds):
    for unit, size in (("s", 1), ("ms", 1e-3), ("µs", 1e-6)):
        if seconds >= size:
            return f"{seconds / size:.3g} {unit}"
    return f"{seconds / 1e-9:.3g} ns"


def ratio(name, ours, theirs, less=None, most=None):
    """A row of two times; `less` is a measurement that is taken off ours."""
    def figures(measure):
        mine = measure.seconds(ours) - (measure.seconds(less) if less else 0)
        other = measure.seconds(theirs)
        return Figures(time_text(mine), time_text(other), mine / other)
    return Row(name, tuple(need for need in (ours, theirs, less) if need), figures, most)


# What a Python team would write, and what a team with templates of cards would run.
PEERS = {"Jinja2 + Babel": ("jinja", 0.85), "Node, a tree of `${}` + Intl": ("node", 2)}
SCREENS = {"a mortgage of 2.4 kB → JSON": "small", "1001 → JSON": "1001", "360-row schedule → JSON": "schedule"}


# What a host asks of the front door, beside a bare JSON answer of the same size.
HOST = [
    ("\"unchanged\"", "an unchanged screen", "a bare JSON screen"), ("a repeated screen", "a repeated screen", "a bare JSON screen"),
    ("a mapped screen", "a mapped screen", "a bare JSON screen"), ("a list of three loans", "a list", "a bare JSON list"),
]
# The requests of one iteration.
HOST_REQUESTS = 200


def host_row(words, name, bare, threads):
    """The time of one request on so many threads; both sides by the clock, because the threads work at once."""
    ours, theirs = (Benchmark(f"host, {what}, {threads} at once", scale=HOST_REQUESTS, clock="wall") for what in (name, bare))
    return ratio(f"{words} by the front door / bare JSON of that size, {threads} thread{'s' if threads > 1 else ''}", ours, theirs)


# The records of one iteration.
CACHE_REQUESTS = 200


def waiting_row(words, name, baseline):
    """The time that a host waits, which is never that of the processor."""
    return ratio(words, Benchmark(name, clock="wall"), Benchmark(baseline, clock="wall"), most=1.05)


def rows(many, lines, batch_loans):
    hello = Start("hello")
    compact = Benchmark("tree to compact JSON")
    hashed = Benchmark("tree to compact JSON, SHA-256 of its bytes")
    encoder = Benchmark("tree to compact JSON, JSONEncoder")
    diff = Benchmark("diff of two screens, 1000 items")
    at_once = Benchmark("100 screens at once, by the front door")
    listing, parsing = Run(("list", "--data", many)), Parsing(many)
    batch = [
        Run(("batch", "--data", lines, "--as-of", inputs.DAY, "--locale", "ru_RU", "--threads", str(threads)))
        for threads in (1, 2)]

    def hash_speed(measure):
        size = measure.inputs["1001"].size
        return Figures(time_text(measure.seconds(hashed)), f"{size:,} bytes", measure.seconds(hashed) * 1e9 / size, " ns")

    def milliseconds(measure, benchmark):
        return Figures(time_text(measure.seconds(benchmark)), "", measure.seconds(benchmark) * 1000, " ms")

    def list_memory(measure):
        peak, size = measure.peak(listing), os.path.getsize(many)
        return Figures(f"{peak / 1e6:.0f} MB", f"{size / 1e6:.0f} MB", peak / size)

    def loans_a_second(measure):
        seconds = measure.seconds(batch[1])
        return Figures(time_text(seconds), f"{batch_loans:,} loans", batch_loans / seconds, " loans/s")

    def scaling(measure):
        one, two = map(measure.seconds, batch)
        return Figures(time_text(two), time_text(one), one / two)

    def batch_memory(measure):
        return Figures("", f"{batch_loans:,} loans", measure.peak(batch[1]) / (1 << 20), " MiB")

    def size(measure):
        return Figures("", "", os.path.getsize(measure.programs["tool"][0]) / 1e6, " MB")

    return [
        ratio("`--version` / static hello", Start("tool", ("--version",)), hello, most=1.4),
        ratio("`render 1001 --format json`, whole process / hello",
              Start("tool", ("render", "1001", "--format", "json")), hello, most=3.5),
        *(ratio(f"{name} / {peer}", Screen(record), Screen(record, maker), most=most)
          for name, record in SCREENS.items() for peer, (maker, most) in PEERS.items()),
        ratio("1001 by the front door / Jinja2 + Babel",
              Benchmark("record to JSON, 1001, by the front door", clock="processor"), Screen("1001", "jinja")),
        Row("100 screens of 1001 at once by the front door", (at_once,), lambda measure: milliseconds(measure, at_once)),
        *(host_row(words, name, bare, threads) for words, name, bare in HOST for threads in (1, 2)),
        *(waiting_row(f"`list` of {count} sources / the slowest of them", f"a list of {count} sources",
                      f"the slowest of {count} sources")
          for count in (10, 100)),
        waiting_row("`list` of 100 sources, one of them silent / its deadline", "a list of 100 sources, one of them silent",
                    "the deadline of a list"),
        ratio("a record from the cache / from a file of 10,000 loans",
              Benchmark("records of a file, all in the cache", scale=CACHE_REQUESTS),
              Benchmark("records of a file, none in the cache", scale=CACHE_REQUESTS), most=0.05),
        ratio("compact JSON of a tree / `JSONEncoder`", compact, encoder, most=0.28),
        ratio("the same without the content hash", compact, encoder, less=hashed, most=0.12),
        ratio("compact JSON of a tree / copy of its bytes", compact,
              Benchmark("tree to compact JSON, 1000 copies of its bytes", scale=1000)),
        Row("SHA-256, a byte", (hashed,), hash_speed, most=3),
        ratio("10,000-row schedule / 1,000-row schedule", Benchmark("schedule to JSON, 10000 rows"),
              Benchmark("schedule to JSON, 1000 rows"), most=10.5),
        ratio("text / JSON of the same tree", Benchmark("tree to text"), Benchmark("tree to JSON"), most=0.33),
        Row("`diff` of two 1,000-item screens", (diff,), lambda measure: milliseconds(measure, diff), most=2),
        ratio("`list` of many loans, whole process / `JSON.parse` of the file", listing, parsing, most=0.8),
        ratio("`list` of one customer among them / `JSON.parse` of the file",
              Run(("list", "--customer", "C-1", "--data", many)), parsing),
        Row("`list`, peak memory / file", (listing,), list_memory, most=2),
        Row("`batch` with 2 threads", (batch[1],), loans_a_second, least=7_500),
        Row("`batch`, 1 thread / 2 threads", tuple(batch), scaling, least=1.8),
        Row("`batch` with 2 threads, peak memory", (batch[1],), batch_memory, most=100),
        Row("the tool, static and stripped", (), size, most=20),
    ]


def markdown(rows, measure):
    lines = ["| what | figure | baseline | result | target | met |", "| --- | ---: | ---: | ---: | ---: | --- |"]
    for row in rows:
        failure = next((measure.failures[need] for need in row.needs if need in measure.failures), None)
        if failure:
            lines.append(f"| {row.name} | not measured: {failure} | | | | no |")
            continue
        figures = row.figures(measure)
        target, met = "", ""
        if row.most is not None:
            target, met = f"≤ {row.most:,}{figures.unit}", "yes" if figures.value <= row.most else "no"
        if row.least is not None:
            target, met = f"≥ {row.least:,}{figures.unit}", "yes" if figures.value >= row.least else "no"
        value = f"{figures.value:,.0f}" if figures.value >= 100 else f"{figures.value:.3g}"
        lines.append(f"| {row.name} | {figures.figure} | {figures.baseline} | {value}{figures.unit} | {target} | {met} |")
    return "\n".join(lines)
