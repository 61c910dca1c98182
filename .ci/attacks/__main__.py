"""Attacks the tool and prints a line for each attack with its verdict; fails if one succeeds.

Usage: python3 .ci/attacks TOOL [WORD…]     only the attacks whose names contain one of the words

Every run must end by itself with a documented exit code in time and within its memory, must say why it failed, and must
not send control characters to a terminal. Beside that, each attack has a check of its own.
"""
import pathlib
import sys
import tempfile
import time

sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import commands  # noqa: E402
import debts  # noqa: E402
import documents  # noqa: E402
import growth  # noqa: E402
import masks  # noqa: E402
import processes  # noqa: E402
import records  # noqa: E402
from tool import Tool  # noqa: E402


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    words, succeeded, count, start = sys.argv[2:], [], 0, time.monotonic()
    for module in (masks, records, documents, debts, commands, processes, growth):
        with tempfile.TemporaryDirectory() as folder:
            tool = Tool(pathlib.Path(sys.argv[1]).resolve(), pathlib.Path(folder))
            for name, check in module.attacks(tool):
                if words and not any(word in name for word in words):
                    continue
                count += 1
                try:
                    fault = check()
                except (OSError, ValueError, IndexError, KeyError) as error:
                    fault = f"the check itself fails: {error!r}"
                print(f"{'SUCCEEDS' if fault else 'fails   '}  {name}" + (f": {fault}" if fault else ""), flush=True)
                if fault:
                    succeeded.append(name)
    print(f"{len(succeeded)} of {count} attacks succeed, {time.monotonic() - start:.0f} s")
    sys.exit(1 if succeeded else 0)


main()
