// samples FIRST STEP: prints each STEP-th locale, so that several processes can share the work.
import Foundation

let currencies = Locale.Currency.isoCurrencies.map { $0.identifier.uppercased() }.sorted()
let common = Set(Locale.commonISOCurrencyCodes)
let locales = Set(Locale.availableIdentifiers).union(["root"]).sorted()

let encoder = JSONEncoder()
encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
guard CommandLine.arguments.count == 3, let first = Int(CommandLine.arguments[1]),
  let step = Int(CommandLine.arguments[2]), step > 0
else { fatalError("usage: samples FIRST STEP") }
for index in stride(from: first, to: locales.count, by: step) {
  let listed = Listed(locales[index], currencies: currencies, common: common)
  try FileHandle.standardOutput.write(contentsOf: encoder.encode(listed) + Data("\n".utf8))
}
