import DesignSystem
import LoanArithmetic
import Loans

/// One view of a product, which has a page in each locale: a screen or the answer to a question, on a day.
struct GalleryView: Sendable {
  var screen = ScreenID.main
  var question: Question?
  /// The day; `nil` for the day of the gallery.
  var day: CalendarDate?

  /// A question with the name that it has in the names of files.
  struct Question: Sendable {
    let name: String
    let whatIf: WhatIf
  }

  /// The name of the file of the page.
  func page(_ locale: String) -> String { "\(stem(locale)).html" }

  /// The name of the file with the JSON of the page.
  func document(_ locale: String) -> String { "\(stem(locale)).json" }

  /// The name of the files of the page, without what tells their format.
  private func stem(_ locale: String) -> String {
    let parts = [screen.rawValue, question?.name, day.map { "\($0)" }, locale]
    return parts.compactMap(\.self).map(Gallery.name).joined(separator: ".")
  }
}

extension GalleryView.Question {
  /// The questions that the gallery answers. The early repayment is of a tenth of the debt, and is left out if the
  /// screen states no debt of at least ten whole major units.
  static func all(for document: ScreenDocument) -> [Self] {
    let questions: [Self?] = [
      Self(name: "payoff", whatIf: WhatIf(.payoff())),
      document.balance?.tenth.map { Self(name: "early-repayment", whatIf: WhatIf(.earlyRepayment(amount: $0))) },
      Self(name: "cure", whatIf: WhatIf(.cure())),
      Self(name: "payment-holiday", whatIf: WhatIf(.paymentHoliday(months: 3))),
      Self(name: "minimum-only", whatIf: WhatIf(.minimumOnly)),
    ]
    return questions.compactMap(\.self)
  }
}

extension ScreenDocument {
  /// The amount at the top that states the balance; `nil` if there is none.
  fileprivate var balance: MoneyValue? {
    guard case .header(let header) = headerItem else { return nil }
    return header.amounts.first { $0.fact == .balance }?.money
  }
}

extension MoneyValue {
  /// A tenth in whole major units; `nil` for less than ten of them.
  fileprivate var tenth: ExactDecimal? {
    var units = minorUnits
    for _ in 0..<decimals { units /= 10 }
    return units >= 10 ? ExactDecimal(coefficient: units / 10, scale: 0) : nil
  }
}
