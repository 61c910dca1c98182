import LoanDetailCore
import LoanDetailGateways
import LoanDetailJSON
import Loans
import Testing

@Suite("A text that is not JSON is a finding about its source")
struct SyntaxDiagnosticTests {
  @Test("with its name, its place, what is there and what may be")
  func diagnostic() throws {
    let error = try #require(throws: JSONSyntaxError.self) {
      try JSONParser.parse(Array("{\n  \"ж\": [1, nul]}".utf8))
    }
    let diagnostic = error.diagnostic(in: "x.json")
    #expect(diagnostic.id == "source.malformed-json")
    #expect(diagnostic.severity == .error)
    #expect(diagnostic.path == "x.json: $[\"ж\"][1] (line 2, column 12)")
    #expect(diagnostic.message == "The source is not well-formed JSON. Found \"nul\"; expected a value.")
  }
}
