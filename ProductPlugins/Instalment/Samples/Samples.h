// The samples of this product, and the schema of its specifics, that the tool has built in.
PORTFOLIO(Instalment)
#embed "portfolio.json"
END
SPECIFICS(Instalment)
#embed "../specifics.schema.json"
END
