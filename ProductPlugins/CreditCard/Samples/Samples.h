// The samples of this product that the tool has built in.
PORTFOLIO(CreditCard)
#embed "portfolio.json"
END
