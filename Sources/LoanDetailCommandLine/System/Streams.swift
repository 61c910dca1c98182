/// The standard streams of a process, for a command that works through an input of any length part by part.
///
/// ```swift
/// let streams = Streams(
///   read: { maximum in try? socket.read(upTo: maximum) },
///   write: { bytes in socket.send(bytes) ? .done : .closed })
/// ```
///
/// Each closure is called from any thread, but by one thread at a time.
public struct Streams: Sendable {
  /// The result of writing bytes.
  public enum Writing: Sendable, Hashable {
    case done
    /// The reader of the output has closed it; nothing more is wanted.
    case closed
    case failed
  }

  /// Reads the next bytes of standard input, at most `maximum`; returns no bytes at its end, and `nil` if it cannot be
  /// read.
  public var read: @Sendable (_ maximum: Int) -> [UInt8]?
  /// Writes bytes to standard output.
  public var write: @Sendable (_ bytes: [UInt8]) -> Writing
  /// Shows a line in place of the one before it; an empty line removes it. `nil` if standard error is not a terminal.
  public var showProgress: (@Sendable (_ line: String) -> Void)?
  /// Writes bytes to standard error while a command works; `nil` for none.
  var writeErrors: (@Sendable (_ bytes: [UInt8]) -> Void)?
  /// Receives the signals that end the process; `nil` if nobody does.
  var interruption: Interruption?
  /// The size of the file to which standard output is added; `nil` if it is no file.
  var bytesBefore: Int?

  public init(
    read: @escaping @Sendable (_ maximum: Int) -> [UInt8]?, write: @escaping @Sendable (_ bytes: [UInt8]) -> Writing,
    showProgress: (@Sendable (_ line: String) -> Void)? = nil
  ) {
    self.read = read
    self.write = write
    self.showProgress = showProgress
  }
}
