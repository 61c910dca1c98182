import Factoring
import FuelCard
import HomeEquityLine
import InstalledSamples
import LoanDetailCommandLine
import LoanDetailGateways
import Musharaka
import ReverseMortgage

@main
struct MyBank {
  static func main() {
    let own = [
      ProductWithSamples(FuelCard.plugin, records: PackageResources.portfolio_json),
      ProductWithSamples(Musharaka.plugin, records: PackageResources.musharaka_json),
      ProductWithSamples(ReverseMortgage.plugin, records: PackageResources.reverseMortgage_json),
      ProductWithSamples(HomeEquityLine.plugin, records: PackageResources.homeEquityLine_json),
      ProductWithSamples(Factoring.plugin, records: PackageResources.factoring_json),
    ]
    LoanDetailTool(products: InstalledSamples.all + own, name: "my-bank").runAndExit()
  }
}
