public import DesignSystem

/// Renders one table of a screen as CSV (RFC 4180): a line of headings, then a line for each row.
///
/// ```swift
/// send(CSVRenderer().render(schedule), as: "text/csv; charset=utf-8; header=present")
/// ```
///
/// Amounts are exact decimals, and their currency (ISO 4217) is in the heading, or in a column of its own if a column
/// has several. Percentages are exact decimals or, beside amounts and percentages of other periods, as they are shown.
/// Days are `YYYY-MM-DD`. Groups, totals and lines of the day are left out, so that the rows can be summed up. A text
/// that a spreadsheet would take for a formula begins with an apostrophe.
public struct CSVRenderer: Renderer {
  /// The characters around the values of a file.
  public struct Dialect: Sendable, Hashable {
    /// The character between two values.
    public var separator: Unicode.Scalar
    /// The text between the whole and the fraction of a number.
    public var decimalSeparator: String
    /// Whether the file begins with a byte order mark, by which spreadsheets know UTF-8.
    public var hasByteOrderMark: Bool

    /// Commas between values and points in numbers, as RFC 4180 and programs have them.
    public static let standard = Dialect(separator: ",", decimalSeparator: ".", hasByteOrderMark: false)

    /// Returns the dialect that a spreadsheet opens in a locale with this decimal separator.
    public static func spreadsheet(decimalSeparator: String) -> Dialect {
      Dialect(
        separator: decimalSeparator == "," ? ";" : ",", decimalSeparator: decimalSeparator, hasByteOrderMark: true)
    }
  }

  /// The table; `nil` for the only one of the screen.
  public var table: ItemID?
  public var dialect: Dialect

  public init(table: ItemID? = nil, dialect: Dialect = .standard) {
    self.table = table
    self.dialect = dialect
  }

  /// Returns the table as CSV; nothing if ``table(of:)`` throws.
  public func render(_ document: ScreenDocument) -> [UInt8] {
    (try? table(of: document)).map(render) ?? []
  }

  /// Returns a table as CSV.
  package func render(_ table: Table) -> [UInt8] {
    var file = CSVWriter(dialect)
    let columns = table.columns.indices.map { CSVColumn($0, of: table) }
    file.writeLine(columns.flatMap(\.headings))
    for row in table.rows { file.writeLine(columns.flatMap { $0.fields(of: row) }) }
    return file.bytes
  }

  /// Returns the table that is rendered of a screen.
  ///
  /// - Throws: `CSVError` if the screen does not have it or, without a name, if the screen does not have exactly one.
  public func table(of document: ScreenDocument) throws(CSVError) -> Table {
    let tables = ([document.headerItem] + document.contentItems).flatMap(\.tables)
    let found = tables.filter { table == nil || $0.id == table }
    guard found.count == 1 else { throw CSVError(table: table, tables: tables.map(\.id)) }
    return found[0]
  }
}

/// The reason why a screen has no table to render.
public struct CSVError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The table that was asked for; `nil` for the only one of the screen.
  public let table: ItemID?
  /// The tables of the screen.
  public let tables: [ItemID]

  public var description: String {
    if tables.isEmpty { return "The screen has no table." }
    // An id of the data may be the number of a card.
    let names = TextGuard.messages(tables.map { "\"\($0)\"" }.joined(separator: ", "))
    guard let table else { return "The screen has several tables: \(names)." }
    return "The screen has no table \"\(table)\". It has: \(names)."
  }
}

extension Item {
  /// The tables of an item and of the items inside it, in reading order.
  fileprivate var tables: [Table] {
    if case .table(let table) = self { [table] } else { children.flatMap(\.tables) }
  }
}
