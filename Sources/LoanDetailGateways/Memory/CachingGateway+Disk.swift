import LoanDetailCore
import Loans
import Synchronization

extension CachingGateway {
  /// Writes an answer to disk, or removes the one that is there, unless another answer has come or this one was
  /// forgotten.
  ///
  /// - Parameters:
  ///   - outcome: the answer of the source.
  ///   - question: what was asked.
  ///   - number: the number of the request.
  ///   - isOtherList: whether the answer is a page that differs from the one before it, so that the rest of its list is
  ///     forgotten.
  ///   - isRenewed: whether the answer on disk is this one.
  func write(
    _ outcome: Outcome, to question: CachedQuestion, _ number: Int, isOtherList: Bool, isRenewed: Bool
  ) {
    disk.withLock { _ in
      if isOtherList, case .page(let type, let scope, _) = question { lastKnown?.forgetList(of: type, for: scope) }
      guard state.withLock({ $0.unwritten[question] == number }) else { return }
      switch outcome {
      case .success where isRenewed: lastKnown?.renew(question)
      case .success(let entry): lastKnown?.keep(entry.answer, readOn: entry.day, for: question)
      case .failure: lastKnown?.forget(question)
      }
    }
    let waiting = change { state in
      if state.unwritten[question] == number { state.unwritten[question] = nil }
      return state.takeWaitingForDisk()
    }
    for continuation in waiting { continuation.resume() }
  }

  /// Waits until the answers that were given are on disk.
  package func finishWriting() async {
    await withCheckedContinuation { continuation in
      let waiting = change { state in
        state.waitingForDisk.append(continuation)
        return state.takeWaitingForDisk()
      }
      for continuation in waiting { continuation.resume() }
    }
  }
}
