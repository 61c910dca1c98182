/// The text of one record in the portfolio format: a part of the document that it was read from.
///
/// It is no part of the record's value, so all texts are equal.
package struct RecordText: Sendable, Hashable {
  private let document: [UInt8]
  /// The bytes of the document that are the record.
  private let range: Range<Int>
  /// The version of the portfolio format.
  package let version: Int

  package init(_ document: [UInt8], in range: Range<Int>, version: Int) {
    self.document = document
    self.range = range
    self.version = version
  }

  /// The text in UTF-8.
  package var bytes: ArraySlice<UInt8> { document[range] }

  package static func == (left: RecordText, right: RecordText) -> Bool { true }

  package func hash(into hasher: inout Hasher) {}
}
