// @vitest-environment jsdom
/** Several tabs of one browser: one polls for all, and none knows anything of another person. The browser's locks are staged. */
import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { nothingKept } from '../../../../model/account/session.ts'
import { user } from '../../../../model/kit/users.ts'
import { three, two } from '../../../../model/site/notifications.ts'
import { stagedApi } from '../../../../model/kit/staged-api.ts'
import { servicesAtRest } from '../../../../src/atlas/screen/services-at-rest.ts'
import { storeToken } from '../../../../src/app/effects/storage/storage.ts'
import { notificationsOf, startNotifications } from '../../../../src/app/notifications/service.ts'
import { seekTurn } from '../../../../src/app/notifications/turn.ts'
import type { Services } from '../../../../src/app/session/services.ts'
import { sessionMachine } from '../../../../src/machines/account/session/machine.ts'
import { settle } from '../../kit/jsdom-ui.ts'
import { sessionOf } from '../../kit/screens.tsx'

type Holder = () => Promise<void> | undefined

/** The browser's lock manager, as far as the portal uses it: one holder of a name, the others wait in their order. */
const stageLocks = () => {
  const held = new Map<string, Promise<unknown>>()
  const request = async (name: string, { signal }: { signal: AbortSignal }, holder: Holder) => {
    const before = held.get(name) ?? Promise.resolve()
    const mine = before.then(() => (signal.aborted ? undefined : holder()))
    held.set(name, mine)
    await mine
    if (signal.aborted) throw new DOMException('given up', 'AbortError')
  }
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } })
}

/** The page's visibility, for all tabs of the test. */
let visibility: DocumentVisibilityState = 'visible'
const show = (state: DocumentVisibilityState) => {
  visibility = state
  document.dispatchEvent(new Event('visibilitychange'))
}

const stops: (() => void)[] = []
beforeEach(() => {
  visibility = 'visible'
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility })
  stageLocks()
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  Reflect.deleteProperty(navigator, 'serviceWorker')
  vi.unstubAllGlobals()
  storeToken('', true)
  version = null
  delete answers['/push/settings']
  Reflect.deleteProperty(navigator, 'locks')
  Reflect.deleteProperty(document, 'visibilityState')
})

/** What the server's count names as its version; null of a server that knows none. */
let version: string | null = null

const answers: Record<string, unknown> = { '/push-history': two.latest, '/push-history/count': two.unread }

/** A browser that is subscribed at this address. */
const stageSubscription = (endpoint: string) => {
  const state = { endpoint: endpoint as string | null }
  const unsubscribe = () => Promise.resolve((state.endpoint = null))
  const toJSON = () => ({ endpoint: state.endpoint, keys: { p256dh: `key ${state.endpoint}`, auth: `secret ${state.endpoint}` } })
  const getSubscription = () =>
    Promise.resolve(state.endpoint === null ? null : { endpoint: state.endpoint, unsubscribe, toJSON })
  const serviceWorker = { getRegistration: () => Promise.resolve({ pushManager: { getSubscription } }) }
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker })
  vi.stubGlobal('PushManager', {})
  vi.stubGlobal('Notification', { permission: 'granted' })
  return state
}
/** The cache that page and worker share; jsdom has none. */
const stageCache = (kept: unknown) => {
  const state = { kept }
  const cache = {
    match: () => Promise.resolve(state.kept === null ? undefined : Response.json(state.kept)),
    put: async (_: string, answer: Response) => void (state.kept = await answer.json()),
    delete: () => Promise.resolve((state.kept = null)),
  }
  vi.stubGlobal('caches', { open: () => Promise.resolve(cache) })
  return state
}
const passOf = (endpoint: string) => ({ endpoint, auth: `secret ${endpoint}`, publicKey: 'key' })
const SETTINGS = 'GET /push/settings'
const ofServer = (endpoint: string | null) => {
  answers['/push/settings'] = {
    publicKey: 'key',
    topics: { sale: true, reserve: true, profile: true, team: true, money: true },
    endpoint,
  }
}

/** A tab whose person is signed in; its requests are counted. */
const tab = (id: string | null) => {
  const asked: string[] = []
  const session = id === null ? sessionOf() : sessionOf({ user: { ...user, id } })
  const api = stagedApi(async (request) => {
    const { method, url } = request as Request
    const path = new URL(url).pathname.replace('/api', '')
    const place = asked.push(`${method} ${path}`) - 1
    const body = await (request as Request).text()
    if (body !== '') asked[place] += ` ${body}`
    if (answers[path] instanceof Error) throw answers[path]
    if (version !== null && (request as Request).headers.get('If-None-Match') === version)
      return new Response(null, { status: 304 })
    const headers = version !== null && path === '/push-history/count' ? { ETag: version } : {}
    return Response.json({ code: 0, message: null, payload: answers[path] ?? null, supports: ['readAll'] }, { headers })
  })
  const { actor, stop } = startNotifications({ api, session, effects: { toast: () => {} } } as unknown as Services)
  stops.push(stop)
  return { asked, actor, session, stop, unread: () => actor.getSnapshot().context.news?.unread ?? null }
}

