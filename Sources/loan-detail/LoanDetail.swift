import InstalledProducts
import LoanDetailCommandLine

@main
struct LoanDetail {
  static func main() async {
    await LoanDetailTool(products: InstalledProducts.all).runAndExit()
  }
}
