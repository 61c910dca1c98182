public import DesignSystem
import LoanArithmetic
public import LoanDetailCore

extension LoanSections {
  /// The securities of the debt.
  ///
  /// - Parameter own: A security that the product shows itself.
  public func securities(except own: Security? = nil) -> [Item] {
    listSection("security", Words.security, facts.security) { securities in
      var others = securities
      if let index = others.firstIndex(where: { $0 == own }) { others.remove(at: index) }
      return others.mapNamed(Self.name(of:)) { id, security in
        section(id, Words.text(of: security.kind), rows(of: security, id))
      }.flatMap(\.self)
    }
  }

  /// One row per known property of a security.
  public func rows(of security: Security, _ id: ItemID) -> [Item] {
    let valued = security.valuedOn.map { "\(Words.valuedOn(language)) \(context.formatter.date($0).text)" }
    return textRow(id.appending("kind"), Words.securityKind, security.title.map { $0(language) })
      + textRow(id.appending("address"), Words.address, security.address)
      + textRow(id.appending("registration"), Words.registration, security.registration.map(text))
      + (security.value.map {
        [
          .row(
            Row(id: id.appending("value"), label: Words.securityValue(language), value: value($0), caption: valued))
        ]
      } ?? [])
  }

  private static func name(of security: Security) -> String {
    "security.\(Security.Kind.named.first { $0.value == security.kind }?.key ?? "other")"
  }
}
