/**
 * A daemon that answers as clamd(8) says, in a process of its own: PING, VERSION and INSTREAM, ended by zero. A file is infected when it
 * holds the text of the EICAR test; more than `LIMIT` bytes are too many.
 */
import { createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { EICAR, LIMIT } from './eicar.ts'

export type DaemonMode = 'well' | 'silent' | 'hangsUp' | 'broken'

let mode: DaemonMode = 'well'

/** The chunks so far; null while the last one has not come. */
const streamIn = (frames: Buffer): Buffer | 'tooLong' | null => {
  const chunks: Buffer[] = []
  let at = 0
  let size = 0
  while (at + 4 <= frames.length) {
    const length = frames.readUInt32BE(at)
    if (length === 0) return Buffer.concat(chunks)
    size += length
    if (size > LIMIT) return 'tooLong'
    if (at + 4 + length > frames.length) return null
    chunks.push(frames.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return null
}

const verdictOf = (stream: Buffer | 'tooLong'): string => {
  if (stream === 'tooLong') return 'INSTREAM size limit exceeded. ERROR'
  if (mode === 'broken') return "stream: Can't allocate memory ERROR"
  return stream.includes(EICAR) ? 'stream: Eicar-Test-Signature FOUND' : 'stream: OK'
}

const answerTo = (read: Buffer): string | null => {
  const end = read.indexOf(0)
  if (end < 0) return null
  const command = read.toString('latin1', 0, end)
  if (command === 'zPING') return 'PONG'
  if (command !== 'zINSTREAM') return 'UNKNOWN COMMAND'
  const stream = streamIn(read.subarray(end + 1))
  return stream === null ? null : verdictOf(stream)
}

const serve = (socket: Socket): void => {
  if (mode === 'hangsUp') return void socket.destroy()
  let read = Buffer.alloc(0)
  socket.on('error', () => undefined)
  socket.on('data', (part: Buffer) => {
    read = Buffer.concat([read, part])
    const answer = mode === 'silent' ? null : answerTo(read)
    if (answer !== null) socket.end(`${answer}\0`)
  })
}

const server = createServer(serve)
process.on('message', (told: { mode: DaemonMode }) => {
  mode = told.mode
  process.send?.({ taken: mode })
})
process.on('disconnect', () => process.exit())
const path = process.argv[2]
if (path === undefined) server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }))
else server.listen(path, () => process.send?.({ port: 0 }))
