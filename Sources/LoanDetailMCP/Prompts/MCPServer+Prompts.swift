import DesignSystem
import LoanDetail
import LoanDetailJSON
import Localization

extension MCPServer {
  /// Lists the questions with their arguments.
  func promptList(for request: MCPRequest) throws(MCPFault) -> MCPResult {
    try request.checkSinglePage()
    return MCPResult(
      [
        (
          "prompts",
          .array(
            MCPPrompt.allCases.map { prompt in
              .object(of: [
                ("name", .string(prompt.rawValue)), ("title", .string(prompt.title(reader.language))),
                ("description", .string(prompt.title(reader.language))),
                (
                  "arguments",
                  .array(
                    prompt.arguments.map {
                      .object(of: [
                        ("name", .string($0.name)), ("description", .string($0.meaning)),
                        ("required", .bool($0.isRequired)),
                      ])
                    })
                ),
              ])
            })
        )
      ], lasts: true)
  }

  /// The question with a name, as a message of the user. Its arguments must be known, short and on one line.
  func prompt(for request: MCPRequest) throws(MCPFault) -> MCPResult {
    let name = try request.required("name", expected: "the name of a prompt")
    guard let prompt = MCPPrompt(rawValue: name) else {
      let known = MCPPrompt.allCases.map(\.rawValue).joined(separator: ", ")
      throw request.fault(at: "name", expected: "one of \(known)")
    }
    let stated = request.parameters["arguments"] ?? .object([])
    guard stated.isObject else { throw request.fault(at: "arguments", expected: "an object") }
    var arguments: [String: String] = [:]
    for member in stated.members {
      guard prompt.arguments.contains(where: { $0.name == member.name }), let text = member.value.text,
        text.unicodeScalars.count <= MCPPrompt.longestArgument, !text.contains(where: \.isNewline)
      else {
        throw MCPFault(
          .badParameters, at: SourcePath.member(member.name, of: "$.params.arguments"), found: member.value.summary,
          expected: "one of the arguments \(prompt.arguments.map(\.name).joined(separator: ", ")), as a short text on "
            + "one line")
      }
      arguments[member.name] = TextGuard.messages(text)
    }
    if let missing = prompt.arguments.first(where: { $0.isRequired && arguments[$0.name] == nil }) {
      throw MCPFault(
        .badParameters, at: "$.params.arguments.\(missing.name)", found: "nothing", expected: "a text")
    }
    return MCPResult([
      ("description", .string(prompt.title(reader.language))),
      (
        "messages",
        .array([
          .object(of: [
            ("role", .string("user")), ("content", .textContent(prompt.text(arguments)(reader.language))),
          ])
        ])
      ),
    ])
  }
}
