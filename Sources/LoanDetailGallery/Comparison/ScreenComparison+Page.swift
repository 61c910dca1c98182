import LoanDetailRendering

extension ScreenComparison {
  /// The largest number of differences that are listed for a change.
  private static let mostListed = 100

  /// Writes one page, which needs no other file: each change once, with the names of the screens that have it, and the
  /// first of these screens before and after.
  package func page(title: String) -> [UInt8] {
    HTMLWriter.page(title, root: nil) { html in
      html.element("header", ["class": "g-bar"]) { html in
        html.element("h1", title)
        html.element("p", ["class": "g-hint"], summary)
      }
      html.element("main", ["class": "g-main"]) { html in
        for (index, group) in groups.enumerated() { write(group, number: index + 1, to: &html) }
        write("New screens", added, to: &html)
        write("Screens that are gone", removed, to: &html)
      }
    }
  }

  /// The numbers of screens and changes, in a sentence.
  package var summary: String {
    "Screens that differ: \(changed), different changes: \(causes), new screens: \(added.count), "
      + "screens that are gone: \(removed.count)."
  }

  /// Writes the names of screens under a heading; nothing if there are none.
  private func write(_ heading: String, _ names: [String], to html: inout HTMLWriter) {
    guard !names.isEmpty else { return }
    html.element("h2", ["class": "g-heading"], "\(heading): \(names.count)")
    html.element("ul") { html in for name in names { html.element("li", name) } }
  }

  /// Writes a change: the names of its screens, and the first of them.
  private func write(_ group: [Screen], number: Int, to html: inout HTMLWriter) {
    let first = group[0]
    html.element("section", ["id": "change-\(number)", "class": "g-change", "aria-label": "Change \(number)"]) { html in
      html.element(
        "h2", ["class": "g-heading"], "Change \(number): \(group.count == 1 ? "1 screen" : "\(group.count) screens")")
      html.element("ul", ["class": "g-names"]) { html in for screen in group { html.element("li", screen.name) } }
      let (old, new) = ScreenOutline.pair(first)
      html.element("div", ["class": "g-clients"]) { html in
        html.write(old, title: "Before", of: first.name)
        html.write(new, title: "After", of: first.name)
      }
      html.element("details", ["class": "g-part"]) { html in
        html.element("summary", "Properties that differ (\(first.differences.count))")
        html.element("ul", ["class": "g-differences"]) { html in
          for difference in first.differences.prefix(Self.mostListed) {
            html.element("li") { html in
              html.element("code", difference.place)
              for line in difference.old { html.element("del", line) }
              for line in difference.new { html.element("ins", line) }
            }
          }
          let more = first.differences.count - Self.mostListed
          if more > 0 { html.element("li", "and in \(more) more places") }
        }
      }
    }
  }
}

extension HTMLWriter {
  /// Writes the outline of a screen before or after a change, with a mark and a sign at each line that differs.
  fileprivate mutating func write(_ outline: ScreenOutline, title: String, of name: String) {
    element("section", ["class": "g-part"]) { html in
      html.element("h3", title)
      html.element("pre", ["tabindex": "0", "role": "region", "aria-label": "\(title): \(name)"]) { html in
        for line in outline.lines {
          let text = line.text
          switch line.mark {
          case .none: html.element("span", "  \(text)")
          case .changed: html.element("mark", "~ \(text)")
          case .added: html.element("ins", "+ \(text)")
          case .removed: html.element("del", "- \(text)")
          }
          html.text("\n")
        }
      }
    }
  }
}
