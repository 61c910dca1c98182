"""Makes the screens of all records of a text file on a Spark cluster, with `loan-detail batch` on each part.

    spark-submit --files /opt/bin/loan-detail spark_batch.py loans.ndjson screens -- ./loan-detail batch --as-of 2026-11-21

The parts of the output, put together in the order of their names, are byte for byte what one `loan-detail batch` makes of
the whole file: line numbers go on from part to part. The job prints the counts as JSON. A part whose program fails, is
killed, or whose output is not what its summary says, fails, and Spark tries it again; Spark keeps the output of one
attempt only.
"""

import argparse
import hashlib
import json
import os
import subprocess
import tempfile
import threading

from pyspark import SparkConf, SparkContext

DONE, BAD_LINES = 0, 65


def main():
    arguments = parse()
    conf = SparkConf().setAppName("loan-detail batch")
    # A line ends with a newline and with nothing else: a carriage return inside JSON is white space.
    conf.set("spark.hadoop.textinputformat.record.delimiter", "\n")
    context = SparkContext(conf=conf)
    lines = context.textFile(arguments.input, arguments.parts, use_unicode=False)

    counted = lines.mapPartitions(lambda part: [sum(1 for _ in part)]).collect()
    offsets = [sum(counted[:number]) for number in range(len(counted))]
    screens = lines.mapPartitionsWithIndex(lambda number, part: render(part, offsets[number], arguments.command))
    # As text, so that saveAsTextFile writes the lines as they are, whatever the type of their bytes in Python.
    screens.map(lambda line: line.decode("utf-8")).saveAsTextFile(arguments.output)
    print(json.dumps({"parts": len(counted), "lines": sum(counted)}))
    context.stop()


def parse():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("input", help="a file, or a folder, of one record on each line, where Spark can read it")
    parser.add_argument("output", help="the folder for the parts of the output; it must not exist")
    parser.add_argument("--parts", type=int, default=None, help="at least so many parts")
    parser.add_argument("command", nargs="+", help="after --: loan-detail batch, with its options")
    return parser.parse_args()


def render(lines, offset, command):
    """Yields the output lines of a part. They are complete, or an error follows them."""
    with tempfile.TemporaryDirectory() as folder:
        summary_path = os.path.join(folder, "summary.json")
        # Spark gives each task a core: one thread for each.
        line = [*command, "--threads", "1", "--line-offset", str(offset), "--summary", summary_path]
        program = subprocess.Popen(line, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        feeder = threading.Thread(target=feed, args=(lines, program.stdin), daemon=True)
        messages = []
        listener = threading.Thread(target=lambda: messages.append(program.stderr.read()), daemon=True)
        feeder.start()
        listener.start()
        digest = hashlib.sha256()
        for screen in program.stdout:
            digest.update(screen)
            yield screen.removesuffix(b"\n")
        code = program.wait()
        feeder.join()
        listener.join()
        if code not in (DONE, BAD_LINES):
            raise RuntimeError(f"{line[0]} ended with {code}: {messages[0].decode(errors='replace')[-2000:]}")
        with open(summary_path, encoding="utf-8") as file:
            summary = json.load(file)
        if not summary["complete"] or summary["sha256"] != digest.hexdigest():
            raise RuntimeError(f"The output of the lines from {offset + 1} on is not what its summary says.")


def feed(lines, pipe):
    """Writes the lines of a part to the program."""
    try:
        for line in lines:
            pipe.write(line if isinstance(line, bytes) else line.encode("utf-8"))
            pipe.write(b"\n")
        pipe.close()
    except BrokenPipeError:
        # The program has ended; its exit code says why.
        pass


if __name__ == "__main__":
    main()
