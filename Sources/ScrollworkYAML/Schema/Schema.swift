/// All shapes, with a table that finds a shape's field by a key's index in constant time.
struct Schema: Sendable {
  static let standard = Schema()

  private static let none = UInt8.max

  let shapes: [Shape]
  private let places: [UInt8]

  private init() {
    let shapes = ShapeID.allCases.map(\.shape)
    let keys = KeyTable.keys
    var indexes: [SchemaKey: Int] = [:]
    for (index, key) in keys.enumerated() { indexes[key] = index }
    var places = [UInt8](repeating: Schema.none, count: shapes.count * keys.count)
    for (number, shape) in shapes.enumerated() {
      for (place, field) in shape.fields.enumerated() {
        if let index = indexes[field.key] {
          places[number * keys.count + index] = UInt8(clamping: place)
        }
      }
    }
    self.shapes = shapes
    self.places = places
  }

  subscript(_ id: ShapeID) -> Shape { shapes[Int(id.rawValue)] }

  /// The place of a key among a shape's fields.
  func place(of key: KeyTable.Index, in id: ShapeID) -> Int? {
    guard key != KeyTable.unknown else { return nil }
    let place = places[Int(id.rawValue) * KeyTable.keys.count + Int(key)]
    return place == Schema.none ? nil : Int(place)
  }
}
