"""Compares the surfaces of A2UI beside the answers with those that `render` prints, which .ci/surfaces checks."""

import json

from server import META, Server

CLIENTS = {
    ("0.9.1", "basic"): {"v0.9": ["https://a2ui.org/specification/v0_9/catalogs/basic/catalog.json"]},
    ("1.0", "basic"): {"v1.0": ["https://a2ui.org/specification/v1_0/catalogs/basic/catalog.json"]},
    ("1.0", "own"): {
        "v1.0": ["urn:loan-detail-engine:a2ui:1.0:1", "https://a2ui.org/specification/v1_0/catalogs/basic/catalog.json"]},
}
MEDIA_TYPE = "application/a2ui+json"
# A longer surface is left out: the text is complete.
LONGEST = 1 << 18
NO_SUCH_SCREEN = 66


def check(tool):
    names = [f"{it['type']}:{it['id']}" for it in tool.json("list", "--locale", "en_US")["products"]]
    lines = [(name, screen, client) for name in names for screen in ("main", "schedule") for client in CLIENTS]
    expected = tool.all(lines, lambda line: printed(tool, *line))
    faults, count = [], 0
    with Server(tool) as server:
        for (name, screen, client), messages in zip(lines, expected):
            meta = {**META, "a2ui": {"clientCapabilities": capabilities(client)}}
            result = server.request(
                "tools/call", name="show_screen", arguments={"product": name, "screen": screen}, _meta=meta)["result"]
            contents = server.request(
                "resources/read", uri=f"loan-detail://screens/{name}/{screen}", _meta=meta).get("result", {}).get("contents", [])
            for place, given in [("answer", surface_of(result)), ("resource", surface_in(contents))]:
                count += given is not None
                if given != messages:
                    faults.append(f"{name} {screen} {client}: another surface in the {place} than that of render")
            if result["content"][0]["type"] != "text" or not result["content"][0]["text"]:
                faults.append(f"{name} {screen}: no text beside the surface")
        plain = server.request("tools/call", name="show_screen", arguments={"product": names[0]})["result"]
    if surface_of(plain) is not None:
        faults.append("a surface for a client that states no catalog")
    return f"{len(lines)} screens, {count} surfaces in answers and resources", faults


def capabilities(client):
    return {version: {"supportedCatalogIds": ids} for version, ids in CLIENTS[client].items()}


def printed(tool, name, screen, client):
    """The messages of a surface; None where the product has no such screen, or the surface is too long."""
    version, catalog = client
    output = tool.bytes([
        "render", name, "--screen", screen, "--locale", "en_US", "--format", "a2ui", "--a2ui-version", version,
        "--a2ui-catalog", catalog], codes=(0, NO_SUCH_SCREEN))
    return [json.loads(line) for line in output.splitlines()] if 0 < len(output) <= LONGEST else None


def surface_of(result):
    """The messages in the result of a tool, which only the user sees."""
    parts = [it for it in result["content"] if it["type"] == "resource"]
    if any(it["annotations"] != {"audience": ["user"]} for it in parts):
        return "a surface that a model reads"
    return surface_in([it["resource"] for it in parts])


def surface_in(contents):
    surfaces = [json.loads(it["text"]) for it in contents if it["mimeType"] == MEDIA_TYPE]
    return surfaces[0] if len(surfaces) == 1 else surfaces or None
