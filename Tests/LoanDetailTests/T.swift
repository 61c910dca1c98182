import LoanDetail
