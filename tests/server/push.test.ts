/** Notifications of browsers: subscription, choice, sending to a local push service that decrypts. */
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import webPush from 'web-push'
import { consents, jobs, pushSubscriptions } from '../../server/kernel/database/schema.ts'
import { userId } from '../../server/demo/people.ts'
import { tell } from '../../server/modules/notifications/tell.ts'
import { PUSH_HOSTS } from '../../server/modules/push/endpoints.ts'
import { sendPushJob } from '../../server/modules/push/send-push-job.ts'
import { webPushService } from '../../server/modules/push/web-push.ts'
import { DAY, HOUR, MINUTE, SECOND } from './support/clock.ts'
import { deleteAccount } from './support/deletion.ts'
import { untilWaiting } from './support/locks.ts'
import { createBrowser, startPushService, vapidClaims } from './support/push-service.ts'
import type { PushService } from './support/push-service.ts'
import { phoneOf, testApp } from './support/test-app.ts'
import type { Answer } from './support/test-app.ts'

const world = testApp()
const vapid = { ...webPush.generateVAPIDKeys(), subject: 'mailto:support@example.org' }
const [ANNA, MARIA, DMITRY, ELENA] = [1, 5, 8, 9]

let service: PushService
let number = 0

beforeAll(async () => {
  service = await startPushService()
  const endpoints = { hosts: PUSH_HOSTS, local: service.origin }
  world().deps.ports.webPush = webPushService({ vapid, endpoints, timeout: 5_000 })
})
afterAll(() => service.close())
beforeEach(async () => {
  await world().db.delete(pushSubscriptions)
  await world().db.delete(jobs)
  service.received.length = 0
  service.answers.length = 0
})

const signIn = async (person: number): Promise<string> =>
  (await world().call('POST', '/login', { body: { username: phoneOf(person), password: '111111' } })).json.payload

const freshEndpoint = (): string => {
  number += 1
  return `${service.origin}/send/${number}`
}

const subscribe = (
  token: string,
  endpoint: string = freshEndpoint(),
  keys = createBrowser().keys,
  consentVersion = '1',
): Promise<Answer> => world().call('POST', '/push/subscription', { token, body: { endpoint, keys, consentVersion } })

const settings = async (token: string) => (await world().call('GET', '/push/settings', { token })).json.payload

const tellOf = async (person: number, subject: string): Promise<void> => {
  const { db, clock } = world()
  await db.transaction((tx) => tell(tx, [{ userId: userId(person), event: 'innAccepted', checkId: subject }], clock.now()))
}

/** Tells and works. @returns the number of messages that the service has received since the last call */
const sent = async (pass = 0): Promise<number> => {
  world().clock.pass(pass)
  const before = service.received.length
  await world().runJobs()
  return service.received.length - before
}

