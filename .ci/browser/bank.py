"""The server of the sessions: the engine's own HTTP answers, from programs that read a request on each line."""

import contextlib
import json
import subprocess

from chromium import KIT


class Bank:
    """Answers requests of a page, on a day and for a customer; or does not answer, as when the phone has no network. It has a
    program for each state of the records; `records` is the number of the one that answers."""

    def __init__(self, processes):
        self.processes, self.records = processes, 0
        self.day, self.customer, self.is_offline = "2026-11-21", "", False
        self.counts = {}

    def __call__(self, route, target):
        if self.is_offline:
            route.abort("internetdisconnected")
            return
        request = route.request
        line = {
            "day": self.day, "customer": self.customer, "method": request.method, "target": target,
            "headers": dict(request.headers), "body": request.post_data,
        }
        process = self.processes[self.records]
        process.stdin.write(json.dumps(line) + "\n")
        process.stdin.flush()
        answer = json.loads(process.stdout.readline())
        kind = answer["headers"].get("content-type", str(answer["status"])).removeprefix("application/")
        self.counts[kind] = self.counts.get(kind, 0) + 1
        route.fulfill(status=answer["status"], headers=answer["headers"], body=answer["body"])


@contextlib.contextmanager
def bank(program, portfolios):
    """Starts a program for each portfolio; they state no day."""
    with contextlib.ExitStack() as stack:
        lines = [[program, "--serve", portfolio, KIT / "words" / "ar.json"] for portfolio in portfolios]
        start = lambda line: subprocess.Popen(line, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)  # noqa: E731
        processes = [stack.enter_context(start(line)) for line in lines]
        yield Bank(processes)
        for process in processes:
            process.stdin.close()
