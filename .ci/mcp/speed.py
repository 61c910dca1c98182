"""How long the server takes to start and to answer, beside other commands of the tool."""

import json
import subprocess
import time

from server import META, Server, message

STARTS, CALLS = 31, 200
START_LIMIT, CALL_LIMIT = 2.0, 1.2
# The usual run has the tests beside it, which take the second core from what is measured.
SLACK_BESIDE_TESTS = 2


def check(tool, is_alone):
    """Returns the figures and the faults; `is_alone` if nothing else runs on the machine."""
    slack = 1 if is_alone else SLACK_BESIDE_TESTS
    version = best(lambda: subprocess.run([tool.executable, "--version"], capture_output=True, check=True), STARTS)
    hello = message(1, "server/discover", {"_meta": META}) + b"\n"
    start = best(lambda: first_answer(tool, hello), STARTS)
    render = best(
        lambda: subprocess.run(
            [tool.executable, "render", "mortgage:2001", "--format", "json"], capture_output=True, check=True), STARTS)
    with Server(tool) as server:
        call = best(lambda: server.request(
            "tools/call", name="show_screen", arguments={"product": "mortgage:2001"}), CALLS)
    faults = []
    if start > slack * START_LIMIT * version:
        faults.append(f"the start takes {start / version:.2f} times as long as --version")
    if call > slack * CALL_LIMIT * render:
        faults.append(f"a call takes {call / render:.2f} times as long as render")
    return (
        f"start {start * 1e3:.1f} ms, --version {version * 1e3:.1f} ms; call {call * 1e3:.2f} ms, "
        f"render {render * 1e3:.1f} ms", faults)


def first_answer(tool, hello):
    process = subprocess.Popen(
        [tool.executable, "mcp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    process.stdin.write(hello)
    process.stdin.flush()
    json.loads(process.stdout.readline())
    process.kill()
    process.wait()


def best(run, count):
    """The shortest time of some runs, which other programs on the machine disturb the least."""
    times = []
    for _ in range(count):
        start = time.perf_counter()
        run()
        times.append(time.perf_counter() - start)
    return min(times)
