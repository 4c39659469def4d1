// swift-tools-version: 6.0
import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

func module(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

func tests(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .testTarget(
    name: name + "Tests", dependencies: [.init(stringLiteral: name)] + dependencies,
    swiftSettings: settings)
}

let package = Package(
  name: "Scrollwork",
  platforms: [.macOS(.v13), .iOS(.v16)],
  products: [
    .library(name: "Scrollwork", targets: ["Scrollwork"]),
    .library(name: "ScrollworkSolver", targets: ["ScrollworkSolver"]),
    .library(name: "ScrollworkYAML", targets: ["ScrollworkYAML"]),
    .library(name: "ScrollworkImport", targets: ["ScrollworkImport"]),
    .executable(name: "scrollwork", targets: ["ScrollworkMain"]),
  ],
  targets: [
    .systemLibrary(
      name: "CLibYAML", pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    module("ScrollworkModel"),
    .target(
      name: "ScrollworkSolver", swiftSettings: settings,
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    module("ScrollworkYAML", ["CLibYAML", "ScrollworkModel"]),
    module("ScrollworkLayout", ["ScrollworkModel", "ScrollworkSolver"]),
    module("ScrollworkMotion", ["ScrollworkModel"]),
    module("ScrollworkLinkage", ["ScrollworkModel"]),
    module(
      "ScrollworkSimulation",
      ["ScrollworkModel", "ScrollworkLayout", "ScrollworkMotion", "ScrollworkLinkage"]),
    module("ScrollworkRendering", ["ScrollworkModel", "ScrollworkLayout", "ScrollworkSimulation"]),
    module("ScrollworkImport", ["ScrollworkModel"]),
    module(
      "Scrollwork",
      [
        "ScrollworkModel", "ScrollworkLayout", "ScrollworkMotion", "ScrollworkLinkage",
        "ScrollworkSimulation", "ScrollworkRendering",
      ]),
    module(
      "ScrollworkCLI",
      [
        "ScrollworkModel", "ScrollworkYAML", "ScrollworkLayout", "ScrollworkRendering",
        "ScrollworkSimulation", "ScrollworkImport", "ScrollworkLinkage",
      ]),
    // Not called `scrollwork`: a file system that ignores case can't have that beside `Scrollwork`.
    .executableTarget(
      name: "ScrollworkMain", dependencies: ["ScrollworkCLI"], swiftSettings: settings),
    .target(
      name: "SolverWorkloads", dependencies: ["ScrollworkSolver"], path: "Benchmarks/Workloads",
      swiftSettings: settings),
    .executableTarget(
      name: "solver-benchmark", dependencies: ["ScrollworkSolver", "SolverWorkloads"],
      path: "Benchmarks/Solver",
      exclude: ["kiwi.py"], swiftSettings: settings),
    .executableTarget(
      name: "solver-cases", dependencies: ["ScrollworkSolver"], path: "Tests/Oracle/SolverCases",
      swiftSettings: settings),
    .executableTarget(
      name: "conflict-rows",
      dependencies: [
        "ScrollworkModel", "ScrollworkSolver", "ScrollworkYAML", "ScrollworkLayout",
      ], path: "Tests/Oracle/ConflictRows", swiftSettings: settings),
    .executableTarget(
      name: "trace-bits",
      dependencies: [
        "ScrollworkModel", "ScrollworkYAML", "ScrollworkLayout", "ScrollworkSimulation",
      ],
      path: "Tests/Oracle/TraceBits", swiftSettings: settings),
    .executableTarget(
      name: "layout-benchmark",
      dependencies: [
        "ScrollworkModel", "ScrollworkLayout", "ScrollworkLinkage", "ScrollworkSimulation",
        "ScrollworkSolver", "SolverWorkloads",
      ],
      path: "Benchmarks/Layout", swiftSettings: settings),
    .executableTarget(
      name: "simulation-benchmark",
      dependencies: ["ScrollworkModel", "ScrollworkSimulation", "ScrollworkYAML"],
      path: "Benchmarks/Simulation", swiftSettings: settings),
    .executableTarget(
      name: "linkage-benchmark", dependencies: ["ScrollworkModel", "ScrollworkLinkage"],
      path: "Benchmarks/Linkage", swiftSettings: settings),
    .executableTarget(
      name: "reading-benchmark",
      dependencies: [
        "CLibYAML", "ScrollworkModel", "ScrollworkYAML", "ScrollworkLayout", "ScrollworkRendering",
      ],
      path: "Benchmarks/Reading", swiftSettings: settings),
    .target(
      name: "ScrollworkTestSupport", dependencies: ["ScrollworkModel"], path: "Tests/Support",
      swiftSettings: settings),
    tests("ScrollworkModel", ["ScrollworkTestSupport"]),
    tests("ScrollworkSolver", ["SolverWorkloads"]),
    tests("ScrollworkYAML", ["ScrollworkModel"]),
    tests("ScrollworkLayout", ["ScrollworkModel", "ScrollworkSolver", "ScrollworkYAML"]),
    tests(
      "ScrollworkLinkage",
      ["ScrollworkModel", "ScrollworkYAML", "ScrollworkLayout", "ScrollworkCLI"]),
    tests("ScrollworkImport", ["ScrollworkModel", "ScrollworkLayout"]),
    tests("ScrollworkMotion", ["ScrollworkModel", "ScrollworkTestSupport"]),
    tests(
      "ScrollworkSimulation",
      [
        "ScrollworkModel", "ScrollworkMotion", "ScrollworkYAML", "ScrollworkLinkage",
        "ScrollworkCLI", "ScrollworkTestSupport",
      ]),
    tests("ScrollworkRendering", ["ScrollworkModel", "ScrollworkLayout"]),
    tests(
      "ScrollworkCLI",
      ["ScrollworkModel", "ScrollworkYAML", "ScrollworkLayout", "ScrollworkRendering"]),
  ]
)
