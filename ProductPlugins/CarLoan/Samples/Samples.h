// The samples of this product, and the schema of its specifics, that the tool has built in.
PORTFOLIO(CarLoan)
#embed "portfolio.json"
END
SPECIFICS(CarLoan)
#embed "../specifics.schema.json"
END
