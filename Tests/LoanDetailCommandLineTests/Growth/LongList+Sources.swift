extension LongList {
  /// The lists in the inputs of commands.
  static let inSources: [LongList] = [
    input("records", 40, "list --data - --format json") { count in
      portfolio((0..<count).map { loan("\($0)") })
    },
    input("records, as text", 40, "list --data - --customer C") { count in
      portfolio((0..<count).map { loan("\($0)") })
    },
    input("records with one id", 120, "list --data - --format json") { count in
      portfolio((0..<count).map { _ in loan("1") })
    },
    input("records with one id, of two customers", 100, "list --data - --format json --customer C") { count in
      portfolio((0..<2 * count).map { loan("1", customer: $0 < count ? "D" : "C") })
    },
    input("records of as many types", 30, "list --data - --format json") { count in
      portfolio((0..<count).map { loan("1", type: "t\($0)") })
    },
    input("records of as many types, of a customer", 30, "list --data - --format json --customer C") { count in
      portfolio((0..<count).map { loan("1", type: "t\($0)") })
    },
    input("records that cannot be read", 80, "list --data - --format json") { count in
      portfolio((0..<count).map { _ in "1" })
    },
    input("near ids", 60, "render consumerLoan:10x --data -", code: 66) { count in
      portfolio((0..<count).map { loan("10\($0)") })
    },
    input("letters of ids", 3_000, "render consumerLoan:1 --data -", code: 66) { count in
      portfolio((0..<10).map { loan(String(repeating: "1", count: count) + "\($0)") })
    },
    input("names of an object", 5_000, "list --data -", code: 65) { "{\"loans\": 1, \(many($0) { "\"n\($0)\": 1" })}" },
    input("names of an object in two spellings", 5_000, "list --data -", code: 65) {
      "{\"loans\": 1, \(many($0) { "\"n\u{E9}\($0)\": 1" })}"
    },
    input("periods of Fineract", 80, fineract("schedule")) {
      let periods = many($0) { "{\"period\": \($0 + 1), \"dueDate\": [2020, 1, 1], \"totalDueForPeriod\": 2}" }
      return fineractLoan("1", "\"repaymentSchedule\": {\"periods\": [\(periods)]}")
    },
    input("transactions of Fineract", 80, fineract("operations")) {
      let transactions = many($0) { _ in
        "{\"id\": 1, \"type\": {\"id\": 2, \"repayment\": true}, \"date\": [2020, 1, 1], \"amount\": 1}"
      }
      return fineractLoan("1", "\"transactions\": [\(transactions)]")
    },
    input("charges of Fineract", 200, fineract("details")) {
      let charges = many($0) { "{\"id\": \($0), \"name\": \"c\($0)\", \"amount\": 1, \"amountOutstanding\": 1}" }
      return fineractLoan("1", "\"charges\": [\(charges)]")
    },
    input("loans of Fineract", 40, "list --source fineract --data - --map 1=consumerLoan --format json") {
      "{\"pageItems\": [\(many($0) { fineractLoan("\($0)") })]}"
    },
    input("requests of calc", 100, "calc schedule") {
      "[\(many($0) { _ in "{\"params\": {\"principal\": 1000, \"annual_rate_percent\": \"9\", \"payments\": 2}}" })]"
    },
    input("payments of calc", 100, "calc schedule --text") {
      "{\"params\": {\"principal\": 100000000, \"annual_rate_percent\": \"0.12\", \"payments\": \($0)}}"
    },
  ]

  private static func fineract(_ screen: String) -> String {
    "render 1 --source fineract --data - --map 1=consumerLoan --format json --screen \(screen)"
  }

  private static func fineractLoan(_ id: String, _ members: String = "\"principal\": 100") -> String {
    """
    {"id": \(id), "accountNo": "1", "clientId": 1, "loanProductId": 1, "status": {"id": 300, "active": true}, \
    "currency": {"code": "USD", "decimalPlaces": 2}, \(members)}
    """
  }
}
