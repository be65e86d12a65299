/** How long a connection of the chat has stood, against a server that speaks STOMP. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { createChatPort } from '../../../../../src/app/effects/chat/port.ts'
import { STEADY_AFTER } from '../../../../../src/machines/site/chat/limits.ts'

let http: Server
let sockets: WebSocketServer
const known = globalThis.WebSocket

beforeEach(async () => {
  http = createServer()
  sockets = new WebSocketServer({ server: http })
  sockets.on('connection', (socket) =>
    socket.on('message', (data) => {
      if ((data as Buffer).toString().startsWith('CONNECT')) socket.send('CONNECTED\nversion:1.2\nheart-beat:0,0\n\n\0')
    }),
  )
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  // The portal asks its own host, which a test's window does not serve.
  class Redirected extends WebSocket {
    constructor(_url: string, protocols: string[]) {
      super(`ws://127.0.0.1:${(http.address() as AddressInfo).port}/`, protocols)
    }
  }
  globalThis.WebSocket = Redirected as unknown as typeof globalThis.WebSocket
})

afterEach(async () => {
  globalThis.WebSocket = known
  vi.restoreAllMocks()
  for (const socket of sockets.clients) socket.terminate()
  await new Promise((resolve) => http.close(resolve))
})

/** Connects, lets so many milliseconds pass, and loses the connection. */
const endAfter = async (lived: number) => {
  const port = createChatPort()
  const opened = new Promise<void>((resolve) => port.listen({ opened: resolve, news: () => {} }))
  const held = port.hold(new AbortController().signal)
  const now = performance.now()
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now)
  await opened
  clock.mockImplementation(() => now + lived)
  for (const socket of sockets.clients) socket.terminate()
  return (await held).isSteady
}

test('A38 D217 an accepted connection counts as one only after it has stood for a while', async () => {
  expect(await endAfter(0)).toBe(false)
  expect(await endAfter(STEADY_AFTER - 1)).toBe(false)
  expect(await endAfter(STEADY_AFTER)).toBe(true)
  sockets.on('connection', (socket) => socket.terminate())
  expect((await createChatPort().hold(new AbortController().signal)).isSteady, 'closed at once').toBe(false)
})
