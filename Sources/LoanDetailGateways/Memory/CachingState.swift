import LoanArithmetic
import LoanDetailCore
import Loans
import Synchronization

extension CachingGateway {
  /// The end of a request to the source.
  typealias Outcome = Result<CacheMemory.Entry, any Error>

  /// The end of waiting for a request.
  enum Waited: Sendable {
    case answered(Outcome), impatient, cancelled
  }

  /// A request to the source that has not ended.
  struct Flight {
    let number: Int
    let startedAt: Duration
    var work: Task<Void, Never>?
    var waiting: [Int: CheckedContinuation<Waited, Never>] = [:]
    /// Whether it goes on when nobody waits for it.
    let renews: Bool
  }

  /// What a gateway remembers, and what it has under way.
  struct State {
    var memory: CacheMemory
    var flights: [CachedQuestion: Flight] = [:]
    /// The flights from before a change. Their answers are given to those who wait, and not kept.
    var abandoned: [Int: Flight] = [:]
    /// The flights that were cancelled and have not ended: a source may go on in spite of that.
    var givenUp: Set<Int> = []
    /// When the source was last asked while it is silent; `nil` if it answers.
    var askedInSilence: Duration?
    /// The answers that are not yet on disk, with the numbers of their flights.
    var unwritten: [CachedQuestion: Int] = [:]
    /// Those who wait until all answers are on disk.
    var waitingForDisk: [CheckedContinuation<Void, Never>] = []
    /// The work to cancel as soon as the state is unlocked.
    var cancelled: [Task<Void, Never>] = []
    /// The number of the last flight or waiting request.
    private var latest = 0

    init(memory: Int) { self.memory = CacheMemory(limit: memory) }

    /// Returns the number of a new flight or waiting request.
    mutating func nextNumber() -> Int {
      latest += 1
      return latest
    }

    /// Forgets answers. The answers of requests that have begun are not kept: they may be from before the change.
    mutating func forget(_ isMeant: (CachedQuestion) -> Bool) {
      memory.remove(where: isMeant)
      for question in unwritten.keys.filter(isMeant) { unwritten[question] = nil }
      for question in flights.keys.filter(isMeant) {
        guard let flight = flights.removeValue(forKey: question) else { continue }
        if flight.waiting.isEmpty { giveUp(flight) } else { abandoned[flight.number] = flight }
      }
    }

    /// Returns those who wait for the disk, if everything is there.
    mutating func takeWaitingForDisk() -> [CheckedContinuation<Void, Never>] {
      guard unwritten.isEmpty else { return [] }
      defer { waitingForDisk = [] }
      return waitingForDisk
    }

    /// Cancels a flight that nobody waits for.
    mutating func giveUp(_ flight: Flight) {
      givenUp.insert(flight.number)
      if let work = flight.work { cancelled.append(work) }
    }

    /// Ends the waiting of one caller, and a flight that nobody needs any more. Returns the continuation to resume;
    /// `nil` if the caller does not wait.
    mutating func leave(
      _ question: CachedQuestion, _ number: Int, _ waited: Waited
    ) -> CheckedContinuation<Waited, Never>? {
      if let continuation = flights[question]?.waiting.removeValue(forKey: number) {
        if case .cancelled = waited, let flight = flights[question], flight.waiting.isEmpty, !flight.renews {
          flights[question] = nil
          giveUp(flight)
        }
        return continuation
      }
      guard let given = abandoned.first(where: { $0.value.waiting[number] != nil })?.key,
        let continuation = abandoned[given]?.waiting.removeValue(forKey: number)
      else { return nil }
      if abandoned[given]?.waiting.isEmpty == true, let flight = abandoned.removeValue(forKey: given) { giveUp(flight) }
      return continuation
    }
  }

  /// Changes the state, and then cancels what the change has ended. The state is unlocked by then, because what a
  /// source does on cancellation may ask the gateway.
  func change<Result: Sendable>(_ body: (inout sending State) -> sending Result) -> Result {
    let (result, cancelled) = state.withLock { state in
      let result = body(&state)
      defer { state.cancelled = [] }
      return (result, state.cancelled)
    }
    for work in cancelled { work.cancel() }
    return result
  }
}
