import CHTTPServer
import GridRendering
import GridService

/// Between the HTTP library's threads and the service: a fence for unsafe memory.
final class HTTPBridge: Sendable {
  private let service: GridService
  /// Null-terminated, or `nil` for no cross-origin access.
  private let origin: ContiguousArray<CChar>?

  init(_ service: GridService, origin: String) {
    self.service = service
    self.origin = origin.isEmpty ? nil : origin.utf8CString
  }

  /// What a thread keeps from request to request.
  @safe
  private final class ThreadState {
    let workspace = ServiceWorkspace()
    /// The entity tag's text, null-terminated.
    let tag = UnsafeMutablePointer<CChar>.allocate(capacity: 32)

    deinit { unsafe tag.deallocate() }
  }

  /// The function that the library's threads call; its context is the bridge.
  static let answer: calgrid_http_answer = { context, workspace, request, response in
    let bridge = unsafe Unmanaged<HTTPBridge>.fromOpaque(context).takeUnretainedValue()
    let state: ThreadState
    if let known = unsafe workspace.pointee {
      unsafe state = Unmanaged<ThreadState>.fromOpaque(known).takeUnretainedValue()
    } else {
      state = ThreadState()
      // The library's threads live as long as the process does.
      unsafe workspace.pointee = Unmanaged.passRetained(state).toOpaque()
    }
    unsafe bridge.answer(request.pointee, state, &response.pointee)
  }

  private func answer(
    _ request: calgrid_http_request, _ state: ThreadState, _ response: inout calgrid_http_response
  ) {
    let asked = unsafe ServiceRequest(
      method: String(cString: request.method), headerLength: request.header_length,
      bodyLength: Int(request.body_length), isAmbiguous: request.is_ambiguous != 0,
      ifNoneMatch: request.if_none_match.map { unsafe String(cString: $0) }, acceptsGzip: request.accepts_gzip != 0)
    let answer = unsafe request.target.withMemoryRebound(to: UInt8.self, capacity: request.target_length) { bytes in
      let target = unsafe Span(_unsafeStart: bytes, count: request.target_length)
      return service.answer(asked, target: target, in: state.workspace)
    }
    unsafe response.status = UInt32(answer.status)
    unsafe response.closes = answer.closes ? 1 : 0
    switch answer.body {
    case .none: break
    case .json:
      unsafe response.content_type = Self.pointer("application/json")
      // The writer's memory stays where it is until the thread's next request.
      state.workspace.json.withBytes { span in
        unsafe span.withUnsafeBytes { bytes in
          unsafe response.body = bytes.baseAddress
          unsafe response.body_length = bytes.count
        }
      }
    case .plain:
      unsafe response.content_type = Self.pointer("text/plain; version=0.0.4")
      unsafe state.workspace.plain.withUnsafeBytes { bytes in
        unsafe response.body = bytes.baseAddress
        unsafe response.body_length = bytes.count
      }
    }
    if let tag = answer.tag {
      var place = 0
      for byte in ServiceAnswer.entityTag(tag).utf8 {
        unsafe state.tag[place] = CChar(byte)
        place += 1
      }
      unsafe state.tag[place] = 0
      unsafe response.etag = UnsafePointer(state.tag)
      unsafe response.cache_control = Self.pointer("public, max-age=31536000, immutable")
      unsafe response.may_compress = 1
    } else {
      unsafe response.cache_control = Self.pointer("no-store")
    }
    if answer.namesMethods { unsafe response.allow = Self.pointer("GET, HEAD") }
    if let origin { unsafe response.allow_origin = origin.withUnsafeBufferPointer { $0.baseAddress } }
  }

  /// A text of the program is null-terminated and stays where it is.
  private static func pointer(_ text: StaticString) -> UnsafePointer<CChar> {
    unsafe UnsafeRawPointer(text.utf8Start).assumingMemoryBound(to: CChar.self)
  }
}
