import Testing

@testable import LoanDetailGallery

@Suite("What differs in two JSON screens")
struct JSONDifferenceTests {
  @Test("is named by the items on the way and the property, with the old and the new value")
  func property() {
    #expect(
      differences(
        #"{"headerItem": {"kind": "header", "id": "header", "items": [{"id": "debt.total", "money": {"text": "1"}}]}}"#,
        #"{"headerItem": {"kind": "header", "id": "header", "items": [{"id": "debt.total", "money": {"text": "2"}}]}}"#)
          == """
          at header › debt.total › money.text:
          - "1"
          + "2"
          """)
  }

  @Test("may be an item that is gone, one that is new, and what was moved")
  func items() {
    let row = #"{"kind": "row", "id": "a", "accessibilityLabel": "Rate: 5%"}"#
    let note = #"{"kind": "note", "id": "n", "accessibilityLabel": "Thanks"}"#
    let others = #"{"kind": "note", "id": "x"}, {"kind": "note", "id": "y"}"#
    let turned = #"{"kind": "note", "id": "y"}, {"kind": "note", "id": "x"}"#
    #expect(
      differences(#"{"contentItems": [\#(row), \#(others)]}"#, #"{"contentItems": [\#(turned), \#(note)]}"#) == """
        at a:
        - row "Rate: 5%"
        + (nothing)
        at n:
        - (nothing)
        + note "Thanks"
        at contentItems.(order):
        - x, y
        + y, x
        """)
  }

  @Test("may be an item in the place of another")
  func otherItem() {
    #expect(
      differences(
        #"{"headerItem": {"kind": "note", "id": "a", "accessibilityLabel": "Loan"}}"#,
        #"{"headerItem": {"kind": "header", "id": "b", "accessibilityLabel": "Mine"}}"#)
          == """
          at headerItem:
          - note "Loan"
          + header "Mine"
          """)
  }

  @Test("is found by place where there are no ids, and in values of another kind")
  func places() {
    #expect(
      differences(#"{"items": [{"id": "t", "cells": [1, true]}]}"#, #"{"items": [{"id": "t", "cells": [1, null, 3]}]}"#)
        == """
        at t › cells.[1]:
        - true
        + null
        at t › cells.[2]:
        - (nothing)
        + 3
        """)
  }

  @Test("is told of the first few places only, and the rest is counted")
  func many() {
    func screen(_ text: String) -> String {
      "{" + (1...9).map { "\"p\($0)\": \"\(text)\"" }.joined(separator: ", ") + "}"
    }
    let text = differences(screen("old"), screen("new"))
    #expect(text.hasPrefix("at p1:\n- \"old\"\n+ \"new\"\nat p2:\n"))
    #expect(text.hasSuffix("at p3:\n- \"old\"\n+ \"new\"\nand in 6 more places"))
  }

  @Test("is not the hash of the content, unless nothing else differs")
  func hash() {
    #expect(differences(#"{"a": 1, "etag": "x"}"#, #"{"a": 2, "etag": "y"}"#) == "at a:\n- 1\n+ 2")
    #expect(differences(#"{"etag": "x"}"#, #"{"etag": "y"}"#) == "at etag:\n- \"x\"\n+ \"y\"")
  }

  @Test("is told by lines where only the layout differs, or where a file is no JSON")
  func lines() {
    #expect(differences("{\n}", "{}") == "at line 1:\n- {\n- }\n+ {}")
    #expect(differences("{", "{}") == "at line 1:\n- {\n+ {}")
    #expect(differences(#"{"a": 1, "b": 2}"#, #"{"b": 2, "a": 1}"#) == "at (order):\n- a, b\n+ b, a")
  }

  private func differences(_ old: String, _ new: String) -> String {
    "\(DifferenceReport(kept: Array(old.utf8), new: Array(new.utf8), isJSON: true))"
  }
}
