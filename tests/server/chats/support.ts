/** A chat's client that shows every frame, and servers that listen. */
import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { WebSocket } from 'ws'
import { frameReader, frameText } from '../../../server/http/chats/frames.ts'
import type { Frame } from '../../../server/http/chats/frames.ts'
import { serveChats, SOCKET_PATH } from '../../../server/http/chats/sockets.ts'
import type { Chats } from '../../../server/http/chats/sockets.ts'
import type { Deps } from '../../../server/start/deps.ts'
import type { Answer, TestApp } from '../support/server/test-app.ts'

export interface Listening {
  host: string
  chats: Chats
}

/** Lets a server listen, with its sockets. */
export const listenWith = async (app: FastifyInstance, deps: Pick<Deps, 'db' | 'now' | 'chatBus'>): Promise<Listening> => {
  const chats = serveChats(app, deps)
  await app.listen({ port: 0, host: '127.0.0.1' })
  return { host: `127.0.0.1:${(app.server.address() as AddressInfo).port}`, chats }
}

export interface Asked {
  token?: string | undefined
  origin?: string
  path?: string
  protocol?: string
}

/** @returns the socket, or the status with which it was refused */
export const ask = (host: string, { token, origin = `http://${host}`, path = SOCKET_PATH, protocol = 'v12.stomp' }: Asked) =>
  new Promise<WebSocket | number>((done) => {
    const headers = { ...(token !== undefined && { cookie: `device=x; token=${token}` }) }
    const socket = new WebSocket(`ws://${host}${path}`, protocol, { headers, origin })
    socket.on('open', () => done(socket))
    socket.on('unexpected-response', (_request, response) => done(response.statusCode ?? 0))
    socket.on('error', () => undefined)
  })

export interface Client {
  socket: WebSocket
  /** All frames, in order. */
  frames: Frame[]
  /** The code with which the server has closed. */
  closed: Promise<number>
  /** The first frame that fits and was not given before. */
  next: (fits: (frame: Frame) => boolean) => Promise<Frame>
  write: (command: string, headers?: Record<string, string>, body?: string) => void
  /** Sends a message. @returns its receipt, or the refusal */
  send: (value: string, more?: { key?: string; about?: string; isImage?: true }) => Promise<Frame>
}

const isFor = (key: string) => (frame: Frame) =>
  (frame.command === 'RECEIPT' && frame.headers['receipt-id'] === key) ||
  (frame.command === 'MESSAGE' && frame.headers['key'] === key)

/** A client over an open socket, not connected yet. */
export const clientOf = (socket: WebSocket): Client => {
  const frames: Frame[] = []
  const given = new Set<Frame>()
  let waiting: (() => void)[] = []
  const reader = frameReader((frame) => {
    frames.push(frame)
    const woken = waiting
    waiting = []
    for (const wake of woken) wake()
  })
  socket.on('message', (data: Buffer) => reader.read(data.toString()))
  const closed = new Promise<number>((done) => socket.on('close', (code) => done(code)))
  const next = async (fits: (frame: Frame) => boolean): Promise<Frame> => {
    for (;;) {
      const found = frames.find((frame) => !given.has(frame) && fits(frame))
      if (found) {
        given.add(found)
        return found
      }
      await new Promise<void>((done, fail) => {
        waiting.push(done)
        void closed.then((code) => fail(new Error(`closed with ${code}`)))
      })
    }
  }
  const write = (command: string, headers: Record<string, string> = {}, body = '') =>
    socket.send(frameText(command, headers, body))
  return {
    socket,
    frames,
    closed,
    next,
    write,
    send: (value, { key = randomUUID(), about, isImage } = {}) => {
      const body = JSON.stringify(isImage ? { value, isImage } : { value })
      write('SEND', { destination: '/app/chat', key, receipt: key, ...(about && { about }) }, body)
      return next(isFor(key))
    },
  }
}

export const isNews = ({ command, headers }: Frame): boolean =>
  command === 'MESSAGE' && headers['destination'] === '/user/queue/chat'

/** A client that has connected and subscribed, as the portal does. */
export const connect = async (host: string, token: string): Promise<Client> => {
  const socket = await ask(host, { token })
  if (typeof socket === 'number') throw new Error(`the socket was refused with ${socket}`)
  const client = clientOf(socket)
  client.write('CONNECT', { 'accept-version': '1.2', host: 'portal', 'heart-beat': '10000,10000' })
  await client.next(({ command }) => command === 'CONNECTED')
  client.write('SUBSCRIBE', { id: '0', destination: '/user/queue/chat' })
  client.write('SUBSCRIBE', { id: '1', destination: '/user/queue/refusals', receipt: 'ready' })
  await client.next(({ headers }) => headers['receipt-id'] === 'ready')
  return client
}

export interface Line {
  type: string
  value: string
  isRead: boolean
  isImage: boolean
  id?: string
  key?: string | null
  about?: { kind: string; id: string; title: string } | null
}

export const OPERATOR = 90

/** The newest page as a person reads it. */
export const historyOf = async (world: TestApp, person: number, rest: object = {}): Promise<Line[]> => {
  const token = await world.tokenOf(person)
  const { json } = await world.call('POST', '/chats', { token, body: { offset: 0, size: 20, ...rest } })
  return json.payload
}

/** Messages alone, as «1 text». */
export const said = (lines: readonly Line[]): string[] =>
  lines.filter(({ type }) => type !== '3').map(({ type, value }) => `${type} ${value}`)

/** An act of an operator. */
export const act = async (
  world: TestApp,
  id: string,
  what: string,
  body?: object,
  { operator = OPERATOR, key }: { operator?: number; key?: string } = {},
): Promise<Answer> =>
  world.call('POST', `/desk/chat/${id}/${what}`, {
    token: await world.tokenOf(operator),
    ...(body && { body }),
    ...(key && { key }),
  })
