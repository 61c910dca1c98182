import LoanArithmetic

/// Answers in the order of their last use, up to a limit of memory.
struct CacheMemory: Sendable {
  /// An answer, and when the source gave it.
  struct Entry: Sendable {
    var answer: CachedAnswer
    /// The time of the request to the source; `nil` for an answer of an earlier run.
    var readAt: Duration?
    /// The day of the request.
    var day: CalendarDate?
    /// Whether the source did not answer the last request.
    var isOffline = false
  }

  /// An answer in the order of the last use.
  private struct Node {
    var question: CachedQuestion
    var entry: Entry
    var cost: Int
    /// The place of the answer that was used before this one.
    var older: Int?
    /// The place of the answer that was used after this one.
    var newer: Int?
  }

  /// The maximum memory of all answers.
  private let limit: Int
  /// The memory of all answers.
  private(set) var cost = 0
  private var places: [CachedQuestion: Int] = [:]
  /// The answers at their places; `nil` at a free place.
  private var nodes: [Node?] = []
  /// The free places.
  private var free: [Int] = []
  /// The place of the answer that was not used for the longest time.
  private var oldest: Int?
  /// The place of the answer that was used last.
  private var newest: Int?

  init(limit: Int) { self.limit = limit }

  var count: Int { places.count }

  func contains(_ question: CachedQuestion) -> Bool { places[question] != nil }

  /// Returns an entry; `nil` if there is none. This counts as a use.
  mutating func use(_ question: CachedQuestion) -> Entry? {
    guard let place = places[question] else { return nil }
    if place != newest {
      unlink(place)
      link(place)
    }
    return nodes[place]?.entry
  }

  /// Keeps an entry, unless it is larger than the limit, and drops those that were not used for the longest time.
  mutating func keep(_ entry: Entry, for question: CachedQuestion) {
    remove(question)
    // The question and the places in the lists, which count for small answers.
    let own = entry.answer.cost + 512
    guard own <= limit else { return }
    while cost + own > limit, let oldest, let dropped = nodes[oldest]?.question { remove(dropped) }
    let place = free.popLast() ?? nodes.count
    if place == nodes.count { nodes.append(nil) }
    nodes[place] = Node(question: question, entry: entry, cost: own)
    places[question] = place
    cost += own
    link(place)
  }

  /// Notes that the source does not answer a question any more.
  mutating func setOffline(_ question: CachedQuestion) {
    if let place = places[question] { nodes[place]?.entry.isOffline = true }
  }

  mutating func remove(_ question: CachedQuestion) {
    guard let place = places.removeValue(forKey: question) else { return }
    unlink(place)
    cost -= nodes[place]?.cost ?? 0
    nodes[place] = nil
    free.append(place)
  }

  mutating func remove(where isMeant: (CachedQuestion) -> Bool) {
    for question in places.keys.filter(isMeant) { remove(question) }
  }

  /// Puts the node at a place at the end of the order, as the newest.
  private mutating func link(_ place: Int) {
    nodes[place]?.older = newest
    nodes[place]?.newer = nil
    if let newest { nodes[newest]?.newer = place } else { oldest = place }
    newest = place
  }

  /// Takes the node at a place out of the order.
  private mutating func unlink(_ place: Int) {
    guard let node = nodes[place] else { return }
    if let older = node.older { nodes[older]?.newer = node.newer } else { oldest = node.newer }
    if let newer = node.newer { nodes[newer]?.older = node.older } else { newest = node.older }
  }
}
