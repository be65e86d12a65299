/** clamd by its own protocol: https://docs.clamav.net/manual/Usage/Scanning.html, «clamd(8)», INSTREAM. */
import { connect } from 'node:net'
import type { Socket } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { endsWithin } from '../../kernel/within.ts'
import { scanAway, scanTooSmall } from './away.ts'
import type { FileScan } from './ports.ts'

/** Where clamd listens. */
export interface ClamdSettings {
  address: { path: string } | { host: string; port: number }
  /** Milliseconds; shorter than the time of the port. */
  timeout: number
}

/** The daemon's own buffers are of this order; a chunk may have any length up to StreamMaxLength. */
const CHUNK = 65_536
const OVERFLOW = 'INSTREAM size limit exceeded'

const lengthOf = (size: number): Buffer => {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(size)
  return length
}

/** The frames of a file: each chunk behind its length, the last one of length nothing. */
export function* framesOf(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += CHUNK) {
    const chunk = bytes.subarray(at, at + CHUNK)
    yield Buffer.concat([lengthOf(chunk.length), chunk])
  }
  yield lengthOf(0)
}

/** Resolves with the answer as far as it has come when the daemon closes, for whatever reason: it may refuse before all is sent. */
const answerOf = (socket: Socket): Promise<{ text: string; failure: string | null }> =>
  new Promise((resolve) => {
    let text = ''
    let failure: string | null = null
    socket.on('data', (part: Buffer) => {
      text += part.toString()
      if (text.includes('\0')) socket.destroy()
    })
    socket.on('error', (error: NodeJS.ErrnoException) => {
      failure = error.code ?? error.name
    })
    socket.on('close', () => resolve({ text, failure }))
  })

const drained = (socket: Socket): Promise<void> =>
  new Promise((resolve) => {
    socket.once('drain', resolve)
    socket.once('close', () => resolve())
  })

/** Sends a command and what belongs to it. */
const once = async (
  address: ClamdSettings['address'],
  command: string,
  frames: Iterable<Buffer>,
  signal: AbortSignal,
): Promise<{ text: string; failure: string | null }> => {
  const socket = connect({ ...address, signal })
  const answer = answerOf(socket)
  socket.write(`z${command}\0`)
  for (const frame of frames) {
    // Lets an early answer in: the daemon closes behind it, and a write after that would throw away what was not yet read.
    await setImmediate()
    if (socket.destroyed) break
    if (!socket.write(frame)) await drained(socket)
  }
  return answer
}

/** The daemon closed while something was written, perhaps behind an answer that was lost by it. */
const BROKEN_OFF = new Set(['EPIPE', 'ECONNRESET'])
const ATTEMPTS = 4

/** @returns the answer without its end; @throws ServiceAway without a whole one */
const askClamd = async (
  { address, timeout }: ClamdSettings,
  command: string,
  framesAgain: () => Iterable<Buffer>,
  outer?: AbortSignal,
): Promise<string> => {
  const signal = endsWithin(timeout, outer)
  let last: string | null = null
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const { text, failure } = await once(address, command, framesAgain(), signal)
    const [line = '', ...ended] = text.split('\0')
    if (ended.length > 0) return line
    last = failure
    if (!BROKEN_OFF.has(failure ?? '')) break
  }
  throw scanAway(`clamd does not answer: ${last ?? 'it hung up'}`)
}

/**
 * Scans by clamd. Nothing that it did not see passes (B12).
 * @throws ServiceAway when clamd is down, silent, or takes no file of this size
 */
export const clamdScan = (settings: ClamdSettings): FileScan => ({
  isClean: async (bytes, _type, signal) => {
    const answer = await askClamd(settings, 'INSTREAM', () => framesOf(bytes), signal)
    if (answer === 'stream: OK') return true
    if (/^stream: .+ FOUND$/.test(answer)) return false
    if (answer.startsWith(OVERFLOW)) throw scanTooSmall()
    throw scanAway(`clamd answers: ${answer.slice(0, 100)}`)
  },
})
