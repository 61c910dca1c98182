"""Pipes nobody writes to, endless inputs, signals, full disks, and batches that are cut."""
import hashlib
import json
import os

import masks

MEASURE = """import os, subprocess, sys
process = subprocess.Popen(sys.argv[1:], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
_, status, usage = os.wait4(process.pid, 0)
print(os.waitstatus_to_exitcode(status), usage.ru_maxrss, round((usage.ru_utime + usage.ru_stime) * 1000))
"""


SILENT = [
    ("standard input", "loan-detail list --data - --deadline 1 < <(sleep 20)"), ("a named pipe", "loan-detail list --data silent --deadline 1"),
    ("an open pipe", "(sleep 20 > silent &); loan-detail render 1001 --data silent --deadline 1"),
    ("a pipe of half a document", "loan-detail list --data - --deadline 1 < <(echo '{'; sleep 20)"),
    ("a pipe of rates", "loan-detail summary --customer C-1 --data two.json --in RUB --rates silent --deadline 1"),
    ("a terminal of nobody", "loan-detail explain 1001 --data - --deadline 1 < <(sleep 20)"),
]

ENDLESS = [
    "list --data - < /dev/zero", "list --data /dev/zero", "render 1 --data - < <(yes '[')", "diff - two.json < /dev/zero", "patch two.json - < /dev/zero",
    "calc schedule < /dev/zero", "etag - < /dev/zero", "compare-schemas - two.json < /dev/zero",
]

SMALL = [
    "render 1001 --words /dev/zero", "render 1001 --format html --theme /dev/zero", "quote consumerLoan --amount 500000 --months 36 --rate 17.9 --tariff /dev/zero", "summary --customer C --data two.json --in RUB --rates /dev/zero",
]

def attacks(tool):
    tool.write("two.json", json.dumps({"schemaVersion": 1, "asOf": "2026-11-21", "loans": [masks.record(1, "x")]}))
    os.mkfifo(tool.folder / "silent")

    for name, line in SILENT:
        yield f"silent: {name}", lambda line=line: tool.shell(f"set +m; {line}", seconds=8).expect(69, says="did not end in time")
    for name in ("out", "summary"):
        yield f"silent: a batch whose {name} is a full disk", lambda name=name: tool.shell(
            "echo '{' | loan-detail batch " + ("> /dev/full" if name == "out" else "--summary /dev/full")).expect(74)

    for line in ENDLESS:
        def check(line=line):
            command, _, source = line.partition(" <")
            run = tool.shell(f"python3 -c '{MEASURE}' loan-detail {command} --limit bytes=50000000" + (f" <{source}" if source else ""), seconds=30)
            code, kilobytes, _ = map(int, run.text.split())
            return f"exit code {code}" if code != 65 else f"{kilobytes} kB" if kilobytes > 50_000 * 1.3 + 30_000 else None
        yield f"endless: {line}", check
    for line in ("batch", "serve --stdio", "mcp"):
        yield f"endless: {line} < /dev/zero", lambda line=line: tool.shell(
            f"loan-detail {line} < /dev/zero > out", seconds=60).expect(65, says="A line does not end")
    for line in SMALL:
        yield f"endless: {line}", lambda line=line: tool.shell(f"loan-detail {line}").expect(
            65, says=f"expected at most {1 << (20 if 'theme' in line else 24)} bytes. Give a smaller document.")

    yield from files(tool)
    yield from watched(tool)
    yield from cut_batches(tool)


