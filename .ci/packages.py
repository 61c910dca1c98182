"""Makes the files of a release from a built tool: a stripped binary, a Debian package, a bill of materials, checksums.

Usage: python3 .ci/packages.py TOOL MAP FOLDER

TOOL is the tool as .ci/release builds it, MAP what the linker wrote about it. The bill of materials (CycloneDX 1.6) names each
library of which the map says that a part of it is in the binary; a library that is not in the table below ends the run. The
same tool gives the same bytes: all times are that of the last commit. Needs dpkg-deb and strip.
"""
import functools
import hashlib
import json
import os
import pathlib
import platform
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import uuid

ROOT = pathlib.Path(__file__).resolve().parent.parent
NAME = "loan-detail"
DESCRIPTION = "Loan detail screens of any credit product, from the records of a bank"
SWIFT = "Apache-2.0 WITH Swift-exception"
# By the file of a static library: the component, and its licence. Those of the toolchain have its version.
LIBRARIES = {
    **{f"libswift{name}.a": ("swift", SWIFT) for name in (
        "Core", "_Concurrency", "_StringProcessing", "_RegexParser", "Synchronization", "_Builtin_float", "Glibc", "Runtime",
        "Observation", "SwiftOnoneSupport", "Dispatch", "_Volatile", "RegexBuilder", "Distributed", "_Differentiation")},
    "libdispatch.a": ("swift-corelibs-libdispatch", SWIFT),
    "libBlocksRuntime.a": ("swift-corelibs-libdispatch", SWIFT),
    **{f"lib{name}.a": ("swift-corelibs-foundation", SWIFT) for name in (
        "CoreFoundation", "Foundation", "FoundationEssentials", "FoundationInternationalization", "_FoundationCShims",
        "FoundationNetworking", "FoundationXML", "_CFURLSessionInterface", "_CFXMLInterface")},
    "lib_FoundationCollections.a": ("swift-collections", SWIFT),
    "lib_FoundationICU.a": ("icu", "Unicode-3.0"),
    **{f"lib{name}.a": ("glibc", "LGPL-2.1-or-later") for name in ("c", "m", "mvec", "pthread", "dl", "util", "rt")},
    "libstdc++.a": ("libstdc++", "GPL-3.0-or-later WITH GCC-exception-3.1"),
    "libgcc.a": ("libgcc", "GPL-3.0-or-later WITH GCC-exception-3.1"),
    "libgcc_eh.a": ("libgcc", "GPL-3.0-or-later WITH GCC-exception-3.1"),
}
# What is linked from a package of the system, and the package whose version counts.
FROM_SYSTEM = {"glibc": "libc.a", "libstdc++": "libstdc++.a", "libgcc": "libgcc.a"}


def main():
    if len(sys.argv) != 4:
        sys.exit(__doc__)
    tool, link_map, folder = (pathlib.Path(argument).resolve() for argument in sys.argv[1:])
    version = output([tool, "--version"]).split()[-1]
    commit = output(["git", "rev-parse", "HEAD"], cwd=ROOT).strip()
    os.environ["SOURCE_DATE_EPOCH"] = output(["git", "log", "-1", "--format=%ct"], cwd=ROOT).strip()
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    with tempfile.TemporaryDirectory() as name:
        binary = pathlib.Path(name, NAME)
        subprocess.run(["strip", "-o", binary, tool], check=True)
        binary.chmod(0o755)
        made = f"{NAME}-{version}-{platform.system().lower()}-{platform.machine()}"
        archive(folder / f"{made}.tar", [(binary, f"{made}/{NAME}"), (ROOT / "LICENSE", f"{made}/LICENSE")])
        debian(folder, binary, version)
        bill = materials(link_map, binary, version, commit)
        (folder / f"{made}.cdx.json").write_text(json.dumps(bill, indent=2) + "\n")
    files = sorted(folder.iterdir())
    sums = "".join(f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in files)
    (folder / "SHA256SUMS").write_text(sums)
    for file in sorted(folder.iterdir()):
        print(f"{file.stat().st_size:>12,} {file}")


def output(command, **options):
    return subprocess.run(command, check=True, capture_output=True, text=True, **options).stdout


def archive(path, files):
    """Writes a tar file, compressed with xz, in which nothing depends on who makes it, and when."""
    def plain(entry):
        entry.uid = entry.gid = 0
        entry.uname = entry.gname = "root"
        entry.mtime = int(os.environ["SOURCE_DATE_EPOCH"])
        entry.mode = 0o755 if entry.mode & 0o100 else 0o644
        return entry

    with tarfile.open(f"{path}.xz", "w:xz") as tar:
        for file, name in files:
            tar.add(file, name, filter=plain)


