extension LongList {
  /// The lists in one loan, apart from those of the portfolio schema: these are in `PortfolioGrowthTests`.
  static let inLoans: [LongList] = [
    loan("rows, as text", 200, on: "schedule", options: "--format text") {
      rows($0) { "\"number\": \($0 + 1), \"due\": \"\(day($0))\"" }
    },
    loan("rows without numbers", 80, on: "schedule") { rows($0) { _ in "\"due\": \"2026-12-14\"" } },
    loan("rows, for an old client", 100, on: "schedule", options: "--client-version 1 --client-kinds row,note") {
      rows($0) { "\"number\": \($0 + 1), \"due\": \"\(day($0))\"" }
    },
    loan("rows with a due obligation each", 200, on: "main") { count in
      let due = many(count) { "{\"kind\": \"instalment\", \"due\": \"\(day($0))\", \"amount\": \"2.00\"}" }
      return rows(count) { "\"number\": \($0 + 1), \"due\": \"\(day($0))\"" } + ", \"obligations\": [\(due)]"
    },
    loan("rows and obligations of one day", 200, on: "main") { count in
      let due = many(count) { "{\"kind\": \"instalment\", \"due\": \"2026-12-14\", \"amount\": \"\($0 + 2).00\"}" }
      return rows(count) { "\"number\": \($0 + 1), \"due\": \"2026-12-14\"" } + ", \"obligations\": [\(due)]"
    },
    input("booked repayments", 300, "render 1 --data - --screen main --format json") { count in
      let booked = many(count) {
        "{\"extent\": \"part\", \"on\": \"\(day($0 + 504_000))\", \"amount\": \"1.00\"}"
      }
      return portfolio([loan("1", "\"earlyRepayments\": [\(booked)]")], version: 2)
    },
    input("policies with other rates, and rates", 200, "render 1 --data - --screen main --format json") { count in
      let rate = "\"percent\": \"10\", \"period\": \"year\", \"basis\": \"nominal\""
      let policies = many(count) {
        "{\"kind\": \"life\", \"until\": \"\(day($0))\", \"rateWithout\": {\(rate)}}"
      }
      let rates = many(count) { "{\(rate), \"from\": \"\(day($0))\", \"until\": \"\(day($0))\"}" }
      return portfolio(
        [loan("1", "\"insurance\": [\(policies)], \"terms\": {\"rates\": [{\(rate)}, \(rates)]}")], version: 2)
    },
    loan("minimum payments", 1_000) { count in
      let due = many(count) { "{\"kind\": \"minimum\", \"due\": \"\(day($0))\", \"amount\": \"2.00\"}" }
      return "\"obligations\": [\(due)]"
    },
    loan("accounts of obligations", 2_000, on: "main") { count in
      let obligations = many(count) {
        "{\"kind\": \"instalment\", \"due\": \"\(day($0))\", \"account\": \"40817810\(100_000 + $0)\"}"
      }
      return "\"obligations\": [\(obligations)]"
    },
    loan(
      "operations, the last page", 800, on: "operations",
      options: "--page-size 10 --client-version 2 --after operation.o0"
    ) {
      operations($0) { "o\($0)" }
    },
    loan("unknown fields", 5_000) { many($0) { "\"field\($0)\": 1" } },
    loan("unknown specifics", 5_000) { "\"specifics\": {\(many($0) { "\"field\($0)\": 1" })}" },
    loan("findings", 120, on: "main", code: 65) {
      "\"operations\": [\(many($0) { _ in "{\"id\": \"o\", \"kind\": \"pay\", \"date\": \"x\"}" })]"
    },
    loan("words of a text", 3_000, on: "main", options: "--format text") {
      notice(String(repeating: "word ", count: $0))
    },
    loan("letters of a word", 20_000, on: "main", options: "--format text") {
      notice(String(repeating: "w", count: $0))
    },
    loan("accents of a letter", 15_000, on: "main", options: "--format text") {
      notice("a" + String(repeating: "\u{301}", count: $0))
    },
    loan("digits of a number", 20_000) { "\"contractNumber\": \"\(String(repeating: "1", count: $0))\"" },
    input("sub-plans that end on one day", 500, "render 1 --data - --screen main --format json") { count in
      let plans = many(count) {
        "{\"id\": \"p\($0)\", \"kind\": \"instalments\", \"merchant\": \"Shop \($0)\", \"ends\": \"2026-12-12\"}"
      }
      return portfolio([loan("1", "\"revolving\": {\"subPlans\": [\(plans)]}")], version: 2)
    },
    input("changes since the data, and rates", 100, "render 1 --data - --screen main --format json --as-of 2040-01-01")
    {
      count in
      let policies = many(count) { _ in "{\"kind\": \"life\", \"until\": \"2026-12-01\"}" }
      let rates = many(20 * count) {
        "{\"percent\": \"10\", \"until\": \"2020-01-01\", \"above\": \"\($0).00\", \"upTo\": \"\($0 + 1).00\"}"
      }
      return portfolio(
        [loan("1", "\"insurance\": [\(policies)], \"terms\": {\"rates\": [\(rates)]}")], version: 2)
    },
    explained("operations, explained", 60, "operations") { operations($0) { "o\($0)" } },
    explained("parties, explained", 60, "details") {
      "\"parties\": [\(many($0) { "{\"role\": \"guarantor\", \"name\": \"N \($0)\"}" })]"
    },
  ]

  private static func explained(
    _ name: String, _ length: Int, _ screen: String, _ members: @escaping @Sendable (Int) -> String
  ) -> LongList {
    input(name, length, "explain 1 --data - --screen \(screen)") { portfolio([loan("1", members($0))]) }
  }

  private static func rows(_ count: Int, _ members: (Int) -> String) -> String {
    let rows = many(count) { "{\"kind\": \"instalment\", \(members($0)), \"payment\": \"1.00\"}" }
    return "\"schedule\": {\"kind\": \"full\", \"rows\": [\(rows)]}"
  }

  private static func operations(_ count: Int, _ id: (Int) -> String) -> String {
    let operations = many(count) {
      "{\"id\": \"\(id($0))\", \"kind\": \"payment\", \"date\": \"\(day($0))\", \"amount\": \"1.00\"}"
    }
    return "\"operations\": [\(operations)]"
  }

  private static func notice(_ text: String) -> String {
    "\"notices\": [{\"id\": \"n\", \"importance\": \"attention\", \"title\": \"\(text)\"}]"
  }
}