def files(tool):
    """Files, folders and links that are not what a command expects, and names that are not UTF-8."""
    yield "silent: capabilities of A2UI", lambda: tool.shell(
        "loan-detail render 1001 --format a2ui --a2ui-client silent", seconds=14).expect(69, says="did not end in time")
    made = "loan-detail sample --lines > records.ndjson; loan-detail sample > all.json; "
    gallery = "loan-detail gallery --product mortgage --no-conformance --locale en_US --days 0 --output"
    odd = "$'odd\\xff'"
    for name, line in (
        ("lines", f"cp records.ndjson {odd}.ndjson; loan-detail list --data {odd}.ndjson"),
        ("a folder", f"mkdir -p {odd}; cp all.json {odd}/{odd}.json; loan-detail list --data {odd}"),
        ("events", f"cp all.json {odd}.json; loan-detail send 1001 autopay.off --yes --data {odd}.json"),
        ("an assistant", f"cp all.json {odd}.json; loan-detail mcp --data {odd}.json < /dev/null"),
        ("last known answers", f"loan-detail list --data all.json --last-known {odd}.known && ls -d {odd}.known"),
        ("a gallery", f"{gallery} {odd}.site && ls {odd}.site/index.html"),
        ("watching", f"cp all.json {odd}.json; (exec loan-detail watch 1001 --data {odd}.json --interval 20 > seen) & pid=$!; sleep 1; "
                     f"loan-detail sample | sed s/1183/1184/ > {odd}.json; "
                     "sleep 2; kill $pid; [ $(wc -l < seen) -ge 2 ]"),
    ):
        yield f"name that is not UTF-8: {name}", lambda line=line: tool.shell(f"({made}{line}) > out", seconds=40).expect(0)
    for name, line, code in (
        ("a folder with a slash", f"rm -rf site; {gallery} site/", 0), ("a folder with empty parts", f"rm -rf site; {gallery} site//part/./", 0),
        ("two at once", f"rm -rf site; ({gallery} site 2> other; echo $? > code) & {gallery} site; first=$?; wait; "
                        "[ \"$first $(cat code)\" = '74 0' ] || [ \"$first $(cat code)\" = '0 74' ] && " + f"{gallery} site", 0),
        ("a pipe in place of a page", f"{gallery} piped; rm piped/index.html; mkfifo piped/index.html; {gallery} piped", 74),
    ):
        yield f"gallery: {name}", lambda line=line, code=code: tool.shell(f"({line}) > out", seconds=40).expect(code)
    yield "last known: folders around it", lambda: tool.shell(
        f"({made}rm -rf known; loan-detail list --data all.json --last-known known/inner && ls known/inner) > out").expect(0)
    for line in ("list", "list --customer C-1", "render 1001", "summary --customer C-1"):
        line = f"loan-detail {line} --data read.json --last-known seen.kept --locale en_US"
        yield f"last known: a pipe that nobody writes, {line}", lambda line=line: tool.shell(
            f"{made}rm -f read.json; cp all.json read.json; {line} > /dev/null && rm read.json && mkfifo read.json && "
            f"{line} --deadline 1 > out && grep -q 'may be out of date' out; code=$?; rm -rf seen.kept; exit $code").expect(0)
    yield "last known: no folder", lambda: tool.shell(
        f"{made}loan-detail list --data all.json --last-known all.json").expect(69, says="error:")

    def summary(line, code, wanted):
        def check():
            run = tool.shell(f"{made}rm -rf s.json link to; {line}", seconds=25)
            return run.expect(*([code] if code is not None else [])) or (None if wanted in run.text else f"not {wanted!r}: {run.text[:200]}")
        return check
    batch = "loan-detail batch --data"
    cat = "; code=$?; cat s.json; exit $code"
    yesterday = f"{batch} records.ndjson --summary s.json > out; "
    false = '"complete": false'
    yield "summary: of yesterday, and no file", summary(f"{yesterday}{batch} no --summary s.json > out{cat}", 66, false)
    yield "summary: of yesterday, and no words", summary(f"{yesterday}{batch} records.ndjson --words no --summary s.json > out{cat}", 66, false)
    yield "summary: of yesterday, and a silent file", summary(
        f"{yesterday}(exec {batch} silent --summary s.json > out) & pid=$!; sleep 1; kill $pid; wait $pid{cat}", 143, false)
    yield "summary: a pipe that nobody reads", summary(
        f"rm -f p; mkfifo p; (exec {batch} records.ndjson --summary p > out) & pid=$!; sleep 1; kill $pid; wait $pid; echo $?", 0, "143")
    yield "summary: a link that leads nowhere", summary(
        f"ln -s to link; {batch} records.ndjson --summary link > out; readlink link; cat to", 0, "to\n")
    yield "summary: a private file", summary(
        f"touch s.json; chmod 600 s.json; {batch} records.ndjson --summary s.json > out; stat -c %a s.json", 0, "600")
    yield "summary: a folder", summary(f"{batch} records.ndjson --summary .", 74, "")
    yield "summary: the rest of a process that was killed", summary(
        f"python3 -c 'import os; pid = os.getpid(); open(\"s.json.%d.part\" % pid, \"w\"); "
        f"os.execlp(\"loan-detail\", \"loan-detail\", \"batch\", \"--data\", \"records.ndjson\", \"--summary\", \"s.json\")' > out{cat}", 0, '"complete": true')
    yield "an output that does not wait", lambda: tool.shell(
        f"{made}python3 -c 'import os, subprocess, sys, time; r, w = os.pipe(); os.set_blocking(w, False); "
        "p = subprocess.Popen([\"loan-detail\", \"batch\", \"--data\", \"records.ndjson\"], stdout=w, stderr=2); os.close(w); time.sleep(1); "
        "n = len(open(r, \"rb\").read()); sys.exit(p.wait() or n < 65536)'").expect(0)


