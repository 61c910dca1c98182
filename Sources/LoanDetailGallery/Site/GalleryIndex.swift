import DesignSystem
import LoanDetail
import LoanDetailRendering
package import Loans

extension Gallery {
  /// Makes the files of the whole site: the page that lists all pages, and the style.
  ///
  /// - Parameters:
  ///   - made: the pages of the products, in their order.
  ///   - faults: what the check of the contract found of each product type that was checked.
  package func index(of made: [GalleryProduct], _ faults: [ProductType: [Fault]] = [:]) -> [File] {
    [
      File(path: "index.html", bytes: GalleryIndex(gallery: self, products: made, faults: faults).page()),
      File(path: "gallery.css", bytes: SiteText.style(settings.theme)),
    ]
  }
}

/// The page that lists all products by type, with a search.
private struct GalleryIndex {
  let gallery: Gallery
  let products: [GalleryProduct]
  let faults: [ProductType: [Gallery.Fault]]

  /// Writes the page.
  func page() -> [UInt8] {
    let types = products.map(\.id.type).distinct
    let count = products.reduce(0) { $0 + $1.pages }
    return HTMLWriter.page("Gallery of loan screens", root: "") { html in
      html.element("header", ["class": "g-bar"]) { html in
        html.element("h1", "Gallery of loan screens")
        html.element(
          "p", ["class": "g-hint"],
          "Loans: \(products.count). Product types: \(types.count). Pages: \(count), in "
            + gallery.settings.locales.joined(separator: ", ") + ".")
        writeSearch(types, to: &html)
      }
      html.element("main", ["class": "g-main"]) { html in
        for type in types {
          let own = products.filter { $0.id.type == type }
          html.element("section", ["class": "g-type", "data-type": type.rawValue]) { html in
            html.element("h2", ["class": "g-heading"]) {
              $0.text(own[0].typeTitle)
              $0.element("code", type.rawValue)
            }
            writeVerdict(on: type, to: &html)
            html.element("ul", ["class": "g-list"]) { html in for product in own { write(product, to: &html) } }
          }
        }
      }
    }
  }

  /// Writes whether the product type keeps to the contract, and each fault with the pages that have it.
  private func writeVerdict(on type: ProductType, to html: inout HTMLWriter) {
    let id = Gallery.anchor(ofVerdictOn: type)
    guard let faults = faults[type] else {
      html.element("p", ["id": id, "class": "g-hint"], "Conformance: the rules for products were not checked.")
      return
    }
    if faults.isEmpty {
      html.element("p", ["id": id, "class": "g-hint"], "Conformance: all sample loans pass every rule for products.")
      return
    }
    html.element("details", ["id": id, "class": "g-part", "open": ""]) { html in
      html.element("summary", "Conformance: faults against the rules for products (\(faults.count))")
      html.element("ul") { html in
        for fault in faults {
          html.element("li") { html in
            html.element("strong", fault.rule)
            html.text(" \(fault.message)")
            html.links("Where", fault.places.map { GalleryLink(title: $0, address: address(of: $0, in: type)) })
          }
        }
      }
    }
  }

  /// The address of the page at a place of a fault; that of the index for a place without a page.
  ///
  /// - Parameters:
  ///   - place: a product, or a product with a screen and a locale, separated by commas.
  ///   - type: the type of the product.
  private func address(of place: String, in type: ProductType) -> String {
    let parts = place.split(separator: ", ").map(String.init)
    guard let product = products.first(where: { $0.id.type == type && $0.id.description == parts.first }) else {
      return "index.html"
    }
    let isPage = parts.count == 3 && gallery.settings.locales.contains(parts[2])
    let view = GalleryView(screen: isPage ? ScreenID(rawValue: parts[1]) : .main)
    return "\(Gallery.folder(of: product.id))/\(view.page(isPage ? parts[2] : gallery.settings.locales[0]))"
  }

  /// Writes the search: a field for words, and a choice for each property that products differ in.
  private func writeSearch(_ types: [ProductType], to html: inout HTMLWriter) {
    html.element("div", ["role": "search", "class": "g-search", "id": "gallery-search"]) { html in
      html.element("label") {
        $0.element("span", "Search")
        $0.open("input", ["type": "search", "name": "words", "autocomplete": "off"])
      }
      let states = products.flatMap(states).distinct.sorted()
      let screens = products.flatMap { $0.screens.map(\.id.rawValue) }.distinct
      let clients = gallery.settings.clients.map(\.title)
      for (name, field, choices, every) in [
        ("Product", "type", types.map { ($0.rawValue, $0.rawValue) }, "All"),
        ("State", "state", states.map { ($0, $0) }, "All"), ("Screen", "screen", screens.map { ($0, $0) }, "All"),
        ("Client", "client", clients.map { (Gallery.anchor(ofClient: $0), $0) }, "Newest"),
      ] where !choices.isEmpty {
        html.element("label") { html in
          html.element("span", name)
          html.element("select", ["name": field]) { html in
            html.element("option", ["value": ""], every)
            for (value, title) in choices { html.element("option", ["value": value], title) }
          }
        }
      }
      html.element("p", ["role": "status", "id": "gallery-count", "class": "g-hint"], "")
    }
  }

  /// The names of the states of a product: the ids of its statuses without what all of them begin with.
  private func states(_ product: GalleryProduct) -> [String] {
    (firstEntry(of: product)?.statuses ?? []).map { status in
      let id = status.id.rawValue
      let prefix = "status."
      return id.hasPrefix(prefix) ? String(id.dropFirst(prefix.count)) : id
    }
  }

  /// The entry of a product in the first list that has it; `nil` if none has it.
  private func firstEntry(of product: GalleryProduct) -> ProductList.Entry? {
    gallery.entries.lazy.compactMap { $0[product.id] }.first
  }

  /// Writes a product with links to its screens in each locale.
  private func write(_ product: GalleryProduct, to html: inout HTMLWriter) {
    html.element(
      "li",
      [
        "data-id": product.id.description, "data-states": states(product).joined(separator: " "),
        "data-screens": product.screens.map(\.id.rawValue).joined(separator: " "),
      ]
    ) { html in
      html.element("h3") {
        $0.element("code", Gallery.shown(product.id.id))
        $0.text(" \(firstEntry(of: product)?.title ?? "")")
      }
      for (index, locale) in gallery.settings.locales.enumerated() {
        let entry = gallery.entries[index][product.id]
        html.element("div", ["class": "g-row", "lang": locale.replacing("_", with: "-")]) { html in
          html.element("p") { html in
            for status in entry?.statuses ?? [] {
              html.element("span", ["class": "g-state", "data-tone": status.tone.rawValue], status.text)
            }
          }
          html.element("ul", ["class": "g-screens"]) { html in
            for screen in product.screens {
              let address = "\(Gallery.folder(of: product.id))/\(GalleryView(screen: screen.id).page(locale))"
              html.element("li", ["data-screen": screen.id.rawValue]) {
                $0.element("a", ["href": address], screen.titles[index])
              }
            }
          }
        }
      }
    }
  }
}
