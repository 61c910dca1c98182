import DesignSystem
import Testing

struct CustomKindTests {
  private let kind = CustomKind(
    "teapot:lid", summary: "The lid.",
    fields: [
      .init("shape", .text, isRequired: true, "Its shape."), .init("count", .integer, "How many."),
      .init("holes", .list(.object([.init("wide", .flag, isRequired: true, "Whether it is wide.")])), "Its holes."),
    ])

  private func faults(_ payload: [CustomItem.Field]) -> [String] {
    kind.faults(
      in: CustomItem(
        id: "lid", kind: "teapot:lid", accessibilityLabel: "Lid", payload: payload,
        fallback: .note(Note(id: "lid.note", text: "Lid"))))
  }

  @Test("a payload that matches its kind has no faults")
  func validPayload() {
    #expect(faults([.init("shape", .value(.text("round")))]).isEmpty)
    #expect(
      faults([
        .init("shape", .value(.text("round"))), .init("holes", .list([.object([.init("wide", .flag(true))])])),
      ]).isEmpty)
  }

  @Test("every difference from the kind is a fault")
  func invalidPayload() {
    #expect(faults([]) == ["payload.shape is missing."])
    #expect(
      faults([.init("shape", .integer(1))]) == ["payload.shape is a whole number; expected: a text."])
    #expect(
      faults([.init("shape", .value(.text("a"))), .init("shape", .value(.text("b")))])
        == ["payload.shape is there more than once."])
    #expect(
      faults([.init("shape", .value(.text("a"))), .init("glaze", .flag(true))])
        == ["payload.glaze is not among the kind's fields: shape, count, holes."])
    #expect(
      faults([.init("shape", .value(.text("a"))), .init("holes", .list([.object([])]))])
        == ["payload.holes[0].wide is missing."])
  }

  @Test("a choice is one of the words that its field lists")
  func choices() {
    let kind = CustomKind(
      "teapot:lid", summary: "The lid.",
      fields: [
        .init("state", .choice(["on", "off", "8"]), "Where it is."),
        .init("knob", .object([.init("kind", .choice(["round"]), "Its form.")]), "Its knob."),
      ])
    func faults(_ payload: CustomItem.Field) -> [String] {
      kind.faults(
        in: CustomItem(
          id: "lid", kind: "teapot:lid", accessibilityLabel: "Lid", payload: [payload],
          fallback: .note(Note(id: "lid.note", text: "Lid"))))
    }
    #expect(faults(.init("state", .choice("off"))) == [])
    #expect(faults(.init("state", .choice("lost"))) == ["payload.state is \"lost\"; expected: one of on, off, 8."])
    #expect(
      faults(.init("state", .choice("8")))
        == ["payload.state is \"8\"; expected: Latin letters, digits, hyphens and underscores, a letter first."])
    #expect(faults(.init("state", .value(.text("on")))) == ["payload.state is a text; expected: a choice."])
    #expect(
      faults(.init("knob", .object([.init("kind", .choice("round"))])))
        == ["payload.knob.kind is a choice; expected: another name, because readers tell values by a text \"kind\"."])
  }
}
