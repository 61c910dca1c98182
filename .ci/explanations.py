"""Checks that every item of a screen has an explanation."""

from schemas import faults_of
from wire import nodes

CLIENTS = [[], ["--client-version", "1", "--client-kinds", "row,note"]]


def check(tool, documents):
    """Returns the faults of the explanations for each client; prints the number of items explained."""
    questions = [(document, client) for document in documents for client in CLIENTS]
    answers = tool.all(questions, lambda it: tool.json("explain", *it[0].line[1:], *it[1]))
    explained, total, faults = 0, 0, []
    for (document, client), answer in zip(questions, answers):
        name = " ".join(["explain", *document.line[1:], *client])
        faults += faults_of("explanation", answer, name)
        sources = {item["id"]: item["sources"] for item in answer["items"]}
        ids = [node["id"] for node in nodes(document.content)]
        missing = [id for id in ids if not sources.get(id)]
        total += len(ids)
        explained += len(ids) - len(missing)
        if missing:
            faults.append(f"{name}: {len(missing)} items without a source, such as {missing[0]}")
    print(f"explained: {explained} of {total} items")
    return faults
