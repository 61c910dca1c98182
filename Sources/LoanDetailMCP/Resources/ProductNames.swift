import DesignSystem
import LoanDetail
import LoanDetailJSON
import Loans

/// The names of products in answers: their ids, or a handle where the id has the number of a card or an account.
///
/// A handle such as `loan:~bfkdaejmcgphinlo` tells nothing about the id: it is the beginning of a hash with a secret
/// key. The product is found again by its handle in the list of the scope.
struct ProductNames: Sendable {
  /// The secret key.
  let key: [UInt8]

  /// The sign before the letters of a handle.
  private static let mark: Character = "~"
  /// The number of letters of a handle.
  private static let length = 16

  /// The name of a product in answers.
  func name(of id: ProductID) -> String {
    let name = id.description
    return TextGuard.messages(name) == name ? name : "\(TextGuard.messages(id.type.rawValue)):\(handle(of: name))"
  }

  /// Whether a name may be that of a product with a handle.
  func isHandle(_ name: String) -> Bool {
    guard let handle = name.split(separator: ":").last, handle.first == Self.mark else { return false }
    return handle.count == Self.length + 1
  }

  /// The handle for a name. It has letters only, so that it is never taken for the number of a card or an account.
  private func handle(of name: String) -> String {
    let digits = ContentHash(of: key + Array(name.utf8)).hex.prefix(Self.length).compactMap(\.hexDigitValue)
    return String(Self.mark) + String(decoding: digits.map { UInt8(ascii: "a") + UInt8($0) }, as: UTF8.self)
  }
}

extension MCPServer {
  /// The product that has a name in answers. For a handle, the whole list of the scope is made.
  func reference(named name: String) async throws(RequestError) -> ProductReference {
    guard names.isHandle(name) else { return ProductReference(name) }
    let products = try await loans.list(for: scope, reader).list.entries.lazy.compactMap(\.id)
    return products.first { names.name(of: $0) == name }.map { ProductReference($0) } ?? ProductReference(name)
  }
}
