extension BatchCommand {
  static func examples(for tool: LoanDetailTool) -> [(line: String, meaning: String)] {
    [
      (
        "batch --data loans.ndjson > screens.ndjson",
        "the main screens of many records: the screen of line 17 is on line 17. A bad line becomes an error line such as "
          + #"{"line":17,"error":{…}}; the counts and the SHA-256 of the output follow on standard error"#
      ),
      (
        "sample --lines | \(tool.name) batch --record-version 1 --as-of 2026-11-21 --locale ru_RU > screens.ndjson",
        "as a filter, with the sample data"
      ),
      (
        "batch --data loans.ndjson --data-as-of 2026-11-21 --customer-field customer > screens.ndjson",
        #"as customers see them: each line has a member more, {"customer": "C-1", "id": …}. A customer who is not a "#
          + "party to the loan gets an error line without any data"
      ),
      (
        "batch --data loans.ndjson --from-line 500001 >> screens.ndjson",
        "go on after the first 500,000 lines; --strict stops at a bad line and says its number"
      ),
      (
        "batch --data loans.ndjson --format text --locale en_US --summary summary.json > screens.txt",
        "as text; a line with a form feed follows each screen"
      ),
      (
        "sample --lines | parallel --pipe -k \(tool.name) batch --threads 1 --record-version 1 > screens.ndjson",
        "with GNU parallel, which can also use other machines; Tests/Batch has a job for Apache Spark"
      ),
    ]
  }
}
