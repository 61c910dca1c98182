// The samples of this product, and the schema of its specifics, that the tool has built in.
PORTFOLIO(Mortgage)
#embed "portfolio.json"
END
TARIFF(Mortgage)
#embed "tariff.json"
END
SPECIFICS(Mortgage)
#embed "../specifics.schema.json"
END
