import Foundation

/// The name of a product. Its folder, its module and its data model have this name.
struct ProductName: CustomStringConvertible {
  let description: String

  /// Checks that Swift accepts the text as the name of a module and of a type.
  init(_ text: String) throws(ScaffoldError) {
    guard text.wholeMatch(of: /[A-Z][A-Za-z0-9]+/) != nil else {
      throw ScaffoldError(
        """
        "\(text)" cannot name a module: a name is made of Latin letters and digits and begins with a capital, \
        such as CarLease.
        """)
    }
    guard !Self.keywords.contains(text) else {
      throw ScaffoldError("\"\(text)\" is a keyword of Swift and cannot name a module.")
    }
    guard !Self.toolchainModules.contains(where: { $0.lowercased() == text.lowercased() }) else {
      throw ScaffoldError("\"\(text)\" is a module of Swift or of its platforms; a module of that name would hide it.")
    }
    description = text
  }

  /// The product type: the name with its leading capitals in lower case, `carLease` for `CarLease` and `atmLoan` for
  /// `ATMLoan`.
  var type: String {
    let capitals = description.prefix { $0.isUppercase }.count
    let small = capitals == 1 || capitals == description.count ? capitals : capitals - 1
    return description.prefix(small).lowercased() + description.dropFirst(small)
  }

  /// Returns the number of the first line whose code names the product; `nil` if there is none.
  ///
  /// `Tests/ArchitectureTests` forbids such a line outside the product's own files. Words are free: a comment may speak
  /// of car loans. A name of one word may also be the name of something else, so only an import, the plugin and a type
  /// of the same name count for it.
  func firstLine(sayingItIn text: String) -> Int? {
    let isOneWord = description.dropFirst().allSatisfy { !$0.isUppercase }
    let pattern =
      isOneWord
      ? "(?m)\\bimport \(self)\\b|\\b\(self)\\.plugin\\b"
        + "|^(\\w+ )*(struct|enum|class|actor|protocol|typealias) \(self)\\b"
      : "\(self)|\(type)"
    return text.range(of: pattern, options: .regularExpression)
      .map { range in text[..<range.lowerBound].split(separator: "\n", omittingEmptySubsequences: false).count }
  }

  /// The words of this form that are no names in Swift.
  private static let keywords: Set = ["Any", "Protocol", "Self", "Type"]

  /// The modules that the toolchains and the platforms have.
  private static let toolchainModules: Set = [
    "Swift", "Foundation", "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking",
    "FoundationXML", "CoreFoundation", "Testing", "XCTest", "Synchronization", "Observation", "Distributed", "Dispatch",
    "RegexBuilder", "Cxx", "CxxStdlib", "Differentiation", "Builtin", "Glibc", "Musl", "Darwin", "Android", "WinSDK",
    "Combine", "SwiftUI", "UIKit", "AppKit", "CoreData", "SwiftData", "CryptoKit", "Security", "Network", "MapKit",
    "StoreKit", "WebKit", "Charts", "Contacts", "PassKit", "Vision", "Accelerate", "PackageDescription",
    "PackagePlugin",
  ]
}
