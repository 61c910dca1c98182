import Foundation

/// A command line: `add` or `remove`, the package's folder, its build folder, and the user's arguments.
struct ScaffoldCommand {
  private let verb: String
  private let root: URL
  /// The build folder.
  private let scratch: URL
  private var operands: [String] = []
  /// The titles by their options.
  private var titles: [String: String] = [:]
  private var kind = ProductKind.instalment
  private var records = true
  private var isDryRun = false

  /// Reads the arguments. The name and the titles are checked only when the command runs.
  init(_ arguments: some Sequence<String>) throws(ScaffoldError) {
    var rest = Array(arguments)
    guard rest.count >= 3 else { throw ScaffoldError(Self.usage) }
    verb = rest.removeFirst()
    root = URL(filePath: rest.removeFirst())
    scratch = URL(filePath: rest.removeFirst())
    while !rest.isEmpty {
      let word = rest.removeFirst()
      switch word {
      case "--title-en", "--title-ru":
        guard !rest.isEmpty else { throw ScaffoldError("\(word) needs a title after it.") }
        titles[word] = rest.removeFirst()
      case "--like":
        guard !rest.isEmpty else { throw ScaffoldError("--like needs a kind of product after it.") }
        kind = try ProductKind(named: rest.removeFirst())
      case "--files-only": records = false
      case "--dry-run": isDryRun = true
      case _ where word.hasPrefix("-"): throw ScaffoldError("There is no option \(word).\n\(Self.usage)")
      default: operands.append(word)
      }
    }
  }

  /// Runs the command and returns a text for the user.
  func run() throws -> String {
    guard operands.count == 1 else {
      throw ScaffoldError("A command takes one name, and \(operands.count) were given.\n\(Self.usage)")
    }
    let tree = PackageTree(root: root)
    let name = try ProductName(operands[0])
    switch verb {
    case "add":
      return try AddProduct(
        tree: tree, toolchain: Toolchain(root: root, scratch: scratch), name: name, english: title("--title-en"),
        russian: title("--title-ru"), kind: kind, records: records, isDryRun: isDryRun
      ).run()
    case "remove": return try RemoveProduct(tree: tree, name: name, isDryRun: isDryRun).run()
    default: throw ScaffoldError("There is no command \(verb).\n\(Self.usage)")
    }
  }

  /// The title that an option states.
  private func title(_ option: String) throws(ScaffoldError) -> ProductTitle {
    guard let title = titles[option] else {
      throw ScaffoldError("There is no title: say what customers call the product with \(option).\n\(Self.usage)")
    }
    return try ProductTitle(title, option: option)
  }

  static let usage = """
    Usage:
      swift package --allow-writing-to-package-directory add-product NAME --title-en TITLE --title-ru TITLE [OPTIONS]
      swift package --allow-writing-to-package-directory remove-product NAME [--dry-run]

    Options:
      --like KIND   Begins with the sample records and screens of the nearest kind: instalment (without the option),
                    revolving or secured.
      --files-only  Does not build the package, and records neither screens nor a schema.
      --dry-run     Lists every file that would be written, changed or removed, and writes nothing.

    Examples:
      swift package --allow-writing-to-package-directory add-product CarLease \\
        --title-en "Car lease" --title-ru "Автолизинг" --dry-run
          what the next command would write
      swift package --allow-writing-to-package-directory add-product CarLease \\
        --title-en "Car lease" --title-ru "Автолизинг"
          a new product that builds and has a screen
      swift package --allow-writing-to-package-directory add-product StoreCard --like revolving \\
        --title-en "Store card" --title-ru "Карта магазина"
          the same, with a limit, statements and a grace period instead of a schedule
      swift package --allow-writing-to-package-directory remove-product CarLease
          the package as it was before
    """
}
