import DesignSystem
import LoanArithmetic
import LoanDetailCore
import Loans
import Localization
import Testing

@testable import LoanDetailSections

@Suite("A list of sections")
struct SectionListTests {
  /// A section of a product, with a row and a heading.
  private struct Harbour: LoanSection {
    static let name: SectionName = "harbour"
    static let summary = "The harbour."
    static let needs = [NeededFact("terms.purpose", \.terms.purpose)]
    let loan: LoanOnScreen
    var berth: Fact<Int> = known(7)

    var title: LocalizedText? { LocalizedText(en: "Harbour", ru: "Гавань") }
    var items: [Item] { row("berth", LocalizedText(en: "Berth", ru: "Место"), berth) }
  }

  private func list(_ loan: LoanOnScreen) -> SectionList {
    SectionList(NextPayment(loan), MainTerms(loan), More(loan))
  }

  @Test("puts a product's sections before and after those of a name, and in place of them")
  func changes() {
    let loan = shownLoan(healthyLoan())
    let harbour = Harbour(loan: loan)
    #expect(list(loan).after(.nextPayment, harbour).names == [.nextPayment, "harbour", .terms, .more])
    #expect(list(loan).before(.terms, harbour, harbour).names == [.nextPayment, "harbour", "harbour", .terms, .more])
    #expect(list(loan).replacing(.terms, with: harbour).names == [.nextPayment, "harbour", .more])
    #expect(list(loan).without(.terms).names == [.nextPayment, .more])
    #expect(list(loan).after(.nextPayment, harbour).diagnostics == [])
    let items = list(loan).after(.nextPayment, harbour).items.map(\.id.rawValue)
    #expect(items == ["payment", "harbour", "terms", "more"])
  }

  @Test("loses nothing beside a section that it does not have, and says so")
  func unknownName() throws {
    let loan = shownLoan(healthyLoan())
    let changed = list(loan).after("termz", Harbour(loan: loan))
    #expect(changed.names == [.nextPayment, .terms, .more, "harbour"])
    let diagnostic = try #require(changed.diagnostics.first)
    #expect(diagnostic.id == "screen.unknown-section")
    #expect(diagnostic.severity == .warning)
    #expect(diagnostic.found == "\"termz\"")
    #expect(diagnostic.expected == "one of payment, terms, more")
  }

  @Test("shows its last section only if no other one has anything to show")
  func otherwise() {
    let loan = shownLoan(healthyLoan())
    let silent = Harbour(loan: loan, berth: .notProvided)
    #expect(SectionList(silent).otherwise(Harbour(loan: loan)).items.map(\.id.rawValue) == ["harbour"])
    #expect(SectionList(More(loan)).otherwise(Harbour(loan: loan)).items.map(\.id.rawValue) == ["more"])
  }

  @Test("gives the parts of a section ids that begin with its name, and the origin of the facts that they show")
  func partsOfSections() {
    let provenance = ProvenanceLog()
    let context = PresentationContext(
      formatter: LocaleFormatter(locale: "en_US"), asOf: day("2026-11-21"), provenance: provenance)
    var facts = healthyLoan()
    facts.terms.purpose = known(LocalizedText(verbatim: "A boat"))
    let record = LoanRecord(id: ProductID(type: "leasing", id: "1"), scope: .allCustomers, facts: facts)
    let loan = LoanOnScreen(record, typeTitle: LocalizedText(verbatim: "Lease"), in: context)
    let harbour = Harbour(loan: loan, berth: .known(7, origin: .customer))
    #expect(flattened(harbour.body).map(\.id.rawValue) == ["harbour", "harbour.berth"])
    #expect(row("harbour.berth", in: harbour.body)?.caption == "as you told us")
    #expect(provenance.sources(of: "harbour.berth") == [.known(.customer, asOf: nil)])
    #expect(provenance.sources(of: "harbour") == [.known(.provider(field: "$.test"), asOf: nil)])
    #expect(provenance.sources(of: "header") == [])
    _ = loan.header
    #expect(provenance.sources(of: "header") == [.absent(.notProvided)])
  }
}

@Suite("A product made of sections")
struct SectionedProductTests {
  /// A product that adds a status and a misplaced section.
  private struct Dinghy: SectionedProduct {
    var record = LoanRecord(id: ProductID(type: "dinghy", id: "1"), scope: .allCustomers, facts: healthyLoan())
    var diagnostics: [Diagnostic] { [] }
    var manifest: ProductManifest {
      ProductManifest(
        type: "dinghy", title: LocalizedText(en: "Dinghy", ru: "Ялик"), version: "1.0.0", module: "Dinghy",
        screens: [.main, .details, .operations])
    }

    func sections(on screen: ScreenID, of loan: LoanOnScreen) -> SectionList? {
      let standard = SectionList.standard(screen, of: loan)
      return screen == .details ? standard?.after("nowhere", More(loan)) : standard
    }

    func ownStatuses(in context: PresentationContext) -> [Status] {
      [Status(id: "status.afloat", text: "afloat", tone: .positive)]
    }
  }

  private let context = PresentationContext(formatter: LocaleFormatter(locale: "en_US"), asOf: day("2026-11-21"))

  @Test("has its own statuses in the header of every screen and of lists")
  func statuses() {
    let dinghy = Dinghy()
    let headers = dinghy.screens.compactMap { dinghy.viewModel(for: $0, in: context)?.headerItem }
    #expect(headers.count == 3)
    for header in headers + [dinghy.headerItem(in: context)] {
      guard case .header(let top) = header else { continue }
      #expect(top.statuses.map(\.id) == ["status.phase", "status.afloat"])
    }
  }

  @Test("has the screens of its manifest only")
  func screens() {
    #expect(Dinghy().viewModel(for: .schedule, in: context) == nil)
    #expect(Dinghy().title(.english) == "Dinghy")
  }

  @Test("tells on its screen that a section could not be placed")
  func diagnostics() {
    #expect(Dinghy().viewModel(for: .details, in: context)?.diagnostics.map(\.id) == ["screen.unknown-section"])
    #expect(Dinghy().viewModel(for: .main, in: context)?.diagnostics == [])
  }
}
