/** Frames of STOMP 1.2, by the parser and the writer of the client's library: there is one reading of the protocol. */
import { FrameImpl, Parser } from '@stomp/stompjs'

export interface Frame {
  command: string
  headers: Readonly<Record<string, string>>
  body: string
}

export interface FrameReader {
  /** @throws on what no parser understands */
  read: (text: string) => void
}

/**
 * Reads frames from messages of the socket; one frame may come in several of them, and several in one.
 * @param onFrame the next whole frame; the first of several headers of one name counts
 */
export const frameReader = (onFrame: (frame: Frame) => void): FrameReader => {
  const parser = new Parser(
    (raw) => {
      const { command, headers, body } = FrameImpl.fromRawFrame(raw, true)
      onFrame({ command, headers, body })
    },
    () => undefined,
  )
  return { read: (text) => parser.parseChunk(text) }
}

/** The text of a frame; line breaks and colons in values are escaped, so that no value becomes a header. */
export const frameText = (command: string, headers: Record<string, string>, body = ''): string =>
  // Bytes are for bodies of bytes, which none of these has.
  FrameImpl.marshall({ command, headers, body, escapeHeaderValues: true }) as string
