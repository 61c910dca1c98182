import LoanDetailCore
import LoanDetailGateways
import Localization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A file or a pipe that is read part by part.
final class OpenFile: Sendable {
  private let descriptor: Int32
  /// The size; `nil` if it is not known, as of a pipe.
  let size: Int?

  /// - Parameter argument: the path as a text of `ArgumentText`.
  init(_ argument: String) throws(GatewayError) {
    do throws(SystemFile.Failure) {
      descriptor = try SystemFile.opened(ArgumentText.bytes(of: argument))
    } catch {
      throw SourceFile.error(error, named: ArgumentText.shown(argument), .standard)
    }
    var status = stat()
    size = unsafe fstat(descriptor, &status) == 0 && status.st_size > 0 ? Int(status.st_size) : nil
  }

  deinit { close(descriptor) }

  /// Reads the next bytes; returns no bytes at the end, and `nil` if they cannot be read.
  func read(_ maximum: Int) -> [UInt8]? { Self.next(of: descriptor, maximum) }

  /// Reads the next bytes of a descriptor.
  static func next(of descriptor: Int32, _ maximum: Int) -> [UInt8]? {
    var isReadable = true
    // Safe: only the bytes that were read are kept.
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: maximum) { room, count in
      guard let read = unsafe SystemFile.next(of: descriptor, into: .init(room)) else { return isReadable = false }
      count = read
    }
    return isReadable ? bytes : nil
  }
}

/// Writes files and streams.
enum OutputFile {
  /// Writes to a pipe, a device or what a link leads to; returns whether it could be written. The file of the standard
  /// output, such as `/dev/stdout`, keeps what it has.
  private static func write(_ bytes: [UInt8], to argument: String) -> Bool {
    let path = ArgumentText.bytes(of: argument).map(CChar.init(bitPattern:)) + [0]
    var (file, output) = (stat(), stat())
    // Safe: the path ends with a zero.
    let isOutput =
      unsafe stat(path, &file) == 0 && fstat(STDOUT_FILENO, &output) == 0
      && (file.st_dev, file.st_ino) == (output.st_dev, output.st_ino)
    // Safe: as above.
    let descriptor = unsafe open(path, O_WRONLY | O_CREAT | (isOutput ? O_APPEND : O_TRUNC) | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { return false }
    let isWritten = write(bytes, to: descriptor) == .done
    return close(descriptor) == 0 && isWritten
  }

  /// Whether ``replace(_:at:)`` puts another file in place of this one: a file, or nothing yet. A pipe, a device and a
  /// link, such as `/dev/stdout`, are written to.
  static func isReplaceable(_ argument: String) -> Bool {
    let path = ArgumentText.bytes(of: argument).map(CChar.init(bitPattern:)) + [0]
    var status = stat()
    // Safe: the path ends with a zero.
    return unsafe lstat(path, &status) != 0 || status.st_mode & S_IFMT == S_IFREG
  }

  /// Writes a file at once: a reader sees the old content or the new one, and never a part. Returns whether it could
  /// be written.
  ///
  /// - Parameter argument: the path as a text of `ArgumentText`.
  static func replace(_ bytes: [UInt8], at argument: String) -> Bool {
    guard isReplaceable(argument) else { return write(bytes, to: argument) }
    let path = ArgumentText.bytes(of: argument).map(CChar.init(bitPattern:))
    let part = path + ".\(getpid()).part".utf8.map(CChar.init(bitPattern:)) + [0]
    // Safe: the paths end with a zero.
    let descriptor = unsafe open(part, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { return false }
    let isWritten = write(bytes, to: descriptor) == .done
    guard close(descriptor) == 0, isWritten, unsafe rename(part, path + [0]) == 0 else {
      _ = unsafe unlink(part)
      return false
    }
    return true
  }

  /// The number of bytes that are in a file before the next ones are written to a descriptor; `nil` for a pipe or a
  /// device.
  static func size(of descriptor: Int32) -> Int? {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    let isAdded = fcntl(descriptor, F_GETFL) & O_APPEND != 0
    return isAdded ? Int(status.st_size) : Int(lseek(descriptor, 0, SEEK_CUR))
  }

  /// Writes everything to a file descriptor.
  static func write(_ bytes: [UInt8], to descriptor: Int32) -> Streams.Writing {
    var start = 0
    while start < bytes.count {
      // Safe: the system reads only the rest of the bytes.
      let count = unsafe bytes.withUnsafeBytes { bytes in
        unsafe systemWrite(descriptor, bytes.baseAddress.map { unsafe $0 + start }, bytes.count - start)
      }
      if count >= 0 {
        start += count
      } else if errno != EINTR {
        return errno == EPIPE ? .closed : .failed
      }
    }
    return .done
  }
}

/// Calls `write(2)`, whose name the methods above hide.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  unsafe write(descriptor, bytes, count)
}

/// Lists the files of a folder.
enum FolderListing {
  /// Returns the paths of all files in a folder and its subfolders, relative to the folder; `nil` if the folder cannot
  /// be read. Symbolic links to folders are not followed.
  static func files(in folder: String) -> [String]? {
    guard let names = names(in: folder) else { return nil }
    return names.flatMap { name -> [String] in
      let path = "\(folder)/\(name)"
      guard isFolder(path) else { return [name] }
      return (files(in: path) ?? []).map { "\(name)/\($0)" }
    }
  }

  private static func names(in folder: String) -> [String]? {
    guard let listing = unsafe opendir(folder) else { return nil }
    defer { unsafe closedir(listing) }
    var names: [String] = []
    // Safe: an entry exists until the next one is read, and its name ends with a zero.
    while let entry = unsafe readdir(listing) {
      let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { name in
        unsafe String(decoding: name.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return unsafe lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
