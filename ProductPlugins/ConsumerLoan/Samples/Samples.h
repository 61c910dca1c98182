// The samples of this product, and the schema of its specifics, that the tool has built in.
PORTFOLIO(ConsumerLoan)
#embed "portfolio.json"
END
TARIFF(ConsumerLoan)
#embed "tariff.json"
END
SPECIFICS(ConsumerLoan)
#embed "../specifics.schema.json"
END