describe('E19 the subscription', () => {
  it('tells the key, the topics and the subscription of this session, and keeps the consent with its edition', async () => {
    const token = await signIn(ANNA)
    const before = { publicKey: vapid.publicKey, topics: { sale: true, reserve: true, profile: true }, endpoint: null }
    expect(await settings(token)).toEqual(before)
    const endpoint = freshEndpoint()
    expect((await subscribe(token, endpoint)).status).toBe(200)
    expect(await settings(token)).toEqual({ ...before, endpoint })
    const kept = await world()
      .db.select({ document: consents.document, edition: consents.edition })
      .from(consents)
      .where(eq(consents.userId, userId(ANNA)))
    expect(kept).toContainEqual({ document: 'push', edition: '1' })
    expect(((await settings(await signIn(ANNA))) as { endpoint: string | null }).endpoint).toBeNull()
  })

  it('a repeat and a new address replace it; leaving it off works twice', async () => {
    const token = await signIn(ANNA)
    const endpoint = freshEndpoint()
    await subscribe(token, endpoint)
    await subscribe(token, endpoint)
    await subscribe(token)
    expect(await world().db.$count(pushSubscriptions)).toBe(1)
    const off = () => world().call('DELETE', '/push/subscription', { token })
    expect([(await off()).status, (await off()).status, await world().db.$count(pushSubscriptions)]).toEqual([200, 200, 0])
  })

  it('a browser is of one person at a time, a person has ten', async () => {
    const endpoint = freshEndpoint()
    await subscribe(await signIn(ANNA), endpoint)
    await subscribe(await signIn(MARIA), endpoint)
    const owners = await world().db.select({ id: pushSubscriptions.userId }).from(pushSubscriptions)
    expect(owners).toEqual([{ id: userId(MARIA) }])
    const endpoints: string[] = []
    for (let count = 0; count < 11; count += 1) {
      world().clock.pass(SECOND)
      endpoints.push(freshEndpoint())
      await subscribe(await signIn(MARIA), endpoints.at(-1))
    }
    const kept = await world().db.select({ endpoint: pushSubscriptions.endpoint }).from(pushSubscriptions)
    expect(kept.map((row) => row.endpoint).toSorted()).toEqual(endpoints.slice(1).toSorted())
  })

  it.each([
    'http://fcm.googleapis.com/send/1',
    'https://fcm.googleapis.com:8443/send/1',
    'https://user@fcm.googleapis.com/send/1',
    'https://fcm.googleapis.com.evil.example/send/1',
    'https://evilfcm.googleapis.com/send/1',
    'https://push.services.mozilla.com/send/1',
    'https://169.254.169.254/latest/meta-data',
    'https://localhost/send/1',
    'no address',
  ])('refuses the address %s', async (endpoint) => {
    const { status, json } = await subscribe(await signIn(ANNA), endpoint)
    expect([status, json.code, await world().db.$count(pushSubscriptions)]).toEqual([400, 6, 0])
  })

  it.each([
    'https://fcm.googleapis.com/fcm/send/1',
    'https://updates.push.services.mozilla.com/wpush/v2/1',
    'https://web.push.apple.com/1',
  ])('takes the address %s', async (endpoint) => expect((await subscribe(await signIn(ANNA), endpoint)).status).toBe(200))

  it.runIf(inject('engineSetup').engine === 'postgres')(
    'locks by number, as whoever tells does: neither waits for the other for ever',
    async () => {
      const { db } = world()
      const tokens = [await signIn(ANNA), await signIn(MARIA)] as const
      const endpoints = [freshEndpoint(), freshEndpoint()] as const
      await subscribe(tokens[0], endpoints[0])
      await subscribe(tokens[1], endpoints[1])
      // The first row that a scan finds is the last by number.
      const [later, sooner] = ['ffffffff-ffff-4fff-bfff-ffffffffffff', '00000000-0000-4000-8000-000000000000']
      const renumber = (endpoint: string, id: string) =>
        db.update(pushSubscriptions).set({ id }).where(eq(pushSubscriptions.endpoint, endpoint))
      await renumber(endpoints[0], later)
      await renumber(endpoints[1], sooner)
      let replaced: Promise<Answer> | undefined
      const locked = await db.transaction(async (tx) => {
        await tx.select().from(pushSubscriptions).where(eq(pushSubscriptions.id, sooner)).for('update')
        replaced = subscribe(tokens[0], endpoints[1])
        await untilWaiting(db, 1)
        const all = tx.select({ id: pushSubscriptions.id }).from(pushSubscriptions).orderBy(asc(pushSubscriptions.id))
        return all.for('update', { noWait: true })
      })
      expect(locked).toEqual([{ id: sooner }, { id: later }])
      expect([(await replaced)?.status, await db.$count(pushSubscriptions)]).toEqual([200, 1])
    },
  )

  it('refuses keys that are no point of the curve', async () => {
    const keys = { ...createBrowser().keys, p256dh: Buffer.alloc(65, 4).toString('base64url') }
    expect((await subscribe(await signIn(ANNA), freshEndpoint(), keys)).json.code).toBe(6)
  })
})

