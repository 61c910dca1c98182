import DesignSystem
import LoanArithmetic
import LoanDetail
import Loans
import Testing

@Suite("A form and the answers to its question", .timeLimit(.minutes(40)))
struct FormAnswerTests {
  /// A value of a field, and whether the form allows it.
  fileprivate struct Trial {
    let value: String
    let isAllowed: Bool
  }

  @Test("agree on every sample: at each limit, one step beyond it, and on each choice")
  func everySample() async throws {
    let host = try Host()
    var (forms, trials) = ([String: Int](), 0)
    for entry in try await host.loans.list(for: .allCustomers, host.reader).list.entries {
      guard let product = entry.id else { continue }
      let screen = try await host.document(ProductReference(product))
      for form in screen.tree.forms {
        // The form of an event asks nothing: it is sent.
        guard let question = form.question else { continue }
        forms[question, default: 0] += 1
        let initial = form.fields.compactMap { field in field.initial.map { (field.name, $0) } }
        for field in form.fields {
          for trial in field.trials {
            trials += 1
            var parameters = Dictionary(uniqueKeysWithValues: initial)
            // On a late day less is left to repay.
            if field.name == "on" { parameters["amount"] = form.least ?? parameters["amount"] }
            parameters[field.name] = trial.value
            let asked = try WhatIf(named: question, parameters)
            let answer = try await host.loans.screen(
              ProductReference(product), whatIf: asked, for: .allCustomers, host.reader)
            guard case .document(let answer) = answer, let input = answer.tree.input else { throw Unexpected() }
            #expect(input.isAcceptable == trial.isAllowed, "\(product) \(parameters)")
            // What the client finds itself, in the same words.
            let faults =
              trial.isAllowed ? [] : [ScreenDocument.Input.Fault(field: field.name, text: field.limits ?? "")]
            #expect(input.faults == faults, "\(product) \(parameters)")
            #expect(answer.tree.question?.name == question)
          }
        }
      }
    }
    #expect(forms["early-repayment", default: 0] > 10 && forms["payoff", default: 0] > 30 && trials > 200)
  }

  @Test("are documents of their own: each repeats its question, and a held one of another question becomes a patch")
  func identity() async throws {
    let host = try Host()
    func answer(_ amount: String, held: HeldScreen? = nil) async throws -> ScreenAnswer {
      let question = try WhatIf(named: "early-repayment", ["amount": amount])
      return try await host.loans.screen(
        "consumerLoan:1001", whatIf: question, for: .allCustomers, host.reader, held: held)
    }
    guard case .document(let one) = try await answer("50000"), case .document(let same) = try await answer("50000.00"),
      case .document(let other) = try await answer("60000")
    else { throw Unexpected() }
    #expect(one.tree.question == .init("early-repayment", [.init("amount", "50000")]))
    #expect(one.bytes == same.bytes && one.tree.question != other.tree.question)
    guard case .patch(let patch) = try await answer("60000", held: .document(one.bytes)) else { throw Unexpected() }
    #expect(patch.from == one.eTag && patch.to == other.eTag)
    #expect(String(decoding: patch.bytes, as: UTF8.self).contains(#""question":"#))
    // The tag of one question says nothing about another.
    guard case .document = try await answer("60000", held: .eTag(one.eTag)) else { throw Unexpected() }
    let main = try await host.document("consumerLoan:1001")
    #expect(main.tree.question == nil && main.tree.input == nil)
  }

  @Test("cost a client nothing that reads an older version, or draws no forms")
  func otherClients() async throws {
    let host = try Host()
    func main(_ client: ClientProfile) async throws -> ScreenDocument {
      let reader = try host.loans.reader(locale: "en_US", asOf: CalendarDate("2026-11-21"), client: client)
      guard case .document(let screen) = try await host.loans.screen("consumerLoan:1001", for: .allCustomers, reader)
      else { throw Unexpected() }
      return screen.tree
    }
    func examples(_ document: ScreenDocument) -> Int { document.ids.count { $0.contains("example-") } }
    for version in [1, 2] {
      let document = try await main(ClientProfile(version: version))
      #expect(document.forms.isEmpty && examples(document) == 0)
    }
    let drawn = try await main(ClientProfile())
    #expect(drawn.forms.map { $0.question != nil } == [true, true, false] && examples(drawn) == 0)
    let told = try await main(ClientProfile(kinds: ["header", "section", "actionGroup", "row", "amount", "note"]))
    #expect(told.forms.isEmpty && examples(told) == 4)
  }
}

extension ScreenDocument {
  fileprivate var forms: [Form] {
    contentItems.flatMap(\.withDescendants).flatMap { item -> [Form] in
      if case .actionGroup(let group) = item { group.actions.compactMap(\.form) } else { [] }
    }
  }

  fileprivate var ids: [String] { contentItems.flatMap(\.withDescendants).map(\.id.rawValue) }
}

extension Item {
  fileprivate var withDescendants: [Item] { [self] + children.flatMap(\.withDescendants) }
}

extension Form {
  /// The smallest amount.
  fileprivate var least: String? {
    for case .money(let limits, _) in fields.map(\.input) { return limits.minimum?.amount }
    return nil
  }
}

extension Form.Field {
  /// The value to begin with, as a parameter.
  fileprivate var initial: String? {
    switch input {
    case .money(let limits, _): limits.initial?.amount
    case .date(let limits): limits.initial?.iso
    case .number(let limits): limits.initial.map { "\($0)" }
    case .choice(_, let initial): initial
    }
  }

  fileprivate var trials: [FormAnswerTests.Trial] {
    func trials<Value>(
      _ limits: Form.Limits<Value>, _ text: (Value) -> String, beyond: (Value, Int64) -> String?
    ) -> [FormAnswerTests.Trial] {
      let inside = [limits.minimum, limits.initial, limits.maximum].compactMap(\.self).map(text)
      let outside = [limits.minimum.flatMap { beyond($0, -1) }, limits.maximum.flatMap { beyond($0, 1) }]
      return inside.map { .init(value: $0, isAllowed: true) }
        + outside.compactMap(\.self).map { .init(value: $0, isAllowed: false) }
    }
    switch input {
    case .money(let limits, let step):
      return trials(limits, \.amount) { money, direction in
        var other = money
        other.minorUnits += direction * step.minorUnits
        return other.minorUnits > 0 ? other.amount : nil
      }
    case .date(let limits):
      return trials(limits, \.iso) { date, direction in
        CalendarDate(date.iso)?.adding(days: Int(direction)).map { "\($0)" }
      }
    case .number(let limits):
      // A number beyond those of the protocol is no question.
      return trials(limits, { "\($0)" }) { number, direction in
        (1...60).contains(number + Int(direction)) ? "\(number + Int(direction))" : nil
      }
    case .choice(let choices, _):
      let others = Set(["payment", "term"]).subtracting(choices.map(\.value))
      return choices.map { .init(value: $0.value, isAllowed: true) } + others.map { .init(value: $0, isAllowed: false) }
    }
  }
}
