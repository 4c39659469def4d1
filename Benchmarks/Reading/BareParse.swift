import CLibYAML

/// libyaml alone over the same bytes: every event made and thrown away. What the time of reading is
/// compared with.
enum BareParse {
  /// The number of events in a text.
  static func eventCount(_ bytes: [UInt8]) -> Int {
    bytes.withUnsafeBufferPointer { input in
      var parser = yaml_parser_t()
      guard yaml_parser_initialize(&parser) == 1 else { return 0 }
      defer { yaml_parser_delete(&parser) }
      yaml_parser_set_input_string(&parser, input.baseAddress, input.count)
      var event = yaml_event_t()
      var count = 0
      while yaml_parser_parse(&parser, &event) == 1 {
        count += 1
        let isLast = event.type == YAML_STREAM_END_EVENT
        yaml_event_delete(&event)
        if isLast { break }
      }
      return count
    }
  }
}
