// The samples of this product that the tool has built in.
PORTFOLIO(Mortgage)
#embed "portfolio.json"
END
TARIFF(Mortgage)
#embed "tariff.json"
END
