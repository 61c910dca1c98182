/// The tariff for quotes. Its figures are made up.
enum SampleTariff {
  static let json = #"""
    {
      "schemaVersion": 1,
      "product": "consumerLoan",
      "currency": "RUB",
      "interest": "ACT/ACT RU",
      "minimumAmount": "30000",
      "maximumAmount": "5000000",
      "minimumMonths": 6,
      "maximumMonths": 84,
      "insurances": [
        {
          "name": "life",
          "title": {"en": "Life and health", "ru": "Жизнь и здоровье"},
          "price": {"percentOfAmount": "4.8", "paid": "once"},
          "pointsWithout": "4"
        },
        {
          "name": "job",
          "title": {"en": "Loss of job", "ru": "Потеря работы"},
          "price": {"amount": "690.00", "paid": "monthly"},
          "pointsWithout": "1"
        }
      ]
    }

    """#
}
