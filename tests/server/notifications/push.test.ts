/** Notifications of browsers: subscription, choice, sending to a local push service that decrypts. */
import { asc, eq } from 'drizzle-orm'
import { describe, expect, inject, it } from 'vitest'
import webPush from 'web-push'
import { consents, jobs, pushSubscriptions } from '../../../server/kernel/database/schema.ts'
import { userId } from '../../../server/demo/people.ts'
import type { News } from '../../../server/modules/notifications/news.ts'
import { tell } from '../../../server/modules/notifications/tell.ts'
import { sendPushJob } from '../../../server/modules/push/send-push-job.ts'
import { DAY, HOUR, MINUTE, SECOND } from '../support/server/clock.ts'
import { deleteAccount } from '../support/deeds/deletion.ts'
import { untilWaiting } from '../support/races/locks.ts'
import { createBrowser, vapidClaims } from '../support/push-service.ts'
import { ANNA, DMITRY, ELENA, MARIA, pushWorld } from '../support/push-world.ts'
import { phoneOf } from '../support/server/test-app.ts'
import type { Answer } from '../support/server/test-app.ts'

const { world, vapid, service, freshEndpoint, signIn, subscribe, settings, tellOf, sent } = pushWorld()
const ALL_TOPICS = { sale: true, reserve: true, profile: true, team: true, money: true }

describe('E19 the subscription', () => {
  it('tells the key, the topics and the subscription of this session, and keeps the consent with its edition', async () => {
    const token = await signIn(ANNA)
    const before = { publicKey: vapid.publicKey, topics: ALL_TOPICS, endpoint: null }
    expect(await settings(token)).toEqual(before)
    const endpoint = freshEndpoint()
    expect((await subscribe(token, endpoint)).status).toBe(200)
    expect(await settings(token)).toEqual({ ...before, endpoint })
    const kept = await world()
      .db.select({ document: consents.document, edition: consents.edition })
      .from(consents)
      .where(eq(consents.userId, userId(ANNA)))
    expect(kept).toContainEqual({ document: 'push', edition: '1' })
    expect((await settings(await signIn(ANNA))).endpoint).toBeNull()
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

  it('D108 each consent has its time, those of before stay; a repeat whose answer was lost is none', async () => {
    const { db, clock } = world()
    const given = async () => {
      const rows = await db
        .select({ document: consents.document, edition: consents.edition, at: consents.at })
        .from(consents)
        .where(eq(consents.userId, userId(DMITRY)))
        .orderBy(asc(consents.at))
      return rows.flatMap(({ document, edition, at }) => (document === 'push' ? [[edition, at.getTime()]] : []))
    }
    const token = await signIn(DMITRY)
    const [endpoint, { keys }] = [freshEndpoint(), createBrowser()]
    const first = clock.now()
    await subscribe(token, endpoint, keys)
    clock.pass(DAY)
    await subscribe(token, endpoint, keys)
    expect(await given()).toEqual([['1', first]])
    await world().call('DELETE', '/push/subscription', { token })
    clock.pass(DAY)
    await subscribe(token, endpoint, keys)
    clock.pass(DAY)
    await subscribe(token, freshEndpoint(), keys, '2')
    expect(await given()).toEqual([
      ['1', first],
      ['1', first + 2 * DAY],
      ['2', first + 3 * DAY],
    ])
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
    expect(service().received).toEqual([])
    expect(await sent()).toBe(1)
    const [message] = service().received
    expect(message?.path).toBe(new URL(endpoint).pathname)
    expect(browser.read(message?.body ?? Buffer.alloc(0))).toBe('Есть новости')
    expect(message?.headers).toMatchObject({ ttl: '86400', topic: 'news', urgency: 'normal', 'content-encoding': 'aes128gcm' })
    const claims = vapidClaims(message?.headers.authorization, vapid.publicKey)
    expect(claims).toMatchObject({ aud: service().origin, sub: vapid.subject })
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

  it('E19 of a payout and of the point it comes for whoever wants that; an older portal says of both what it says of the profile', async () => {
    const { db, clock } = world()
    const token = await signIn(ANNA)
    await subscribe(token)
    const choose = (body: object) => world().call('PUT', '/push/topics', { token, body })
    let count = 0
    const heard = async () => {
      count += 1
      const [card, change] = [`card ${count}`, `change ${count}`]
      const about = async (news: News) => {
        await db.transaction((tx) => tell(tx, [{ userId: userId(ANNA), ...news }], clock.now()))
        return (await sent(MINUTE)) === 1
      }
      return {
        money: await about({ event: 'cardAdded', cardId: card, pan: '220000••••••4242' }),
        team: await about({ event: 'excluded', change, pointName: 'Точка' }),
        profile: await about({ event: 'innAccepted', checkId: card }),
      }
    }
    for (const topic of ['profile', 'team', 'money']) {
      const alone = { profile: topic === 'profile', team: topic === 'team', money: topic === 'money' }
      await choose({ sale: true, reserve: true, ...alone })
      expect(await heard()).toEqual(alone)
    }
    await choose({ sale: true, reserve: true, profile: false })
    expect((await settings(token)).topics).toEqual({ ...ALL_TOPICS, profile: false, team: false, money: false })
    await choose({ sale: true, reserve: true, profile: true })
    expect((await settings(token)).topics).toEqual(ALL_TOPICS)
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
    service().answers.push({ status })
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
    service().answers.push({ status, headers })
    await tellOf(ANNA, `later ${status} ${wait}`)
    expect([await sent(), await sent(wait - SECOND), await sent(SECOND), await sent(HOUR)]).toEqual([1, 0, 1, 0])
  })

  it('a redirect is not followed, a refusal is reported; both end the message and not the subscription', async () => {
    await subscribe(await signIn(ANNA))
    service().answers.push({ status: 307, headers: { location: `${service().origin}/elsewhere` } }, { status: 400 })
    await tellOf(ANNA, 'k')
    expect(await sent()).toBe(1)
    await tellOf(ANNA, 'l')
    expect(await sent(MINUTE)).toBe(1)
    expect(service().received.map(({ path }) => path)).not.toContain('/elsewhere')
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
    service().answers.push({ status })
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
    service().answers.push({ status: 503 })
    await tellOf(ANNA, 'n')
    expect([await sent(), await sent(DAY)]).toEqual([1, 0])
    await tellOf(ANNA, 'o')
    expect(await sent()).toBe(1)
  })
})

describe('a push service that is down for long', () => {
  it('the day is that of the newest news', async () => {
    await subscribe(await signIn(ANNA))
    service().answers.push({ status: 503 }, { status: 503 })
    await tellOf(ANNA, 'oldest')
    expect(await sent()).toBe(1)
    world().clock.pass(23 * HOUR)
    await tellOf(ANNA, 'newest')
    expect([await sent(), await sent(2 * HOUR), await sent(HOUR)]).toEqual([1, 1, 0])
  })

  it('what is told while an old message is dropped follows it', async () => {
    await subscribe(await signIn(ANNA))
    service().answers.push({ status: 503 })
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
    service().answers.push({ status: 503 })
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
    service().answers.push({ status: 503 })
    await sent()
    expect((await deleteAccount(world(), phoneOf(ELENA))).status).toBe(200)
    expect([await sent(HOUR), await world().db.$count(pushSubscriptions), world().jobErrors]).toEqual([0, 0, []])
  })
})
