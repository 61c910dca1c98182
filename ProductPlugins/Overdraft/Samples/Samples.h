// The samples of this product that the tool has built in.
PORTFOLIO(Overdraft)
#embed "portfolio.json"
END
