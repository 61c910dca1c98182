"""A running server, to which lines are written and from which lines are read."""

import itertools
import json
import queue
import subprocess
import threading

META = {
    "io.modelcontextprotocol/protocolVersion": "2026-07-28",
    "io.modelcontextprotocol/clientCapabilities": {},
}


class Server:
    def __init__(self, tool, *arguments):
        self.process = subprocess.Popen(
            [tool.executable, "mcp", "--locale", "en_US", *arguments],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        self.errors, self.lines = [], queue.Queue()
        # The server may write while it is written to.
        threading.Thread(target=self.read, daemon=True).start()
        threading.Thread(target=lambda: self.errors.extend(self.process.stderr), daemon=True).start()
        self.ids = itertools.count(1)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.wait()

    def read(self):
        for line in self.process.stdout:
            self.lines.put(line)
        self.lines.put(b"")

    def line(self):
        """The next line of the server; empty at its end."""
        return self.lines.get(timeout=120)

    def write(self, *lines):
        self.process.stdin.write(b"".join(line + b"\n" for line in lines))
        self.process.stdin.flush()

    def request(self, method, **parameters):
        """Makes a request of the version without a handshake; returns its answer."""
        number = next(self.ids)
        self.write(message(number, method, {"_meta": META, **parameters}))
        while True:
            line = self.line()
            if not line:
                raise EOFError(f"the server ended with {self.process.wait()}: {b''.join(self.errors).decode()}")
            answer = json.loads(line)
            if answer.get("id") == number:
                return answer

    def call(self, name, **arguments):
        """Calls a tool; returns its result with all parts of the answer."""
        whole, cursor = None, {}
        while True:
            result = self.request("tools/call", name=name, arguments={**arguments, **cursor})["result"]
            if whole is None:
                whole = result
            else:
                whole["content"] += result["content"]
                for key in ("figures", "items", "products", "changes"):
                    whole["structuredContent"].get(key, []).extend(result["structuredContent"].get(key, []))
            following = result.get("structuredContent", {}).get("part", {}).get("next")
            if not following:
                return whole
            cursor = {"cursor": following}

    def end(self):
        """Ends the input; returns the lines that were not read, and the exit code."""
        self.process.stdin.close()
        return list(iter(self.line, b"")), self.process.wait()


def message(number, method, parameters):
    return json.dumps({"jsonrpc": "2.0", "id": number, "method": method, "params": parameters}).encode()


def quoted(result):
    """The lines of the bank in a result, without the marks of the quotation."""
    lines = [line for part in result["content"] for line in part["text"].split("\n")]
    return [line[2:] for line in lines if line.startswith(">")]
