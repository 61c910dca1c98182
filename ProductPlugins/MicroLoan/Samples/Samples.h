// The samples of this product that the tool has built in.
PORTFOLIO(MicroLoan)
#embed "portfolio.json"
END
