// The samples of this product, and the schema of its specifics, that the tool has built in.
PORTFOLIO(EducationLoan)
#embed "portfolio.json"
END
SPECIFICS(EducationLoan)
#embed "../specifics.schema.json"
END
