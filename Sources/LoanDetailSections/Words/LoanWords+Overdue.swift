public import LoanDetailCore

extension LoanWords {
  static let overdueTitle = LocalizedText(en: "Overdue", ru: "Просрочено")
  /// "Overdue amount".
  public static let overdueAmount = LocalizedText(en: "Overdue amount", ru: "Просроченная сумма")
  static let overdueFrom = LocalizedText(en: "Overdue since", ru: "Просрочено с")
}
