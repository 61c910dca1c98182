import DesignSystem
import LoanDetailRendering
import Loans

@testable import LoanDetailSections

/// Items as text for a terminal, without a header; all spaces are ordinary ones.
func drawn(_ items: [Item], locale: String = "en_US", width: Int = 60) -> String {
  let document = ScreenDocument(
    subject: .init(id: "1", type: "leasing", title: "Leasing"), screen: .main, language: "en", locale: locale,
    asOf: "2026-11-21", headerItem: .header(Header(title: "Leasing")), contentItems: items, remarks: [])
  let text = String(decoding: TextRenderer(width: width).render(document), as: UTF8.self)
  let lines = text.split(separator: "\n", omittingEmptySubsequences: false).drop { !$0.hasPrefix("━") }.dropFirst()
  return lines.joined(separator: "\n").replacing("\u{a0}", with: " ").replacing("\u{202f}", with: " ").trimmed
}

extension String {
  /// The text without line feeds at both ends.
  fileprivate var trimmed: String {
    String(String(drop { $0 == "\n" }.reversed()).drop { $0 == "\n" }.reversed())
  }
}

/// What is drawn of a section in both languages.
func bothLanguages(_ facts: LoanFacts, _ section: (LoanOnScreen) -> any LoanSection) -> [String] {
  ["en_US", "ru_RU"].map { drawn(section(shownLoan(facts, locale: $0)).body, locale: $0) }
}

/// What stands after the labels of rows, by their ids.
func texts(_ items: [Item]) -> [String: String] {
  flattened(items).reduce(into: [:]) { texts, item in
    if case .row(let row) = item {
      texts[row.id.rawValue] = [row.value.text, row.caption].compactMap(\.self).joined(separator: " | ")
        .replacing("\u{a0}", with: " ").replacing("\u{202f}", with: " ")
    }
  }
}

/// The texts of notes, in their order.
func notes(_ items: [Item]) -> [String] {
  flattened(items).compactMap { item in
    if case .note(let note) = item {
      note.text.replacing("\u{a0}", with: " ").replacing("\u{202f}", with: " ")
    } else {
      nil
    }
  }
}

/// What a screen tells the customer to do: each title with its text, the task first unless the data contradicts itself.
func advice(_ facts: LoanFacts, on asOf: String = "2026-11-21", locale: String = "en_US") -> [String] {
  flattened(WhatToDo(loan: shownLoan(facts, on: asOf, locale: locale)).body).compactMap { item in
    guard case .banner(let banner) = item else { return nil }
    return [banner.title, banner.text].compactMap(\.self).joined(separator: " | ")
      .replacing("\u{a0}", with: " ").replacing("\u{202f}", with: " ")
  }
}
