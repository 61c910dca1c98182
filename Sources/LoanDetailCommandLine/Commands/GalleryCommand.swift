import DesignSystem
import LoanDetail
import LoanDetailConformance
import LoanDetailCore
import LoanDetailGallery
import LoanDetailGateways
import LoanDetailJSON
import Loans
import Localization

/// `gallery` writes a static site that shows every screen of every loan.
struct GalleryCommand: Command {
  static let name = "gallery"
  let task: Task
  /// The types, ids or typed ids of the products to show; empty for all.
  let filter: [String]
  let locales: [String]
  let clients: [Gallery.Client]
  /// The product whose pages are written before all others; `nil` for their order.
  let first: String?
  /// The number of other days on which the main screen is shown.
  let days: Int
  /// Whether to check the contract of the products.
  let checksContract: Bool
  let source: SourceOptions
  let output: OutputOptions

  /// What the command does.
  enum Task: Sendable {
    /// Writes a site into a folder.
    case site(folder: String)
    /// Compares the screens of two folders.
    case comparison(GalleryComparison)
  }

  private static let outputOption = Option(
    "output", .text(.file), value: "DIR",
    summary: "The folder of the site: a new or empty one, or that of an earlier gallery.")
  private static let compare = Option(
    "compare", .text(.file), value: "OLD",
    summary: "Print a page with the screens that differ between two folders, OLD and NEW: galleries, or snapshots.")
  private static func product(of tool: LoanDetailTool) -> Option<[String]> {
    Option(
      repeating: "product", value: "PRODUCT", completion: .words(tool.plugins.map(\.manifest.type.rawValue)),
      summary: "Show only a product type, or one product by its id; may be repeated.")
  }
  private static let locale = Option(
    repeating: "locale", .locale, value: "LOCALE",
    summary: "A locale of the pages; may be repeated. Without it, \(defaultLocales.joined(separator: " and ")).")
  private static let client = Option(
    repeating: "client", value: "VERSION[:KINDS]", completion: .none,
    summary: "A client that is shown beside the newest, such as 1 or 1:row,note; may be repeated. Without it, "
      + "\(defaultClients.joined(separator: " and ")).")

  private static func first(of tool: LoanDetailTool) -> Option<String?> {
    Option(
      "first", .text(.words(tool.plugins.map(\.manifest.type.rawValue))), value: "PRODUCT",
      summary: "Write the pages of a product, TYPE:ID, before all others, and say when they are there.")
  }
  private static let days = Option(
    "days", .integer(in: 0...31), value: "COUNT",
    summary: "On how many other days the main screen is shown, those on which it changes; without it, \(defaultDays).")

  private static let skipsContract = Option(
    flag: "no-conformance",
    summary: "Do not check whether the products keep to the contract, which takes a few seconds.")

  private static let defaultDays = 7
  private static let defaultLocales = ["en_US", "ru_RU"]
  private static let defaultClients = (1..<ScreenDocument.schemaVersion).reversed().map { "\($0)" }

  static func syntax(for tool: LoanDetailTool) -> CommandSyntax {
    CommandSyntax(
      name: name,
      summary:
        "Writes a site with every screen of every loan, beside its text, its JSON, and what older clients are shown.",
      operands: [.init("[NEW]", .file)],
      options: [outputOption.syntax, compare.syntax, product(of: tool).syntax, locale.syntax, client.syntax]
        + [first(of: tool).syntax, days.syntax, skipsContract.syntax]
        + OutputOptions.siteSyntax + SourceOptions.syntax(for: tool))
  }

  static func examples(for tool: LoanDetailTool) -> [(line: String, meaning: String)] {
    guard let product = tool.products.first, let id = SamplePortfolio(of: [product]).firstID else { return [] }
    let type = product.manifest.type
    return [
      ("gallery --output DIR", "all sample loans; open DIR/index.html in a browser, which needs no network"),
      ("gallery --output DIR --product \(type) --locale en_US", "one product, in one language"),
      (
        "gallery --output DIR --product \(id) --client 1:row,note",
        "one loan, beside a client that draws rows and notes"
      ),
      ("gallery --output DIR --data portfolio.json", "your own loans"),
      (
        "gallery --compare OLD-DIR NEW-DIR > changes.html",
        "the screens that differ, side by side, grouped by their change"
      ),
    ]
  }

  init(_ arguments: Arguments, for tool: LoanDetailTool) throws(UsageError) {
    task = try Self.task(arguments)
    filter = try arguments[Self.product(of: tool)]
    let locales = try arguments[Self.locale].map(\.rawValue)
    self.locales = locales.isEmpty ? Self.defaultLocales : locales
    let clients = try arguments[Self.client]
    self.clients = try (clients.isEmpty ? Self.defaultClients : clients).map { (text) throws(UsageError) in
      try Self.client(text, arguments)
    }
    first = try arguments[Self.first(of: tool)]
    days = try arguments[Self.days] ?? Self.defaultDays
    source = try SourceOptions(arguments, for: tool)
    checksContract = !(try arguments[Self.skipsContract])
    output = try OutputOptions(ofSite: arguments)
    if let twice = self.locales.firstRepeated { throw arguments.error("--locale \(twice) is given more than once.") }
    if let twice = self.clients.map(\.title).firstRepeated {
      throw arguments.error("--client: \(twice) is given twice.")
    }
  }

