import DesignSystem
import LoanArithmetic
import LoanDetail
import LoanDetailCore
import LoanDetailRendering
import Loans
import Localization

/// The pages of one product in one locale.
struct ProductPages {
  let gallery: Gallery
  let id: ProductID
  let locale: String
  /// The other days on which the main screen is shown.
  let days: [CalendarDate]
  let screens: [GalleryScreen]

  /// The anchor of the part with the older clients.
  private static let clients = "gallery-clients"

  /// The page of a screen, and its JSON.
  func files(of screen: GalleryScreen) -> [Gallery.File] {
    let folder = Gallery.folder(of: id)
    return [
      Gallery.File(path: "\(folder)/\(screen.view.page(locale))", bytes: page(of: screen)),
      Gallery.File(
        path: "\(folder)/\(screen.view.document(locale))", bytes: JSONRenderer().render(screen.document)),
    ]
  }

  /// Writes the page of a screen.
  private func page(of screen: GalleryScreen) -> [UInt8] {
    let document = screen.document
    let fragment = fragment(of: document, links: links, words: screen.reader.language)
    let title = "\(document.subject.title) \(Gallery.shown(id.id))"
    return HTMLWriter.page("\(title) · \(document.title) · \(locale)", root: "../../") { html in
      html.element("header", ["class": "g-bar"]) { html in
        html.element("h1") {
          $0.element("a", ["href": "../../index.html"], "Gallery")
          $0.text(" › \(title)")
        }
        writeLinks(from: screen, to: &html)
      }
      html.element("main", ["class": "g-main"]) { html in
        html.element("div", ["class": "g-columns"]) { html in
          html.element("section", ["class": "g-screen", "id": "gallery-screen", "aria-label": "The screen"]) {
            $0.verbatim(fragment)
          }
          html.element("div", ["class": "g-beside"]) { html in
            SourceList(screen.explained, anchors: fragment.anchors).write(to: &html)
            writeForms(of: screen, to: &html)
            writeFindings(screen.explained.diagnostics, to: &html)
          }
        }
        writeOlder(screen, to: &html)
      }
    }
  }

  /// The addresses of the other screens.
  private var links: GalleryLinks {
    let own = screens.filter { $0.view.question == nil && $0.view.day == nil }
    return GalleryLinks(
      screens: Dictionary(own.map { ($0.view.screen, $0.view.page(locale)) }) { first, _ in first },
      products: gallery.members, locale: locale)
  }

  /// A screen as a part of a page. `anchorPrefix` is the beginning of the ids of its elements.
  private func fragment(
    of document: ScreenDocument, links: any HTMLLinks, words language: Language, anchorPrefix: String = ""
  ) -> [UInt8] {
    HTMLRenderer(
      form: .fragment, words: HTMLRenderer.Words(language), links: links, anchorPrefix: anchorPrefix
    ).render(document)
  }

  // MARK: The ways to other pages

  /// Writes the links to the other screens, questions, languages and days, and to the older clients below.
  private func writeLinks(from screen: GalleryScreen, to html: inout HTMLWriter) {
    let view = screen.view
    let language = screen.document.language
    func isCurrent(_ other: GalleryView) -> Bool { other.page(locale) == view.page(locale) }
    func link(_ screen: GalleryScreen) -> GalleryLink {
      GalleryLink(
        title: screen.document.title, address: screen.view.page(locale), isCurrent: isCurrent(screen.view),
        language: language)
    }
    html.links("Screens", screens.filter { $0.view.question == nil && $0.view.day == nil }.map(link))
    html.links(
      "What if",
      screens.filter { $0.view.question != nil }.map { answer in
        GalleryLink(
          title: (answer.view.question?.name ?? "").replacing("-", with: " "), address: answer.view.page(locale),
          isCurrent: isCurrent(answer.view))
      })
    html.links(
      "Languages",
      gallery.settings.locales.map { GalleryLink(title: $0, address: view.page($0), isCurrent: $0 == locale) })
    if view.screen == .main { writeDays(of: view, to: &html) }
    if !screen.older.isEmpty {
      html.links(
        "Clients", screen.older.map { GalleryLink(title: $0.client.title, address: "#\(Self.anchor(of: $0))") })
    }
  }

  private static func anchor(of older: GalleryScreen.Older) -> String { Gallery.anchor(ofClient: older.client.title) }

