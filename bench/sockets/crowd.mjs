// Many open chats in this process: each subscribes as the portal does, gives signs of life, and notes when it was told something.
import { createHash } from 'node:crypto'
import { FrameImpl } from '@stomp/stompjs'
import { WebSocket } from 'ws'
import { tokenOf } from './worlds.mjs'

/** Each socket's sign of life in milliseconds, and into how many parts they are spread. */
const [BEAT, PARTS] = [8_000, 80]
const OPENED_AT_A_TIME = 50

const frame = (command, headers) => FrameImpl.marshall({ command, headers, body: '', escapeHeaderValues: true })

/** @param heard called with the person of a socket that was told something. @param lost called when a server has closed it */
const openSocket = (url, person, heard, lost) =>
  new Promise((done, fail) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/chats/ws`, 'v12.stomp', {
      headers: { cookie: `token=${tokenOf(person)}` },
      origin: url,
      perMessageDeflate: false,
    })
    socket.on('error', fail)
    socket.on('close', (code) => {
      // Before the receipt it is an error of the measurement.
      fail(new Error(`a socket was closed with ${code}`))
      lost()
    })
    socket.on('open', () => {
      socket.send(frame('CONNECT', { 'accept-version': '1.2', 'heart-beat': '10000,10000' }))
      socket.send(frame('SUBSCRIBE', { id: '0', destination: '/user/queue/chat', receipt: 'ready' }))
    })
    socket.on('message', (data) => {
      const text = /** @type {Buffer} */ (data).toString()
      if (text.startsWith('RECEIPT')) done(socket)
      else if (text.startsWith('MESSAGE')) heard(person)
      else if (text.startsWith('ERROR')) fail(new Error(text))
    })
  })

/**
 * @param urls the servers; each person has two sockets, one at each of two servers, or both at the only one
 * @returns `grow` opens sockets until there are so many; `hears` tells who is told something; `lost` says how many were closed by a
 * server
 */
export const gather = (urls) => {
  const sockets = []
  let lost = 0
  let isOver = false
  let listener = () => {}
  let part = 0
  const beating = setInterval(() => {
    part = (part + 1) % PARTS
    for (let at = part; at < sockets.length; at += PARTS) if (sockets[at].readyState === WebSocket.OPEN) sockets[at].send('\n')
  }, BEAT / PARTS)
  return {
    grow: async (count) => {
      while (sockets.length < count) {
        const some = Array.from({ length: Math.min(OPENED_AT_A_TIME, count - sockets.length) }, (_, at) => {
          const number = sockets.length + at
          return openSocket(
            urls[number % urls.length],
            Math.floor(number / 2) + 1,
            (person) => listener(person),
            () => {
              if (!isOver) lost += 1
            },
          )
        })
        sockets.push(...(await Promise.all(some)))
      }
    },
    hears: (to) => {
      listener = to
    },
    lost: () => lost,
    close: () => {
      isOver = true
      clearInterval(beating)
      for (const socket of sockets) socket.terminate()
    },
  }
}

/** The id of a person's conversation: what md5 of PostgreSQL makes of its name. */
export const conversationOf = (person) =>
  createHash('md5')
    .update(`conversation${person}`)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
