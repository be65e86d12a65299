/** One socket's talk: connects, subscribes to its own, sends messages one after the other (CH10, CH11). */
import { randomUUID } from 'node:crypto'
import { Refusal } from '../../kernel/call/refusal.ts'
import { BEAT, LONGEST_FRAME, MOST_WAITING } from '../../modules/chats/limits.ts'
import type { Written } from '../../modules/chats/write.ts'
import { frameReader, frameText } from './frames.ts'
import type { Frame } from './frames.ts'

const [NEWS, REFUSALS, SENDING] = ['/user/queue/chat', '/user/queue/refusals', '/app/chat']
const KEY = /^[\w-]{8,64}$/
const ID = /^[\w-]{1,32}$/
const [LONGEST_ABOUT, MOST_SUBSCRIPTIONS] = [100, 4]

/** What the talk needs of the socket and of the server. */
export interface TalkEnds {
  /** Writes to the socket; gives up one that reads too slowly. */
  write: (text: string) => void
  /** Ends the connection. */
  end: () => void
  /** Stores a message. @throws Refusal */
  send: (written: Written, about: string | null) => Promise<void>
  /** An error that is nobody's message: the client sends again after it has connected anew. */
  failed: (error: unknown) => void
}

export interface Talk {
  /** The next message of the socket. */
  read: (text: string) => void
  /** Says that the conversation has changed. */
  tell: () => void
}

/** The frame breaks the protocol: the connection ends. */
class Violation extends Error {}

/** @throws Violation for a body that is not exactly that of the contract */
const bodyIn = (body: string): Omit<Written, 'key'> => {
  let parsed: unknown
  try {
    parsed = JSON.parse(body)
  } catch {
    throw new Violation('the body is no JSON')
  }
  const { value, isImage, ...others } = (parsed ?? {}) as Record<string, unknown>
  const isRight = typeof value === 'string' && (isImage === undefined || typeof isImage === 'boolean')
  if (!isRight || Object.keys(others).length > 0) throw new Violation('the body is no message')
  return { value, isFile: isImage === true }
}

export const createTalk = ({ write, end, send, failed }: TalkEnds): Talk => {
  let isConnected = false
  let isOver = false
  let waiting = 0
  let pending = 0
  let turn = Promise.resolve()
  /** Destinations by the client's ids. */
  const subscriptions = new Map<string, string>()

  const say = (command: string, headers: Record<string, string> = {}, body = ''): void => {
    if (!isOver) write(frameText(command, headers, body))
  }
  const finish = (): void => {
    isOver = true
    end()
  }
  const message = (destination: string, headers: Record<string, string>, body: string): void => {
    for (const [subscription, wanted] of subscriptions)
      if (wanted === destination)
        say(
          'MESSAGE',
          { subscription, destination, 'message-id': randomUUID(), 'content-type': 'application/json', ...headers },
          body,
        )
  }
  const acknowledge = ({ receipt }: Frame['headers']): void => {
    if (receipt !== undefined) say('RECEIPT', { 'receipt-id': receipt })
  }

  const connect = ({ headers }: Frame): void => {
    if (isConnected || !(headers['accept-version'] ?? '').split(',').includes('1.2'))
      throw new Violation('STOMP 1.2 is spoken here')
    isConnected = true
    say('CONNECTED', { version: '1.2', 'heart-beat': `${BEAT},${BEAT}` })
  }
  const subscribe = ({ headers }: Frame): void => {
    const { id = '', destination = '' } = headers
    if (!ID.test(id) || (destination !== NEWS && destination !== REFUSALS)) throw new Violation('nothing of that name is told')
    if (!subscriptions.has(id) && subscriptions.size >= MOST_SUBSCRIPTIONS) throw new Violation('too many subscriptions')
    subscriptions.set(id, destination)
    acknowledge(headers)
  }

  const store = async ({ headers }: Frame, written: Written, about: string | null): Promise<void> => {
    try {
      await send(written, about)
      acknowledge(headers)
    } catch (error) {
      // Another try of the same message is refused the same, or waits as long as the answer says: only that makes it an answer.
      if (error instanceof Refusal && error.status < 500 && error.status !== 401) {
        const { body, retryAfter } = error
        const wait = retryAfter === null ? {} : { retryAfter }
        message(REFUSALS, { key: written.key }, JSON.stringify({ code: body.code, message: body.message, ...wait }))
      } else {
        failed(error)
        finish()
      }
    }
  }
  const afterThat = async (before: Promise<void>, frame: Frame, written: Written, about: string | null): Promise<void> => {
    await before
    if (!isOver) await store(frame, written, about)
    waiting -= 1
  }
  const take = (frame: Frame): void => {
    const { destination, key = '', about = null } = frame.headers
    if (destination !== SENDING || !KEY.test(key)) throw new Violation('a message has a key')
    if (about !== null && about.length > LONGEST_ABOUT) throw new Violation('nothing has such a name')
    const written = { key, ...bodyIn(frame.body) }
    waiting += 1
    if (waiting > MOST_WAITING) throw new Violation('too many messages at a time')
    turn = afterThat(turn, frame, written, about)
  }

  const COMMANDS: Record<string, (frame: Frame) => void> = {
    SUBSCRIBE: subscribe,
    UNSUBSCRIBE: ({ headers }) => {
      subscriptions.delete(headers['id'] ?? '')
      acknowledge(headers)
    },
    SEND: take,
    DISCONNECT: ({ headers }) => {
      acknowledge(headers)
      finish()
    },
  }
  const judge = (frame: Frame): void => {
    pending = 0
    if (isOver) return
    if (frame.command === 'CONNECT' || frame.command === 'STOMP') return connect(frame)
    const act = isConnected && Object.hasOwn(COMMANDS, frame.command) ? COMMANDS[frame.command] : undefined
    if (!act) throw new Violation('unknown command')
    act(frame)
  }
  /** Ends the talk where something breaks the protocol. */
  const insist = (work: () => void): void => {
    try {
      work()
    } catch (error) {
      say('ERROR', { message: error instanceof Violation ? error.message : 'malformed frame' })
      finish()
    }
  }
  // The parser swallows what its listener throws.
  const reader = frameReader((frame) => insist(() => judge(frame)))

  return {
    read: (text) => {
      if (isOver) return
      pending += text.length
      insist(() => {
        if (pending > LONGEST_FRAME) throw new Violation('the frame is too long')
        reader.read(text)
      })
    },
    tell: () => message(NEWS, {}, '{}'),
  }
}
