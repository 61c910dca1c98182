import Foundation
import LoanDetailJSON

/// Makes a case smaller as long as it breaks the same rule.
struct Minimiser {
  let scratch: URL
  /// How many smaller cases are tried.
  var attempts = 300

  /// What a saved case breaks, in a process of its own.
  func finding(of fuzzCase: FuzzCase) throws -> Finding? {
    let folder = scratch.appending(path: "attempt")
    try? FileManager.default.removeItem(at: folder)
    try fuzzCase.save(in: folder)
    let process = try ChildProcess(["--work-on", folder.path, folder.path], in: folder)
    process.wait()
    return process.fault ?? process.messages.first?.finding
  }

  func minimised(_ fuzzCase: FuzzCase, breaking rule: Finding.Rule) throws -> FuzzCase {
    var smallest = fuzzCase
    var left = attempts
    let deadline = Watchdog.seconds(CLOCK_MONOTONIC) + 60
    func keeps(_ candidate: FuzzCase) throws -> Bool {
      left -= 1
      guard try finding(of: candidate)?.rule == rule else { return false }
      smallest = candidate
      return true
    }
    for part in [\FuzzCase.inputDocument, \FuzzCase.otherDocument] {
      var isSmaller = true
      while isSmaller, left > 0 {
        isSmaller = false
        for candidate in Self.smaller(smallest[keyPath: part])
        where left > 0 && Watchdog.seconds(CLOCK_MONOTONIC) < deadline {
          var changed = smallest
          changed[keyPath: part] = candidate
          if try keeps(changed) {
            isSmaller = true
            break
          }
        }
      }
    }
    return smallest
  }

  /// Smaller documents, the smallest first: without a part of its structure, or, if it has none, of its bytes.
  private static func smaller(_ bytes: [UInt8]) -> [[UInt8]] {
    guard !bytes.isEmpty else { return [] }
    if let value = try? JSONParser.parse(bytes) {
      return value.reductions.map { $0.rendered(.lines) }.filter { $0.count < bytes.count }
        .sorted { $0.count < $1.count }
    }
    return [2, 4, 8, 16, 32].flatMap { parts -> [[UInt8]] in
      let size = max(1, bytes.count / parts)
      return stride(from: 0, to: bytes.count, by: size).map { start in
        Array(bytes[..<start] + bytes[min(start + size, bytes.count)...])
      }
    }
  }
}

extension FuzzCase {
  fileprivate var inputDocument: [UInt8] {
    get { input }
    set { input = newValue }
  }

  fileprivate var otherDocument: [UInt8] {
    get { other ?? [] }
    set { if other != nil { other = newValue } }
  }
}

extension JSONValue {
  /// The value without one of its parts, at any depth, and without halves of long lists.
  fileprivate var reductions: [JSONValue] {
    switch self {
    case .array(let elements):
      let halves = elements.count > 3 ? [elements.prefix(elements.count / 2), elements.suffix(elements.count / 2)] : []
      return halves.map { .array(Array($0)) }
        + elements.indices.map { index in .array(Array(elements[..<index] + elements[(index + 1)...])) }
        + elements.indices.flatMap { index in
          elements[index].reductions.map { .array(elements[..<index] + [$0] + elements[(index + 1)...]) }
        }
    case .object(let members):
      return members.indices.map { index in .object(Array(members[..<index] + members[(index + 1)...])) }
        + members.indices.flatMap { index in
          members[index].value.reductions.map { part in
            .object(members[..<index] + [Member(members[index].name, part)] + members[(index + 1)...])
          }
        }
    default: return []
    }
  }
}