def architecture():
    return {"x86_64": "amd64", "aarch64": "arm64"}[platform.machine()]


def debian(folder, binary, version):
    """Makes the Debian package: the tool, its completions for three shells, and the licence. It depends on nothing."""
    with tempfile.TemporaryDirectory() as name:
        root = pathlib.Path(name, NAME)
        completed = {shell: output([binary, "completions", shell]) for shell in ("bash", "zsh", "fish")}
        texts = {
            f"usr/share/bash-completion/completions/{NAME}": completed["bash"],
            f"usr/share/zsh/vendor-completions/_{NAME}": completed["zsh"],
            f"usr/share/fish/vendor_completions.d/{NAME}.fish": completed["fish"],
            f"usr/share/doc/{NAME}/copyright": (ROOT / "LICENSE").read_text(),
        }
        for path, text in texts.items():
            file = root / path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text)
        (root / "usr/bin").mkdir(parents=True)
        shutil.copy2(binary, root / "usr/bin" / NAME)
        size = sum(file.stat().st_size for file in root.rglob("*") if file.is_file())
        (root / "DEBIAN").mkdir()
        # The field Maintainer is required; the project has no person to name.
        (root / "DEBIAN/control").write_text(
            f"Package: {NAME}\nVersion: {version}\nArchitecture: {architecture()}\nMaintainer: the developers of {NAME}"
            f" <noreply@invalid>\nInstalled-Size: {-(-size // 1024)}\nSection: utils\nPriority: optional\n"
            f"Description: {DESCRIPTION}\n Renders the loan detail of a product as text, JSON, HTML, CSV or a calendar,\n"
            " one at a time or millions in a batch. A single static program without dependencies.\n")
        for file in root.rglob("*"):
            file.chmod(0o755 if file.is_dir() or file.parent.name == "bin" else 0o644)
        path = folder / f"{NAME}_{version}_{architecture()}.deb"
        subprocess.run(["dpkg-deb", "--root-owner-group", "-Zxz", "--build", root, path], check=True, capture_output=True)


def materials(link_map, binary, version, commit):
    """Returns the bill of materials: the tool, and what is linked into it."""
    found = {}
    named = set(re.findall(r"([^/\s]+)\.a\(", link_map.read_text(errors="replace")))
    # The mathematics of glibc are in a file with its version.
    for library in sorted({re.sub(r"-[\d.]+$", "", name) + ".a" for name in named}):
        if library not in LIBRARIES:
            sys.exit(f"{library} is linked into the tool; say in .ci/packages.py which component it belongs to.")
        component, licence = LIBRARIES[library]
        found.setdefault(component, (licence, []))[1].append(library)
    if "swift" not in found:
        sys.exit(f"{link_map} names no part of Swift's own library; it is not the map of a static program.")
    components = [{
        "type": "library", "bom-ref": name, "name": name, "version": version_of(name),
        "licenses": [{"expression": licence}],
        "properties": [{"name": f"{NAME}:archive", "value": library} for library in libraries],
    } for name, (licence, libraries) in sorted(found.items())]
    return {
        "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json", "bomFormat": "CycloneDX", "specVersion": "1.6",
        "serialNumber": f"urn:uuid:{uuid.uuid5(uuid.NAMESPACE_URL, f'{NAME}:{version}:{commit}:{digest(binary)}')}",
        "version": 1,
        "metadata": {"component": {
            "type": "application", "bom-ref": NAME, "name": NAME, "version": version, "description": DESCRIPTION,
            "licenses": [{"license": {"id": "Apache-2.0"}}],
            "hashes": [{"alg": "SHA-256", "content": digest(binary)}],
            "properties": [{"name": f"{NAME}:commit", "value": commit}],
        }},
        "components": components,
        "dependencies": [{"ref": NAME, "dependsOn": [component["bom-ref"] for component in components]}],
    }


def digest(file):
    return hashlib.sha256(file.read_bytes()).hexdigest()


@functools.cache
def version_of(component):
    """The version of a component: that of the toolchain, or of the system's package that its library is from."""
    if component not in FROM_SYSTEM:
        return re.search(r"Swift version (\S+)", output(["swift", "--version"]))[1]
    file = output(["gcc", f"-print-file-name={FROM_SYSTEM[component]}"]).strip()
    package = output(["dpkg-query", "--search", os.path.realpath(file)]).split(": ")[0]
    return output(["dpkg-query", "--show", "--showformat=${Version}", package])


if __name__ == "__main__":
    main()