  /// Writes the slider of days, with links for those who have no script.
  private func writeDays(of view: GalleryView, to html: inout HTMLWriter) {
    guard !days.isEmpty, let first = screens.first?.document.asOf else { return }
    let views = [GalleryView()] + days.map { GalleryView(day: $0) }
    let names = [first] + days.map { "\($0)" }
    let current = views.firstIndex { $0.day == view.day } ?? 0
    html.element("div", ["class": "g-days"]) { html in
      html.element("label", ["for": "gallery-day", "class": "g-name"], "Day")
      html.open(
        "input",
        [
          "type": "range", "id": "gallery-day", "min": "0", "max": "\(days.count)", "step": "1", "value": "\(current)",
          "aria-valuetext": names[current], "aria-describedby": "gallery-days",
        ])
      html.links(
        "Days",
        zip(views, names).map { GalleryLink(title: $1, address: $0.page(locale), isCurrent: $0.day == view.day) })
      html.element(
        "p", ["id": "gallery-days", "class": "g-hint"],
        "The days, up to \(Gallery.daysAhead) ahead and at most \(gallery.settings.days), on which the main screen is "
          + "made of other items than the day before.")
    }
  }

  // MARK: What is beside the screen

  /// Writes the screen as text and as JSON.
  private func writeForms(of screen: GalleryScreen, to html: inout HTMLWriter) {
    let document = screen.document
    html.element("details", ["class": "g-part", "open": ""]) { html in
      html.element("summary", "Text")
      html.text(of: document, words: screen.reader.language, label: "The screen as text")
    }
    let file = screen.view.document(locale)
    html.element("details", ["class": "g-part"]) { html in
      html.element("summary", "JSON")
      html.element("p", ["class": "g-json"]) { $0.element("a", ["href": file], file) }
      html.open("iframe", ["src": file, "loading": "lazy", "title": "The screen as JSON"])
      html.markup("</iframe>")
    }
  }

  /// Writes the findings about the record and the screen.
  private func writeFindings(_ findings: [Diagnostic], to html: inout HTMLWriter) {
    html.element("p", ["class": "g-hint"]) {
      let verdict = "../../index.html#\(Gallery.anchor(ofVerdictOn: id.type))"
      $0.element("a", ["href": verdict], "Conformance of the product")
    }
    html.element("details", ["class": "g-part"]) { html in
      html.element("summary", "Findings of the engine (\(findings.count))")
      if findings.isEmpty {
        html.element("p", "The engine found no fault in the record and in this screen.")
      }
      html.element("ul") { html in
        for finding in findings {
          html.element("li") {
            $0.element("strong", finding.severity.rawValue)
            $0.text(" \(finding.path): \(finding.message)")
          }
        }
      }
    }
  }

  // MARK: Older clients

  /// Writes what each older client is shown; nothing if there are none.
  private func writeOlder(_ screen: GalleryScreen, to html: inout HTMLWriter) {
    guard !screen.older.isEmpty else { return }
    html.element("section", ["id": Self.clients, "aria-label": "Older clients"]) { html in
      html.element("h2", ["class": "g-heading"], "What older clients are shown")
      html.element("div", ["class": "g-clients"]) { html in
        for (index, older) in screen.older.enumerated() {
          html.element("section", ["id": Self.anchor(of: older), "aria-label": older.client.title]) { html in
            html.element("h3", older.client.title)
            html.changes(older.changes)
            html.verbatim(
              fragment(
                of: older.document, links: NoLinks(), words: screen.reader.language,
                anchorPrefix: "client-\(index)-"))
            html.element("details", ["class": "g-part"]) {
              $0.element("summary", "Text")
              $0.text(of: older.document, words: screen.reader.language, label: "\(older.client.title) as text")
            }
          }
        }
      }
    }
  }
}

extension HTMLWriter {
  /// Writes a screen as text, in a frame that a keyboard can scroll.
  fileprivate mutating func text(of document: ScreenDocument, words language: Language, label: String) {
    let text = TextRenderer(words: TextRenderer.Words(language)).render(document)
    element(
      "pre",
      [
        "tabindex": "0", "role": "region", "aria-label": label, "lang": document.language,
        "dir": ReadingDirection(tag: document.language).rawValue,
      ], String(decoding: text, as: UTF8.self))
  }

  /// Writes what was replaced for a client: each change once, with the number of items.
  fileprivate mutating func changes(_ changes: [Adaptation]) {
    var counts: [String: Int] = [:]
    var order: [String] = []
    for change in changes {
      let sentence = ExplanationWords.sentence(about: change, .english)
      if counts[sentence] == nil { order.append(sentence) }
      counts[sentence, default: 0] += 1
    }
    element("details", ["class": "g-part"]) { html in
      html.element("summary", "Replaced for this client (\(changes.count))")
      html.element("ul") { html in
        for sentence in order { html.element("li", "\(counts[sentence] ?? 0) × \(sentence)") }
      }
    }
  }
}

extension [UInt8] {
  /// The ids of the elements of a fragment. A text of data has no quotation mark, so it is not taken for one.
  fileprivate var anchors: Set<String> {
    let parts = String(decoding: self, as: UTF8.self).split(separator: " id=\"", omittingEmptySubsequences: false)
    return Set(parts.dropFirst().map { String($0.prefix { $0 != "\"" }) })
  }
}
