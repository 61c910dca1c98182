import LoanArithmetic
import LoanDetailCore
import Loans
import Synchronization

extension CachingGateway {
  /// An answer, and whether it is an old one because the source does not answer.
  struct Given: Sendable {
    let answer: CachedAnswer
    let day: CalendarDate?
    let isOld: Bool

    init(_ entry: CacheMemory.Entry, isOld: Bool = false) {
      (answer, day, self.isOld) = (entry.answer, entry.day, isOld)
    }
  }

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

  struct State {
    var memory: CacheMemory
    var flights: [CachedQuestion: Flight] = [:]
    /// The number of the last flight or waiting request.
    var latest = 0

    init(memory: Int) { self.memory = CacheMemory(limit: memory) }

    mutating func number() -> Int {
      latest += 1
      return latest
    }

    /// Forgets answers. Requests that have begun are not told from, because they may have read what was there before.
    mutating func forget(_ isMeant: (CachedQuestion) -> Bool) {
      memory.remove(where: isMeant)
      for question in flights.keys.filter(isMeant) {
        guard let flight = flights[question] else { continue }
        abandoned[flight.number] = flight
        flights[question] = nil
      }
    }

    /// The flights whose answers are given to those who wait, and not kept.
    var abandoned: [Int: Flight] = [:]
  }

  /// What memory says about a question.
  private enum Recalled {
    case given(Given)
    /// The source must be asked. The last answer is given if the source takes longer than the rest of the patience.
    case outdated(CacheMemory.Entry?, rest: Duration)
  }

  /// Answers a question from memory, else from the source, else with what was known last.
  func answer(to question: CachedQuestion) async throws -> Given {
    switch state.withLock({ recall(question, &$0) }) {
    case .given(let given): return given
    case .outdated(let held, let rest): return try await answer(to: question, held, within: rest)
    }
  }

  private func recall(_ question: CachedQuestion, _ state: inout State) -> Recalled {
    let now = now()
    let entry = state.memory.use(question)
    if let entry, let readAt = entry.readAt, !entry.isOffline {
      let age = now - readAt
      if age <= options.freshFor { return .given(Given(entry)) }
      if age <= options.freshFor + options.revalidatedFor {
        start(question, at: now, &state)
        return .given(Given(entry))
      }
    }
    let begun = state.flights[question]?.startedAt ?? now
    // A request that was begun too long ago is given up now.
    if state.flights[question] != nil { start(question, at: now, &state) }
    return .outdated(entry, rest: options.patience - (now - begun))
  }

  /// Answers a question by the source. If it fails, or does not answer in time, returns what was known last.
  private func answer(
    to question: CachedQuestion, _ held: CacheMemory.Entry?, within rest: Duration
  ) async throws -> Given {
    let canBeOld = held != nil || lastKnown != nil
    var waited = Waited.impatient
    if !canBeOld || rest > .zero { waited = await wait(for: question, patience: canBeOld ? rest : nil) }
    if case .impatient = waited {
      if let old = held ?? lastKnownEntry(question) { return Given(old, isOld: true) }
      waited = await wait(for: question, patience: nil)
    }
    switch waited {
    case .answered(.success(let entry)): return Given(entry)
    case .answered(.failure(let error)):
      if Self.isAnswer(error) { throw error }
      try Task.checkCancellation()
      if let old = held ?? lastKnownEntry(question) { return Given(old, isOld: true) }
      // A request that was given up has been cancelled; the requests that waited for it were not.
      throw error is CancellationError ? GatewayError.unavailable(.sourceIsSilent) : error
    case .impatient, .cancelled: throw CancellationError()
    }
  }

  /// Whether an error says something about the records, and not that the source does not answer.
  static func isAnswer(_ error: any Error) -> Bool {
    if case .unreadable(let fault)? = error as? ProductError { return fault.cause == .badData }
    return error is ProductError || error is UnknownSummaryCursor
  }

  /// What was known in an earlier run; it is kept in memory from now on.
  private func lastKnownEntry(_ question: CachedQuestion) -> CacheMemory.Entry? {
    // The revision is kept with the record.
    let kept = if case .revision(let id, let scope) = question { CachedQuestion.record(id, scope) } else { question }
    guard let known = lastKnown?.answer(to: kept) else { return nil }
    let entry = CacheMemory.Entry(answer: known.answer, readAt: nil, day: known.day, isOffline: true)
    state.withLock { state in
      if !state.memory.contains(kept) { state.memory.keep(entry, for: kept) }
    }
    return entry
  }

