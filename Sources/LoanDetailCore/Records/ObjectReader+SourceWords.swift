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
  /// An unknown word is kept, so that nothing of the object is lost, and it is a finding, because it may be misspelt. In
  /// a format whose words are closed, it cannot be read.
  public func word<Value>(
    _ name: String, among names: [String: Value], other: (String) -> Value
  ) -> Fact<Value> {
    fact(name, statedWord(name, names.keys, { $0.string.flatMap { names[$0] } }, other: other))
  }

  /// Converts a string that is one of these words, or a word of the source's own.
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
