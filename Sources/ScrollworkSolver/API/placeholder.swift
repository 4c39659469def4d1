struct ConflictFinder { init(_ s: ConstraintSystem) {}
 mutating func find(limit: Int) -> (conflicts: [Solution.Conflict], hasMore: Bool) { ([], false) } }
struct OpenChoice { init(_ s: ConstraintSystem, _ r: Reduction) {}
 mutating func settle(reportsRanges: Bool) -> [Solution.Range] { [] } }
