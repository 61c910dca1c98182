import Foundation

/// The page that stays open. It has the gallery in a frame, and reads the state from a file beside it.
struct PreviewPage {
  /// The state of the gallery.
  enum State {
    case building
    /// The pages that were asked for first are there, and the others are being written.
    case drawing
    case current
    /// The tool could not be built or has failed, with the messages of the compiler or the tool.
    case failed(String)
  }

  /// The content of the file that the page reads.
  private struct Message: Encodable {
    var state: String
    /// A number that rises with each message, so that the page loads a gallery once: the milliseconds since 1970.
    var moment: Int
    var log: String?
  }

  let folder: URL
  let gallery: URL
  let url: URL
  private let stateFile: URL

  /// Writes the page into a folder.
  init(in folder: URL, of package: URL) throws {
    self.folder = folder
    gallery = folder.appending(path: "gallery")
    url = folder.appending(path: "preview.html")
    stateFile = folder.appending(path: "state.js")
    let page = try Data(contentsOf: package.appending(path: "Sources/Plugins/PreviewProduct/preview.html"))
    try page.write(to: url)
  }

  /// Whether there is a gallery to open.
  var hasIndex: Bool { FileManager.default.fileExists(atPath: gallery.appending(path: "index.html").path) }

  /// Tells the page the state.
  func show(_ state: State) throws {
    var message = Message(state: "current", moment: Int(Date().timeIntervalSince1970 * 1000))
    switch state {
    case .building: message.state = "building"
    case .drawing: message.state = "drawing"
    case .current: break
    case .failed(let log):
      message.state = "failed"
      message.log = log
    }
    let json = String(decoding: try JSONEncoder().encode(message), as: UTF8.self)
    // The file is replaced at once, so that the page never reads half of it.
    try Data("show(\(json));\n".utf8).write(to: stateFile, options: .atomic)
  }
}
