"""The server of the sessions: the engine's own HTTP answers, from a program that reads a request on each line."""

import contextlib
import json
import subprocess

from chromium import KIT


class Bank:
    """Answers requests of a page, on a day and for a customer; or does not answer, as when the phone has no network."""

    def __init__(self, process):
        self.process, self.day, self.customer, self.is_offline = process, "2026-11-21", "", False
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
        self.process.stdin.write(json.dumps(line) + "\n")
        self.process.stdin.flush()
        answer = json.loads(self.process.stdout.readline())
        kind = answer["headers"].get("content-type", str(answer["status"])).removeprefix("application/")
        self.counts[kind] = self.counts.get(kind, 0) + 1
        route.fulfill(status=answer["status"], headers=answer["headers"], body=answer["body"])


@contextlib.contextmanager
def bank(program, portfolio):
    """Starts the program with a portfolio that states no day."""
    line = [program, "--serve", portfolio, KIT / "words" / "ar.json"]
    with subprocess.Popen(line, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        yield Bank(process)
        process.stdin.close()
