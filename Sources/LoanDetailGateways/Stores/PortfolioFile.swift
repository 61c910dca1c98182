import LoanDetailCore
import LoanDetailJSON
import Loans
import Localization
import Synchronization

/// A portfolio file that is read again when it has changed.
final class PortfolioFile: Sendable {
  /// The path behind all links.
  let path: String
  private let limits: InputLimits
  private let last = Mutex<Snapshot?>(nil)

  /// The content of the file at some time.
  struct Snapshot: Sendable {
    let source: SourceBytes
    let gateway: PortfolioGateway
    let limits: InputLimits
    fileprivate(set) var version: SystemFile.Version
    fileprivate var readAt: SystemFile.Time
  }

  /// Finds the file and reads it.
  init(_ path: String, _ limits: InputLimits) throws(GatewayError) {
    self.path = SystemFile.realPath(of: path) ?? path
    self.limits = limits
    _ = try current()
  }

  /// Returns the content of the file.
  ///
  /// - Parameter isCertain: whether the file is read again even if it seems to be the same.
  func current(isCertain: Bool = false) throws(GatewayError) -> Snapshot {
    try last.withLock { (last) throws(GatewayError) in
      let version = try version()
      let now = SystemFile.Time.now
      if let last, !isCertain, last.version == version, version.isSettled(at: last.readAt) { return last }
      let source = try read()
      var snapshot =
        if let last, last.source.bytes == source.bytes {
          last
        } else {
          Snapshot(
            source: source, gateway: try PortfolioGateway(source, name: SystemText.shown(path), limits: limits),
            limits: limits, version: version, readAt: now)
        }
      snapshot.version = version
      snapshot.readAt = now
      last = snapshot
      return snapshot
    }
  }

  /// The version of the file, without reading it.
  func version() throws(GatewayError) -> SystemFile.Version {
    do throws(SystemFile.Failure) {
      return try SystemFile.version(of: path)
    } catch {
      throw SourceFile.error(error, of: path, limits)
    }
  }

  private func read() throws(GatewayError) -> SourceBytes {
    do throws(SystemFile.Failure) {
      return SourceBytes(try SystemFile.content(ofFile: path, atMost: limits.bytes))
    } catch {
      throw SourceFile.error(error, of: path, limits)
    }
  }
}

extension PortfolioFile.Snapshot {
  /// Returns the bytes of the file with one change of a record.
  ///
  /// - Throws: ``EventRefusal`` if the record does not allow the change.
  func bytes(with update: RecordUpdate, of id: ProductID, for scope: CustomerScope) throws -> [UInt8] {
    let entry = try gateway.entry(of: id, for: scope)
    let range = entry.head.range
    var edit = try RecordEdit(
      Array(source.bytes[range]), try gateway.record(with: id, for: scope).facts, on: update.day)
    try edit.make(update.change, for: scope)
    // A record that nobody can read must not replace one that everybody can.
    _ = try LoanRecord(
      portfolioJSON: edit.bytes, of: id, for: scope, version: entry.shared.version, asOf: entry.shared.asOf,
      limits: limits)
    var bytes = source.bytes
    bytes.replaceSubrange(range, with: edit.bytes)
    guard bytes.count <= limits.bytes else { throw limits.tooLarge("the changed file") }
    return bytes
  }
}
