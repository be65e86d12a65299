/** The connection against a server that speaks STOMP as the specification has it, frame by frame. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { openConnection, type Connection } from '../../../../../src/app/effects/chat/stomp.ts'
import { outgoing } from '../../../../../src/machines/site/chat-message/outbox.ts'

const TEXT = outgoing({ key: 'key-1', value: 'Чек не проходит', about: 'sale:sale-1' })
const PHOTO = outgoing({ key: 'key-2', value: 'a.png', isImage: true, name: 'чек.png' })

let http: Server
let sockets: WebSocketServer
let heard: string[]
/** What the server does with a SEND. */
let onSend: (socket: WebSocket, frame: string) => void

const frame = (command: string, headers: Record<string, string>, body = ''): string =>
  `${command}\n${Object.entries(headers)
    .map(([name, value]) => `${name}:${value}\n`)
    .join('')}\n${body}\0`

const headerOf = (text: string, name: string): string => new RegExp(`^${name}:(.*)$`, 'm').exec(text)?.[1] ?? ''
const receipt = (socket: WebSocket, text: string) => socket.send(frame('RECEIPT', { 'receipt-id': headerOf(text, 'receipt') }))
const tell = (socket: WebSocket, destination: string, id: string, headers: Record<string, string>, body: string) =>
  socket.send(frame('MESSAGE', { destination, subscription: id, 'message-id': '1', ...headers }, body))

beforeEach(async () => {
  const known = globalThis.WebSocket
  globalThis.WebSocket = WebSocket as unknown as typeof globalThis.WebSocket
  heard = []
  onSend = receipt
  http = createServer((_, response) => response.end('<html>'))
  sockets = new WebSocketServer({ server: http, path: '/api/chats/ws' })
  sockets.on('connection', (socket) =>
    socket.on('message', (data) => {
      const text = (data as Buffer).toString()
      heard.push(text)
      if (text.startsWith('CONNECT')) socket.send(frame('CONNECTED', { version: '1.2', 'heart-beat': '0,0' }))
      if (text.startsWith('SEND')) onSend(socket, text)
    }),
  )
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  return () => {
    globalThis.WebSocket = known
  }
})

afterEach(async () => {
  for (const socket of sockets.clients) socket.terminate()
  await new Promise((resolve) => http.close(resolve))
})

const address = (path = '/api/chats/ws') => `ws://127.0.0.1:${(http.address() as AddressInfo).port}${path}`

/** A connection that the server has accepted. */
const connected = (news: () => void = () => {}): Promise<Connection> =>
  new Promise((resolve) => {
    const connection = openConnection(address(), { opened: () => resolve(connection), news })
  })

const never = new AbortController().signal

describe('the connection of the chat', () => {
  test('API57 it asks for version 1.2 and its two queues, and for nothing else', async () => {
    const connection = await connected()
    await expect.poll(() => heard.map((text) => text.split('\n')[0])).toEqual(['CONNECT', 'SUBSCRIBE', 'SUBSCRIBE'])
    expect(headerOf(heard[0] ?? '', 'accept-version')).toBe('1.2')
    expect(heard.slice(1).map((text) => headerOf(text, 'destination'))).toEqual(['/user/queue/chat', '/user/queue/refusals'])
    connection.close()
    await connection.ended
  })

  test('CH11 the body is {value}, of a file {value, isImage: true}; key, receipt and subject are headers', async () => {
    const connection = await connected()
    expect(await connection.deliver(TEXT, never)).toEqual({ kind: 'stored' })
    expect(await connection.deliver(PHOTO, never)).toEqual({ kind: 'stored' })
    const sent = heard.filter((text) => text.startsWith('SEND'))
    expect(sent.map((text) => text.split('\n\n')[1]?.replace('\0', ''))).toEqual([
      '{"value":"Чек не проходит"}',
      '{"value":"a.png","isImage":true}',
    ])
    const headers = ['destination', 'key', 'receipt', 'content-type', 'about']
    expect(headers.map((name) => headerOf(sent[0] ?? '', name))).toEqual([
      '/app/chat',
      'key-1',
      'key-1',
      'application/json',
      String.raw`sale\csale-1`,
    ])
    expect(headerOf(sent[1] ?? '', 'about')).toBe('')
    connection.close()
  })

  test('CH10 whatever comes over the queue is news, readable or not', async () => {
    let news = 0
    const connection = await connected(() => (news += 1))
    for (const socket of sockets.clients) {
      tell(socket, '/user/queue/chat', '0', {}, '{}')
      tell(socket, '/user/queue/chat', '0', {}, 'nonsense')
    }
    await expect.poll(() => news).toBe(2)
    connection.close()
  })

  test('D214 a refusal names its message; one that cannot be read has words too', async () => {
    const bodies = ['{"code":131,"message":"Слишком часто"}', '<html>']
    onSend = (socket, text) => tell(socket, '/user/queue/refusals', '1', { key: headerOf(text, 'key') }, bodies.shift() ?? '')
    const connection = await connected()
    expect(await connection.deliver(TEXT, never)).toEqual({ kind: 'refused', message: 'Слишком часто' })
    expect(await connection.deliver(PHOTO, never)).toEqual({ kind: 'refused', message: 'Сообщение не принято' })
    connection.close()
  })

  test('D206 a refusal for being too often says how long to wait, within bounds', async () => {
    const bodies = ['{"code":140,"message":"Часто","retryAfter":30}', '{"retryAfter":1e9}', '{"retryAfter":-1,"message":"Нет"}']
    onSend = (socket, text) => tell(socket, '/user/queue/refusals', '1', { key: headerOf(text, 'key') }, bodies.shift() ?? '')
    const connection = await connected()
    expect(await connection.deliver(TEXT, never)).toEqual({ kind: 'later', seconds: 30 })
    expect(await connection.deliver(TEXT, never)).toEqual({ kind: 'later', seconds: 300 })
    expect(await connection.deliver(TEXT, never)).toEqual({ kind: 'refused', message: 'Нет' })
    connection.close()
  })

  test('CH11 B08 a connection that ends before the receipt loses nothing: the message is repeated later', async () => {
    onSend = (socket) => socket.terminate()
    const connection = await connected()
    expect(await connection.deliver(TEXT, never)).toEqual({ kind: 'lost' })
    await connection.ended
    expect(await connection.deliver(TEXT, never)).toEqual({ kind: 'lost' })
  })

  test('A38 after an ERROR the connection is over', async () => {
    onSend = (socket) => socket.send(frame('ERROR', { message: 'no' }))
    const connection = await connected()
    expect(await connection.deliver(TEXT, never)).toEqual({ kind: 'lost' })
    await connection.ended
  })

  test('CH12 an upgrade that is answered with a page, refused, or not heard at all ends at once', async () => {
    let opened = 0
    const listener = { opened: () => (opened += 1), news: () => {} }
    await openConnection(address('/refused'), listener).ended
    // A proxy that knows no WebSocket serves the portal's page instead.
    const proxy = createServer().on('upgrade', (_, socket) =>
      socket.end('HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 6\r\n\r\n<html>'),
    )
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
    await openConnection(`ws://127.0.0.1:${(proxy.address() as AddressInfo).port}/api/chats/ws`, listener).ended
    await new Promise((resolve) => proxy.close(resolve))
    const gone = address()
    await new Promise((resolve) => http.close(resolve))
    await openConnection(gone, listener).ended
    expect(opened).toBe(0)
    await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  })
})
