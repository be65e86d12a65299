/**
 * A store that answers as the documentation of S3 says, in a process of its own: one bucket, objects with their metadata, signatures,
 * both styles of addresses. The parent process tells it how it is: `mode`.
 */
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { signatureFault } from './signature.ts'

/** How the store is: well, or what is wrong with it; the «once» ones are well after that. */
export type StoreMode = 'well' | 'broken' | 'slowDown' | 'slowDownOnce' | 'silent' | 'cut' | 'stops' | 'hangsUp' | 'changesBytes'

const STAND_IN = { bucket: 'files', region: 'ru-test1', accessKey: 'AKIDTEST', secretKey: 'test/secret+key' }

const STATUS: Readonly<Record<string, number>> = {
  NoSuchKey: 404,
  NoSuchBucket: 404,
  InternalError: 500,
  SlowDown: 503,
  XAmzContentSHA256Mismatch: 400,
  AuthorizationHeaderMalformed: 400,
  MethodNotAllowed: 405,
}

interface Kept {
  bytes: Buffer
  headers: Record<string, string>
}

const objects = new Map<string, Kept>()
let mode: StoreMode = 'well'

const fail = (response: ServerResponse, code: string): void => {
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${code}</Message></Error>`
  response.writeHead(STATUS[code] ?? 403, { 'content-type': 'application/xml' }).end(body)
}

/** Bucket and key of either style. */
const placeOf = (request: IncomingMessage): { bucket: string; key: string } => {
  const host = (request.headers.host ?? '').replace(/:\d+$/, '')
  const path = decodeURIComponent(new URL(request.url ?? '', 'http://any').pathname.slice(1))
  if (host.endsWith('.localhost')) return { bucket: host.slice(0, -'.localhost'.length), key: path }
  const [bucket = '', ...key] = path.split('/')
  return { bucket, key: key.join('/') }
}

/** Objects that are on their way to somebody. */
let reading = 0

const give = (response: ServerResponse, { bytes, headers }: Kept): void => {
  reading += 1
  response.once('close', () => (reading -= 1))
  response.writeHead(200, { ...headers, 'content-length': bytes.length })
  const half = bytes.subarray(0, bytes.length / 2)
  if (mode === 'cut') response.write(half, () => response.destroy())
  else if (mode === 'stops') response.write(half)
  else response.end(mode === 'changesBytes' ? Buffer.from(bytes.map((byte) => byte ^ 1)) : bytes)
}

const keep = (request: IncomingMessage, response: ServerResponse, key: string, bytes: Buffer): void => {
  const kept = Object.entries(request.headers).filter(
    ([name]) => name.startsWith('x-amz-meta-') || name === 'x-amz-server-side-encryption',
  )
  objects.set(key, { bytes, headers: Object.fromEntries(kept.map(([name, value]) => [name, String(value)])) })
  response.writeHead(200).end()
}

const answer = (request: IncomingMessage, response: ServerResponse, body: Buffer): void => {
  const fault = signatureFault(request, body, STAND_IN)
  if (fault !== null) return fail(response, fault)
  const { bucket, key } = placeOf(request)
  if (bucket !== STAND_IN.bucket) return fail(response, 'NoSuchBucket')
  if (key === '') return request.method === 'HEAD' ? void response.writeHead(200).end() : fail(response, 'MethodNotAllowed')
  if (request.method === 'PUT') return keep(request, response, key, body)
  if (request.method === 'DELETE') {
    objects.delete(key)
    return void response.writeHead(204).end()
  }
  const kept = objects.get(key)
  return kept ? give(response, kept) : fail(response, 'NoSuchKey')
}

const server = createServer((request, response) => {
  const now = mode
  if (mode === 'slowDownOnce') mode = 'well'
  if (now === 'hangsUp') request.socket.destroy()
  if (now === 'hangsUp' || now === 'silent') return
  void buffer(request).then((body) => {
    if (now === 'broken') return fail(response, 'InternalError')
    if (now === 'slowDown' || now === 'slowDownOnce') return fail(response, 'SlowDown')
    return answer(request, response, body)
  })
})

process.on('message', (told: { mode?: StoreMode }) => {
  mode = told.mode ?? mode
  process.send?.({ taken: mode, reading })
})
process.on('disconnect', () => process.exit())
server.listen(0, () => process.send?.({ port: (server.address() as AddressInfo).port }))