  /// Begins a request to the source, unless there is one.
  private func start(_ question: CachedQuestion, at now: Duration, _ state: inout State) {
    let held = state.memory.use(question)
    if let flight = state.flights[question] {
      guard now - flight.startedAt >= options.givesUpAfter else { return }
      state.abandoned[flight.number] = flight
      flight.work?.cancel()
    }
    let number = state.number()
    var flight = Flight(number: number, startedAt: now, renews: held != nil)
    flight.work = Task(executorPreference: executor) {
      let outcome: Outcome
      do {
        let answer = try await self.ask(question, renewing: held)
        outcome = .success(.init(answer: answer, readAt: now, day: self.options.today()))
      } catch { outcome = .failure(error) }
      self.end(question, number, outcome)
    }
    state.flights[question] = flight
  }

  /// Asks the source.
  private func ask(_ question: CachedQuestion, renewing held: CacheMemory.Entry?) async throws -> CachedAnswer {
    switch question {
    case .day: return .day(try await source.asOf())
    case .timeZone: return .timeZone(try await source.timeZone())
    case .findings(let scope): return .findings(try await source.diagnostics(for: scope))
    case .types(let scope): return .types(try await source.productTypes(for: scope))
    case .page(let type, let scope, let page):
      return .page(try await source.summaries(of: type, for: scope, page: page))
    case .revision(let id, let scope): return .revision(try await source.revision(of: id, for: scope))
    case .record(let id, let scope):
      // The revision first: a record that is read after it is not older.
      let revision = try await source.revision(of: id, for: scope)
      // A record of an earlier run has lost its place in the source.
      if let revision, let held, held.readAt != nil, case .record(let record, let known) = held.answer,
        known == revision
      {
        return .record(record, known)
      }
      return .record(try await source.record(with: id, for: scope), revision)
    }
  }

  /// Keeps the answer of a request that is still wanted, and gives it to those who wait.
  private func end(_ question: CachedQuestion, _ number: Int, _ outcome: Outcome) {
    if case .success(let entry) = outcome, state.withLock({ $0.flights[question]?.number == number }) {
      lastKnown?.keep(entry.answer, readOn: entry.day, for: question)
    }
    let kept = outcome.map { entry in
      var entry = entry
      entry.answer = entry.answer.withoutTexts
      return entry
    }
    let waiting = state.withLock { state -> Flight? in
      guard let flight = state.flights[question], flight.number == number else {
        return state.abandoned.removeValue(forKey: number)
      }
      state.flights[question] = nil
      switch kept {
      case .success(let entry):
        state.memory.keep(entry, for: question)
        if case .record(let id, let scope) = question { state.memory.remove(.revision(id, scope)) }
      case .failure(let error):
        if Self.isAnswer(error) {
          state.memory.remove(question)
        } else if !(error is CancellationError) {
          state.memory.setOffline(question)
        }
      }
      return flight
    }
    if case .failure(let error) = outcome, Self.isAnswer(error) { lastKnown?.forget(question) }
    for continuation in waiting?.waiting.values ?? [:].values { continuation.resume(returning: .answered(kept)) }
  }

  /// Waits for the request to the source, which begins now if there is none.
  private func wait(for question: CachedQuestion, patience: Duration?) async -> Waited {
    let number = state.withLock { $0.number() }
    let timer = patience.map { patience in
      Task { [clock = options.clock] in
        do { try await clock.sleep(for: patience) } catch { return }
        self.leave(question, number, .impatient)
      }
    }
    defer { timer?.cancel() }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let ended: Waited? = state.withLock { state in
          if Task.isCancelled { return .cancelled }
          let now = now()
          // Another request may have been answered since memory was asked.
          if let entry = state.memory.use(question), let readAt = entry.readAt, !entry.isOffline,
            now - readAt <= options.freshFor
          {
            return .answered(.success(entry))
          }
          start(question, at: now, &state)
          state.flights[question]?.waiting[number] = continuation
          return nil
        }
        if let ended { continuation.resume(returning: ended) }
      }
    } onCancel: {
      self.leave(question, number, .cancelled)
    }
  }

  /// Ends the waiting of one caller. The request goes on for the others, or to renew what is kept.
  private func leave(_ question: CachedQuestion, _ number: Int, _ waited: Waited) {
    let continuation = state.withLock { state -> CheckedContinuation<Waited, Never>? in
      guard let flight = state.flights[question], flight.waiting[number] != nil else {
        guard let given = state.abandoned.first(where: { $0.value.waiting[number] != nil })?.key else { return nil }
        return state.abandoned[given]?.waiting.removeValue(forKey: number)
      }
      if case .cancelled = waited, flight.waiting.count == 1, !flight.renews {
        flight.work?.cancel()
        state.flights[question] = nil
        return flight.waiting[number]
      }
      return state.flights[question]?.waiting.removeValue(forKey: number)
    }
    continuation?.resume(returning: waited)
  }
}
