import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import type { ECDH } from 'node:crypto'
import { createServer } from 'node:http'
import type { IncomingHttpHeaders, Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A browser's half of a subscription. */
export interface Browser {
  keys: { p256dh: string; auth: string }
  /** Decrypts a message by RFC 8291 (aes128gcm, one record), written from the text of the standard. */
  read(body: Buffer): string
}

const hkdf = (salt: Buffer, key: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length))

const decrypt = (own: ECDH, auth: Buffer, body: Buffer): string => {
  const salt = body.subarray(0, 16)
  const keyLength = body.readUInt8(20)
  const sender = body.subarray(21, 21 + keyLength)
  const record = body.subarray(21 + keyLength)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), sender])
  const secret = hkdf(auth, own.computeSecret(sender), info, 32)
  const key = hkdf(salt, secret, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = hkdf(salt, secret, Buffer.from('Content-Encoding: nonce\0'), 12)
  const cipher = createDecipheriv('aes-128-gcm', key, nonce)
  cipher.setAuthTag(record.subarray(-16))
  const text = Buffer.concat([cipher.update(record.subarray(0, -16)), cipher.final()])
  // The text ends with 2, the mark of the last record, and zeros.
  return text.subarray(0, text.lastIndexOf(2)).toString()
}

/** A browser that subscribes. */
export const createBrowser = (): Browser => {
  const own = createECDH('prime256v1')
  own.generateKeys()
  const auth = randomBytes(16)
  return {
    keys: { p256dh: own.getPublicKey('base64url'), auth: auth.toString('base64url') },
    read: (body) => decrypt(own, auth, body),
  }
}

/** The claims of a VAPID header (RFC 8292); null where the signature is not of this public key. */
export const vapidClaims = (header: string | undefined, publicKey: string): Record<string, unknown> | null => {
  const [, token = '', key] = /^vapid t=([^,]+), ?k=(.+)$/.exec(header ?? '') ?? []
  if (key !== publicKey) return null
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(publicKey, 'base64url')
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  const signer = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' as const }
  const isSigned = verify('sha256', Buffer.from(`${head}.${claims}`), signer, Buffer.from(signature, 'base64url'))
  return isSigned ? (JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>) : null
}

/** What a push service has received. */
export interface Received {
  path: string
  headers: IncomingHttpHeaders
  body: Buffer
}

/** A push service on this machine; `answers` are given in turn, 201 after the last. */
export interface PushService {
  origin: string
  received: Received[]
  answers: { status: number; headers?: Record<string, string> }[]
  close(): Promise<void>
}

export const startPushService = async (): Promise<PushService> => {
  const received: Received[] = []
  const answers: PushService['answers'] = []
  const server: Server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) })
      const { status, headers = {} } = answers.shift() ?? { status: 201 }
      response.writeHead(status, headers).end()
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    received,
    answers,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
