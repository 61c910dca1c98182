import DesignSystem
import LoanDetailCore
import LoanDetailJSON

/// The replies to all requests of a run, in the shape the requests came in.
struct CalcReplies {
  let kind: CalcKind
  let replies: [CalcReply]
  /// Whether there was one request that stood in no array.
  let isSingle: Bool

  init(to requests: JSONValue, _ kind: CalcKind) {
    self.kind = kind
    if case .array(let elements) = requests {
      (replies, isSingle) = (elements.map { CalcReply(to: $0, kind) }, false)
    } else {
      (replies, isSingle) = ([CalcReply(to: requests, kind)], true)
    }
  }

  /// A bad request in an array costs its own reply; alone it is what was asked for.
  var exitCode: ExitCode {
    if isSingle, case .failure = replies[0].result { .badData } else { .ok }
  }

  /// The replies for a program.
  func json(_ layout: JSONLayout) -> [UInt8] {
    var json = JSONWriter()
    if isSingle {
      replies[0].write(to: &json)
    } else {
      json.array {
        for reply in replies { reply.write(to: &$0) }
      }
    }
    return json.finish(layout)
  }

  /// The replies for a person.
  func document(_ formatter: LocaleFormatter) -> ScreenDocument {
    let language = formatter.language
    let title = CalcWords.title(of: kind)(language)
    let items = replies.enumerated().flatMap { number, reply in
      let items = reply.items(number + 1, formatter)
      guard let name = reply.name(number + 1, of: replies.count, formatter) else { return items }
      return [.section(Section(id: CalcReply.place(number + 1), title: name, items: items))]
    }
    let nothing = Item.note(Note(id: "empty", text: CalcWords.noRequests(language)))
    return ScreenDocument(
      subject: .init(id: "", type: "", title: title), screen: ScreenID(rawValue: kind.rawValue),
      locale: formatter.locale, asOf: "", headerItem: .header(Header(title: title)),
      contentItems: items.isEmpty ? [nothing] : items, remarks: [])
  }
}

extension CalcReply {
  fileprivate func write(to json: inout JSONWriter) {
    json.object {
      switch id {
      case .number(let digits)?:
        $0.key("id")
        $0.number(digits)
      case .string(let text)?: $0.property("id", text)
      default: break
      }
      switch result {
      case .success(let answer): $0.object("result") { answer.write(to: &$0) }
      case .failure(let error):
        $0.object("error") {
          $0.property("code", error.code)
          $0.property("path", error.path)
          $0.property("message", error.message)
        }
      }
    }
  }

  fileprivate static func place(_ number: Int) -> ItemID { ItemID(rawValue: "request.\(number)") }

  /// What the request is called; nothing where it is the only one and has no id.
  fileprivate func name(_ number: Int, of count: Int, _ formatter: LocaleFormatter) -> String? {
    let word = CalcWords.request(formatter.language)
    switch id {
    case .number(let digits)?: return "\(word) \(digits)"
    case .string(let text)?: return "\(word) \(text)"
    default: return count == 1 ? nil : "\(word) \(formatter.number(number))"
    }
  }

  fileprivate func items(_ number: Int, _ formatter: LocaleFormatter) -> [Item] {
    switch result {
    case .success(let answer): return answer.items(under: Self.place(number), formatter)
    case .failure(let error):
      let title = [error.code, error.path].filter { !$0.isEmpty }.joined(separator: ": ")
      let id = Self.place(number).appending("error")
      return [.banner(Banner(id: id, title: title, text: error.message, tone: .critical))]
    }
  }
}
