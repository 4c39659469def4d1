// Prints, for each scene, a number made of all bits of its frames and of the traces of its scripts.
// Usage: trace-bits FILE...
import ScrollworkLayout
import ScrollworkModel
import ScrollworkSimulation
import ScrollworkYAML

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// An FNV-1a hash of what is described: numbers are described with all their digits.
struct Fingerprint: SimulationObserver {
  private(set) var hash: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func add(_ value: some Any) {
    for byte in "\(value)".utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
  }

  mutating func step(_ step: TraceStep, _ moment: SimulationMoment) { add(step) }
}

func contents(of path: String) -> [UInt8]? {
  guard let file = fopen(path, "rb") else { return nil }
  defer { fclose(file) }
  var bytes: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 65536)
  while case let count = fread(&buffer, 1, buffer.count, file), count > 0 {
    bytes += buffer[..<count]
  }
  return bytes
}

for path in CommandLine.arguments.dropFirst() {
  guard let bytes = contents(of: path),
    let scene = SceneReader().read(SourceText(name: path, bytes: bytes)).scene
  else {
    print("\(path): can't be read")
    exit(1)
  }
  let resolved = SceneResolver.resolve(scene, viewport: scene.viewport).scene
  var frames = Fingerprint()
  frames.add(resolved.layout().views.map(\.frame))
  print("\(path) frames \(frames.hash)")
  for script in scene.scripts {
    var fingerprint = Fingerprint()
    _ = Simulation(scene).run(script, observer: &fingerprint)
    print("\(path) \(script.name.value) \(fingerprint.hash)")
  }
}