const POLL = ['GET /push-history/count', 'POST /push-history {"offset":0,"size":5}']

test('MS14 MS15 API45 API47 two tabs of one person: the first asks, both know; closed, it leaves the turn to the other', async () => {
  const [first, second] = [tab('a'), tab('a')]
  await waitFor(() => expect([first.unread(), second.unread()]).toEqual([2, 2]))
  expect([first.asked, second.asked]).toEqual([POLL, []])
  first.stop()
  await waitFor(() => expect(second.asked).toEqual(POLL))
})

test('NV58 a tab that is opened later knows at once what the one that polls has heard', async () => {
  const first = tab('a')
  await waitFor(() => expect(first.unread()).toBe(2))
  const second = tab('a')
  await waitFor(() => expect(second.unread()).toBe(2))
  expect([first.asked.length, second.asked]).toEqual([2, []])
})

test('E03 A74 D98 a notification that comes may be about the person or the points: the session asks for both, but not at the first poll nor about old ones', async () => {
  const one = tab('a')
  await waitFor(() => expect(one.unread()).toBe(2))
  const isAsking = () => one.session.getSnapshot().matches({ ready: { status: 'asking' } })
  const isCounting = () => one.session.getSnapshot().matches({ ready: { score: 'refreshing' } })
  one.actor.send({ type: 'news.heard', owner: 'a', news: two })
  expect([isAsking(), isCounting()]).toEqual([false, false])
  one.actor.send({ type: 'news.heard', owner: 'a', news: three })
  expect([isAsking(), isCounting()]).toEqual([true, true])
})

test('A27 MS14 a hidden tab and one without a network do not ask; back again they ask at once', async () => {
  show('hidden')
  const one = tab('a')
  expect(one.actor.getSnapshot().matches({ on: { poll: 'waiting' } })).toBe(true)
  show('visible')
  await waitFor(() => expect(one.asked).toEqual(POLL))
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: false })
  window.dispatchEvent(new Event('offline'))
  expect(one.actor.getSnapshot().matches({ on: { poll: 'waiting' } })).toBe(true)
  Reflect.deleteProperty(navigator, 'onLine')
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(one.asked).toEqual([...POLL, ...POLL]))
})

test('D54 MS14 a poll that finds nothing new is one call; the next change brings the list again, also in the tab that takes the turn', async () => {
  version = '"7"'
  const [first, second] = [tab('a'), tab('a')]
  await waitFor(() => expect([first.unread(), second.unread()]).toEqual([2, 2]))
  first.actor.send({ type: 'renew' })
  await waitFor(() => expect(first.asked).toEqual([...POLL, POLL[0]]))
  first.stop()
  await waitFor(() => expect(second.asked).toEqual([POLL[0]]))
  await waitFor(() => expect(second.actor.getSnapshot().matches({ on: { poll: 'pausing' } })).toBe(true))
  expect(second.actor.getSnapshot().context.news).toEqual({ ...two, version })
  version = '"8"'
  second.actor.send({ type: 'renew' })
  await waitFor(() => expect(second.asked).toEqual([POLL[0], ...POLL]))
})

test('MS14 a shell that is only looked at has a bell that asks nothing', () => {
  const session = sessionOf({ user })
  expect(notificationsOf(servicesAtRest(session)).getSnapshot().value).toBe('off')
})

test('A27 without the browser’s locks every visible tab asks for itself', async () => {
  Reflect.deleteProperty(navigator, 'locks')
  const [first, second] = [tab('a'), tab('a')]
  await waitFor(() => expect([first.asked, second.asked]).toEqual([POLL, POLL]))
})

test('B08 tabs of two people ask for themselves, and neither hears the other’s news or marks', async () => {
  const [anna, maria] = [tab('a'), tab('b')]
  await waitFor(() => expect([anna.asked, maria.asked]).toEqual([POLL, POLL]))
  anna.actor.send({ type: 'mark', id: two.latest[0]!.id })
  await waitFor(() => expect(anna.asked).toContain('PUT /push-history {"id":"news-2"}'))
  await waitFor(() => expect(anna.asked.filter((one) => one === POLL[0])).toHaveLength(2))
  expect(maria.actor.getSnapshot().context.news?.latest.map(({ isRead }) => isRead)).toEqual([false, false])
})

test('MS12 a mark of one tab is a mark of the others', async () => {
  const [first, second] = [tab('a'), tab('a')]
  await waitFor(() => expect(second.unread()).toBe(2))
  const read: string[] = []
  second.actor.on('read', ({ id, isOwn }) => !isOwn && read.push(id))
  first.actor.send({ type: 'mark', id: 'news-2' })
  await waitFor(() => expect(read).toEqual(['news-2']))
})

test('D170 «Прочитать все» of one tab is heard by the others', async () => {
  const [first, second] = [tab('a'), tab('a')]
  await waitFor(() => expect(second.unread()).toBe(2))
  const read: unknown[] = []
  second.actor.on('read', ({ id, withOlder, isOwn }) => !isOwn && read.push([id, withOlder]))
  first.actor.send({ type: 'markAll', id: 'news-2' })
  await waitFor(() => expect(read).toEqual([['news-2', true]]))
})

