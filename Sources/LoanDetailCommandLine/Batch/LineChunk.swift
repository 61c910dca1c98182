import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Some whole lines of an input.
struct LineChunk: Sendable {
  /// The place of the chunk in the input, from 0.
  var number: Int
  /// The number of the first line.
  var firstLine: Int
  var bytes: [UInt8]
  var lines: [Line]
  /// The size in bytes of the lines that were skipped before this chunk.
  var bytesSkipped = 0

  struct Line: Sendable {
    /// The bytes of the line without its end; `nil` if it is longer than allowed.
    var range: Range<Int>?
    /// The size of the line in the input, with its end.
    var size: Int
  }
}

/// Cuts an input into chunks of whole lines, as they come.
///
/// A line ends with a newline, or with a carriage return and a newline; the last one may end with the input. Between
/// two chunks, only the beginning of one line is kept, up to the maximum length of a line.
struct LineReader {
  /// The error for an input that cannot be read to its end.
  struct Failure: Error {}

  private let read: @Sendable (_ maximum: Int) -> [UInt8]?
  private let maximumLine: Int
  private let blockSize: Int
  /// The number of the first requested line.
  private let start: Int
  /// The beginning of a line whose end was not read yet.
  private var rest: [UInt8] = []
  /// The size of the part of that line that was dropped, because the line is too long.
  private var dropped = 0
  /// The size of the skipped lines that no chunk has reported yet.
  private var skipped = 0
  private var hasEnded = false
  private var chunk = 0
  /// The number of the next line.
  private var line: Int

  /// The number of bytes that are read at a time, 128 KiB, or fewer for many threads. It is large enough to be worth
  /// another thread, and small enough to hold a chunk for each thread in memory.
  static func blockSize(threads: Int) -> Int { min(1 << 17, max(1 << 14, (1 << 22) / threads)) }

  /// - Parameters:
  ///   - read: reads the next bytes, at most `maximum`; no bytes at the end, `nil` if they cannot be read.
  ///   - maximumLine: the maximum length of a line without its end.
  ///   - blockSize: the number of bytes to read at a time.
  ///   - offset: the number of lines before the input, if the input is a part of a file.
  ///   - start: the number of the first requested line.
  init(
    _ read: @escaping @Sendable (_ maximum: Int) -> [UInt8]?, maximumLine: Int, blockSize: Int = 1 << 17,
    offset: Int = 0, from start: Int = 1
  ) {
    self.read = read
    self.maximumLine = maximumLine
    self.blockSize = blockSize
    self.start = start
    line = offset + 1
  }

  /// Returns the next lines; `nil` after the last ones.
  mutating func next() throws(Failure) -> LineChunk? {
    while !hasEnded {
      guard let block = read(blockSize) else { throw Failure() }
      hasEnded = block.isEmpty
      if let chunk = chunk(with: block) { return chunk }
    }
    return nil
  }

  /// Returns the requested lines that end in a block; `nil` if there are none.
  private mutating func chunk(with block: [UInt8]) -> LineChunk? {
    var lines = LineChunk(number: chunk, firstLine: max(line, start), bytes: rest + block, lines: [])
    // The rest contains no newline.
    var (begin, search) = (0, rest.count)
    while let end = lines.bytes.newline(from: search) {
      add(begin..<end, ending: 1, to: &lines)
      (begin, search) = (end + 1, end + 1)
    }
    if hasEnded, begin < lines.bytes.count || dropped > 0 { add(begin..<lines.bytes.count, ending: 0, to: &lines) }
    keep(hasEnded ? [] : lines.bytes[begin...])
    guard !lines.lines.isEmpty else { return nil }
    (lines.bytesSkipped, skipped) = (skipped, 0)
    chunk += 1
    return lines
  }

  private mutating func add(_ range: Range<Int>, ending: Int, to lines: inout LineChunk) {
    let hasReturn = range.last.map { lines.bytes[$0] == UInt8(ascii: "\r") } ?? false
    let line = hasReturn ? range.dropLast() : range
    let isTooLong = dropped > 0 || line.count > maximumLine
    let size = dropped + range.count + ending
    if self.line < start {
      skipped += size
    } else {
      lines.lines.append(.init(range: isTooLong ? nil : line, size: size))
    }
    self.line += 1
    dropped = 0
  }

  /// Keeps the beginning of a line, unless the line is too long already.
  private mutating func keep(_ beginning: ArraySlice<UInt8>) {
    // One more byte is allowed, because it may be the carriage return.
    let isTooLong = dropped > 0 || beginning.count - 1 > maximumLine
    if isTooLong { dropped += beginning.count }
    rest = isTooLong ? [] : Array(beginning)
  }
}

/// The chunks of an input for several workers.
final class LineQueue: Sendable {
  private let reader: Mutex<LineReader>

  init(_ reader: LineReader) { self.reader = Mutex(reader) }

  /// Returns the next chunk; `nil` after the last one.
  func next() throws(LineReader.Failure) -> LineChunk? {
    try reader.withLock { (reader) throws(LineReader.Failure) in try reader.next() }
  }
}

extension [UInt8] {
  /// The index of the first newline from an index on; `nil` if there is none.
  fileprivate func newline(from start: Int) -> Int? {
    // Safe: the search ends with the bytes. It is several times as fast as a search byte by byte.
    unsafe withUnsafeBytes { bytes in
      guard start < bytes.count, let base = bytes.baseAddress,
        let found = unsafe memchr(base + start, Int32(UInt8(ascii: "\n")), bytes.count - start)
      else { return nil }
      return unsafe UnsafeRawPointer(found) - base
    }
  }
}
