"""Hostile command lines, variables and time zones."""
import os
import pathlib

COMMANDS = [
    ("nothing", [], 64), ("an unknown command", ["remove"], 64), ("an empty word", [""], 64), ("an escape sequence", ["\x1b[31m"], 64),
    ("a word of 100 kB", ["x" * 100_000], 64), ("no UTF-8", [b"\xff\xfe"], 64), ("an unknown option", ["list", "--root"], 64),
    ("an option without a value", ["list", "--data"], 64), ("an option twice", ["list", "--locale", "en_US", "--locale", "ru_RU"], 64),
    ("a path as a locale", ["list", "--locale", "../../etc/passwd"], 64), ("a locale of 100 kB", ["list", "--locale", "e" * 100_000], 64),
    ("width 0", ["list", "--width", "0"], 64), ("a large width", ["list", "--width", "99999999999"], 64), ("a negative width", ["list", "--width", "-1"], 64),
    ("day 30 of February", ["list", "--as-of", "2026-02-30"], 64), ("a day of 5 digits", ["list", "--as-of", "99999-01-01"], 64),
    ("a path as a time zone", ["list", "--time-zone", "../../etc/passwd"], 64), ("an absolute time zone", ["list", "--time-zone", "/etc/passwd"], 64),
    ("a time zone of 100 kB", ["list", "--time-zone", "A" * 100_000], 64), ("no threads", ["batch", "--threads", "0"], 64),
    ("threads without end", ["batch", "--threads", "100000"], 64), ("a limit below 0", ["list", "--limit", "bytes=-1"], 64),
    ("an unknown limit", ["list", "--limit", "depth=1000"], 64), ("a limit above Int", ["list", "--limit", "bytes=99999999999999999999"], 64), ("the largest limit", ["list", "--limit", "bytes=9223372036854775807"], 0),
    ("no file", ["list", "--data", "nowhere"], 66), ("an empty name", ["list", "--data", ""], 64), ("a folder without portfolios", ["list", "--data", "/etc"], 66), ("a folder whose files are none", ["list", "--data", str(pathlib.Path(__file__).parents[2] / "Schemas")], 65),
    ("a file with an escape in its name", ["list", "--data", "\x1b[31m"], 66), ("a file that may not be read", ["list", "--data", "/proc/self/mem"], 66),
    ("the deadline 0", ["list", "--deadline", "0"], 64), ("an unknown screen", ["render", "1001", "--screen", "../x"], 66),
    ("an id with an escape", ["render", "\x1b[2J"], 66), ("an id of 100 kB", ["render", "9" * 100_000], 66), ("a type alone", ["render", "mortgage:"], 66),
    ("a page below 0", ["render", "1001", "--page-size", "-1"], 64), ("standard input twice", ["diff", "-", "-"], 64),
    ("an amount that is no number", ["what-if", "1001", "early-repayment", "--amount", "1e9x"], 64), ("an amount without end", ["what-if", "1001", "early-repayment", "--amount", "9" * 400], 64),
    ("an offset above Int", ["batch", "--line-offset", "99999999999999999999"], 64), ("a line below 1", ["batch", "--from-line", "0"], 64),
]

VARIABLES = [
    ("LC_ALL", "../../../etc/passwd"), ("LC_ALL", "x" * 100_000), ("LC_ALL", "\x1b[31m"), ("LANG", "ru_RU.KOI8-R"), ("COLUMNS", "-1"),
    ("COLUMNS", "0"), ("COLUMNS", "99999999999999999999"), ("COLUMNS", "x"), ("TERM", "\x1b[31m"), ("NO_COLOR", "\x1b"),
    ("TZ", ":/etc/passwd"), ("TZ", "x" * 100_000), ("TZDIR", "/nowhere"), ("TZDIR", ""), ("TZDIR", "/dev/zero"), ("MALLOC_ARENA_MAX", "x"),
]

ZONES = [
    ("no TZif", b"x" * 1000), ("empty", b""), ("a header alone", b"TZif2" + bytes(39)), ("counts without data", b"TZif2" + bytes(15) + b"\xff" * 24),
    ("a cut file", None), ("2 MB", b"TZif2" + bytes(2_000_000)), ("a rule that is no rule", b"TZif2" + bytes(39) + b"TZif2" + bytes(39) + b"\n" + b"<" * 1000 + b"\n"),
]


def attacks(tool):
    for name, words, code in COMMANDS:
        yield f"command line: {name}", lambda words=words, code=code: tool.run(*words).expect(code)
    for name, value in VARIABLES:
        yield f"variable: {name}={value[:30]!r}", lambda name=name, value=value: tool.run("render", "1001", environment={name: value}).expect(0)

    # A conflict, 75, is the answer of an event alone.
    for name, options in (("another value", "--set day=6"), ("a value outside its limits", "--set day=99"), ("no value", "")):
        def check(options=options):
            send = "loan-detail send 1001 paymentDay.change --data events.json --key a"
            return tool.shell(f"""
                rm -f events.json*; loan-detail sample > events.json; {send} --set day=5 > first && cp events.json before
                {send} {options}; test $? = 75 && cmp events.json before && {send} --set day=5 > again && cmp first again""").expect(0)
        yield f"event: a used key with {name}", check

    folder = tool.folder / "zones"
    folder.mkdir(exist_ok=True)
    for name, content in ZONES:
        def check(content=content):
            path = folder / "Mars"
            path.write_bytes(open("/usr/share/zoneinfo/Europe/Moscow", "rb").read()[:100] if content is None else content)
            return tool.run("list", "--time-zone", "Mars", environment={"TZDIR": str(folder)}).expect(0, 64)
        yield f"time zone: {name}", check
    for name, make in (("a named pipe", os.mkfifo), ("a device", lambda path: os.symlink("/dev/zero", path)), ("a link to itself", lambda path: os.symlink(path, path))):
        def check(make=make):
            path = folder / "Venus"
            path.unlink(missing_ok=True)
            make(path)
            return tool.run("list", "--time-zone", "Venus", environment={"TZDIR": str(folder)}).expect(64)
        yield f"time zone: {name}", check
