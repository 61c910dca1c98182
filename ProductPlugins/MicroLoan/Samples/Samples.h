// The samples of this product, and the schema of its specifics, that the tool has built in.
PORTFOLIO(MicroLoan)
#embed "portfolio.json"
END
SPECIFICS(MicroLoan)
#embed "../specifics.schema.json"
END
