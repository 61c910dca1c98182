import LoanArithmetic
import LoanDetailCore
import Localization
import Synchronization

/// A screen as it was made for a request.
struct MadeScreen: Sendable {
  let screen: RenderedScreen
  /// The patch that adds the rows of the screen to the client's document; `nil` unless the request adds rows.
  let addition: RenderedPatch?
  /// Whether a later request for the same revision gets the same screen.
  var lasts = true
}

/// Recent screens, to be sent again. Requests for the same screen at the same time make it once.
final class AnswerCache: Sendable {
  /// Everything that determines the bytes of an answer.
  struct Key: Hashable, Sendable {
    let screen: SentScreen.Key
    /// The revision of the product before it was read.
    let revision: RecordRevision
    // The id of the request, which a customer's document contains, depends on what the reader states.
    let asOf: CalendarDate?
    let timeZone: BankTimeZone?
    let requestID: String?

    init(_ screen: SentScreen.Key, _ revision: RecordRevision, _ reader: LoanReader) {
      self.screen = screen
      self.revision = revision
      asOf = reader.asOf
      timeZone = reader.timeZone
      requestID = reader.requestID
    }
  }

  /// The requests that wait for a screen which another request makes, by number.
  private typealias Waiting = [Int: CheckedContinuation<Made?, Never>]
  /// The result of a request that made a screen.
  private typealias Made = Result<MadeScreen, RequestError>

  /// The screens that are being made.
  private struct Making {
    /// The requests that wait for each of these screens.
    var waiting: [Key: Waiting] = [:]
    /// The number of the latest request that waits.
    var latest = 0
  }

  private let known: RecentValues<Key, MadeScreen>
  private let making = Mutex(Making())
  /// Whether no screens are kept; each request then makes its own.
  private let keepsNone: Bool

  /// - Parameter memory: the memory for screens in bytes, estimated; 0 to keep none.
  init(memory: Int) {
    keepsNone = memory <= 0
    // The tree of a screen takes some ten times as much memory as its bytes.
    known = RecentValues(capacity: memory) { 4_096 + 10 * $0.screen.bytes.count }
  }

  /// Returns a screen that is known, or that another request is about to make; otherwise makes it.
  func screen(
    _ key: Key, make: () async throws(RequestError) -> MadeScreen
  ) async throws(RequestError) -> MadeScreen {
    if keepsNone { return try await make() }
    if let known = known[key] { return known }
    guard begin(key) else {
      let made = await answerOfOther(key)
      if Task.isCancelled { throw .cancelled }
      if let made { return try made.get() }
      return try await make()
    }
    let made: Made
    do throws(RequestError) {
      // The screen may have been made since it was looked for.
      if let known = known[key] { made = .success(known) } else { made = .success(try await make()) }
    } catch { made = .failure(error) }
    if case .success(let screen) = made, screen.lasts { known[key] = screen }
    end(key, with: made)
    return try made.get()
  }

  /// Whether the caller is to make the screen, because nobody does.
  private func begin(_ key: Key) -> Bool {
    making.withLock { making in
      if making.waiting[key] != nil { return false }
      making.waiting[key] = [:]
      return true
    }
  }

  /// Gives the result to the requests that wait for it; nothing, if the request that made the screen was cancelled.
  private func end(_ key: Key, with made: Made) {
    let waiting = making.withLock { $0.waiting.removeValue(forKey: key) }
    // A caller who went away says nothing about the screen.
    let isCancelled = if case .failure(.cancelled) = made { true } else { false }
    for continuation in (waiting ?? [:]).values { continuation.resume(returning: isCancelled ? nil : made) }
  }

  /// Waits for the answer of the request that makes the screen; `nil` if it has none, or if the task is cancelled.
  private func answerOfOther(_ key: Key) async -> Made? {
    let number = making.withLock { making in
      making.latest += 1
      return making.latest
    }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let waits = making.withLock { making in
          guard !Task.isCancelled, making.waiting[key] != nil else { return false }
          making.waiting[key]?[number] = continuation
          return true
        }
        if !waits { continuation.resume(returning: nil) }
      }
    } onCancel: {
      making.withLock { $0.waiting[key]?.removeValue(forKey: number) }?.resume(returning: nil)
    }
  }
}
