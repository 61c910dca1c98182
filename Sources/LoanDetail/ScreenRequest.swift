import DesignSystem
import LoanDetailCore
import LoanDetailEngine
import Loans

/// One screen for one reader: everything a document depends on, except the page that it shows.
struct ScreenRequest {
  let screen: ScreenID
  let context: PresentationContext
  /// The rows to send; `nil` for all.
  let rows: PageRequest?
  let reader: LoanReader
  let log: RequestLog

  init(
    _ screen: ScreenID, on day: BankDay, for reader: LoanReader, _ log: RequestLog, rows: PageRequest? = nil,
    question: ScreenQuestion? = nil, explainingTo provenance: ProvenanceLog? = nil
  ) {
    self.screen = screen
    self.rows = rows?.inVersion(reader.version)
    // How many rows a limit of bytes allows is known only when all are there.
    context = reader.context(
      on: day, log.options, rows?.maximumBytes == nil ? self.rows : nil, explainingTo: provenance, question: question)
    self.reader = reader
    self.log = log
  }

  /// Shows a page on the screen.
  func shown(_ page: LoanPage) -> ShownPage { ShownPage(CheckedScreen(of: page, on: screen, in: context), self) }

  /// Shows a page as a view received it from its presenter.
  func shown(_ page: LoanPage, as viewModel: any ProductViewModelProtocol) -> ShownPage {
    ShownPage(CheckedScreen(received: viewModel, of: page, on: screen, in: context), self)
  }
}
