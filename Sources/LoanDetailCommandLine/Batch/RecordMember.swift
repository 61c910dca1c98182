import LoanDetailCore
import LoanDetailJSON
import Loans

/// A member of a line's object that is not the record's own.
enum RecordMember {
  /// The reason why a line has no customer.
  struct Missing: Error { let diagnostic: Diagnostic }

  /// Returns the customer that a member names, and overwrites the member with spaces, so that the rest is read as
  /// strictly as any record and positions in messages stay correct.
  static func take(_ name: String, from line: inout [UInt8]) -> Result<CustomerID, Missing> {
    let customer: CustomerID
    let value: Range<Int>
    switch find(name, in: line) {
    case .failure(let missing): return .failure(missing)
    case .success(let found): (customer, value) = found
    }
    guard let member = memberRange(of: value, named: name, in: line) else {
      return .failure(.init(diagnostic: .noCustomer(name, found: "the name with an escape, or in other bytes")))
    }
    for index in member { line[index] = UInt8(ascii: " ") }
    return .success(customer)
  }

  /// Finds the customer that a member names, and the bytes of the member's value.
  private static func find(
    _ name: String, in line: [UInt8]
  ) -> Result<(customer: CustomerID, value: Range<Int>), Missing> {
    var found: JSONValue?
    var range = 0..<0
    do throws(JSONSyntaxError) {
      try JSONReader.read(line.span) { (reader) throws(JSONFault) in
        guard reader.isAtObject else { return found = try reader.value() }
        try reader.members { (member, reader) throws(JSONFault) in
          guard member.text == name else { return try reader.skip() }
          let start = reader.index
          found = try reader.value()
          range = start..<reader.index
        }
      }
    } catch { return .failure(Missing(diagnostic: error.diagnostic(in: nil))) }
    guard case .string(let text)? = found, !text.isEmpty else {
      return .failure(Missing(diagnostic: .noCustomer(name, found: found?.shape ?? "nothing")))
    }
    return .success((customer: CustomerID(rawValue: text), value: range))
  }

  /// The bytes of a member with a comma on one side of it; `nil` if its name is not written with the bytes of `name`.
  private static func memberRange(of value: Range<Int>, named name: String, in line: [UInt8]) -> Range<Int>? {
    let written = Array("\"\(name)\"".utf8)
    let colon = line[..<value.lowerBound].lastIndex { !isSpace($0) } ?? 0
    let quote = line[..<colon].lastIndex { !isSpace($0) } ?? 0
    let start = quote + 1 - written.count
    guard start > 0, line[start...quote].elementsEqual(written) else { return nil }
    if let before = line[..<start].lastIndex(where: { !isSpace($0) }), line[before] == UInt8(ascii: ",") {
      return before..<value.upperBound
    }
    let after = line[value.upperBound...].firstIndex { !isSpace($0) }
    return start..<(after.flatMap { line[$0] == UInt8(ascii: ",") ? $0 + 1 : nil } ?? value.upperBound)
  }

  /// Whether a byte is white space of JSON.
  private static func isSpace(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(byte) }
}

extension Diagnostic {
  /// The finding about a line that does not name its customer in the member `name`.
  fileprivate static func noCustomer(_ name: String, found: String) -> Diagnostic {
    Diagnostic(
      id: "batch.no-customer", severity: .error, path: SourcePath.member(name, of: "$"),
      summary: "The line does not name its customer.", found: found, expected: "the id of a customer, a string")
  }
}
