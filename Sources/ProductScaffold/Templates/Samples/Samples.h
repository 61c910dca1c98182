// The samples of this product, and the schema of its specifics, that the tool has built in.
PORTFOLIO(__NAME__)
#embed "portfolio.json"
END
SPECIFICS(__NAME__)
#embed "../specifics.schema.json"
END
