import FuelCard
import InstalledSamples
import LoanDetailCommandLine
import LoanDetailGateways

@main
struct MyBank {
  static func main() {
    let cards = ProductWithSamples(FuelCard.plugin, records: PackageResources.portfolio_json)
    LoanDetailTool(products: InstalledSamples.all + [cards], name: "my-bank").runAndExit()
  }
}
