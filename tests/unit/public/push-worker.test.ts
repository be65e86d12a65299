/** The worker of push messages: a plain file that browsers load by its address. Its browser is staged. */
import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'

const BEFORE = { endpoint: 'before', auth: 'secret before', publicKey: 'key' }
const subscriptionOf = (endpoint: string) => ({
  toJSON: () => ({ endpoint, expirationTime: null, keys: { p256dh: `key ${endpoint}`, auth: `secret ${endpoint}` } }),
})

interface Staged {
  kept?: object | null
  /** The browser's own new subscription, by the event or by itself. */
  given?: object | null
  own?: object | null
  status?: number
}

const change = async ({ kept = BEFORE, given = null, own = null, status = 200 }: Staged) => {
  const handlers: Record<string, (event: object) => void> = {}
  const [asked, subscribed]: [unknown[], unknown[]] = [[], []]
  let pass: object | null = kept
  const cache = {
    match: async () => (pass === null ? undefined : Response.json(pass)),
    put: async (_: string, answer: Response) => void (pass = (await answer.json()) as object),
  }
  const self = {
    addEventListener: (type: string, handler: (event: object) => void) => void (handlers[type] = handler),
    caches: { open: async () => cache },
    registration: {
      pushManager: {
        getSubscription: async () => own,
        subscribe: async (options: unknown) => {
          subscribed.push(options)
          return subscriptionOf('made')
        },
      },
    },
  }
  const fetch = async (address: string, { body, ...rest }: { body: string; headers: object }) => {
    asked.push([address, rest, JSON.parse(body)])
    return new Response(null, { status })
  }
  runInNewContext(readFileSync('public/push-worker.js', 'utf8'), { self, fetch, Response })
  let done: Promise<void> = Promise.resolve()
  handlers['pushsubscriptionchange']?.({ newSubscription: given, waitUntil: (work: Promise<void>) => void (done = work) })
  await done
  return { asked, subscribed, pass }
}

const callOf = (endpoint: string) => [
  '/api/push/subscription',
  { method: 'PUT', credentials: 'omit', headers: { 'Content-Type': 'application/json' } },
  {
    old: { endpoint: 'before', auth: 'secret before' },
    endpoint,
    keys: { p256dh: `key ${endpoint}`, auth: `secret ${endpoint}` },
  },
]
const passOf = (endpoint: string) => ({ endpoint, auth: `secret ${endpoint}`, publicKey: 'key' })

test.each([
  ['the event', { given: subscriptionOf('given'), own: subscriptionOf('own') }, 'given', []],
  ['the browser', { own: subscriptionOf('own') }, 'own', []],
  ['a subscription with the same key', {}, 'made', [{ userVisibleOnly: true, applicationServerKey: 'key' }]],
])('D109 tells the server the new address, of %s, without a token, and keeps it', async (_, staged, endpoint, subscribed) => {
  expect(await change(staged)).toEqual({ asked: [callOf(endpoint)], subscribed, pass: passOf(endpoint) })
})

test('D109 what the server refuses stays for the page; without anything kept nothing is asked', async () => {
  const own = subscriptionOf('own')
  expect(await change({ own, status: 404 })).toEqual({ asked: [callOf('own')], subscribed: [], pass: BEFORE })
  expect(await change({ own, kept: null })).toEqual({ asked: [], subscribed: [], pass: null })
})
