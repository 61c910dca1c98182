import LoanDetailJSON
import Testing

extension ClientVectors {
  /// What a client does with a form: the values to begin with, its own faults, the question and the answer.
  func forms() async throws -> [ClientVector] {
    [
      try await vector(
        "early-repayment", "An amount, a day and a choice. The server finds the same fields at fault as the client.",
        action: "action.repayPart", of: "1001",
        [
          ["amount": "50000.00", "on": "2026-11-21"], ["amount": "100000", "on": "2026-12-15", "keep": "term"],
          ["amount": "999.99", "on": "2029-05-14"], ["amount": "295913.10", "on": "2026-11-21", "keep": "payment"],
        ]),
      try await vector(
        "payoff", "A day alone, and a language from right to left.", action: "action.repayFull", of: "1001",
        [["on": "2026-12-31"], ["on": "2026-11-20"]], "--locale ar_EG --words \(Self.arabicWords)"),
      try await vector(
        "payment-holiday", "A whole number.", action: "action.takePaymentHoliday", of: "1012",
        [["months": "3"], ["months": "12"]]),
    ]
  }

  /// The sentence of an answer with what is around it: the rest is as on any screen.
  private static func slim(_ answer: JSONValue) -> JSONValue {
    let banners = (answer["contentItems"]?.elements ?? []).filter { $0["kind"] == .string("banner") }
    let header = answer["headerItem"]?.with("items", .array([])) ?? .null
    return answer.without("navigation").without("diagnostics").without("otherLanguages").with("headerItem", header)
      .with("contentItems", .array(banners)).sealed
  }

  private func vector(
    _ name: String, _ why: String, action id: String, of product: String, _ values: [[String: String]],
    _ locale: String = "--locale en_US"
  ) async throws -> ClientVector {
    let screen = try await document("render \(product) \(locale)")
    let action = try #require(screen.objects.first { $0["id"] == .string(id) })
    let form = try #require(action["form"])
    let question = try #require(form["question"]?.text)
    var cases: [JSONValue] = []
    for values in values {
      let given = values.sorted { $0.key < $1.key }
      let options = given.map { "--\($0.key) \($0.value)" }.joined(separator: " ")
      let answer = try await document("what-if \(product) \(question) \(options) \(locale)")
      let faults = (answer["input"]?["faults"]?.elements ?? []).compactMap { $0["field"] }
      cases.append(
        .object([
          .init("values", .object(given.map { .init($0.key, .string($0.value)) })), .init("faults", .array(faults)),
          .init("answer", Self.slim(answer)),
        ]))
    }
    return ClientVector(
      name, why,
      [
        "product": try #require(screen["product"]), "form": form, "cases": .array(cases),
      ])
  }
}
