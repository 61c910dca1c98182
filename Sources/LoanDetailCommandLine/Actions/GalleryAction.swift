import DesignSystem
import LoanDetail
import LoanDetailConformance
import LoanDetailCore
import LoanDetailGallery
import LoanDetailGateways
import LoanDetailJSON
import Loans
import Localization

extension GalleryCommand {
  func perform(for tool: LoanDetailTool, in surroundings: Surroundings, into report: inout Report) async throws {
    switch task {
    case .site(let folder): try await makeSite(in: folder, for: tool, in: surroundings, into: &report)
    case .comparison(let comparison): try comparison.perform(into: &report)
    }
  }

  /// Writes the site. Reports if there is no product to show.
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
    let products = try await makeProducts(of: gallery, writing: &site, surroundings.streams, into: &report)
    let faults = await faults(of: tool.products, in: gallery)
    try site.write(gallery.index(of: products, faults))
    try site.finish()
    let seconds = Int(((ContinuousClock.now - start).inSeconds * 10).rounded())
    let pages = products.reduce(1) { $0 + $1.pages }
    report.output += Array(
      ("\(pages) pages in \(SystemText.printable(folder)): \(site.written) files written, \(site.unchanged) unchanged, "
        + "\(site.removed) removed, \(seconds / 10).\(seconds % 10) s\n").utf8)
  }

  /// Checks with their samples whether the products of a gallery keep to the contract, on all cores. A gallery of other
  /// records is not checked: the result is then empty.
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
  private func makeProducts(
    of gallery: Gallery, writing site: inout SiteFolder, _ streams: Streams?, into report: inout Report
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
      let line = Array("\(TextGuard.messages("\(first)")): \(made[first]?.pages ?? 0) pages\n".utf8)
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
