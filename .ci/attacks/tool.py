"""Runs the tool, and checks what holds for every run."""
import os
import subprocess
import tempfile

CODES = {0, 64, 65, 66, 69, 74}
SECONDS = 15
BYTES = 400 << 20


class Run:
    def __init__(self, code, output, errors, fault):
        self.code, self.output, self.errors, self.fault = code, output, errors, fault

    @property
    def text(self):
        return self.output.decode("utf-8", "replace")

    @property
    def said(self):
        return self.errors.decode("utf-8", "replace")

    def expect(self, *codes, says="", output=None):
        """Returns the reason why the attack succeeded; None if it failed."""
        if self.fault:
            return self.fault
        if codes and self.code not in codes:
            return f"exit code {self.code}, not {codes}: {self.said[:200]}"
        if says and says not in self.said:
            return f"it does not say {says!r}: {self.said[:200]}"
        if output is not None and self.output != output:
            return f"the output is {self.output[:100]!r}"
        return None


class Tool:
    def __init__(self, path, folder):
        self.path, self.folder = str(path), folder

    def write(self, name, content):
        path = self.folder / name
        path.write_bytes(content if isinstance(content, bytes) else content.encode("utf-8", "surrogatepass"))
        return str(path)

    def run(self, *arguments, data=b"", environment=None, seconds=SECONDS, terminal=True):
        """Runs the tool to its end. `terminal`: whether the output is text for a terminal."""
        data = data if isinstance(data, bytes) else data.encode("utf-8", "surrogatepass")
        variables = {"PATH": "/usr/bin:/bin", "LC_ALL": "en_US.UTF-8", **(environment or {})}
        process = subprocess.Popen(
            [self.path, *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
            env=variables, cwd=self.folder)
        try:
            output, errors = process.communicate(data, timeout=seconds)
        except subprocess.TimeoutExpired:
            process.kill()
            process.communicate()
            return Run(None, b"", b"", f"it does not end within {seconds} s")
        return Run(process.returncode, output, errors, self.fault(process.returncode, output if terminal else b"", errors))

    def shell(self, line, seconds=SECONDS):
        """Runs a line of the shell in the folder; `loan-detail` is the tool."""
        link = self.folder / "loan-detail"
        if not link.exists():
            link.symlink_to(self.path)
        # Files and not pipes, which what the line leaves behind would keep open.
        with tempfile.TemporaryFile() as output, tempfile.TemporaryFile() as errors:
            process = subprocess.Popen(
                ["bash", "-c", line], stdout=output, stderr=errors, stdin=subprocess.DEVNULL, cwd=self.folder,
                start_new_session=True, env={"PATH": f"{self.folder}:/usr/bin:/bin", "LC_ALL": "C.UTF-8"})
            fault = None
            try:
                process.wait(timeout=seconds)
            except subprocess.TimeoutExpired:
                fault = f"it does not end within {seconds} s"
            try:
                os.killpg(process.pid, 9)
            except ProcessLookupError:
                pass
            process.wait()
            output.seek(0)
            errors.seek(0)
            return Run(process.returncode, output.read(), errors.read(), fault)

    @staticmethod
    def fault(code, output, errors):
        if code not in CODES:
            return f"exit code {code}: {errors[:300]!r}"
        if code != 0 and not errors:
            return f"exit code {code} without a word"
        for stream in (output, errors):
            controls = [byte for byte in stream if byte < 32 and byte not in (10, 12) or byte == 127]
            if controls or any(0x80 <= ord(sign) < 0xA0 for sign in stream.decode("utf-8", "replace")):
                return f"control characters reach the terminal: {stream[:200]!r}"
        return None
