/// Names of a resolved scene: view ids and paths by scope, and constraints.
public struct NameTable: Sendable {
}
