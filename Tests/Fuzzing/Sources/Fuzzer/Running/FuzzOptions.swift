import Foundation

/// The arguments of the fuzzer.
struct FuzzOptions {
  enum Mode {
    case help
    /// Runs rounds in workers; the only one meant for a person besides `replay`.
    case run
    case replay(URL)
    /// Runs a share of the rounds in this process.
    case work(URL, Worker.Share)
    /// Runs one saved case in this process.
    case workOn(URL, scratch: URL)
    /// Saves the case of a round.
    case save(URL)
    /// Answers requests over HTTP, a line each.
    case serve(URL, words: [URL])
  }

  var mode = Mode.run
  var seed: UInt64 = 1
  var rounds: UInt64 = 10_000
  var round: UInt64?
  var workers = ProcessInfo.processInfo.activeProcessorCount
  var findings = URL(filePath: ".build/findings")

  static let help = """
    Runs commands of loan-detail on documents that are changed at random, and checks what comes out.

    Usage:
      Fuzzer [--rounds N] [--seed N] [--round N] [--workers N] [--findings FOLDER]
      Fuzzer --replay FOLDER

    Examples, in the root of the engine's package; "fuzz" means "swift run -c release --package-path Tests/Fuzzing Fuzzer":
      fuzz --rounds 200000
          what CI runs: the rounds 0 to 199,999 of the seed 1; some ten minutes
      fuzz --seed 7 --rounds 1000000
          other inputs. The same seed always makes the same inputs, on any number of cores
      fuzz --seed 7 --round 4711
          one round again, such as one that was reported
      fuzz --replay .build/findings/7-4711
          a saved case again, after a change by hand; "command" in the folder is its command line

      FUZZ_ONLY=session fuzz --rounds 10000
          only one kind: \(FuzzCase.Kind.allCases.map(\.rawValue).joined(separator: ", "))

    What is run: list, render, explain, calc, diff, patch and compare-schemas, on the sample portfolio, Apache Fineract's
    payloads, the requests in the help of "calc", rendered screens and all schemas. Members, elements and values are
    removed, repeated, exchanged, nested and made extreme; now and then bytes are changed. Options are random, too.

    What is checked: no crash, no round of more than 2 s, no exit code 70, JSON that Foundation reads, text without control
    characters, a message for each error, each record of a portfolio in its list or named in a finding, pages that
    end, patches that lead from one screen to the other, and clients that always have the screen of now.

    The first findings of each kind are made smaller and saved in a folder (--findings, .build/findings without it).

    Exit codes:
      0   no findings
      1   findings
      64  the arguments were not understood
    """

  init(_ arguments: [String]) throws(FuzzUsageError) {
    var rest = arguments[...]
    func value(of option: String) throws(FuzzUsageError) -> String {
      guard let value = rest.popFirst() else { throw FuzzUsageError("\(option) needs a value.") }
      return value
    }
    func number(of option: String) throws(FuzzUsageError) -> UInt64 {
      let text = try value(of: option)
      guard let number = UInt64(text) else { throw FuzzUsageError("\(option) takes a whole number, not \"\(text)\".") }
      return number
    }
    func folder(of option: String) throws(FuzzUsageError) -> URL { URL(filePath: try value(of: option)) }
    while let option = rest.popFirst() {
      switch option {
      case "--help", "-h": mode = .help
      case "--seed": seed = try number(of: option)
      case "--rounds": rounds = try number(of: option)
      case "--round": round = try number(of: option)
      case "--workers": workers = Int(max(1, min(try number(of: option), 64)))
      case "--findings": findings = try folder(of: option)
      case "--replay": mode = .replay(try folder(of: option))
      case "--serve":
        mode = .serve(try folder(of: option), words: rest.map { URL(filePath: $0) })
        rest = []
      case "--save": mode = .save(try folder(of: option))
      case "--work-on": mode = .workOn(try folder(of: option), scratch: try folder(of: option))
      case "--work":
        let folder = try folder(of: option)
        mode = .work(
          folder,
          .init(seed: seed, first: try number(of: option), end: try number(of: option), step: try number(of: option)))
      default: throw FuzzUsageError("There is no option \"\(option)\".")
      }
    }
  }
}

/// Arguments that are not understood.
struct FuzzUsageError: Error {
  let message: String
  init(_ message: String) { self.message = message }
}
