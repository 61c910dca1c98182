// The samples of this product, and the schema of its specifics, that the tool has built in.
PORTFOLIO(Overdraft)
#embed "portfolio.json"
END
SPECIFICS(Overdraft)
#embed "../specifics.schema.json"
END