def watched(tool):
    """A signal ends what is watched, also while nobody reads or the file does not answer."""
    for signal, code in (("TERM", 143), ("INT", 130), ("HUP", 129)):
        start = ("import os, signal, sys; signal.signal(signal.SIGINT, signal.SIG_DFL); "
                 'os.execvp("loan-detail", ["loan-detail", "watch", "1001", "--data", "w.json", "--interval", "20", "--deadline", "30"])')
        def check(signal, code, line):
            run = tool.shell(f"rm -f nobody w.json; loan-detail sample > w.json; mkfifo nobody; (sleep 20 < nobody) & {line}; "
                             f"kill -{signal} $pid; wait $pid", seconds=12)
            return run.expect(code)
        begin = f"(exec python3 -c '{start}' > nobody 2> seen) & pid=$!; sleep 1"
        yield f"watch: SIG{signal} while nobody reads", lambda signal=signal, code=code, begin=begin: check(
            signal, code, f"{begin}; for n in 1 2 3 4 5 6 7 8 9; do loan-detail sample | sed s/1183/118$n/ > w.new; mv w.new w.json; sleep 0.1; done")
        yield f"watch: SIG{signal} while the file does not answer", lambda signal=signal, code=code, begin=begin: check(
            signal, code, f"{begin}; rm w.json; mkfifo w.json; sleep 1")


