import LoanArithmetic

/// The offsets of a time zone from UTC.
struct TimeZoneRules: Sendable {
  /// The rules of Coordinated Universal Time.
  static let utc = TimeZoneRules(first: 0, changes: [], later: nil)

  /// A change of the clocks.
  struct Change: Sendable {
    /// Seconds since the beginning of 1970 in UTC.
    var time: Int
    /// The offset from UTC in seconds from that time on.
    var offset: Int
  }

  /// The offset before the first change, in seconds.
  private let first: Int
  /// All changes that are listed one by one, in order.
  private let changes: [Change]
  /// The rule for the years after the last change; `nil` if there is none.
  private let later: YearlyClockChanges?

  init(first: Int, changes: [Change], later: YearlyClockChanges?) {
    self.first = first
    self.changes = changes
    self.later = later
  }

  /// Returns the offset from UTC in seconds at a time, in seconds since the beginning of 1970 in UTC.
  func offset(at time: Int) -> Int {
    if let later, time >= (changes.last?.time ?? .min) { return later.offset(at: time) }
    return changes.prefix(changes.partitioningIndex { $0.time > time }).last?.offset ?? first
  }
}

extension TimeZoneRules {
  /// Reads a file of the time zone database, in the format TZif of RFC 9636; `nil` for any other file.
  init?(tzif bytes: [UInt8]) {
    guard let old = Block(of: bytes, at: 0, bytesPerTime: 4) else { return nil }
    // From version 2 on, a second block has times of 64 bits, followed by a rule for later years.
    guard old.version >= UInt8(ascii: "2") else {
      self.init(first: old.offsets[0], changes: old.changes, later: nil)
      return
    }
    guard let block = Block(of: bytes, at: old.end, bytesPerTime: 8) else { return nil }
    let footer = bytes[block.end...].dropFirst().prefix { $0 != UInt8(ascii: "\n") }
    self.init(first: block.offsets[0], changes: block.changes, later: YearlyClockChanges(posix: footer))
  }

  /// One of the two blocks of a file.
  private struct Block {
    /// The version of the format, as a digit in ASCII.
    let version: UInt8
    /// The offsets of the zone in seconds, at least one.
    let offsets: [Int]
    /// The changes in order.
    let changes: [Change]
    /// The place after the block.
    let end: Int

    /// Reads the block at a place; `nil` if it is not one or not complete.
    init?(of bytes: [UInt8], at start: Int, bytesPerTime: Int) {
      guard bytes.count - start >= 44, bytes[start..<start + 4].elementsEqual("TZif".utf8) else { return nil }
      // A signed number of `count` bytes, the highest first.
      func number(at place: Int, bytes count: Int) -> Int {
        let sign = Int(Int8(bitPattern: bytes[place])) >> 7
        return bytes[place..<place + count].reduce(sign) { $0 << 8 | Int($1) }
      }
      let counts = (0..<6).map { number(at: start + 20 + 4 * $0, bytes: 4) }
      guard counts.allSatisfy({ 0...bytes.count ~= $0 }), counts[4] > 0 else { return nil }
      let (utc, standard, leaps, times, types, letters) =
        (counts[0], counts[1], counts[2], counts[3], counts[4], counts[5])
      let indexes = start + 44 + times * bytesPerTime
      let table = indexes + times
      end = table + types * 6 + letters + leaps * (bytesPerTime + 4) + standard + utc
      guard end <= bytes.count else { return nil }
      let offsets = (0..<types).map { number(at: table + 6 * $0, bytes: 4) }
      guard (0..<times).allSatisfy({ Int(bytes[indexes + $0]) < types }) else { return nil }
      version = bytes[start + 4]
      self.offsets = offsets
      changes = (0..<times).map { index in
        Change(
          time: number(at: start + 44 + index * bytesPerTime, bytes: bytesPerTime),
          offset: offsets[Int(bytes[indexes + index])])
      }
    }
  }
}
