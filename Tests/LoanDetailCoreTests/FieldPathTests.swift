import LoanDetailCore
import LoanDetailJSON
import Loans
import Localization
import Testing

@Suite("The path of a fact's field")
struct FieldPathTests {
  @Test("is spelled from the objects around it, and equals the same path given as a text")
  func spelling() throws {
    let value = try JSONParser.parse(Array(#"{"a": {"rows": [{}, {"b c": "1"}]}}"#.utf8))
    let reader = try #require(ObjectReader(value, at: "$.loans[7]", log: ReadingLog(severityOfUnreadable: .error)))
    var facts: [Fact<DataText>] = []
    _ = reader.object("a") { a in
      a.objects("rows") { row in
        facts.append(row.text("b c"))
        return 0
      }.value
    }
    let path = #"$.loans[7].a.rows[1]["b c"]"#
    let origin = try #require(facts.last?.origin)
    #expect(facts.first == .notProvided)
    #expect(origin == .provider(field: path))
    #expect(origin.hashValue == Origin.provider(field: path).hashValue)
    #expect(origin != .provider(field: "$.b"))
    guard case .provider(let field) = origin else { return }
    #expect(field.description == path)
  }
}
