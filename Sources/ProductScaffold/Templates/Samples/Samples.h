// The samples of this product that the tool has built in.
PORTFOLIO(__NAME__)
#embed "portfolio.json"
END
