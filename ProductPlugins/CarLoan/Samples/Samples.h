// The samples of this product that the tool has built in.
PORTFOLIO(CarLoan)
#embed "portfolio.json"
END
