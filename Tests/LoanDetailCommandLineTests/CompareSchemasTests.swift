import Foundation
import LoanDetailCommandLine
import Testing

@Suite("Comparing schemas")
struct CompareSchemasTests {
  private static let schemas = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Schemas")
  private let published = schemas.appending(path: "Published/portfolio.1.schema.json").path

  /// The published schema with a text in the place of another.
  private func edited(_ text: String, to other: String) throws -> String {
    let schema = try String(contentsOfFile: published, encoding: .utf8)
    try #require(schema.contains(text))
    return schema.replacing(text, with: other)
  }

  private func compare(_ operands: [String], input: String = "") async -> Run {
    let surroundings = Surroundings(variables: [:], today: nil, readInput: { _ in Array(input.utf8) })
    return Run(await MadeUpProducts.tool.run(["compare-schemas"] + operands, in: surroundings))
  }

  @Test("ends with 0 when nothing changed")
  func same() async {
    let run = await compare([published, published])
    #expect(run.code == 0)
    #expect(run.errors == "")
    #expect(
      run.output == "compatible: 0 breaking, 0 additive, 0 editorial. Version 1 is compatible with version 1.\n")
  }

  @Test("ends with 65 on a breaking change, which for what others write may be an additive one")
  func purposes() async throws {
    let new = try edited(#""minimum": 1, "maximum": 120000"#, to: #""minimum": 0, "maximum": 120000"#)
    let output = await compare([published, "-"], input: new)
    #expect(output.code == 65)
    #expect(output.errors == "")
    #expect(
      output.output == """
        breaking   $defs.positiveCount: The minimum was 1 and is 0.
        not compatible: 1 breaking, 0 additive, 0 editorial. A breaking change takes a version higher than 1.

        """)
    let input = await compare([published, "-", "--input"], input: new)
    #expect(input.code == 0)
    #expect(
      input.output == """
        additive   $defs.positiveCount: The minimum was 1 and is 0.
        compatible: 0 breaking, 1 additive, 0 editorial. Version 1 is compatible with version 1.

        """)
  }

  @Test("ends with 0 when the version is higher, and with 65 when it is lower")
  func versions() async throws {
    let other = try edited("loan-detail:portfolio:1", to: "loan-detail:portfolio:2")
      .replacing(#""minimum": 1,"#, with: #""minimum": 2,"#)
    #expect(await compare([published, "-"], input: other).code == 0)
    let back = await compare(["-", published], input: other)
    #expect(back.code == 65)
    #expect(back.output.hasSuffix("The version was 2 and is 1: a version never goes back.\n"))
  }

  @Test("says the same to a program")
  func json() async throws {
    let run = await compare(
      [published, "-", "--format", "json"], input: try edited(#""title": "Portfolio""#, to: #""title": "Loans""#))
    #expect(run.code == 0)
    #expect(
      run.output == """
        {
          "schemaVersion": 1,
          "for": "output",
          "old": {"name": "urn:loan-detail:portfolio", "version": 1},
          "new": {"name": "urn:loan-detail:portfolio", "version": 1},
          "changes": [
            {"kind": "editorial", "path": "$", "message": "The title was \\"Portfolio\\" and is \\"Loans\\"."}
          ],
          "counts": {"breaking": 0, "additive": 0, "editorial": 1},
          "verdict": "compatible",
          "isCompatible": true,
          "conclusion": "Version 1 is compatible with version 1."
        }

        """)
  }

  @Test(
    "says what is no schema, and where",
    arguments: [
      (
        "{",
        "error: standard input: $ (line 1, column 2): The source is not well-formed JSON. Found the end of the text; "
          + "expected a name in quotes."
      ),
      (
        "{}",
        "error: standard input: $: This is no schema that can be compared. Found no $id; expected an $id that ends with "
          + "a colon and the version, such as urn:bank:schema:screen:1."
      ),
    ])
  func noSchema(input: String, message: String) async {
    for operands in [[published, "-"], ["-", published]] {
      let run = await compare(operands, input: input)
      #expect(run.code == 65)
      #expect(run.output == "")
      #expect(run.errors == message + "\n")
    }
  }

  @Test("ends with 66 when there is no such file", arguments: [0, 1])
  func missingFile(position: Int) async {
    var operands = [published, published]
    operands[position] = "/no/such.json"
    let run = await compare(operands)
    #expect(run.code == 66)
    #expect(run.output == "")
    #expect(run.errors == "error: /no/such.json: There is no such file. Check the path.\n")
  }

  @Test("reads one schema from standard input, not two")
  func standardInputTwice() async {
    let run = await compare(["-", "-"])
    #expect(run.code == 64)
    #expect(
      run.errors == """
        error: Standard input is read only once: give a file in the place of one "-".
        note: See "loan-detail help compare-schemas".

        """)
  }

  @Test("shows in its help every member of its JSON")
  func help() async throws {
    let help = await MadeUpProducts.tool.run("help compare-schemas").output
    let json = await compare([published, published, "--format", "json"]).output
    let members = json.matches(of: #/"(\w+)": /#).map { String($0.1) }
    #expect(members.count >= 12)
    for member in members { #expect(help.contains(member), "\(member)") }
  }
}
