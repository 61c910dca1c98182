import LoanDetailCore
import LoanDetailJSON

/// One response of Fineract: the heads of its loans, with the ranges of their texts.
struct FineractPayload {
  /// The heads of the loans; `nil` if the payload does not have a form that contains loans.
  private(set) var heads: [FineractHead]?
  /// The total number of loans, if the payload is a page of them.
  private(set) var total: Int?
  /// The number of loans in the payload. There are never more heads than allowed.
  private(set) var count = 0
  private var form = Form.single
  private let limit: Int

  private enum Form { case single, array, page }

  /// Checks a whole payload.
  init(_ source: SourceBytes, _ limits: InputLimits) throws(JSONSyntaxError) {
    self = try JSONReader.read(source.bytes.span) { (reader) throws(JSONFault) in
      try FineractPayload(reading: &reader, limits.records)
    }
  }

  private init(reading reader: inout JSONReader, _ limit: Int) throws(JSONFault) {
    self.limit = limit
    if reader.isAtArray {
      form = .array
      heads = try readHeads(&reader)
    } else if reader.isAtObject {
      try readObject(&reader)
    } else {
      try reader.skip()
    }
  }

  /// Reads one loan, or a page of loans.
  private mutating func readObject(_ reader: inout JSONReader) throws(JSONFault) {
    let start = reader.index
    var members: [JSONValue.Member] = []
    var isLoan = false
    var items: [FineractHead]?
    var form = Form.single
    var total: Int?
    var payload = self
    try reader.members { (name, reader) throws(JSONFault) in
      if name.is("pageItems") {
        form = .page
        if reader.isAtArray { items = try payload.readHeads(&reader) } else { try reader.skip() }
      } else if name.is("totalFilteredRecords") {
        total = try reader.value().wholeNumber
      } else if FineractHead.isNeeded(name) {
        members.append(JSONValue.Member(name.text, try reader.value()))
      } else {
        try reader.skip()
      }
      isLoan = isLoan || FineractLoan.ownFields.contains(where: name.is)
    }
    let single = FineractHead(.made(.object(members)), isLoan: isLoan, range: start..<reader.index)
    heads = form == .page ? items : [single]
    self.form = form
    self.total = total
    count = form == .page ? payload.count : 1
  }

  /// Reads the heads of an array of loans, and counts the loans.
  private mutating func readHeads(_ reader: inout JSONReader) throws(JSONFault) -> [FineractHead] {
    var heads: [FineractHead] = []
    var count = 0
    let limit = limit
    try reader.elements { (_, reader) throws(JSONFault) in
      count += 1
      if count <= limit { heads.append(try FineractHead(reading: &reader)) } else { try reader.skip() }
    }
    self.count = count
    return heads
  }

  /// Returns the path of a loan in the payload.
  func path(ofLoan index: Int) -> String {
    switch form {
    case .single: "$"
    case .array: "$[\(index)]"
    case .page: "$.pageItems[\(index)]"
    }
  }

  /// Describes a payload without loans, for a message.
  static func description(of source: SourceBytes) -> String {
    let value = (try? JSONParser.parse(source.bytes)) ?? .null
    let sample = if case .array(let elements) = value { elements.first ?? value } else { value }
    guard case .object(let members) = sample, !members.isEmpty else { return value.shape }
    let names = members.prefix(4).map { SourcePath.quoted($0.name) }.joined(separator: ", ")
    let kind = sample == value ? "an object" : "an array of objects"
    return "\(kind) with \(names)\(members.count > 4 ? " and others" : "")"
  }
}
