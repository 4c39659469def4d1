/// What a scene links: its `links` and the names of its `let`, in document order.
public struct LinkSet: Sendable {
  public var links: [LinkDeclaration] = []
  public var definitions: [LinkDefinition] = []

  public init() {}

  public var isEmpty: Bool { links.isEmpty && definitions.isEmpty }
}
