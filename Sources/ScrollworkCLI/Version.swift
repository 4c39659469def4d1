/// The tool's version (semantic versioning).
public let scrollworkVersion = "0.1.0"
