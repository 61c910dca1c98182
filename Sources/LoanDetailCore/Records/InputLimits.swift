import LoanDetailJSON
import Loans

/// The limits of the input from a source.
///
/// They bound the time and the memory that local reading can take; a deadline does not (see ``LocalWork``). A host
/// gives them to a gateway, a user to the option `--limit`:
///
/// ```swift
/// var limits = InputLimits.standard
/// limits.records = 5_000_000
/// let gateway = try PortfolioGateway(contentsOf: "portfolio.json", limits: limits)
/// ```
///
/// The message about an exceeded limit states the size that was found, the limit, and how to raise it.
public struct InputLimits: Sendable, Hashable {
  /// The maximum size of one input in bytes: a file, standard input, a named pipe, or the JSON of one record. A larger
  /// input is refused as a whole. The command line stops reading at the limit, with at most 1.3 times as much memory. A
  /// gateway that opens a path checks the size of the file before it reads, so give it files and not pipes.
  public var bytes = 4 << 30
  /// The maximum number of records in one input. An input with more is refused.
  public var records = 2_000_000
  /// The maximum number of elements in one list of a record, such as its operations or the rows of its schedule. A
  /// longer list is an unreadable value: the record is refused or, in a foreign format, only the list is left out.
  public var rows = 1_000_000
  /// The maximum length of a text in bytes of UTF-8. A longer text is an unreadable value.
  public var text = 1_000_000

  // The depth of arrays and objects has a fixed limit, `JSONParser.maximumDepth`.

  /// Whether ``bytes`` is the largest size of a document of its sort, which nobody can raise.
  private var isLargest = false

  /// The same limits for a table of words, a tariff or exchange rates, of which nobody needs more than 16 MiB.
  package var ofSmallDocument: InputLimits { withBytes(atMost: 1 << 24) }

  /// The same limits for a document of at most a size in bytes.
  package func withBytes(atMost size: Int) -> InputLimits {
    guard bytes >= size else { return self }
    var limits = self
    (limits.bytes, limits.isLargest) = (size, true)
    return limits
  }

  /// The default limits.
  public static let standard = InputLimits()

  public init() {}
}

extension InputLimits {
  /// The names of the limits for messages and for the command line.
  package enum Name: String, Sendable, CaseIterable {
    case bytes, records, rows, text

    /// The property with the value of the limit.
    package var limit: WritableKeyPath<InputLimits, Int> {
      switch self {
      case .bytes: \.bytes
      case .records: \.records
      case .rows: \.rows
      case .text: \.text
      }
    }

    /// The advice on how to raise the limit.
    package var advice: String {
      "If the data is right, raise the limit: InputLimits.\(rawValue), on the command line --limit \(rawValue)=N."
    }
  }

  /// The reason to refuse an input that is larger than ``bytes``.
  package func tooLarge(_ source: String) -> GatewayError {
    .malformed(
      Diagnostic(
        id: "source.too-large", severity: .error, path: source, summary: "The source is too large.",
        found: "more than \(bytes) bytes", expected: "at most \(bytes) bytes", advice: adviceOnSize))
  }

  /// The advice about a document with too many bytes or values.
  private var adviceOnSize: String { isLargest ? "Give a smaller document." : Name.bytes.advice }

  /// Throws if a JSON document that is read as a whole has more than 65,536 values and more than one for 16 bytes of
  /// the limit: a short value takes much more memory than it is long.
  ///
  /// Commas and opening brackets are counted, because each value is after one.
  package func checkValues(of document: [UInt8], named source: String) throws(GatewayError) {
    let limit = max(bytes / 16, 1 << 16)
    let count = document.count { [UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "{")].contains($0) }
    guard count > limit else { return }
    throw .malformed(
      Diagnostic(
        id: "source.too-many-values", severity: .error, path: source, summary: "The document has too many values.",
        found: "\(count) commas and brackets", expected: "at most \(limit)", advice: adviceOnSize))
  }

  /// The reason to refuse an input that has more than ``records``.
  package func tooManyRecords(_ count: Int, in source: String) -> GatewayError {
    .malformed(
      Diagnostic(
        id: "source.too-many-records", severity: .error, path: source, summary: "The source has too many records.",
        found: "\(count) records", expected: "at most \(records)", advice: Name.records.advice))
  }

  /// The limit that a value exceeds; `nil` if there is none.
  func exceeded(by item: JSONItem) -> Name? {
    if let count = item.elementCount { return count > rows ? .rows : nil }
    return item.hasString(longerThan: text) ? .text : nil
  }
}
