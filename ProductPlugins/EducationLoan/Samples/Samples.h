// The samples of this product that the tool has built in.
PORTFOLIO(EducationLoan)
#embed "portfolio.json"
END