def cut_batches(tool):
    def summary():
        path = tool.folder / "summary.json"
        return json.loads(path.read_text()) if path.exists() else {"complete": "there is none"}

    def incomplete(line, *codes, says=""):
        def check():
            (tool.folder / "summary.json").unlink(missing_ok=True)
            run = tool.shell(line, seconds=20)
            return run.expect(*codes, says=says) or ("the summary is that of a whole batch" if summary()["complete"] else None)
        return check

    batch = "loan-detail batch --summary summary.json"
    for signal, code in (("TERM", 143), ("INT", 130), ("HUP", 129), ("KILL", 137)):
        says = "" if signal == "KILL" else "A signal ended the batch."
        # A shell without job control has its children in the background ignore SIGINT; exec from Python does not.
        start = ("python3 -c 'import os, signal; signal.signal(signal.SIGINT, signal.SIG_DFL); "
                 'os.execvp("loan-detail", ["loan-detail", "batch", "--summary", "summary.json"])\'')
        for name, source in (("waits for its input", "sleep 20"), ("works", "yes '{'")):
            yield f"batch: SIG{signal} while it {name}", incomplete(
                f"{start} > out < <({source}) & pid=$!; sleep 1.5; kill -{signal} $pid; wait $pid", code, says=says)
    yield "batch: SIGTERM while nobody reads", incomplete(
        f"rm -f nobody; mkfifo nobody; (sleep 20 < nobody) & {batch} > nobody < <(yes '{{') & pid=$!; sleep 1.5; kill -TERM $pid; wait $pid", 143, says="A signal ended")
    yield "batch: a full disk", incomplete(f"yes '{{' | {batch} > /dev/full", 74, says="could not be written")
    yield "batch: a limit of the file size", incomplete(f"ulimit -f 64; yes '{{' | {batch} > out", 74, says="could not be written")
    yield "batch: a reader that leaves", incomplete(f"yes '{{' | {batch} 2> errors | head -n 1 > out; code=${{PIPESTATUS[1]}}; cat errors >&2; exit $code", 74, says="closed it")
    yield "batch: a closed output", incomplete(f"echo '{{' | {batch} >&-", 74)
    yield "batch: a strict one at a bad line", incomplete(f"printf '\\n{{\\n' | {batch} --strict > out", 65, says="--from-line 2")
    yield "batch: its file is cut while it is read", incomplete(
        f"yes '{{' | head -c 50000000 > cut; {batch} --data cut > out & pid=$!; sleep 0.3; truncate -s 0 cut; wait $pid", 69, says="became shorter")

    def own(line):
        def check():
            tool.write("own", "{}\n")
            run = tool.shell(line)
            kept = (tool.folder / "own").read_bytes() == b"{}\n"
            return run.expect(64) or (None if kept else "the records are changed")
        return check
    for name, line in (("as its summary", "--data own --summary own > out"), ("as its output", "--data own >> own"),
                       ("as its summary, by a link", "--data own --summary link > out"), ("as its summary, from standard input", "--summary own < own > out"),
                       ("as its output, from standard input", "< own >> own")):
        yield f"batch: the records {name}", own(f"ln -sf own link; loan-detail batch {line}")
    yield "log: a named pipe in place of the log", lambda: tool.shell(
        "export XDG_STATE_HOME=$PWD/state; loan-detail log on > out && rm -f state/loan-detail/diagnostics.jsonl; "
        "mkfifo state/loan-detail/diagnostics.jsonl; loan-detail list --data two.json --deadline 2 > out").expect(0)
    yield "batch: a folder as input", lambda: tool.shell(f"{batch} --data /").expect(66)
    yield "batch: a summary in no folder", lambda: tool.shell("echo '{' | loan-detail batch --summary no/s.json").expect(74, output=b"")

    def resumed():
        tool.write("lines", b"{\n\n" * 30_000)
        whole = tool.shell("loan-detail batch < lines").output
        cut = tool.shell(f"ulimit -f 512; {batch} < lines > out")
        size, line = summary()["bytesOut"], summary()["lastLine"]
        if cut.code != 74 or f"cut it to that size and add the output of --from-line {line + 1}" not in cut.said:
            return f"it does not say how to go on: {cut.said[:200]}"
        run = tool.shell(f"truncate -s {size} out; loan-detail batch --from-line {line + 1} < lines >> out")
        output = (tool.folder / "out").read_bytes()
        if hashlib.sha256(output[:size]).hexdigest() != summary()["sha256"]:
            return "the summary has another hash"
        return None if output == whole and output.count(b"\n") == 60_000 else f"the parts are not the whole: {run.said[:200]}"
    yield "batch: the rest of a cut one", resumed

    yield "batch: a first line after the end", incomplete(f"printf '{{\\n{{\\n' | {batch} --from-line 4 > out", 65, says="ends before the first line")

    def numbered(name, data, expected):
        def check():
            run = tool.run("batch", data=data, terminal=False)
            lines = run.output.split(b"\n")[:-1]
            found = [json.loads(line)["line"] if line else None for line in lines]
            return run.expect(0, 65) or (None if found == expected else f"the lines are {found}")
        return f"batch: {name}", check

    yield numbered("empty lines", "\n\n{\n\n", [None, None, 3, None])
    yield numbered("ends of Windows", "\r\n{\r\n", [None, 2])
    yield numbered("ends of old computers", "{\r{\r", [1])
    yield numbered("no end", "{\n{", [1, 2])
    yield numbered("a line of NULs", b"\0\0\n{\n", [1, 2])
    yield numbered("a line of 20 MB", b" " * 20_000_000 + b"\n{\n", [1, 2])
    yield numbered("nothing", "", [])

    def place():
        run = tool.run("batch", data="\n\n{\n", terminal=False)
        return run.expect(65) or (None if b"(line 3, column 2)" in run.output else f"the place is another: {run.output[:200]}")
    yield "batch: the place of a fault", place

    def identity():
        run = tool.run("batch", data='{"type": "mortgage"}\n', terminal=False)
        return run.expect(65) or (None if b'"product"' not in run.output else f"an id is made up: {run.output[:200]}")
    yield "batch: a record without an id", identity

    def memory():
        records = "".join(json.dumps(masks.record(n, "x" * 1_000)) + "\n" for n in range(12_000))
        tool.write("many", records)
        run = tool.shell(
            "rm -f slow; mkfifo slow; (sleep 20 < slow) & (exec loan-detail batch --threads 512 --data many > slow 2> /dev/null) & pid=$!; "
            "sleep 6; sed -n 's/VmHWM: *//p' /proc/$pid/status; kill -KILL $pid", seconds=30)
        kilobytes = int(run.text.split()[0])
        return None if kilobytes < 300_000 else f"{kilobytes} kB"
    yield "batch: 512 threads and a reader that does not read", memory

    def faults(line):
        tool.write("faults", line + "\n")
        run = tool.shell(f"python3 -c '{MEASURE}' loan-detail batch --data faults", seconds=30)
        kilobytes, limit = int(run.text.split()[1]), 30_000 + 12 * len(line) // 1000
        return None if kilobytes < limit else f"{kilobytes} kB for a line of {len(line) // 1000} kB"
    for name, member in (("operations without anything", '"operations": [' + ",".join(["{}"] * 300_000) + "]"),
                         ("unknown members", ",".join(f'"unknown{n}": {n}' for n in range(100_000)))):
        line = json.dumps(masks.record(1, "x"))[:-1] + ", " + member + "}"
        yield f"batch: a record of {name}", lambda line=line: faults(line)

    def broken(element):
        tool.write("broken", '{"schemaVersion": 1, "asOf": "2026-11-21", "loans": [' + ",".join([element] * 200_000) + "]}")
        tool.write("measure.py", MEASURE)
        run = tool.shell("python3 measure.py $(command -v loan-detail) list --data broken", seconds=30)
        kilobytes = int(run.text.split()[1])
        return None if kilobytes < 100_000 else f"{kilobytes} kB"
    for element in ("1", "{}"):
        yield f"list: 200,000 times {element}", lambda element=element: broken(element)
