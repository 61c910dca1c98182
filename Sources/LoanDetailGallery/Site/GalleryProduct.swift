import DesignSystem
import LoanArithmetic
import LoanDetail
import LoanDetailCore
import LoanDetailEngine
import LoanDetailRendering
package import Loans
import Localization

/// The pages of one product.
package struct GalleryProduct: Sendable {
  package let id: ProductID
  /// The name of its product type.
  package let typeTitle: String
  /// The screens with their titles in each locale, the main screen first.
  let screens: [(id: ScreenID, titles: [String])]
  /// The files; empty once they are written.
  package private(set) var files: [Gallery.File]
  /// The number of pages.
  package let pages: Int
}

extension GalleryProduct {
  /// What the index needs, when the files are written.
  package var withoutFiles: GalleryProduct {
    var product = self
    product.files = []
    return product
  }
}

/// What a page shows of a view in a locale.
struct GalleryScreen: Sendable {
  /// The screen as a client is shown it that does not draw everything.
  struct Older: Sendable {
    let client: Gallery.Client
    let document: ScreenDocument
    let changes: [Adaptation]
  }

  let view: GalleryView
  let reader: LoanReader
  let explained: ExplainedScreen
  /// The screens of older clients; none for the views of other days.
  let older: [Older]

  var document: ScreenDocument { explained.document }
}

extension Gallery {
  /// Makes the pages of a product.
  package func product(_ id: ProductID) async throws -> GalleryProduct {
    let days = try await days(of: id)
    var screens: [[GalleryScreen]] = []
    for locale in settings.locales {
      var made = try await self.screens(of: id, locale)
      let main = made[0]
      if main.explained.cause == nil {
        for question in GalleryView.Question.all(for: main.document) {
          if let answer = try await self.answer(question, of: id, locale) { made.append(answer) }
        }
        for day in days { made.append(try await self.screen(of: id, on: day, locale)) }
      }
      screens.append(made)
    }
    var files: [File] = []
    for (locale, made) in zip(settings.locales, screens) {
      let page = ProductPages(gallery: self, id: id, locale: locale, days: days, screens: made)
      for screen in made {
        files.append(page.file(of: screen))
        files.append(
          File(
            path: "\(Self.folder(of: id))/\(screen.view.document(locale))",
            bytes: JSONRenderer().render(screen.document)))
      }
    }
    let own = screens[0].filter { $0.view.question == nil && $0.view.day == nil }
    return GalleryProduct(
      id: id, typeTitle: screens[0][0].explained.manifest.title(.english),
      screens: own.indices.map { index in (own[index].view.screen, screens.map { $0[index].document.title }) },
      files: files, pages: files.count / 2)
  }

  /// The screens that the product has.
  private func screens(of id: ProductID, _ locale: String) async throws -> [GalleryScreen] {
    let reader = try reader(locale)
    let main = try await loans.explanation(of: ProductReference(id), for: scope, reader)
    let others = main[0].manifest.screens.filter { $0 != .main }
    let all =
      others.isEmpty
      ? main : try await loans.explanation(of: ProductReference(id), on: [.main] + others, for: scope, reader)
    var screens: [GalleryScreen] = []
    for explained in all {
      let screen = explained.document.screen
      let older = try await older(of: explained, locale) { try await loans.shown(id, screen, nil, for: scope, $0) }
      screens.append(
        GalleryScreen(view: GalleryView(screen: screen), reader: reader, explained: explained, older: older))
    }
    return screens
  }

  /// The answer to a question; `nil` if the product has none.
  private func answer(
    _ question: GalleryView.Question, of id: ProductID, _ locale: String
  ) async throws -> GalleryScreen? {
    let reader = try reader(locale)
    guard
      let explained = try? await loans.explanation(
        of: ProductReference(id), whatIf: question.whatIf, for: scope, reader)[0],
      explained.cause == nil, explained.document.input?.isAcceptable ?? true
    else { return nil }
    let older = try await older(of: explained, locale) {
      try await loans.shown(id, .whatIf, question.whatIf, for: scope, $0)
    }
    return GalleryScreen(
      view: GalleryView(screen: .whatIf, question: question), reader: reader, explained: explained, older: older)
  }

  /// The main screen on another day.
  private func screen(of id: ProductID, on day: CalendarDate, _ locale: String) async throws -> GalleryScreen {
    let reader = try reader(locale, asOf: day)
    let explained = try await loans.explanation(of: ProductReference(id), for: scope, reader)[0]
    return GalleryScreen(view: GalleryView(day: day), reader: reader, explained: explained, older: [])
  }

  private func older(
    of explained: ExplainedScreen, _ locale: String, _ shown: (LoanReader) async throws -> ScreenDocument
  ) async throws -> [GalleryScreen.Older] {
    var older: [GalleryScreen.Older] = []
    for client in settings.clients {
      older.append(
        .init(
          client: client, document: try await shown(try reader(locale, client.profile)),
          changes: explained.document.adapted(to: client.profile).changes))
    }
    return older
  }

  /// The number of days ahead that are searched, and the number of those that are found.
  static let (daysAhead, mostDays) = (92, 7)

  /// The first days after that of the gallery on which the main screen is made of other items than the day before.
  private func days(of id: ProductID) async throws -> [CalendarDate] {
    guard let locale = settings.locales.first else { return [] }
    func main(_ day: CalendarDate?) async throws -> ScreenDocument {
      try await loans.shown(id, .main, nil, for: scope, try reader(locale, asOf: day))
    }
    var document = try await main(nil)
    guard let first = CalendarDate(document.asOf) else { return [] }
    var (shape, days) = (document.shape, [CalendarDate]())
    while days.count < Self.mostDays, let day = document.nextDay, first.days(until: day) <= Self.daysAhead {
      document = try await main(day)
      if document.shape != shape { days.append(day) }
      shape = document.shape
    }
    return days
  }
}

extension LoanDetailService {
  /// The document that a reader is shown: the screen, or the page that says why there is none.
  fileprivate func shown(
    _ id: ProductID, _ screen: ScreenID, _ whatIf: WhatIf?, for scope: CustomerScope, _ reader: LoanReader
  ) async throws -> ScreenDocument {
    do throws(RequestError) {
      let answer =
        if let whatIf {
          try await self.screen(ProductReference(id), whatIf: whatIf, for: scope, reader)
        } else {
          try await self.screen(ProductReference(id), screen, for: scope, reader)
        }
      guard case .document(let screen) = answer else { throw RequestError.cancelled }
      return screen.tree
    } catch {
      switch error {
      case .unavailable(let fault), .unreadable(let fault), .broken(let fault):
        if let page = fault.page { return page.tree }
        throw error
      default: throw error
      }
    }
  }
}

extension ScreenDocument {
  /// The next day on which the screen can differ; `nil` if it does not depend on the day.
  ///
  /// The moment until which it is valid can be stated in UTC, where the day may be one earlier.
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