describe('the message', () => {
  it('says «Есть новости» and nothing else, encrypted for the browser and signed with our key', async () => {
    const browser = createBrowser()
    const endpoint = freshEndpoint()
    await subscribe(await signIn(ANNA), endpoint, browser.keys)
    await tellOf(ANNA, 'a')
    expect(service.received).toEqual([])
    expect(await sent()).toBe(1)
    const [message] = service.received
    expect(message?.path).toBe(new URL(endpoint).pathname)
    expect(browser.read(message?.body ?? Buffer.alloc(0))).toBe('Есть новости')
    expect(message?.headers).toMatchObject({ ttl: '86400', topic: 'news', urgency: 'normal', 'content-encoding': 'aes128gcm' })
    const claims = vapidClaims(message?.headers.authorization, vapid.publicKey)
    expect(claims).toMatchObject({ aud: service.origin, sub: vapid.subject })
    expect(vapidClaims(message?.headers.authorization, webPush.generateVAPIDKeys().publicKey)).toBeNull()
  })

  it('goes to every browser of this person alone, for chosen topics alone, and not for what was undone', async () => {
    const token = await signIn(ANNA)
    await subscribe(token)
    await subscribe(await signIn(ANNA))
    await subscribe(await signIn(MARIA))
    await tellOf(ANNA, 'b')
    expect(await sent()).toBe(2)
    await world().call('PUT', '/push/topics', { token, body: { sale: true, reserve: true, profile: false } })
    await tellOf(ANNA, 'c')
    expect(await sent(MINUTE)).toBe(0)
    await world().call('PUT', '/push/topics', { token, body: { sale: false, reserve: false, profile: true } })
    await world()
      .db.transaction(async (tx) => {
        await tell(tx, [{ userId: userId(ANNA), event: 'innAccepted', checkId: 'd' }], world().clock.now())
        throw new Error('undone')
      })
      .catch(() => undefined)
    expect(await sent(MINUTE)).toBe(0)
    await tellOf(ANNA, 'd')
    await tellOf(ANNA, 'd')
    expect(await sent()).toBe(2)
  })

  it('comes once a minute at most, however much is told', async () => {
    await subscribe(await signIn(ANNA))
    for (const subject of ['e', 'f', 'g']) await tellOf(ANNA, subject)
    expect(await sent()).toBe(1)
    await tellOf(ANNA, 'h')
    expect([await sent(), await sent(59 * SECOND), await sent(SECOND), await sent(MINUTE)]).toEqual([0, 0, 1, 0])
  })

  it('what is told while one is being sent follows it', async () => {
    await subscribe(await signIn(ANNA))
    await tellOf(ANNA, 'i')
    const { ports } = world().deps
    const { webPush: real } = ports
    ports.webPush = {
      ...real,
      send: async (...args) => {
        const answer = await real.send(...args)
        await tellOf(ANNA, 'j')
        return answer
      },
    }
    expect(await sent()).toBe(1)
    ports.webPush = real
    expect([await sent(59 * SECOND), await sent(SECOND), await sent(MINUTE)]).toEqual([0, 1, 0])
  })
})

describe('the answer of the push service', () => {
  it.each([404, 410])('%i ends the subscription', async (status) => {
    await subscribe(await signIn(ANNA))
    service.answers.push({ status })
    await tellOf(ANNA, `gone ${status}`)
    expect([await sent(), await world().db.$count(pushSubscriptions)]).toEqual([1, 0])
  })

  it.each([
    [429, { 'retry-after': '120' }, 120 * SECOND],
    [503, { 'retry-after': '30' }, 30 * SECOND],
    [503, {}, 5 * SECOND],
    [429, { 'retry-after': '86400' }, HOUR],
  ])('%i with %j is asked again in time', async (status, headers, wait) => {
    await subscribe(await signIn(ANNA))
    service.answers.push({ status, headers })
    await tellOf(ANNA, `later ${status} ${wait}`)
    expect([await sent(), await sent(wait - SECOND), await sent(SECOND), await sent(HOUR)]).toEqual([1, 0, 1, 0])
  })

  it('a redirect is not followed, a refusal is reported; both end the message and not the subscription', async () => {
    await subscribe(await signIn(ANNA))
    service.answers.push({ status: 307, headers: { location: `${service.origin}/elsewhere` } }, { status: 400 })
    await tellOf(ANNA, 'k')
    expect(await sent()).toBe(1)
    await tellOf(ANNA, 'l')
    expect(await sent(MINUTE)).toBe(1)
    expect(service.received.map(({ path }) => path)).not.toContain('/elsewhere')
    expect(world().jobErrors.splice(0).map(String)).toEqual([
      'Error: a push service refused a message with 307',
      'Error: a push service refused a message with 400',
    ])
    await tellOf(ANNA, 'm')
    expect(await sent(MINUTE)).toBe(1)
  })

  it.each([401, 403])('%i, another key pair, ends the subscription and is reported once', async (status) => {
    const token = await signIn(ANNA)
    await subscribe(token)
    service.answers.push({ status })
    await tellOf(ANNA, `other key ${status}`)
    expect(await sent()).toBe(1)
    expect(await settings(token)).toMatchObject({ publicKey: vapid.publicKey, endpoint: null })
    await tellOf(ANNA, `after the other key ${status}`)
    expect(await sent(MINUTE)).toBe(0)
    expect(world().jobErrors.splice(0).map(String)).toEqual([`Error: a push service refused a message with ${status}`])
    await subscribe(token)
    await tellOf(ANNA, `with our key ${status}`)
    expect(await sent()).toBe(1)
  })

  it('after a day the message is dropped, the next one is sent', async () => {
    await subscribe(await signIn(ANNA))
    service.answers.push({ status: 503 })
    await tellOf(ANNA, 'n')
    expect([await sent(), await sent(DAY)]).toEqual([1, 0])
    await tellOf(ANNA, 'o')
    expect(await sent()).toBe(1)
  })
})

