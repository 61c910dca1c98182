import LoanDetailCore
import LoanDetailEngine
import Loans
import Testing

@MainActor
@Suite("Looking a product up")
struct ProductReferenceTests {
  @Test(
    "finds it by its id, or by its type and id",
    arguments: [("1001", 0), ("teapot:1001", 0), ("1002", 1), ("leasing:77", 2), ("barter:77", 3), ("a:b", 4)])
  func found(text: String, index: Int) async throws {
    #expect(try await index == loop().strategist.index(of: ProductReference(text)))
  }

  @Test("names near ids of the list when there is none", arguments: ["1003", "100", "teapot:1003"])
  func near(text: String) async throws {
    let reference = ProductReference(text)
    let error = await #expect(throws: LookupError.self) { try await loop().strategist.index(of: reference) }
    #expect(error == .notFound(reference, near: ids("teapot:1001", "teapot:1002")))
  }

  @Test("names nothing when nothing is near", arguments: ["", "nowhere", "teapot", "чайник"])
  func nothingNear(text: String) async throws {
    let reference = ProductReference(text)
    let error = await #expect(throws: LookupError.self) { try await loop().strategist.index(of: reference) }
    #expect(error == .notFound(reference, near: []))
  }

  @Test("lists the choices when an id is of several types")
  func ambiguous() async throws {
    let reference = ProductReference("77")
    let error = await #expect(throws: LookupError.self) { try await loop().strategist.index(of: reference) }
    #expect(error == .ambiguous(reference, choices: ids("leasing:77", "barter:77")))
  }

  @Test("takes the first of two with one id, and names a near id once")
  func duplicates() async throws {
    let loop = try Loop([MadeUpInteractor("teapot", ids: ["1", "22", "22"])])
    await loop.presenter.didBecomeReady()
    #expect(try loop.strategist.index(of: ProductReference("22")) == 1)
    let reference = ProductReference("23")
    #expect(throws: LookupError.notFound(reference, near: ids("teapot:22"))) {
      try loop.strategist.index(of: reference)
    }
  }

  @Test("finds a product whatever another plugin returns under its id, be it loan or fault", arguments: [false, true])
  func strangers(areFaults: Bool) async throws {
    let id = ProductID(type: "leasing", id: "77")
    let stranger = MadeUpInteractor("teapot") { _ in
      [areFaults ? .failure(ProductFault(id: id, diagnostics: [])) : .success(MadeUpLoan(id: id))]
    }
    let loop = try Loop([stranger, MadeUpInteractor("leasing", ids: ["77"])])
    await loop.presenter.didBecomeReady()
    #expect(try loop.strategist.index(of: ProductReference("leasing:77")) == 1)
  }

  @Test("means the product where a fault stands before it under the same id")
  func productBeforeFault() async throws {
    let id = ProductID(type: "teapot", id: "1")
    let loop = try Loop([
      MadeUpInteractor("teapot") { _ in
        [.failure(ProductFault(id: id, diagnostics: [])), .success(MadeUpLoan(id: id))]
      }
    ])
    await loop.presenter.didBecomeReady()
    #expect(try loop.strategist.index(of: ProductReference("1")) == 1)
  }

  @Test("takes a type and id as they stand, even if they are another product's bare id")
  func exactReference() async throws {
    let loop = try Loop([MadeUpInteractor("barter", ids: ["teapot:1"]), MadeUpInteractor("teapot", ids: ["1"])])
    await loop.presenter.didBecomeReady()
    #expect(try loop.strategist.index(of: ProductReference("teapot:1")) == 1)
    #expect(try loop.strategist.index(of: ProductReference("barter:teapot:1")) == 0)
  }

  @Test("does not take a source that cannot be read for one that has it, whichever id is asked for")
  func unreadableSource() async throws {
    let malformed = GatewayError.malformed(Diagnostic(id: "bad", severity: .error, path: "file", summary: "It is bad."))
    let broken = ["teapot", "barter"].map { type in
      MadeUpInteractor(ProductType(rawValue: type), details: { _, _ in throw malformed })
    }
    let loop = try Loop(broken + [MadeUpInteractor.one("leasing")])
    try await loop.strategist.loadLoan("1")
    #expect(loop.list == ["leasing:1"])
    let reference: ProductReference = "2"
    let none = try Loop(broken)
    await #expect(throws: LookupError.notFound(reference, near: [])) { try await none.strategist.loadLoan(reference) }
    #expect(none.strategist.searched.flatMap(\.diagnostics).map(\.id) == ["bad", "bad"])
    // Of one product that is asked for, it is the reason.
    try await none.strategist.loadLoan("teapot:2")
    #expect(none.list == ["fault teapot:2: bad"])
  }

  private func loop() async throws -> Loop {
    let loop = try Loop([
      MadeUpInteractor("teapot", ids: ["1001", "1002"]), MadeUpInteractor("leasing", ids: ["77"]),
      MadeUpInteractor("barter", ids: ["77", "a:b"]),
    ])
    await loop.presenter.didBecomeReady()
    return loop
  }

  private func ids(_ texts: String...) -> [ProductID] {
    texts.compactMap { text in
      let parts = text.split(separator: ":").map(String.init)
      return parts.count == 2 ? ProductID(type: ProductType(rawValue: parts[0]), id: parts[1]) : nil
    }
  }
}
