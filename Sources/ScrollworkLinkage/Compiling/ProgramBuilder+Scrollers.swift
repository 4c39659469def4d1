internal import ScrollworkModel

extension ProgramBuilder {
  /// Adds a map from one member to another and gives its index.
  mutating func linkMap(_ draft: DraftMap) -> Int32 {
    let map = LinkMap(
      measure: draft.measure, from: member(draft.from, draft.axis),
      to: member(draft.to, draft.axis), incoming: incoming(draft.to, draft.axis),
      ratio: draft.ratio.map { expression($0) } ?? -1, dividesByRatio: draft.dividesByRatio,
      table: draft.table, clamps: draft.clamps, empty: draft.empty)
    program.maps.append(map)
    return Int32(program.maps.count - 1)
  }

  /// Notes a member that may lead and that a finger can move.
  mutating func noteKnob(_ member: DraftMember, _ axis: Axis, isDriven: Bool) {
    guard case .knob(let view, let track) = member else { return }
    let knob = LinkKnob(view: view, track: track, axis: axis, isDriven: isDriven)
    if !program.knobs.contains(knob) { program.knobs.append(knob) }
  }

  /// A scroll view's range, or the way that a knob has in its track.
  private mutating func member(_ member: DraftMember, _ axis: Axis) -> LinkMember {
    switch member {
    case .scroller(let view):
      return LinkMember(
        offset: offset(view, axis), low: scroll(view, .low(axis)), high: scroll(view, .high(axis)),
        pages: pages(view, axis))
    case .knob(let view, let track):
      let size: FrameAttribute = axis == .horizontal ? .width : .height
      let way = binary(
        .subtract, frame(LayoutItem(.view, track), size), frame(LayoutItem(.view, view), size))
      let high = evaluate([
        ProgramBuilder.load(way), ProgramBuilder.load(constant(0)),
        Code(operation: .call, function: .max, argument: 2),
      ])
      return LinkMember(
        offset: properties[member.target(axis)] ?? incoming(member, axis), low: constant(0),
        high: high, pages: -1)
    }
  }

  /// Where a member stands before links move it.
  private mutating func incoming(_ member: DraftMember, _ axis: Axis) -> Int32 {
    switch member {
    case .scroller(let view): scroll(view, .offset(axis))
    case .knob(let view, _): frame(LayoutItem(.view, view), axis == .horizontal ? .x : .y)
    }
  }

  /// Writes a group: one node that moves all members but the one that leads.
  mutating func group(_ draft: DraftGroup, _ names: TargetNames) {
    var group = LinkGroup(
      incoming: [], outputs: [], isKnob: [],
      edges: Array(repeating: [], count: draft.members.count), memory: memory(draft.members.count),
      binding: Int32(program.bindings.count))
    for member in draft.members {
      // One that is driven besides stands where that puts it.
      let driven = properties[member.target(draft.axis)]
      group.incoming.append(driven ?? incoming(member, draft.axis))
      group.outputs.append(slot())
      group.isKnob.append(driven == nil && member.isKnob)
      if driven == nil { noteKnob(member, draft.axis, isDriven: true) }
    }
    for map in draft.maps {
      group.edges[map.from].append((to: Int32(map.to), map: linkMap(map.map)))
    }
    program.groups.append(group)
    program.nodes.append(
      Node(kind: .group, out: group.outputs[0], b: Int32(program.groups.count - 1)))
    for (index, member) in draft.members.enumerated() {
      let target = member.target(draft.axis)
      let name = names.name(target)
      let others = draft.members.indices.filter { $0 != index }
        .map { names.name(draft.members[$0].target(draft.axis)) }
      program.bindings.append(
        LinkBinding(
          link: draft.link, span: draft.span, target: target, name: name,
          source: "linked with \(others.joined(separator: ", "))", isMember: true,
          sourceQuantity: .length, stopCount: nil, hasMemory: false, operands: [],
          sourceSlot: group.incoming[index], mappedSlot: group.outputs[index],
          resultSlot: group.outputs[index], baseSlot: group.incoming[index]))
      properties[target] = group.outputs[index]
      if let place = outputs.firstIndex(where: { $0.target == target }) {
        outputs[place].slot = group.outputs[index]
      } else {
        outputs.append(
          LinkProgram.Output(
            target: target, name: name, slot: group.outputs[index], base: group.incoming[index]))
      }
    }
  }
}