  private static func task(_ arguments: Arguments) throws(UsageError) -> Task {
    let folder = try arguments[outputOption]
    switch (try arguments[compare], arguments.operands.first) {
    case (let old?, let new?):
      guard folder == nil else {
        throw arguments.error("--compare and --output exclude each other: the page goes to standard output.")
      }
      return .comparison(GalleryComparison(old: old, new: new))
    case (_?, nil): throw arguments.error("--compare needs two folders: --compare OLD NEW.")
    case (nil, let operand?):
      throw arguments.error("\"gallery\" does not know what to do with \(SourcePath.quoted(operand)).")
    case (nil, nil):
      guard let folder else { throw arguments.error("\"gallery\" needs --output DIR, the folder of the site.") }
      return .site(folder: folder)
    }
  }

  private static func client(_ text: String, _ arguments: Arguments) throws(UsageError) -> Gallery.Client {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard let version = Int(parts[0]) else {
      throw arguments.error(
        "--client takes a version of the format and, after a colon, the kinds that the client draws, such as 1:row,note, "
          + "not \(SourcePath.quoted(text)).")
    }
    let kinds =
      parts.count < 2 ? nil : parts[1].split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    do {
      let profile = try ClientProfile(version: version, kinds: kinds)
      let title = "Version \(version)" + (kinds.map { ": \($0.joined(separator: ", "))" } ?? "")
      return Gallery.Client(title: title, profile: profile)
    } catch { throw arguments.error("--client: \(error)") }
  }
}

extension GalleryCommand {
  func perform(for tool: LoanDetailTool, in surroundings: Surroundings, into report: inout Report) async throws {
    switch task {
    case .site(let folder): try await makeSite(in: folder, for: tool, in: surroundings, into: &report)
    case .comparison(let comparison): try comparison.perform(into: &report)
    }
  }

  private func makeSite(
    in folder: String, for tool: LoanDetailTool, in surroundings: Surroundings, into report: inout Report
  ) async throws {
    let start = ContinuousClock.now
    let host = try await Host(tool, source: source, output: output, in: surroundings, into: &report)
    let theme = try output.theme.map { try ThemeFile.read($0, in: surroundings) }
    let gallery = try await Gallery(
      of: host.loans, for: host.scope,
      .init(
        locales: locales, clients: clients, days: days, asOf: source.asOf, timeZone: source.timeZone,
        theme: theme ?? .init())
    ) { id in filter.isEmpty || filter.contains { [id.id, id.type.rawValue, id.description].contains($0) } }
    guard !gallery.products.isEmpty else {
      let named = filter.map { SourcePath.quoted($0) }.joined(separator: ", ")
      report.fail("There is no product to show\(filter.isEmpty ? "" : " of \(named)").", .noInput)
      return
    }
    if let first, !gallery.products.contains(where: { $0.description == first }) {
      report.fail("--first: there is no product \(SourcePath.quoted(first)) among those with pages.", .noInput)
      return
    }
    var site = try SiteFolder(folder)
    let products = try await made(gallery, writing: &site, surroundings.streams, into: &report)
    let faults = await faults(of: tool.products, in: gallery)
    try site.write(gallery.index(of: products, faults))
    try site.finish()
    let seconds = Int(((ContinuousClock.now - start).inSeconds * 10).rounded())
    let pages = products.reduce(1) { $0 + $1.pages }
    report.output += Array(
      ("\(pages) pages in \(SystemText.shown(folder)): \(site.written) files written, \(site.unchanged) unchanged, "
        + "\(site.removed) removed, \(seconds / 10).\(seconds % 10) s\n").utf8)
  }

  /// Checks with their samples whether the products of a gallery keep to the contract, on all cores; none are checked for a
  /// gallery of other records.
  private func faults(
    of products: [ProductWithSamples], in gallery: Gallery
  ) async -> [ProductType: [Gallery.Fault]] {
    guard checksContract, case .samples = source.location else { return [:] }
    let types = Set(gallery.products.map(\.type))
    return await withTaskGroup(of: (ProductType, [Gallery.Fault]).self) { group in
      for product in products where types.contains(product.plugin.manifest.type) {
        group.addTask { (product.plugin.manifest.type, await Self.faults(of: product)) }
      }
      return await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
  }

  private static func faults(of product: ProductWithSamples) async -> [Gallery.Fault] {
    await conformanceFaults(of: product).map { .init(rule: $0.rule.rawValue, message: $0.message, places: $0.places) }
  }

  /// Makes the pages of the products on all cores and writes them; returns the products in their order.
  private func made(
    _ gallery: Gallery, writing site: inout SiteFolder, _ streams: Streams?, into report: inout Report
  ) async throws -> [GalleryProduct] {
    var made: [ProductID: GalleryProduct] = [:]
    func write(_ product: GalleryProduct) throws {
      try site.write(product.files)
      made[product.id] = product.withoutFiles
      streams?.showProgress?("\(made.count) of \(gallery.products.count) loans")
    }
    defer { streams?.showProgress?("") }
    if let first = gallery.products.first(where: { $0.description == first }) {
      try write(try await gallery.product(first))
      let line = Array("\(first): \(made[first]?.pages ?? 0) pages\n".utf8)
      if let streams { _ = streams.write(line) } else { report.output += line }
    }
    try await withThrowingTaskGroup(of: GalleryProduct.self) { group in
      var rest = gallery.products.filter { made[$0] == nil }.makeIterator()
      func startNext(_ group: inout ThrowingTaskGroup<GalleryProduct, any Error>) {
        guard let id = rest.next() else { return }
        group.addTask { try await gallery.product(id) }
      }
      for _ in 0..<ThisProcess.cores { startNext(&group) }
      while let product = try await group.next() {
        startNext(&group)
        try write(product)
      }
    }
    return gallery.products.compactMap { made[$0] }
  }
}

extension [String] {
  /// The first text that is there twice.
  fileprivate var firstRepeated: String? {
    var seen: Set<String> = []
    return first { !seen.insert($0).inserted }
  }
}
