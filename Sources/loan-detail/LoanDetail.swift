import InstalledProducts
import LoanDetailCommandLine

@main
struct LoanDetail {
  static func main() {
    LoanDetailTool(products: InstalledProducts.all).runAndExit()
  }
}
