// The samples of this product, and the schema of its specifics, that the tool has built in.
PORTFOLIO(CreditCard)
#embed "portfolio.json"
END
SPECIFICS(CreditCard)
#embed "../specifics.schema.json"
END
