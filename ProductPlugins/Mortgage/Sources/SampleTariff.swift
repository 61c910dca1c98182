/// The tariff for quotes. Its figures are made up.
enum SampleTariff {
  static let json = #"""
    {
      "schemaVersion": 1,
      "product": "mortgage",
      "currency": "RUB",
      "interest": "ACT/ACT RU",
      "minimumAmount": "300000",
      "maximumAmount": "60000000",
      "minimumMonths": 12,
      "maximumMonths": 360,
      "insurances": [
        {
          "name": "property",
          "title": {"en": "Property", "ru": "Имущество"},
          "price": {"percentOfBalance": "0.12", "paid": "yearly"},
          "pointsWithout": "0",
          "isRequired": true
        },
        {
          "name": "life",
          "title": {"en": "Life and health", "ru": "Жизнь и здоровье"},
          "price": {"percentOfBalance": "0.45", "paid": "yearly"},
          "pointsWithout": "1"
        },
        {
          "name": "title",
          "title": {"en": "Title", "ru": "Титул"},
          "price": {"percentOfBalance": "0.3", "paid": "yearly"},
          "pointsWithout": "0.5"
        }
      ]
    }

    """#
}
