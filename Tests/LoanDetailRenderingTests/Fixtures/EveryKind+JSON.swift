extension EveryKind {
  static let fullAsJSON = #"""
    {
      "schemaVersion": 1,
      "product": {"id": "7001", "type": "leasing", "title": "Teapot \"Betty\""},
      "screen": "main",
      "locale": "en_GB",
      "asOf": "2026-11-21",
      "headerItem": {
        "kind": "header",
        "id": "header",
        "title": "Teapot",
        "subtitle": "Contract ···· 4821",
        "accessibilityLabel": "Teapot, Contract ···· 4821",
        "items": [
          {
            "kind": "amount",
            "id": "amount",
            "label": "Left to pay",
            "money": {"minorUnits": 3245180, "currency": "GBP", "text": "£3245180"},
            "caption": "as of today",
            "tone": "critical",
            "fact": "balance",
            "accessibilityLabel": "Left to pay: 3245180 pounds, as of today"
          },
          {
            "kind": "status",
            "id": "status",
            "text": "On time",
            "tone": "positive",
            "accessibilityLabel": "On time"
          }
        ]
      },
      "contentItems": [
        {
          "kind": "section",
          "id": "section",
          "title": "Terms",
          "accessibilityLabel": "Terms",
          "items": [
            {
              "kind": "row",
              "id": "row",
              "label": "Label",
              "value": {"text": "5 years"},
              "caption": "Caption",
              "tone": "positive",
              "fact": "fees",
              "accessibilityLabel": "Label: 5 years, Caption"
            }
          ]
        },
        {
          "kind": "amount",
          "id": "amount",
          "label": "Left to pay",
          "money": {"minorUnits": 3245180, "currency": "GBP", "text": "£3245180"},
          "caption": "as of today",
          "tone": "critical",
          "fact": "balance",
          "accessibilityLabel": "Left to pay: 3245180 pounds, as of today"
        },
        {
          "kind": "status",
          "id": "status.alone",
          "text": "Paused",
          "tone": "muted",
          "accessibilityLabel": "Paused"
        },
        {
          "kind": "banner",
          "id": "banner",
          "title": "Rate changes",
          "text": "On 1 January.",
          "tone": "attention",
          "accessibilityLabel": "Rate changes. On 1 January."
        },
        {
          "kind": "actionGroup",
          "id": "actions",
          "items": [
            {
              "kind": "action",
              "id": "repay",
              "title": "Repay",
              "state": "available",
              "details": "No fee",
              "destination": {"flow": "early-repayment"},
              "accessibilityLabel": "Repay. No fee"
            },
            {
              "kind": "action",
              "id": "holiday",
              "title": "Pause",
              "state": "unavailable",
              "reason": "Overdue",
              "details": "Once a year",
              "destination": {"flow": "holiday"},
              "accessibilityLabel": "Pause. Not available: overdue. Once a year"
            },
            {
              "kind": "action",
              "id": "rows",
              "title": "Schedule",
              "state": "pending",
              "reason": "Since 1 May",
              "destination": {"screen": "schedule"},
              "accessibilityLabel": "Schedule. Since 1 May"
            }
          ]
        },
        {
          "kind": "progress",
          "id": "progress",
          "label": "Paid",
          "permille": 300,
          "text": "18 of 60",
          "accessibilityLabel": "Paid: 18 of 60"
        },
        {
          "kind": "breakdown",
          "id": "breakdown",
          "total": {
            "kind": "row",
            "id": "breakdown.total",
            "label": "Label",
            "value": {"money": {"minorUnits": 30, "currency": "GBP", "text": "£30"}},
            "caption": "Caption",
            "tone": "positive",
            "fact": "fees",
            "accessibilityLabel": "Label: 30 pounds, Caption"
          },
          "accessibilityLabel": "Label: 30 pounds, Caption",
          "items": [
            {
              "kind": "row",
              "id": "breakdown.a",
              "label": "Label",
              "value": {"money": {"minorUnits": 10, "currency": "GBP", "text": "£10"}},
              "caption": "Caption",
              "tone": "positive",
              "fact": "fees",
              "accessibilityLabel": "Label: 10 pounds, Caption"
            },
            {
              "kind": "row",
              "id": "breakdown.b",
              "label": "Label",
              "value": {"money": {"minorUnits": 20, "currency": "GBP", "text": "£20"}},
              "caption": "Caption",
              "tone": "positive",
              "fact": "fees",
              "accessibilityLabel": "Label: 20 pounds, Caption"
            }
          ]
        },
        {
          "kind": "table",
          "id": "table",
          "title": "Operations",
          "columns": [
            {"id": "day", "title": "Day", "alignment": "leading"},
            {"id": "sum", "title": "Sum", "alignment": "trailing"}
          ],
          "accessibilityLabel": "Operations",
          "items": [
            {
              "kind": "tableRow",
              "id": "table.1",
              "cells": [
                {"date": {"iso": "2026-12-05", "text": "5 Dec"}},
                {"money": {"minorUnits": 5, "currency": "GBP", "text": "£5"}}
              ],
              "tone": "attention",
              "accessibilityLabel": "Day: 5 December 2026, Sum: 5 pounds"
            },
            {
              "kind": "tableRow",
              "id": "table.2",
              "cells": [null, {"percent": {"value": "11.5", "text": "11.5%"}}],
              "tone": "neutral",
              "accessibilityLabel": "Sum: 11.5 percent"
            }
          ]
        },
        {
          "kind": "note",
          "id": "note",
          "text": "Derived.",
          "tone": "muted",
          "accessibilityLabel": "Derived."
        },
        {
          "kind": "leasing:vehicle",
          "id": "vehicle",
          "payload": {
            "maker": {"text": "Brown Betty"},
            "litres": -1,
            "whistles": true,
            "lids": [1, false],
            "handle": {"cost": {"money": {"minorUnits": 7, "currency": "GBP", "text": "£7"}}},
            "none": []
          },
          "fallback": [
            {
              "kind": "row",
              "id": "vehicle.maker",
              "label": "Label",
              "value": {"text": "Brown Betty"},
              "caption": "Caption",
              "tone": "positive",
              "fact": "fees",
              "accessibilityLabel": "Label: Brown Betty, Caption"
            }
          ]
        }
      ],
      "diagnostics": [
        {
          "id": "record.unknown-field",
          "severity": "warning",
          "path": "$.loans[0].lid",
          "message": "Found \"lid\"."
        }
      ]
    }

    """#
}
