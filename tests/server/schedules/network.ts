/** The network between a portal and the server: a request stays here until the schedule decides its fate. */
import type { Answer, Method, TestApp } from '../support/server/test-app.ts'
import type { Command } from '../support/commands.ts'
import { snOf } from '../support/deeds/sell.ts'

/** A request as sent, and its command. */
export interface Packet {
  who: number
  key: string
  method: Method
  path: string
  headers: Record<string, string>
  body: unknown
  command: Command
}

/** A request in flight; the portal awaits its result. */
export interface Sending {
  packet: Packet
  answer: (answer: Answer) => void
  /** No answer arrives: the connection is dead, the request has timed out, or the page is closed. */
  lose: () => void
}

export interface Network {
  fetch: typeof globalThis.fetch
  /** The next request that leaves. */
  next(): Promise<Sending>
}

type Receipts = { receiptQRDto: never; receipt: never; sn: string; side: 'seller' | 'buyer' }

/** The command of a request, by its address. */
const commandOf = (url: URL, body: unknown): Command => {
  const path = url.pathname.replace('/api', '')
  const [last = ''] = path.split('/').slice(-1)
  const { receiptQRDto, receipt, sn, side } = (body ?? {}) as Receipts
  if (path.startsWith('/sale/seller/')) return { kind: 'sale', sn: last, receipt: receiptQRDto }
  if (path.startsWith('/sale/buyer/')) return { kind: 'purchase', sn: last, receipt: body as never }
  if (path === '/unknown-tools') return { kind: 'manual', sn, receipt, side }
  if (path.startsWith('/tools/reserve/cancel/')) return { kind: 'release', sn: snOf(last) }
  if (path.startsWith('/tools/reserve/'))
    return { kind: 'reserve', sn: last, offline: url.searchParams.get('offline') === 'true' }
  throw new Error(`${url.pathname} is no command of these flows`)
}

const packetOf = async (who: number, request: Request): Promise<Packet> => {
  const url = new URL(request.url)
  const text = await request.text()
  const body: unknown = text === '' ? undefined : JSON.parse(text)
  const { 'content-type': _type, ...headers } = Object.fromEntries(request.headers)
  const key = headers['idempotency-key'] ?? ''
  const path = `${url.pathname.replace('/api', '')}${url.search}`
  return { who, key, method: request.method as Method, path, headers, body, command: commandOf(url, body) }
}

export const createNetwork = (who: number): Network => {
  let seen: (sending: Sending) => void = () => {
    throw new Error('a request leaves, and nobody has asked for it')
  }
  return {
    fetch: async (request) => {
      const packet = await packetOf(who, request as Request)
      return new Promise<Response>((resolve, reject) => {
        seen({
          packet,
          answer: ({ status, bytes }) =>
            resolve(new Response(new Uint8Array(bytes), { status, headers: { 'content-type': 'application/json' } })),
          lose: () => reject(new TypeError('Failed to fetch')),
        })
      })
    },
    next: () =>
      new Promise((resolve) => {
        seen = resolve
      }),
  }
}

/** The server gets a packet. */
export const arrive = (world: TestApp, { method, path, headers, body }: Packet): Promise<Answer> =>
  world.call(method, path, { headers, ...(body !== undefined && { body }) })
