import DesignSystem
import LoanArithmetic
import LoanDetail
import LoanDetailCore
import LoanDetailEngine
package import Loans
import Localization

extension Gallery {
  /// Makes the pages of a product, on all cores.
  package func product(_ id: ProductID) async throws -> GalleryProduct {
    let loan = try await loans.open(ProductReference(id), for: scope, try reader(settings.locales[0]))
    let locales = try await settings.locales.concurrentMap { try await self.screens(of: loan, in: $0) }
    let days = locales[0][0].explained.cause == nil ? try days(of: loan) : []
    var pages: [(pages: ProductPages, screen: GalleryScreen)] = []
    for (locale, made) in zip(settings.locales, locales) {
      let ofDays = try await days.concurrentMap { try self.screen(GalleryView(day: $0), of: loan, in: locale) }
      let screens = made + ofDays.compactMap(\.self)
      let all = ProductPages(gallery: self, id: id, locale: locale, days: days, screens: screens)
      pages += screens.map { (all, $0) }
    }
    let files = try await pages.concurrentMap { $0.pages.files(of: $0.screen) }
    let own = locales[0].filter { $0.view.question == nil }
    return GalleryProduct(
      id: id, typeTitle: loan.manifest.title(.english),
      screens: own.indices.map { index in (own[index].view.screen, locales.map { $0[index].document.title }) },
      files: files.flatMap(\.self), pages: files.count)
  }

  /// The views of a loan on the day of the gallery: its screens, and the answers to questions.
  private func screens(of loan: OpenLoan, in locale: String) async throws -> [GalleryScreen] {
    let made = try await loan.screens.concurrentMap { try self.screen(GalleryView(screen: $0), of: loan, in: locale) }
      .compactMap(\.self)
    guard let main = made.first, main.explained.cause == nil else { return made }
    let statement = try screen(GalleryView(screen: .statement), of: loan, in: locale)
    let answers = try await GalleryView.Question.all(for: main.document).concurrentMap { question in
      try self.screen(GalleryView(screen: .whatIf, question: question), of: loan, in: locale)
    }
    return made + [statement].compactMap(\.self)
      + answers.compactMap(\.self).filter { $0.explained.cause == nil && $0.document.input?.isAcceptable ?? true }
  }

  /// One view with what older clients are shown of it; `nil` if the loan does not have it.
  private func screen(_ view: GalleryView, of loan: OpenLoan, in locale: String) throws -> GalleryScreen? {
    let reader = try reader(locale, asOf: view.day)
    let question = view.question.map { ScreenQuestion.whatIf($0.whatIf) }
    guard let explained = try loan.explained(view.screen, question, for: reader) else { return nil }
    let clients = view.day == nil ? settings.clients : []
    let documents = try loan.documents(
      view.screen, question, for: clients.map { try self.reader(locale, $0.profile) })
    let older = zip(clients, documents).map { client, document in
      GalleryScreen.Older(
        client: client, document: document, changes: explained.document.adapted(to: client.profile).changes)
    }
    return GalleryScreen(view: view, reader: reader, explained: explained, older: older)
  }

  /// The number of days ahead that are searched.
  static let daysAhead = 92

  /// The first days after that of the gallery on which the main screen is made of other items than the day before, as
  /// many as the settings ask for.
  private func days(of loan: OpenLoan) throws -> [CalendarDate] {
    func main(_ day: CalendarDate?) throws -> ScreenDocument {
      try loan.mainScreen(for: try reader(settings.locales[0], asOf: day))
    }
    guard settings.days > 0 else { return [] }
    var document = try main(nil)
    guard let first = CalendarDate(document.asOf) else { return [] }
    var shape = document.shape
    var days: [CalendarDate] = []
    while days.count < settings.days, let day = document.nextDay, first.days(until: day) <= Self.daysAhead {
      document = try main(day)
      if document.shape != shape { days.append(day) }
      shape = document.shape
    }
    return days
  }
}

extension Collection where Self: Sendable, Element: Sendable {
  /// Transforms each element, on all cores; returns the values in the order of the elements.
  fileprivate func concurrentMap<Value: Sendable>(
    _ transform: @escaping @Sendable (Element) async throws -> Value
  ) async throws -> [Value] {
    try await withThrowingTaskGroup(of: (Int, Value).self) { group in
      for (index, element) in enumerated() { group.addTask { (index, try await transform(element)) } }
      var values = [Value?](repeating: nil, count: count)
      for try await (index, value) in group { values[index] = value }
      return values.compactMap(\.self)
    }
  }
}

extension ScreenDocument {
  /// The next day on which the screen can differ; `nil` if it does not depend on the day.
  ///
  /// The moment until which the screen is valid can be stated in UTC, where the day may be one earlier. The next day is
  /// therefore never earlier than the day after that of the screen.
  fileprivate var nextDay: CalendarDate? {
    guard let end = freshness.validUntil.flatMap({ CalendarDate(String($0.prefix(10))) }),
      let tomorrow = CalendarDate(asOf)?.adding(days: 1)
    else { return nil }
    return max(end, tomorrow)
  }

  /// The items of the screen, without their figures and words.
  fileprivate var shape: [String] { ([headerItem] + contentItems).flatMap(\.shape) }
}

extension Item {
  /// The ids of the item and of those inside, with the properties that change its look.
  fileprivate var shape: [String] {
    let own =
      switch self {
      case .status(let status): "\(id) \(status.tone)"
      case .banner(let banner): "\(id) \(banner.tone)"
      case .section(let section): "\(id) \(section.priority)"
      default: id.rawValue
      }
    return [own] + children.flatMap(\.shape)
  }
}
