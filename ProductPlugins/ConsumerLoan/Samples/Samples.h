// The samples of this product that the tool has built in.
PORTFOLIO(ConsumerLoan)
#embed "portfolio.json"
END
TARIFF(ConsumerLoan)
#embed "tariff.json"
END
