import Testing

@testable import LoanDetailTesting

@Suite("Which snapshots may be written")
struct SnapshotRecordingTests {
  @Test("is none, unless somebody says so")
  func unasked() throws {
    #expect(try SnapshotRecording.inForce(argument: nil, environment: [:]) == .never)
  }

  @Test("is what the environment says", arguments: SnapshotRecording.allCases)
  func environment(_ recording: SnapshotRecording) throws {
    let environment = ["SNAPSHOT_RECORD": recording.rawValue]
    #expect(try SnapshotRecording.inForce(argument: nil, environment: environment) == recording)
  }

  @Test("is what the trait says before the environment", .snapshots(record: .missing))
  func trait() throws {
    let environment = ["SNAPSHOT_RECORD": "all"]
    #expect(try SnapshotRecording.inForce(argument: nil, environment: environment) == .missing)
  }

  @Test("is what the argument says before both", .snapshots(record: .missing))
  func argument() throws {
    let environment = ["SNAPSHOT_RECORD": "all"]
    #expect(try SnapshotRecording.inForce(argument: .failed, environment: environment) == .failed)
  }

  @Test("is none in CI, whoever says otherwise", .snapshots(record: .all))
  func continuousIntegration() throws {
    let environment = ["SNAPSHOT_RECORD": "all", "CI": "true"]
    #expect(try SnapshotRecording.inForce(argument: .all, environment: environment) == .never)
  }

  @Test("is not guessed from a value there is not", arguments: [SnapshotRecording?.none, .all])
  func unknown(_ argument: SnapshotRecording?) throws {
    let error = #expect(throws: SnapshotError.self) {
      try SnapshotRecording.inForce(argument: argument, environment: ["SNAPSHOT_RECORD": "fail", "CI": "1"])
    }
    #expect(
      error?.description == "The environment variable SNAPSHOT_RECORD is \"fail\". "
        + "Expected one of: never, missing, failed, all.")
    #expect("\(SnapshotError.unknownRecording("mising"))".hasSuffix("Did you mean \"missing\"?"))
  }

  @Suite("in a suite with the trait", .snapshots(record: .failed))
  struct OfSuite {
    @Test("is what the suite says in each of its tests")
    func suite() throws {
      #expect(try SnapshotRecording.inForce(argument: nil, environment: [:]) == .failed)
    }
  }
}
