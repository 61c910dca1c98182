import FuelCard
import InstalledProducts
import LoanDetailCommandLine

@main
struct MyBank {
  static func main() {
    LoanDetailTool(products: InstalledProducts.all + [FuelCard.plugin], name: "my-bank").runAndExit()
  }
}
