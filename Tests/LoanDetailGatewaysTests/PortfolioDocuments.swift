import LoanDetailGateways
import Loans

/// Portfolio documents for tests: one loan with every field the format has, and ways to change it.
enum PortfolioDocuments {
  /// A loan of which everything is known.
  static let fullLoan = """
    {"id": "1001", "type": "leasing", "currency": "RUB",
     "title": {"en": "Leasing of a van", "ru": "Лизинг фургона"}, "contractNumber": "ЛД-2024/0005512",
     "opened": "2024-05-14", "ends": "2029-05-14",
     "parties": [{"customer": "C-1", "role": "borrower", "name": "Анна Смирнова"},
                 {"customer": "C-2", "role": "guarantor"}, {"role": "pledgor", "name": "ООО «Ромашка»"}],
     "phase": "active", "overlays": ["overdue", "autopayOff"],
     "debt": {"total": "351201.37", "principal": "350000.00", "interest": "1000.37", "fees": "200", "penalties": "1", "overpaid": "0",
              "overdue": {"amount": "12000.5", "since": "2026-11-10",
                          "portions": {"interest": "1000.5", "principal": "11000", "insurance": "0", "fees": "0",
                                       "penalties": "0"}},
              "payoff": {"amount": "352000.00", "validOn": "2026-11-21", "perDiem": "143.84"}},
     "obligations": [
       {"kind": "instalment", "due": "2026-12-05", "amount": "12345.67",
        "portions": {"principal": "11345.67", "interest": "1000"}, "covered": "0.00", "autopay": true,
        "account": "40817810099910004312"},
       {"kind": "overdue", "due": "2026-11-10", "amount": "12000.5"}],
     "terms": {"originalAmount": "600000",
       "rates": [{"percent": "9.9", "period": "year", "basis": "nominal", "kind": "promotional", "from": "2024-05-14",
                  "until": "2025-05-13"}, {"percent": "14.90"}],
       "fullCost": {"measure": "psk", "percent": "15.870", "amount": "255000.10"}, "amortisation": "annuity",
       "interest": "ACT/ACT RU", "firstPayment": "2024-06-05",
       "term": {"count": 60, "unit": "months"}, "payments": 60, "paymentEvery": {"count": 1, "unit": "months"},
       "paymentDay": 5,
       "fees": [{"title": "Valuation", "amount": "3000", "due": "2024-05-14", "outstanding": "0", "penalty": false}],
       "prepayment": {"full": true, "partial": true, "minimum": "1000", "noticeDays": 0,
                      "fee": {"en": "Free of charge", "ru": "Бесплатно"}}, "purpose": "A van"},
     "schedule": {"kind": "full", "truncated": false, "paid": 1, "total": 60, "rows": [
       {"kind": "instalment", "number": 1, "due": "2024-06-05", "payment": "12345.67",
        "portions": {"principal": "11345.67", "interest": "1000"}, "balance": "588654.33", "outstanding": "0",
        "paidOn": "2024-06-04", "status": "paid"},
       {"kind": "instalment", "number": 2, "due": "2024-07-05"}]},
     "operations": [
       {"id": "op-1", "kind": "payment", "date": "2024-06-04", "amount": "12345.67", "title": "Payment",
        "portions": {"principal": "11345.67", "interest": "1000"}, "balance": "588654.33", "status": "completed"},
       {"id": "op-2", "kind": "fee", "date": "2024-07-01", "amount": "3000"},
       {"id": "op-3", "kind": "fee", "date": "2024-06-04", "amount": "1"}],
     "security": [{"kind": "vehicle", "title": "Van", "address": "Moscow", "registration": "X4X111222333",
                   "value": "700000", "valuedOn": "2024-05-01"}],
     "insurance": [{"kind": "vehicle", "insurer": "Insurer", "number": "КАСКО 123456789", "from": "2024-05-14",
                    "until": "2025-05-13", "premium": "45000", "insuredAmount": "700000"}],
     "documents": [{"id": "d-1", "title": "Contract", "date": "2024-05-14"}],
     "notices": [{"id": "n-1", "importance": "attention", "title": "Insurance ends", "text": "Renew it."}],
     "actions": [{"kind": "repayPart", "state": "available", "minimum": "1000", "maximum": "350000", "cutOff": "21:00",
                  "fee": "0", "role": "destructive", "confirmation": "Repay it?"},
                 {"kind": "repayFull", "state": "unavailable", "reason": "Overdue", "until": "2026-12-01",
                  "link": "https://bank.example/overdue"},
                 {"kind": "orderStatement", "title": "Statement", "state": "pending", "request": "Being made",
                  "since": "2026-11-20", "document": "d-1"},
                 {"kind": "pay", "state": "hidden"}],
     "specifics": {"asset": {"brand": "Ford"}}}
    """

  /// The least a loan has.
  static func loan(
    id: String = "1", type: String = "leasing", customer: String = "C-1", _ more: String = ""
  ) -> String {
    """
    {"id": "\(id)", "type": "\(type)", "currency": "RUB", "phase": "active",
     "parties": [{"customer": "\(customer)", "role": "borrower"}]\(more.isEmpty ? "" : ", \(more)")}
    """
  }

  /// A document around loans.
  static func document(_ loans: [String]) -> [UInt8] {
    Array(#"{"schemaVersion": 1, "asOf": "2026-11-21", "loans": [\#(loans.joined(separator: ",\n"))]}"#.utf8)
  }

  /// A gateway to a document with loans.
  static func gateway(_ loans: String...) throws -> PortfolioGateway {
    try PortfolioGateway(parsing: document(loans), name: "test.json")
  }
}

extension LoanAction {
  /// What the action opens in place of a flow.
  var opened: String? {
    switch target {
    case .document(let id): "document \(id)"
    case .link(let link): "\(link)"
    case nil: nil
    }
  }
}
