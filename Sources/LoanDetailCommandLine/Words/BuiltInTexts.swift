import LoanDetailJSON
import ProgramTexts

/// The texts that are built in, by the folder of their source files: `{"Sources/Loans/Facts": [["Fee", "Комиссия"]]}`.
/// A noun has an array of forms in place of each text.
package enum BuiltInTexts {
  /// The texts of each folder, in the order of the file; empty if the file cannot be read.
  static var all: [(folder: String, texts: SwiftTexts)] {
    let stored = programTexts()
    // Safe, because the text exists as long as the process.
    let bytes = unsafe Array(UnsafeBufferPointer(start: stored.bytes, count: stored.count))
    guard case .object(let folders)? = try? JSONParser.parse(bytes) else { return [] }
    return folders.map { ($0.name, SwiftTexts(stored: $0.value)) }
  }

  /// Makes the file that is built in, from the Swift files of folders inside a package.
  package static func file(of folders: [String], in root: String) throws -> String {
    var all: [String: SwiftTexts] = [:]
    var order: [String] = []
    for folder in folders {
      for (name, texts) in try SourceTexts.files(in: "\(root)/\(folder)") {
        let place = ([folder] + name.split(separator: "/").dropLast().map(String.init)).joined(separator: "/")
        guard !texts.texts.isEmpty || !texts.nouns.isEmpty else { continue }
        if all[place] == nil { order.append(place) }
        all[place, default: SwiftTexts()].append(texts)
      }
    }
    let parts = order.map { folder in
      "  \(JSONValue.string(folder).line): [\n"
        + (all[folder]?.pairs ?? []).map { "    \($0.line)" }.joined(separator: ",\n") + "\n  ]"
    }
    return "{\n" + parts.joined(separator: ",\n") + "\n}\n"
  }
}

extension SwiftTexts {
  /// Reads pairs of texts and of nouns.
  fileprivate init(stored: JSONValue) {
    self.init()
    for case .array(let pair) in stored.elements where pair.count == 2 {
      switch (pair[0], pair[1]) {
      case (.string(let english), .string(let russian)): texts.append(Text(english: english, russian: russian))
      case (let english, let russian): nouns.append(Noun(english: english.texts, russian: russian.texts))
      }
    }
  }

  /// The pairs as they are stored.
  fileprivate var pairs: [JSONValue] {
    texts.map { .array([.string($0.english), .string($0.russian)]) }
      + nouns.map { .array([.array($0.english.map { .string($0) }), .array($0.russian.map { .string($0) })]) }
  }
}

extension JSONValue {
  /// The texts of an array.
  fileprivate var texts: [String] { elements.compactMap(\.text) }

  /// The value on one line.
  fileprivate var line: String { String(decoding: rendered(.compact).dropLast(), as: UTF8.self) }
}
