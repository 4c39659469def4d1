"""Holds the JSON Schema that the tool prints against scenes, with another reader and validator.

Every scene of the examples and fixtures that the tool can read has to pass. Scenes that it can't
read because of a single key or value have to fail: those of the catalogue of rules, and good scenes
in which one thing was broken. Folders given on the command line are looked at too.

Usage: schema.py BINARY [FOLDER...]
"""
import copy
import json
import pathlib
import random
import subprocess
import sys

import jsonschema
from ruamel.yaml import YAML
from ruamel.yaml.error import YAMLError

ROOT = pathlib.Path(__file__).resolve().parents[2]
FOLDERS = ["Examples", "Tests/Fixtures/cli", "Tests/Fixtures/Problems", "Tests/Fixtures/InterfaceBuilder"]
# Rules about one key or value. What a name stands for, what excludes what and how YAML is written
# is beyond a schema.
CHECKED = {
    "missing-key", "unknown-key", "wrong-kind", "null", "unknown-word", "range", "identifier",
    "constraint-form", "unknown-device", "version",
}
failures = []


def fail(message):
    failures.append(message)
    print("FAIL", message)


def text_keys(value):
    """Keys as texts, as JSON has them."""
    if isinstance(value, dict):
        return {str(key): text_keys(inner) for key, inner in value.items()}
    return [text_keys(inner) for inner in value] if isinstance(value, list) else value


def read(text):
    yaml = YAML(typ="safe", pure=True)
    yaml.version = (1, 2)
    return text_keys(yaml.load(text))


def readable(binary, files):
    """Names of the files that are scenes, whatever is found in their layout."""
    result = subprocess.run(
        [binary, "validate", "-f", "json", *map(str, files)], capture_output=True, text=True)
    found = json.loads(result.stdout)["files"]
    unknown = {"SW%03d" % number for number in range(40, 60)}
    # Names and equations are looked up after reading; a schema doesn't know them.
    return {
        file["file"]
        for file in found
        if all(d["severity"] != "error" or d["code"] in unknown or d["code"] > "SW090"
               for d in file["diagnostics"])
    }


def mappings(value, path=()):
    """All mappings of a scene with the keys that lead to them."""
    if isinstance(value, dict):
        yield path, value
        for key, inner in value.items():
            yield from mappings(inner, path + (key,))
    elif isinstance(value, list):
        for place, inner in enumerate(value):
            yield from mappings(inner, path + (place,))


def at(value, path):
    for key in path:
        value = value[key]
    return value


def is_free(path, mapping):
    """Mappings whose keys the author chooses, or that stand for a constraint."""
    names = {"metrics", "templates", "let", "scripts", "physics", "frames", "contentSize",
             "ambiguous", "customSpacing", "adjustedContentInset", "offsetRange", "pages", "set"}
    lists = {"constraints", "repeat", "stops", "links"}
    return bool(path) and (path[-1] in names or bool(lists & set(path))) or "scripts" in path


def broken(scene, generator):
    """Scenes with one thing wrong, and what that is."""
    places = [item for item in mappings(scene) if item[1] and not is_free(*item)]
    for path, mapping in generator.sample(places, min(4, len(places))):
        key = generator.choice(sorted(mapping))
        for what in ("typo", "null", "list", "mapping"):
            result = copy.deepcopy(scene)
            target = at(result, path)
            if what == "typo":
                target[key + "x"] = target.pop(key)
            elif what == "null":
                target[key] = None
            elif what == "list":
                target[key] = [[["wrong"]]]
            else:
                target[key] = {"wrong key": 1}
            if key in ("repeat", "metrics", "templates", "let", "physics"):
                continue
            yield "%s of %s" % (what, "/".join(map(str, path + (key,)))), result


def main():
    binary = str(pathlib.Path(sys.argv[1]).resolve())
    schema = json.loads(subprocess.run([binary, "schema"], capture_output=True, text=True).stdout)
    jsonschema.Draft202012Validator.check_schema(schema)
    validator = jsonschema.Draft202012Validator(schema)
    folders = [ROOT / folder for folder in FOLDERS] + [pathlib.Path(a) for a in sys.argv[2:]]
    files = sorted(file for folder in folders for file in folder.rglob("*.yaml"))
    # The recorded layouts are many and alike.
    recorded = [file for file in files if "InterfaceBuilder" in file.parts]
    files = [file for file in files if file not in set(recorded)] + recorded[::5]
    good = readable(binary, files)
    passed, rejected = 0, 0
    generator = random.Random(1)
    for file in files:
        if str(file) not in good:
            continue
        scene = read(file.read_text())
        errors = list(validator.iter_errors(scene))
        for error in errors[:3]:
            fail("%s: %s: %s" % (
                file, "/".join(map(str, error.absolute_path)), error.message[:200]))
        passed += not errors
        for what, changed in broken(scene, generator):
            if validator.is_valid(changed):
                fail("%s: %s is taken" % (file, what))
            else:
                rejected += 1
    for rule in rules(binary):
        for kind in ("failing", "repaired"):
            if "scene" not in rule[kind]:
                continue
            try:
                scene = read(rule[kind]["scene"])
            except YAMLError:
                continue
            valid = validator.is_valid(scene)
            if kind == "repaired" and not valid:
                fail("the repaired scene of %s is rejected" % rule["code"])
            if kind == "failing" and rule["name"] in CHECKED and valid:
                fail("the failing scene of %s is taken" % rule["code"])
            rejected += kind == "failing" and not valid
    print("%d scenes pass, %d broken ones fail, %d problems with the schema" % (
        passed, rejected, len(failures)))
    sys.exit(1 if failures or passed < 200 or rejected < 1000 else 0)


def rules(binary):
    run = lambda *arguments: json.loads(
        subprocess.run([binary, *arguments, "-f", "json"], capture_output=True, text=True).stdout)
    return run("explain", *(rule["code"] for rule in run("rules")["rules"]))["rules"]


main()
