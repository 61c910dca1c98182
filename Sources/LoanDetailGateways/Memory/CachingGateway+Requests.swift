import LoanArithmetic
import LoanDetailCore
import Loans
import Synchronization

extension CachingGateway {
  /// An answer, and whether it is an old one because the source does not answer.
  struct Given: Sendable {
    let answer: CachedAnswer
    /// The day of the request to the source.
    let day: CalendarDate?
    let isOld: Bool

    init(_ entry: CacheMemory.Entry, isOld: Bool = false) {
      answer = entry.answer
      day = entry.day
      self.isOld = isOld
    }
  }

  /// What memory says about a question.
  private enum Recalled {
    case given(Given)
    /// The source must be asked. The last answer is given if the source takes longer than the rest of the patience.
    case outdated(CacheMemory.Entry?, rest: Duration)
  }

  /// Answers a question from memory, else from the source, else with what was known last.
  func answer(to question: CachedQuestion) async throws -> Given {
    switch change({ recall(question, &$0) }) {
    case .given(let given):
      Exchange.noteCache(isHit: true)
      return given
    case .outdated(let held, let rest):
      Exchange.noteCache(isHit: false)
      return try await askedAnswer(to: question, orElse: held, within: rest)
    }
  }

  /// Looks a question up in memory. Begins a request to the source if the answer is to be renewed, or if the request on
  /// its way has taken too long.
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
    if let last = state.askedInSilence {
      // Nobody waits for a silent source, so that one request in a while has to find out whether it answers again.
      if now - last >= options.patience {
        state.askedInSilence = now
        start(question, at: now, &state)
      }
      return .outdated(entry, rest: .zero)
    }
    return .outdated(entry, rest: options.patience - (now - begun))
  }

  /// Answers a question by the source. If the source fails, or does not answer in time, returns the answer that is held
  /// or, without one, that of an earlier run.
  private func askedAnswer(
    to question: CachedQuestion, orElse held: CacheMemory.Entry?, within rest: Duration
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
      // It was the request that was cancelled, and not those that waited for it.
      throw error is CancellationError ? GatewayError.unavailable(.nothingIsKnown) : error
    case .impatient, .cancelled: throw CancellationError()
    }
  }

  /// Whether an error says something about the records, and not that the source does not answer.
  static func isAnswer(_ error: any Error) -> Bool {
    if case .unreadable(let fault)? = error as? ProductError { return fault.cause == .badData }
    return error is ProductError || error is UnknownSummaryCursor
  }

  /// What was known in an earlier run, which is kept in memory from now on; `nil` if nothing was.
  private func lastKnownEntry(_ question: CachedQuestion) -> CacheMemory.Entry? {
    // The revision is kept with the record.
    let kept = if case .revision(let id, let scope) = question { CachedQuestion.record(id, scope) } else { question }
    guard let known = lastKnown?.answer(to: kept) else { return nil }
    let entry = CacheMemory.Entry(answer: known.answer.withoutTexts, readAt: nil, day: known.day, isOffline: true)
    change { state in
      if !state.memory.contains(kept) { state.memory.keep(entry, for: kept) }
    }
    return entry
  }

  /// Begins a request to the source, unless there is one. If that one has taken too long, those who wait for it wait
  /// for the new one.
  private func start(_ question: CachedQuestion, at now: Duration, _ state: inout State) {
    let held = state.memory.use(question)
    let number = state.nextNumber()
    var flight = Flight(number: number, startedAt: now, renews: held != nil)
    if let late = state.flights[question] {
      guard now - late.startedAt >= options.givesUpAfter, state.givenUp.count < options.threads else { return }
      flight.waiting = late.waiting
      state.giveUp(late)
    }
    flight.work = Task(executorPreference: executor) {
      // The request may serve many callers, so its time is the work of none of them.
      await LocalWork.$meter.withValue(nil) {
        var isRenewed = false
        let outcome: Outcome
        do {
          let answer: CachedAnswer
          (answer, isRenewed) = try await self.ask(question, renewing: held)
          outcome = .success(.init(answer: answer, readAt: now, day: self.options.today()))
        } catch { outcome = .failure(error) }
        self.end(question, number, outcome, isRenewed: isRenewed)
      }
    }
    state.flights[question] = flight
  }

  /// Asks the source. Returns its answer, and whether that is the one that is held already.
  private func ask(
    _ question: CachedQuestion, renewing held: CacheMemory.Entry?
  ) async throws -> (answer: CachedAnswer, isRenewed: Bool) {
    switch question {
    case .day: return (.day(try await source.asOf()), false)
    case .timeZone: return (.timeZone(try await source.timeZone()), false)
    case .findings(let scope): return (.findings(try await source.diagnostics(for: scope)), false)
    case .types(let scope): return (.types(try await source.productTypes(for: scope)), false)
    case .page(let type, let scope, let page):
      return (.page(try await source.summaries(of: type, for: scope, page: page)), false)
    case .revision(let id, let scope): return (.revision(try await source.revision(of: id, for: scope)), false)
    case .record(let id, let scope):
      // The revision first: a record that is read after it is not older.
      let revision = try await source.revision(of: id, for: scope)
      // A record of an earlier run has lost its place in the source.
      if let revision, let held, held.readAt != nil, case .record(let record, let known) = held.answer,
        known == revision
      {
        return (.record(record, known), true)
      }
      return (.record(try await source.record(with: id, for: scope), revision), false)
    }
  }

  /// Keeps the answer of a request that is still wanted, and gives it to those who wait.
  ///
  /// - Parameter isRenewed: whether the answer was known. It is on disk then, and has no text any more to write there.
  private func end(_ question: CachedQuestion, _ number: Int, _ outcome: Outcome, isRenewed: Bool) {
    let kept = outcome.map { entry in
      var entry = entry
      entry.answer = entry.answer.withoutTexts
      return entry
    }
    let ended = change { state -> (flight: Flight?, changesDisk: Bool, isOtherList: Bool) in
      state.givenUp.remove(number)
      if kept.isAnswer { state.askedInSilence = nil }
      guard let flight = state.flights[question], flight.number == number else {
        return (state.abandoned.removeValue(forKey: number), false, false)
      }
      state.flights[question] = nil
      var isOtherList = false
      switch kept {
      case .success(let entry):
        let before = state.memory.use(question)
        state.memory.keep(entry, for: question)
        if case .record(let id, let scope) = question { state.memory.remove(.revision(id, scope)) }
        if case .page(let type, let scope, _) = question, let before, !before.answer.isSamePage(as: entry.answer) {
          isOtherList = true
          state.forget { $0 != question && $0.isPage(of: type, for: scope) }
        }
      case .failure(let error):
        if Self.isAnswer(error) {
          state.memory.remove(question)
        } else if !(error is CancellationError) {
          state.memory.setOffline(question)
        }
      }
      let changesDisk = lastKnown != nil && kept.isAnswer
      if changesDisk { state.unwritten[question] = number }
      return (flight, changesDisk, isOtherList)
    }
    for continuation in (ended.flight?.waiting ?? [:]).values { continuation.resume(returning: .answered(kept)) }
    if ended.changesDisk {
      write(outcome, to: question, number, isOtherList: ended.isOtherList, isRenewed: isRenewed)
    }
  }

  /// Waits for the request to the source, which begins now if there is none.
  ///
  /// - Parameter patience: the longest time to wait; `nil` to wait until the request ends.
  private func wait(for question: CachedQuestion, patience: Duration?) async -> Waited {
    let number = change { $0.nextNumber() }
    return await withTaskCancellationHandler {
      var timer: Task<Void, Never>?
      defer { timer?.cancel() }
      return await withCheckedContinuation { continuation in
        let ended: Waited? = change { state in
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
        if let ended { return continuation.resume(returning: ended) }
        // Not earlier: a timer that ends before the request waits would end nothing.
        timer = patience.map { patience in
          Task { [clock = options.clock] in
            do { try await clock.sleep(for: patience) } catch { return }
            self.leave(question, number, .impatient)
          }
        }
      }
    } onCancel: {
      self.leave(question, number, .cancelled)
    }
  }

  /// Ends the waiting of one caller. The request goes on for the others, or to renew what is kept.
  private func leave(_ question: CachedQuestion, _ number: Int, _ waited: Waited) {
    let continuation = change { state in
      let continuation = state.leave(question, number, waited)
      if case .impatient = waited, continuation != nil, state.askedInSilence == nil { state.askedInSilence = now() }
      return continuation
    }
    continuation?.resume(returning: waited)
  }
}

extension CachingGateway.Outcome {
  /// Whether the source has answered.
  fileprivate var isAnswer: Bool {
    switch self {
    case .success: true
    case .failure(let error): CachingGateway.isAnswer(error)
    }
  }
}
