public import DesignSystem
public import LoanArithmetic
public import Localization

extension OwnField {
  /// A text that is ready to show: a text in the reader's language, or the number of an account or a register, which is
  /// masked unless numbers are revealed.
  public static func text<From: FieldSource>(
    _ name: String, _ label: LocalizedText?, _ meaning: String, row: String? = nil,
    isRequired: Bool = false, isSpoken: Bool = false, caption: Caption? = nil,
    _ value: @escaping @Sendable (Subject) -> From
  ) -> OwnField where From.Known: ShowableValue {
    OwnField(
      .text, name, label, meaning, row: row, isRequired: isRequired, isSpoken: isSpoken, caption: caption, value,
      show: { $1.value($0) },
      payload: { .value(.text($1.text)) })
  }

  /// An amount.
  public static func money<From: FieldSource>(
    _ name: String, _ label: LocalizedText?, _ meaning: String, row: String? = nil,
    isRequired: Bool = false, isSpoken: Bool = false, states material: MaterialFact? = nil, caption: Caption? = nil,
    _ value: @escaping @Sendable (Subject) -> From
  ) -> OwnField where From.Known == Money {
    OwnField(
      .money, name, label, meaning, row: row, isRequired: isRequired, isSpoken: isSpoken, states: material,
      caption: caption, value
    ) { $1.value($0) }
  }

  /// A day.
  public static func date<From: FieldSource>(
    _ name: String, _ label: LocalizedText?, _ meaning: String, row: String? = nil,
    isRequired: Bool = false, isSpoken: Bool = false, states material: MaterialFact? = nil, caption: Caption? = nil,
    _ value: @escaping @Sendable (Subject) -> From
  ) -> OwnField where From.Known == CalendarDate {
    OwnField(
      .date, name, label, meaning, row: row, isRequired: isRequired, isSpoken: isSpoken, states: material,
      caption: caption, value
    ) { $1.value($0) }
  }

  /// A rate with its period.
  public static func rate<From: FieldSource>(
    _ name: String, _ label: LocalizedText?, _ meaning: String, row: String? = nil,
    isRequired: Bool = false, isSpoken: Bool = false, states material: MaterialFact? = nil, caption: Caption? = nil,
    _ value: @escaping @Sendable (Subject) -> From
  ) -> OwnField where From.Known == Rate {
    OwnField(
      .percent, name, label, meaning, row: row, isRequired: isRequired, isSpoken: isSpoken, states: material,
      caption: caption, value
    ) { $1.value($0) }
  }

  /// A percentage with its period.
  public static func percent<From: FieldSource>(
    _ name: String, _ label: LocalizedText?, _ meaning: String, per period: Rate.Period,
    row: String? = nil, isRequired: Bool = false, isSpoken: Bool = false, states material: MaterialFact? = nil,
    caption: Caption? = nil, _ value: @escaping @Sendable (Subject) -> From
  ) -> OwnField where From.Known == ExactDecimal {
    OwnField(
      .percent, name, label, meaning, row: row, isRequired: isRequired, isSpoken: isSpoken, states: material,
      caption: caption, value
    ) { $1.percent($0, per: period) }
  }

  /// An exact decimal, which is a text in the payload. The row adds the unit.
  public static func decimal<From: FieldSource>(
    _ name: String, _ label: LocalizedText?, _ meaning: String, unit: LocalizedText? = nil,
    row: String? = nil, isRequired: Bool = false, isSpoken: Bool = false, caption: Caption? = nil,
    _ value: @escaping @Sendable (Subject) -> From
  ) -> OwnField where From.Known == ExactDecimal {
    OwnField(
      .text, name, label, meaning, row: row, isRequired: isRequired, isSpoken: isSpoken, caption: caption, value,
      show: { number, section in
        .text(LoanWords.quantity(section.formatter.decimal(number), unit)(section.language))
      },
      payload: { number, _ in .value(.text(number.description)) })
  }

  /// A whole number. The row adds the counted noun.
  public static func integer<From: FieldSource>(
    _ name: String, _ label: LocalizedText?, _ meaning: String, counted noun: PluralText? = nil,
    row: String? = nil, isRequired: Bool = false, isSpoken: Bool = false, caption: Caption? = nil,
    _ value: @escaping @Sendable (Subject) -> From
  ) -> OwnField where From.Known == Int {
    OwnField(
      .integer, name, label, meaning, row: row, isRequired: isRequired, isSpoken: isSpoken, caption: caption, value,
      show: { number, section in
        .text(noun.map { section.formatter.count(number, $0) } ?? section.formatter.number(number))
      },
      payload: { number, _ in .integer(Int64(number)) })
  }

  /// Yes or no.
  public static func flag<From: FieldSource>(
    _ name: String, _ label: LocalizedText?, _ meaning: String, row: String? = nil,
    isRequired: Bool = false, isSpoken: Bool = false, caption: Caption? = nil,
    _ value: @escaping @Sendable (Subject) -> From
  ) -> OwnField where From.Known == Bool {
    OwnField(
      .flag, name, label, meaning, row: row, isRequired: isRequired, isSpoken: isSpoken, caption: caption, value,
      show: { $1.value($0) },
      payload: { flag, _ in .flag(flag) })
  }

  /// One of the cases of an enumeration: its raw value in the payload, its words on the row.
  public static func choice<From: FieldSource>(
    _ name: String, _ label: LocalizedText?, _ meaning: String, row: String? = nil, isRequired: Bool = false,
    isSpoken: Bool = false, caption: Caption? = nil, words: @escaping @Sendable (From.Known) -> LocalizedText,
    _ value: @escaping @Sendable (Subject) -> From
  ) -> OwnField where From.Known: RawRepresentable<String> & CaseIterable & Sendable {
    OwnField(
      .choice(From.Known.allCases.map { $0.rawValue }), name, label, meaning, row: row, isRequired: isRequired,
      isSpoken: isSpoken, caption: caption, value, show: { .text(words($0)($1.language)) },
      payload: { choice, _ in .choice(choice.rawValue) })
  }
}
