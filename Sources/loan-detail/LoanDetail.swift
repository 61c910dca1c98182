import InstalledSamples
import LoanDetailCommandLine

@main
struct LoanDetail {
  static func main() {
    LoanDetailTool(products: InstalledSamples.all).runAndExit()
  }
}
