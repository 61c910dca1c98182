import LoanDetailCore
import Loans
import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Cuts an input into chunks of whole lines, as they come.
///
/// A line ends with a newline, or with a carriage return and a newline; the last one may end with the input. Between
/// two chunks, only the beginning of one line is kept, up to the maximum length of a line.
struct LineReader {
  /// The reason why an input is not read to its end.
  enum Failure: Error {
    case unreadable
    /// A line is so long that the input seems to be endless.
    case endless

    /// The error for the user.
    ///
    /// - Parameter unreadable: the error about an input that cannot be read.
    func error(in input: InputDocument, unreadable: @autoclosure () -> GatewayError) -> GatewayError {
      switch self {
      case .unreadable: unreadable()
      case .endless:
        .malformed(
          Diagnostic(
            id: "source.endless-line", severity: .error, path: input.name, summary: "A line does not end.",
            found: "more than \(LineReader.longestLine) bytes without a newline", expected: "one document on each line")
        )
      }
    }
  }

  /// The length in bytes after which a line is given up, 1 GiB. What is above the maximum length is read and dropped.
  private static let longestLine = 1 << 30

  /// Reads the next bytes.
  private let read: @Sendable (_ maximum: Int) -> [UInt8]?
  /// The maximum length of a line in bytes, without its end.
  private let maximumLine: Int
  /// The number of bytes to read at a time.
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
  /// The number of the next chunk.
  private var chunkNumber = 0
  /// The number of the next line.
  private(set) var lineNumber: Int

  /// The number of bytes to read at a time for a number of threads: 128 KiB, or fewer for many threads, but at least
  /// 16 KiB. It is large enough to be worth another thread, and small enough to hold a chunk for each thread in memory.
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
    lineNumber = offset + 1
  }

  /// Returns the next lines; `nil` after the last ones.
  mutating func next() throws(Failure) -> LineChunk? {
    while !hasEnded {
      guard dropped <= Self.longestLine else { throw .endless }
      guard let block = read(blockSize) else { throw .unreadable }
      hasEnded = block.isEmpty
      if let chunk = chunk(with: block) { return chunk }
    }
    return nil
  }

  /// Returns the requested lines that end in a block; `nil` if there are none.
  private mutating func chunk(with block: [UInt8]) -> LineChunk? {
    // The rest contains no newline.
    var (begin, search) = (0, rest.count)
    rest += block
    guard hasEnded || block.newline(from: 0) != nil else {
      dropLongRest()
      return nil
    }
    var bytes: [UInt8] = []
    swap(&bytes, &rest)
    var chunk = LineChunk(number: chunkNumber, firstLine: max(lineNumber, start), bytes: bytes, lines: [])
    while let end = chunk.bytes.newline(from: search) {
      add(begin..<end, ending: 1, to: &chunk)
      (begin, search) = (end + 1, end + 1)
    }
    if hasEnded, begin < chunk.bytes.count || dropped > 0 { add(begin..<chunk.bytes.count, ending: 0, to: &chunk) }
    if !hasEnded {
      rest = Array(chunk.bytes[begin...])
      dropLongRest()
    }
    guard !chunk.lines.isEmpty else { return nil }
    chunk.bytesSkipped = skipped
    skipped = 0
    chunkNumber += 1
    return chunk
  }

  /// Adds the next line to a chunk, or skips it if it is before the first requested one.
  ///
  /// - Parameter ending: the size of its newline, which is not in the range; 0 at the end of the input.
  private mutating func add(_ range: Range<Int>, ending: Int, to chunk: inout LineChunk) {
    let hasReturn = range.last.map { chunk.bytes[$0] == UInt8(ascii: "\r") } ?? false
    let line = hasReturn ? range.dropLast() : range
    let isTooLong = dropped > 0 || line.count > maximumLine
    let size = dropped + range.count + ending
    if lineNumber < start {
      skipped += size
    } else {
      chunk.lines.append(.init(range: isTooLong ? nil : line, size: size))
    }
    lineNumber += 1
    dropped = 0
  }

  /// Drops the beginning of a line that is too long already.
  private mutating func dropLongRest() {
    // One more byte is allowed, because it may be the carriage return.
    guard dropped > 0 || rest.count - 1 > maximumLine else { return }
    dropped += rest.count
    rest = []
  }
}

/// The chunks of an input for several workers.
final class LineQueue: Sendable {
  private let reader: Mutex<LineReader>

  init(_ reader: LineReader) { self.reader = Mutex(reader) }

  /// The number of the next line; after the input, one more than its last line has.
  var nextLine: Int { reader.withLock { $0.lineNumber } }

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
