import CreditCard
import InstalledProducts
import LoanDetailCommandLine

@main
struct MyBank {
  static func main() async {
    await LoanDetailTool(products: InstalledProducts.all + [CreditCard.plugin], name: "my-bank").runAndExit()
  }
}