describe('a push service that is down for long', () => {
  it('the day is that of the newest news', async () => {
    await subscribe(await signIn(ANNA))
    service.answers.push({ status: 503 }, { status: 503 })
    await tellOf(ANNA, 'oldest')
    expect(await sent()).toBe(1)
    world().clock.pass(23 * HOUR)
    await tellOf(ANNA, 'newest')
    expect([await sent(), await sent(2 * HOUR), await sent(HOUR)]).toEqual([1, 1, 0])
  })

  it('what is told while an old message is dropped follows it', async () => {
    await subscribe(await signIn(ANNA))
    service.answers.push({ status: 503 })
    await tellOf(ANNA, 'dropped')
    await sent()
    world().clock.pass(DAY)
    const { db, clock } = world()
    const drop = sendPushJob(world().deps.ports.webPush, () => undefined)
    const [row] = await db.select({ id: pushSubscriptions.id }).from(pushSubscriptions)
    const controller = new AbortController()
    const effect = await drop({ subscriptionId: row?.id ?? '' }, { db, now: clock.now(), signal: controller.signal })
    await tellOf(ANNA, 'follows')
    expect(await db.transaction(effect)).toEqual(new Date(clock.now() + MINUTE))
  })

  it('never mutes a browser: the message is tried as long as there is news', async () => {
    await subscribe(await signIn(ANNA))
    await tellOf(ANNA, 'tried')
    await world().db.update(jobs).set({ tries: 1_000 })
    service.answers.push({ status: 503 })
    expect([await sent(), await sent(HOUR)]).toEqual([1, 1])
  })
})

describe('the end of a subscription', () => {
  it('comes with the sign-out of its session alone', async () => {
    const [token, other] = [await signIn(DMITRY), await signIn(DMITRY)]
    await subscribe(token)
    await subscribe(other)
    await world().call('POST', '/logout', { token })
    await tellOf(DMITRY, 'p')
    expect([await sent(), await world().db.$count(pushSubscriptions)]).toEqual([1, 1])
  })

  it('comes with the end of an unused session, before the cleanup', async () => {
    await subscribe(await signIn(DMITRY))
    world().clock.pass(400 * DAY)
    await tellOf(DMITRY, 'q')
    expect([await sent(), await world().db.$count(pushSubscriptions)]).toEqual([0, 0])
  })

  it('comes with the deletion of the account, also while a message waits', async () => {
    await subscribe(await signIn(ELENA))
    await tellOf(ELENA, 'r')
    service.answers.push({ status: 503 })
    await sent()
    expect((await deleteAccount(world(), phoneOf(ELENA))).status).toBe(200)
    expect([await sent(HOUR), await world().db.$count(pushSubscriptions), world().jobErrors]).toEqual([0, 0, []])
  })
})
