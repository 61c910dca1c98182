import DesignSystem
import LoanDetail
import LoanDetailCore
import LoanDetailEngine
import LoanDetailJSON

extension Report {
  /// Adds the message for an error that ends the run.
  mutating func fail(_ error: any Error, of tool: String) {
    switch error {
    case let error as UsageError:
      fail(error.message, .usage)
      note("See \"\((["\(tool) help"] + [error.command].compactMap(\.self)).joined(separator: " "))\".")
    case let error as GatewayError:
      add([error.diagnostic])
      exitCode = ExitCode(error.cause)
    case let error as TranslationError:
      add(error.faults)
      exitCode = .badData
    case let error as SiteFolder.Failure: fail(error.message, .outputFailed)
    case let error as CalendarFileError: fail(error.message, .badData)
    case let error as ThemeFileError:
      for fault in error.faults { fail(fault, .badData) }
    case let error as RequestError: fail(error, of: tool)
    case let error as RegistrationError:
      for fault in error.faults { fail("\(fault)", .internalFault) }
    default:
      fail("\(error)", .internalFault)
    }
  }

  /// Adds the message for a product that cannot be shown. The output is the fault page for the customer.
  private mutating func fail(_ error: RequestError, of tool: String) {
    switch error {
    case .notFound(_, let near, let findings):
      add(findings)
      let advice = near.isEmpty ? " \"\(tool) list\" names those there are." : ""
      fail("\(error)\(advice)", .noInput)
    case .noSuchScreen(let screen, _, let available):
      let suggestion = NearMiss.suggestion(for: screen.rawValue, among: available.map(\.rawValue))
      fail([error.description, suggestion].compactMap(\.self).joined(separator: " "), .noInput)
    // A cursor that only the record makes invalid is not a misuse of the command.
    case .unknownCursor(let cursor): fail("\(error)", cursor.isOfRecord ? .noInput : .usage)
    case .ambiguous, .unusableBase: fail("\(error)", .usage)
    case .unavailable(let fault), .unreadable(let fault), .broken(let fault), .deadlinePassed(let fault):
      let page = fault.page.flatMap { $0.product == nil ? nil : $0 }
      add(fault.diagnostics, of: page?.correlationID)
      exitCode = ExitCode(fault.cause)
      if let page { output = page.bytes }
    case .tooLong(let bytes, _): fail("\(error) Give --max-bytes \(bytes) or more.", .usage)
    case .unknownDay: fail("The clock does not say which day it is. Give it with --as-of.", .internalFault)
    case .overloaded, .cancelled: fail("\(error)", .internalFault)
    }
  }
}
