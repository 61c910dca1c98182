extension Inquiry {
  /// The number of interactors that are asked at the same time. It bounds the memory of one request. A bank has fewer
  /// product types; only a source with records of thousands of other types needs more interactors.
  static var askedAtOnce: Int { 1_000 }

  /// Asks the questions at the same time, and returns the answers in the order of the questions.
  static func all<Question: Sendable, Answer: Sendable>(
    _ questions: [Question], _ ask: @escaping @Sendable (Question) async -> Answer
  ) async -> [Answer] {
    if questions.count == 1 { return [await ask(questions[0])] }
    return await withTaskGroup(of: (Int, Answer).self) { group in
      var answers: [(order: Int, answer: Answer)] = []
      for (order, question) in questions.enumerated() {
        if order >= askedAtOnce, let answer = await group.next() { answers.append(answer) }
        group.addTask { (order, await ask(question)) }
      }
      for await answer in group { answers.append(answer) }
      return answers.sorted { $0.order < $1.order }.map(\.answer)
    }
  }
}
