"""Runs whatever the rows need, once in each round, and keeps the median."""

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
    """A benchmark in Benchmarks/LoanDetailBenchmarks; `scale` is how often its body runs in one iteration."""
    name: str
    scale: int = 1


class Peer(NamedTuple):
    """A task of peers.py with its files."""
    task: str
    files: tuple


class Start(NamedTuple):
    """A short process: `program` is "tool" or "hello"."""
    program: str
    arguments: tuple = ()


class Run(NamedTuple):
    """A long process of the tool, once in a round. It gives its time and its peak memory."""
    arguments: tuple


class Measuring:
    def __init__(self, tool, hello, python, benchmarks, here, by_processor):
        self.clock = "processor" if by_processor else "wall"
        self.programs = {"tool": str(tool), "hello": str(hello)}
        self.python, self.benchmarks, self.here = str(python), str(benchmarks), here
        self.samples, self.peaks, self.failures = {}, {}, {}

    def round(self, needs):
        starts = [need for need in needs if isinstance(need, Start)]
        times = {start: [] for start in starts}
        for _ in range(REPEATS):
            for start in starts:
                done = spawn([self.programs[start.program], *start.arguments])
                times[start].append(getattr(done, self.clock))
        for start, some in times.items():
            self.keep(start, statistics.median(some))
        for need in sorted(needs - set(starts), key=repr):
            if need not in self.failures:
                self.measure(need)

    def measure(self, need):
        if isinstance(need, Benchmark):
            self.keep(need, self.benchmark(need.name) / 1e9 / need.scale)
        elif isinstance(need, Peer):
            line = [self.python, str(self.here / "peers.py"), self.clock, need.task, *map(str, need.files)]
            self.keep(need, float(subprocess.run(line, check=True, capture_output=True).stdout) / 1e9)
        else:
            done = spawn([self.programs["tool"], *map(str, need.arguments)])
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

    def benchmark(self, name):
        """The median of a benchmark in nanoseconds, as the library prints it in the histogram of the clock."""
        line = [self.benchmarks, "--quiet", "true", "--filter", re.escape(name).replace(r"\ ", " ")]
        text = subprocess.run(line, check=True, capture_output=True, text=True).stdout
        _, _, histogram = text.partition(f"Time ({self.clock}")
        histogram, _, _ = histogram.partition("Time (")
        lines = re.findall(r"^\s*([0-9.]+) ([01]\.[0-9]+) ", histogram, re.MULTILINE)
        median = next((value for value, percentile in lines if float(percentile) >= 0.5), None)
        if not median:
            sys.exit(f"The benchmark \"{name}\" printed no median. Why: swift package benchmark --filter '{name}'")
        return float(median)

    def seconds(self, need):
        return statistics.median(self.samples[need])

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
