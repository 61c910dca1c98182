/// The client of version 2 as it was shipped. FROZEN: it is not changed when the format is; that it still reads what is
/// written for it is the point.
enum ClientOfVersion2 {
  static let tones: Set = ["neutral", "positive", "attention", "critical", "muted"]
  static let facts: Set = [
    "balance", "overdue", "rate", "full-cost", "next-payment-amount", "next-payment-date", "payoff", "fees",
  ]

  struct Document: Decodable {
    let items: [Item]

    init(from decoder: any Decoder) throws {
      let object = try decoder.object(of: [
        "schemaVersion", "product", "screen", "locale", "asOf", "headerItem", "contentItems", "diagnostics",
        "etag",
      ])
      let version: Int = try object.value("schemaVersion")
      guard version == 2 else { throw UnexpectedProperty(description: "version \(version)") }
      _ = try object.value("product") as Product
      for name in ["screen", "locale", "asOf"] { _ = try object.text(name) }
      items = [try object.value("headerItem")] + (try object.value("contentItems") as [Item])
      _ = try object.value("diagnostics") as [Diagnostic]
      guard try object.text("etag").count == 64 else { throw UnexpectedProperty(description: "the etag") }
    }

    var texts: [String] { items.flatMap(\.texts) }
    var kinds: Set<String> { items.reduce(into: []) { $0.formUnion($1.kinds) } }
  }

  struct Product: Decodable {
    init(from decoder: any Decoder) throws {
      let object = try decoder.object(of: ["id", "type", "title"])
      for name in ["id", "type", "title"] { _ = try object.text(name) }
    }
  }

  struct Diagnostic: Decodable {
    init(from decoder: any Decoder) throws {
      let object = try decoder.object(of: ["id", "severity", "path", "message"])
      _ = try object.choice("severity", of: ["note", "warning", "error"])
      for name in ["id", "path", "message"] { _ = try object.text(name) }
    }
  }

  struct Value: Decodable {
    let text: String

    init(from decoder: any Decoder) throws {
      let object = try decoder.object(of: ["text", "money", "date", "percent"])
      guard object.allKeys.count == 1 else { throw UnexpectedProperty(description: "a value of several") }
      if let money = try object.optional("money") as Money? {
        text = money.text
      } else if let dated = try object.optional("date") as Dated? {
        text = dated.text
      } else if let percent = try object.optional("percent") as Percent? {
        text = percent.text
      } else {
        text = try object.text("text")
      }
    }
  }

  struct Money: Decodable {
    let text: String

    init(from decoder: any Decoder) throws {
      let object = try decoder.object(of: ["minorUnits", "currency", "text", "spoken"])
      _ = try object.value("minorUnits") as Int64
      _ = try object.text("currency")
      _ = try object.text("spoken")
      text = try object.text("text")
    }
  }

  struct Dated: Decodable {
    let text: String

    init(from decoder: any Decoder) throws {
      let object = try decoder.object(of: ["iso", "text", "spoken"])
      _ = try object.text("iso")
      _ = try object.text("spoken")
      text = try object.text("text")
    }
  }

  struct Percent: Decodable {
    let text: String

    init(from decoder: any Decoder) throws {
      let object = try decoder.object(of: ["value", "text", "spoken"])
      _ = try object.text("value")
      _ = try object.text("spoken")
      text = try object.text("text")
    }
  }
}
