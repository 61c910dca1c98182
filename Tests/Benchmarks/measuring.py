"""Runs whatever the rows need, in each round, and keeps the median; of screens beside peers the least."""

import os
import re
import statistics
import subprocess
import sys
import time
from typing import NamedTuple

# Short processes run so often in a round, in turn.
REPEATS = 21


class Benchmark(NamedTuple):
    """A benchmark in Benchmarks/LoanDetailBenchmarks; `scale` is how often its body runs in one iteration.

    `clock` is "wall" or "processor" for a figure that always goes by it."""
    name: str
    scale: int = 1
    clock: str | None = None


class Screen(NamedTuple):
    """A screen of a record, from JSON to JSON, by `batch` or by a peer, "jinja" or "node": the least processor time."""
    record: str
    maker: str = "batch"


class Parsing(NamedTuple):
    """What Node needs to read and parse a file."""
    file: str


class Start(NamedTuple):
    """A short process: `program` is "tool" or "hello"."""
    program: str
    arguments: tuple = ()


class Run(NamedTuple):
    """A long process of the tool, once in a round. It gives its time and its peak memory."""
    arguments: tuple


class Measuring:
    def __init__(self, programs, inputs, by_processor):
        """`programs` are the command lines of tool, hello, jinja, node and benchmarks; `inputs` the screens by record."""
        self.clock = "processor" if by_processor else "wall"
        self.programs = {name: list(map(str, line)) for name, line in programs.items()}
        self.inputs, self.samples, self.peaks, self.failures = inputs, {}, {}, {}

    def round(self, needs):
        starts = [need for need in needs if isinstance(need, Start)]
        times = {start: [] for start in starts}
        for _ in range(REPEATS):
            for start in starts:
                done = spawn([*self.programs[start.program], *start.arguments])
                times[start].append(getattr(done, self.clock))
        for start, some in times.items():
            self.keep(start, statistics.median(some))
        for need in sorted(needs - set(starts), key=repr):
            if need not in self.failures:
                self.measure(need)

    def measure(self, need):
        if isinstance(need, Benchmark):
            self.keep(need, self.benchmark(need.name, need.clock or self.clock) / 1e9 / need.scale)
        elif isinstance(need, Screen):
            files = self.inputs[need.record]
            one = self.batched(files) if need.maker == "batch" else self.peer(need.maker, files.record, files.template)
            self.keep(need, one)
        elif isinstance(need, Parsing):
            self.keep(need, self.peer("node", need.file))
        else:
            done = spawn([*self.programs["tool"], *map(str, need.arguments)])
            if done.code != 0:
                self.failures[need] = (
                    f"the tool has no `{need.arguments[0]}`" if done.code == 64
                    else f"`{need.arguments[0]}` ends with {done.code}")
                return
            # Threads work at once, so their time is always that on the clock.
            self.keep(need, done.wall if "--threads" in need.arguments else getattr(done, self.clock))
            self.peaks.setdefault(need, []).append(done.peak)

    def keep(self, need, seconds):
        self.samples.setdefault(need, []).append(seconds)

    def peer(self, name, *files):
        """The seconds that a peer prints."""
        done = subprocess.run([*self.programs[name], *map(str, files)], check=True, capture_output=True)
        return float(done.stdout) / 1e9

    def batched(self, files):
        """What one record more costs in a batch: of two batches one is twice as long, so that the start cancels."""
        runs = [[spawn([*self.programs["tool"], *files.batch, "--data", str(path)]) for path in files.batches] for _ in range(5)]
        if any(run.code for pair in runs for run in pair):
            sys.exit("`batch` does not end with 0.")
        one, two = (min(run.processor for run in some) for some in zip(*runs))
        return (two - one) / files.count

    def benchmark(self, name, clock):
        """The median of a benchmark in nanoseconds, as the library prints it in the histogram of the clock."""
        line = [*self.programs["benchmarks"], "--quiet", "true", "--filter", re.escape(name).replace(r"\ ", " ")]
        text = subprocess.run(line, check=True, capture_output=True, text=True).stdout
        _, _, histogram = text.partition(f"Time ({clock}")
        histogram, _, _ = histogram.partition("Time (")
        lines = re.findall(r"^\s*([0-9.]+) ([01]\.[0-9]+) ", histogram, re.MULTILINE)
        median = next((value for value, percentile in lines if float(percentile) >= 0.5), None)
        if not median:
            sys.exit(f"The benchmark \"{name}\" printed no median. Why: swift package benchmark --filter '{name}'")
        return float(median)

    def seconds(self, need):
        return (min if isinstance(need, Screen) else statistics.median)(self.samples[need])

    def peak(self, need):
        """The peak memory of a run in bytes."""
        return max(self.peaks[need])


class Done(NamedTuple):
    """A process that ended: its seconds by the clock and of the processor, and its peak memory in bytes."""
    code: int
    wall: float
    processor: float
    peak: int


def spawn(line):
    """Runs a process without input and output."""
    silent = [(os.POSIX_SPAWN_OPEN, number, "/dev/null", os.O_RDWR, 0) for number in (0, 1, 2)]
    start = time.perf_counter()
    process = os.posix_spawn(line[0], line, os.environ, file_actions=silent)
    _, status, usage = os.wait4(process, 0)
    return Done(
        os.waitstatus_to_exitcode(status), time.perf_counter() - start, usage.ru_utime + usage.ru_stime,
        usage.ru_maxrss * (1 if sys.platform == "darwin" else 1024))