test('B08 M18 a sign-out empties the tab and ends its turn; a stranger’s tab asks nothing', async () => {
  const [one, stranger] = [tab('a'), tab(null)]
  await waitFor(() => expect(one.unread()).toBe(2))
  const waiting = tab('a')
  one.session.send({ type: 'signOut', to: '/auth/login' })
  expect(one.actor.getSnapshot()).toMatchObject({ value: 'off', context: { owner: null, news: null } })
  await waitFor(() => expect(waiting.asked).toEqual(POLL))
  expect([one.asked, stranger.asked]).toEqual([POLL, []])
})

test('E19 a sign-out ends the browser’s subscription; where another person has signed in meanwhile it stays', async () => {
  ofServer('of-anna')
  const state = stageSubscription('of-anna')
  const [frozen, one] = [tab('a'), tab('a')]
  await waitFor(() => expect([...frozen.asked, ...one.asked].filter((asked) => asked === SETTINGS)).toHaveLength(2))
  storeToken('token-of-maria', true)
  frozen.session.send({ type: 'token.changed', token: 'token-of-maria', kept: nothingKept })
  await settle()
  expect(state.endpoint).toBe('of-anna')
  storeToken('', true)
  one.session.send({ type: 'signOut', to: '/auth/login' })
  await waitFor(() => expect(state.endpoint).toBeNull())
})

test('E19 a subscription that the server does not name as this sign-in’s ends; the person’s own stays; without one nothing is asked', async () => {
  ofServer(null)
  const former = stageSubscription('of-anna')
  tab('b')
  await waitFor(() => expect(former.endpoint).toBeNull())
  const unsubscribed = tab('c')
  await waitFor(() => expect(unsubscribed.asked).toEqual(POLL))
  ofServer('of-maria')
  const own = stageSubscription('of-maria')
  const maria = tab('d')
  await waitFor(() => expect(maria.asked).toContain(SETTINGS))
  await settle()
  expect(own.endpoint).toBe('of-maria')
})

test('D109 a new address that the worker could not tell is told at the next start, and the subscription stays', async () => {
  ofServer('before')
  const [state, cache] = [stageSubscription('after'), stageCache(passOf('before'))]
  const one = tab('a')
  const { endpoint, auth } = passOf('before')
  const body = { old: { endpoint, auth }, endpoint: 'after', keys: { p256dh: 'key after', auth: 'secret after' } }
  await waitFor(() => expect(one.asked).toContain(`PUT /push/subscription ${JSON.stringify(body)}`))
  await waitFor(() => expect(cache.kept).toEqual(passOf('after')))
  expect(state.endpoint).toBe('after')
})

test.each([
  ['the server refuses', 'before', passOf('before'), new Error('lost')],
  ['the former subscription is not this sign-in’s', 'of-maria', passOf('of-anna'), null],
  ['nothing is kept', 'before', null, null],
  ['what is kept cannot be read', 'before', { endpoint: 'before' }, null],
])('D109 E19 the subscription ends, and with it what the worker keeps, where %s', async (_, ofServerNow, kept, move) => {
  ofServer(ofServerNow)
  answers['/push/subscription'] = move
  const [state, cache] = [stageSubscription('after'), stageCache(kept)]
  tab('a')
  await waitFor(() => expect([state.endpoint, cache.kept]).toEqual([null, null]))
})

test('D109 a subscription of before the release is kept for the worker, until the sign-out', async () => {
  ofServer('own')
  const [state, cache] = [stageSubscription('own'), stageCache(null)]
  const one = tab('a')
  await waitFor(() => expect(cache.kept).toEqual(passOf('own')))
  storeToken('', true)
  one.session.send({ type: 'signOut', to: '/auth/login' })
  await waitFor(() => expect([state.endpoint, cache.kept]).toEqual([null, null]))
})

test('E19 without the server’s answer nothing is ended', async () => {
  const state = stageSubscription('of-anna')
  answers['/push/settings'] = new Error('lost')
  const one = tab('b')
  await waitFor(() => expect(one.asked).toContain(SETTINGS))
  await settle()
  expect(state.endpoint).toBe('of-anna')
})

test('A27 who gives up before the turn comes never has it', async () => {
  const taken: string[] = []
  const seek = (name: string) => seekTurn('turns', { taken: () => taken.push(name), lost: () => {} })
  const [leaveFirst, leaveSecond] = [seek('first'), seek('second')]
  stops.push(seek('third'))
  await waitFor(() => expect(taken).toEqual(['first']))
  leaveSecond()
  leaveFirst()
  await waitFor(() => expect(taken).toEqual(['first', 'third']))
})

test('MS14 the session machine without a person has no notifications', () => {
  const session = createActor(sessionMachine, { input: { token: null, kept: nothingKept } }).start()
  const { actor, stop } = startNotifications({ api: {}, session, effects: { toast: () => {} } } as unknown as Services)
  stops.push(stop)
  expect(actor.getSnapshot().value).toBe('off')
})
