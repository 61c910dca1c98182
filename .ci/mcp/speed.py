"""How long the server takes to start and to answer, beside other commands of the tool."""

import json
import subprocess
import time

from server import META, Server, message

ROUNDS = 61
START_LIMIT, CALL_LIMIT = 2.0, 1.2


def check(tool):
    hello = message(1, "server/discover", {"_meta": META}) + b"\n"
    whole = [tool.executable, "render", "mortgage:2001", "--format", "json"]
    with Server(tool) as server:
        version, start, render, call = best(
            lambda: subprocess.run([tool.executable, "--version"], capture_output=True, check=True),
            lambda: first_answer(tool, hello),
            lambda: subprocess.run(whole, capture_output=True, check=True),
            lambda: server.request("tools/call", name="show_screen", arguments={"product": "mortgage:2001"}))
    faults = []
    if start > START_LIMIT * version:
        faults.append(f"the start takes {start / version:.2f} times as long as --version")
    if call > CALL_LIMIT * render:
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


def best(*runs):
    """The shortest times of some runs, taken in turns, so that what else the machine does disturbs all of them alike."""
    times = [[] for _ in runs]
    for _ in range(ROUNDS):
        for run, taken in zip(runs, times):
            start = time.perf_counter()
            run()
            taken.append(time.perf_counter() - start)
    return [min(taken) for taken in times]
