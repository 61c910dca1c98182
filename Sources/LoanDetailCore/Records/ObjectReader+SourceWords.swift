import DesignSystem
package import LoanDetailJSON
public import Loans

extension ObjectReader {
  /// The value for one of the given names, or for a word of the source's own.
  ///
  /// ```swift
  /// let kind = reader.word("kind", among: ["barge": .barge, "ferry": .ferry], other: { .other($0) })
  /// ```
  ///
  /// An unknown word is kept, so that nothing of the object is lost, and is a finding, because it may be misspelt. If
  /// the log does not keep unknown words, the word is an unreadable value.
  public func word<Value>(
    _ name: String, among names: [String: Value], other: (String) -> Value
  ) -> Fact<Value> {
    fact(name, statedWord(name, names.keys, { $0.string.flatMap { names[$0] } }, other: other))
  }

  /// A list of raw values of an enumeration, or of words of the source's own, which are kept and are findings as by
  /// ``word(_:among:other:)``. Other values are added to the log and left out.
  package func words<Value: CaseIterable & RawRepresentable<String>>(
    _ name: String, of type: Value.Type, other: (String) -> Value
  ) -> Fact<[Value]> {
    fact(name, expected: "an array of names") { value in
      guard case .array(let elements) = value else { return nil }
      let known = type.allCases.map { (name: $0.rawValue, value: $0) }
      return elements.enumerated().compactMap { index, element in
        let place = "\(path(of: name))[\(index)]"
        guard log.keepsUnknownWords, case .string(let word) = element, word.contains(where: { !$0.isWhitespace }),
          !known.contains(where: { $0.name == word })
        else { return self.name(element, at: place, among: known) }
        log.addUnknownWord(word, at: place, among: known.map(\.name))
        return other(word)
      }
    }
  }

  /// Converts a string that is one of these words, or a word of the source's own. `convert` returns `nil` for a word of
  /// the source's own, and `other` makes its value.
  package func statedWord<Value>(
    _ name: String, _ words: @autoclosure () -> some Sequence<String>, _ convert: (JSONItem) -> Value?,
    other: (String) -> Value
  ) -> Stated<Value> {
    statedWord(name, words()) { item in
      if let value = convert(item) { return value }
      guard log.keepsUnknownWords, let word = item.nonEmptyText else { return nil }
      log.addUnknownWord(word, at: path(of: name), among: words())
      return other(word)
    }
  }
}

extension ReadingLog {
  /// Adds a word of the source's own that is kept.
  package func addUnknownWord(_ word: String, at path: String, among words: some Sequence<String>) {
    let id = "record.unknown-word"
    add(
      Diagnostic(
        id: id, severity: .warning, path: path,
        summary: "The word is not known here. What it belongs to is shown under this word.",
        found: SourcePath.quoted(word), expected: ObjectReader.oneOf(words),
        advice: lists(id) ? NearMiss.suggestion(for: word, among: words.sorted()) : nil))
  }
}
