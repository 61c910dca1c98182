// The samples of this product that the tool has built in.
PORTFOLIO(Instalment)
#embed "portfolio.json"
END
