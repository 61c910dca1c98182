import LoanDetailCore
import LoanDetailEngine
import LoanDetailJSON

extension Report {
  /// Says why nothing more can be done.
  mutating func fail(_ error: any Error, of tool: String) {
    switch error {
    case let error as UsageError:
      fail(error.message, .usage)
      note("See \"\((["\(tool) help"] + [error.command].compactMap(\.self)).joined(separator: " "))\".")
    case let error as GatewayError:
      add([error.diagnostic])
      exitCode = ExitCode(error.cause)
    case let error as LookupError:
      switch error {
      case .ambiguous(let reference, let choices):
        let list = choices.map(\.description).joined(separator: ", ")
        fail("The id \(SourcePath.quoted(reference.text)) is of several products. Choose one of: \(list).", .usage)
      case .notFound(let reference, let near):
        let list = near.map(\.description).joined(separator: ", ")
        let advice = near.isEmpty ? "\"\(tool) list\" names those there are." : "Near ids: \(list)."
        fail("There is no product \(SourcePath.quoted(reference.text)). \(advice)", .noInput)
      }
    case let error as RegistrationError:
      for fault in error.faults { fail("\(fault)", .internalFault) }
    default:
      fail("\(error)", .internalFault)
    }
  }
}
