import Foundation

#if COVERAGE
  import LibFuzzer
#endif

// What libFuzzer runs. Built by .ci/fuzz-coverage with the sanitizer, it searches for inputs that reach new code. Built
// without it, it only runs the inputs that are kept:
//
//   CoverageFuzzer json-reader Corpus/json-reader      runs every file of a folder
//   CoverageFuzzer patch-reader crash-5d41             runs one file

/// Writes a line to standard error.
func say(_ line: String) { FileHandle.standardError.write(Data((line + "\n").utf8)) }

// libFuzzer starts itself again with the arguments it knows, so the name of the target is passed on as a variable.
let variable = "LOAN_DETAIL_FUZZ_TARGET"
let inherited = ProcessInfo.processInfo.environment[variable]
let name = inherited ?? CommandLine.arguments.dropFirst().first
guard let target = name.flatMap(FuzzTarget.init) else {
  let names = FuzzTarget.allCases.map(\.rawValue).joined(separator: ", ")
  say("Name a target: \(names). After it, what libFuzzer takes, or files and folders to run.")
  exit(64)
}

#if COVERAGE
  /// libFuzzer calls a C function, which cannot capture the target.
  let chosen = target
  let own = inherited == nil ? [1] : []
  setenv(variable, target.rawValue, 1)
  let kept = CommandLine.arguments.indices.filter { !own.contains($0) }
  var arguments: [UnsafeMutablePointer<CChar>?] = kept.map { strdup(CommandLine.arguments[$0]) } + [nil]
  var count = Int32(kept.count)
  let code = arguments.withUnsafeMutableBufferPointer { buffer in
    var start = buffer.baseAddress
    return LLVMFuzzerRunDriver(&count, &start) { bytes, count in
      chosen.run(Array(UnsafeBufferPointer(start: bytes, count: count)))
      return 0
    }
  }
  exit(code)
#else
  var ran = 0
  for path in CommandLine.arguments.dropFirst(inherited == nil ? 2 : 1) {
    let url = URL(filePath: path)
    let isFolder = (try? url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) ?? false
    let files = isFolder ? try FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: nil) : [url]
    for file in files.sorted(by: { $0.path < $1.path }) {
      // The name comes first: it is the last line before a crash.
      FileHandle.standardOutput.write(Data("\(file.lastPathComponent)\n".utf8))
      target.run([UInt8](try Data(contentsOf: file)))
      ran += 1
    }
  }
  print("\(target.rawValue): \(ran) inputs without a fault")
#endif
