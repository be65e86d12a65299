/** What people are told: the list, the count, and marking as read. */
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { notifications, notificationCounts } from '../../../server/kernel/database/schema.ts'
import { demoId, userId } from '../../../server/demo/people.ts'
import { tell } from '../../../server/modules/notifications/tell.ts'
import { SESSION_IDLE } from '../../../src/domain/portal/limits.ts'
import { DAY } from '../support/server/clock.ts'
import { phoneOf, testApp } from '../support/server/test-app.ts'
import type { Answer } from '../support/server/test-app.ts'

const world = testApp()

interface Notification {
  id: string
  label: string
  body: string
  img: string | null
  created: string
  isRead: boolean
  link: string | null
}

const [ANNA, MARIA, DMITRY, ELENA] = [1, 5, 8, 9]

const page = async (person: number, offset = 0, size = 5): Promise<Notification[]> =>
  (await world().call('POST', '/push-history', { token: await world().tokenOf(person), body: { offset, size } })).json.payload

const unread = async (person: number): Promise<number> =>
  (await world().call('GET', '/push-history/count', { token: await world().tokenOf(person) })).json.payload

const mark = async (person: number, id: string): Promise<Answer> =>
  world().call('PUT', '/push-history', { token: await world().tokenOf(person), body: { id } })

describe('the list of notifications', () => {
  it('API45 MS17 begins with the newest and says what happened, to which tool, and where it is', async () => {
    expect((await page(MARIA, 0, 2)).map(({ id: _id, created: _created, ...shown }) => shown)).toEqual([
      {
        label: 'Чек не подтверждён',
        body: 'Перфоратор П-26, № 610.00006: не совпадает сумма. Проверьте чек и исправьте его данные',
        img: '/pictures/p-26.svg',
        isRead: false,
        link: '/user-tools?search=610.00006',
      },
      {
        label: 'Чек проверен',
        body: 'Углошлифовальная машина УШМ-125, № 610.00005: гарантия до 10.11.2029',
        img: '/pictures/ushm-125.svg',
        isRead: false,
        link: '/user-tools?search=610.00005',
      },
    ])
  })

  it('API45 MS15 MS16 pages follow one another, to the end', async () => {
    const all = await page(ANNA, 0, 100)
    const pages = [await page(ANNA, 0, 10), await page(ANNA, 10, 10), await page(ANNA, 20, 10), await page(ANNA, 30, 10)]
    expect(pages.map(({ length }) => length)).toEqual([10, 10, 10, 4])
    expect(pages.flat()).toEqual(all)
    expect(all.map(({ created }) => created)).toEqual(
      all
        .map(({ created }) => created)
        .toSorted()
        .toReversed(),
    )
    expect(await page(ANNA, 1_000_000, 10)).toEqual([])
  })

  it('MS11 the demo world has people with more than five, six, exactly five and none', async () => {
    const counts = await Promise.all([ANNA, MARIA, DMITRY, ELENA].map(async (person) => (await page(person, 0, 100)).length))
    expect(counts).toEqual([34, 6, 5, 0])
  })
})

describe('the count of unread notifications', () => {
  it('API47 A75 counts the unread ones, of this person alone', async () => {
    expect(await Promise.all([ANNA, MARIA, DMITRY, ELENA].map(unread))).toEqual([3, 2, 0, 0])
  })

  it('API46 API47 MS12 falls by one when a notification is read, once', async () => {
    const [first] = await page(ANNA, 0, 1)
    const answers = [await mark(ANNA, first?.id ?? ''), await mark(ANNA, first?.id ?? '')]
    expect(answers.map(({ status, json }) => [status, json.code])).toEqual([
      [200, 0],
      [200, 0],
    ])
    expect(await unread(ANNA)).toBe(2)
    expect((await page(ANNA, 0, 1))[0]).toEqual({ ...first, isRead: true })
  })

  it('API47 D54 names its version; who has it already gets 304, until one comes, is read or is deleted', async () => {
    const { db, clock } = world()
    const token = await world().tokenOf(ELENA)
    const ask = (version?: string) =>
      world().call('GET', '/push-history/count', {
        token,
        ...(version !== undefined && { headers: { 'if-none-match': version } }),
      })
    const versions = [String((await ask()).headers['etag'])]
    /** The answer to a poll that knows the last version; what it names becomes the last one. */
    const poll = async () => {
      const { status, json, headers } = await ask(versions.at(-1))
      if (headers['etag'] !== versions.at(-1)) versions.push(String(headers['etag']))
      return status === 304 ? 304 : json.payload
    }
    const tellOf = (account: number) =>
      db.transaction((tx) => tell(tx, [{ userId: userId(account), event: 'innRefused', checkId: 'version' }], clock.now()))
    const change = [
      () => tellOf(ELENA),
      async () => mark(ELENA, (await page(ELENA, 0, 1))[0]?.id ?? ''),
      () => db.delete(notifications).where(eq(notifications.userId, userId(ELENA))),
      () => tellOf(ANNA),
    ]
    const heard = [await poll()]
    for (const happen of change) {
      await happen()
      heard.push(await poll(), await poll())
    }
    expect(heard).toEqual([304, 1, 304, 0, 304, 0, 304, 304, 304])
    expect(new Set(versions).size).toBe(4)
    expect([(await ask(`W/${versions[3]}, "x"`)).status, (await ask('"x"')).status, (await ask('x'.repeat(300))).status]).toEqual(
      [304, 200, 400],
    )
    const { bytes } = await ask(versions[3])
    expect(bytes.length).toBe(0)
    await db.delete(notifications).where(eq(notifications.event, 'innRefused'))
  })

  it('API47 D54 B08 a known version opens nothing: after the sign-out and at the end of an unused session it is 401', async () => {
    const signIn = async () =>
      (await world().call('POST', '/login', { body: { username: phoneOf(ANNA), password: '111111' } })).json.payload as string
    const askWith = async (token: string, version = '') =>
      world().call('GET', '/push-history/count', { token, ...(version && { headers: { 'if-none-match': version } }) })
    const [token, other] = [await signIn(), await signIn()]
    const version = String((await askWith(token)).headers['etag'])
    expect((await askWith(token, version)).status).toBe(304)
    await world().call('POST', '/logout', { token })
    expect((await askWith(token, version)).json.code).toBe(122)
    // Polls alone keep a session alive: each of them counts as a call.
    for (let day = 0; day < 4; day += 1) {
      world().clock.pass(2 * DAY)
      expect((await askWith(other, version)).status).toBe(304)
    }
    world().clock.pass(SESSION_IDLE)
    expect((await askWith(other, version)).json.code).toBe(122)
  })

  it('API46 a repeat keeps the time of the first', async () => {
    const [, second] = await page(ANNA, 0, 2)
    const timeOf = async () =>
      (
        await world()
          .db.select({ at: notifications.readAt })
          .from(notifications)
          .where(eq(notifications.id, second?.id ?? ''))
      )[0]?.at
    await mark(ANNA, second?.id ?? '')
    const at = await timeOf()
    world().clock.pass(1_000)
    await mark(ANNA, second?.id ?? '')
    expect(await timeOf()).toEqual(at)
  })

  it('API47 two tabs that read the same notification count it once', async () => {
    const one = (await page(ANNA, 0, 10)).find(({ isRead }) => !isRead)
    const before = await unread(ANNA)
    await Promise.all(Array.from({ length: 8 }, () => mark(ANNA, one?.id ?? '')))
    expect(await unread(ANNA)).toBe(before - 1)
  })

  it('D170 API47 «Прочитать все» reads what the person has seen and all that is older; a repeat changes nothing', async () => {
    const { db, clock } = world()
    const tellOf = (account: number, checkId: string) =>
      db.transaction((tx) => tell(tx, [{ userId: userId(account), event: 'innRefused', checkId }], clock.now()))
    const until = async (person: number, id: string) =>
      world().call('PUT', '/push-history/all', { token: await world().tokenOf(person), body: { id } })
    await tellOf(DMITRY, 'seen')
    await tellOf(ANNA, 'somebody else’s')
    const [seen] = await page(DMITRY, 0, 1)
    await tellOf(DMITRY, 'come meanwhile')
    const [others, before] = [await unread(ANNA), await unread(DMITRY)]
    expect(before).toBeGreaterThan(1)
    const answers = await Promise.all([until(DMITRY, seen?.id ?? ''), until(DMITRY, seen?.id ?? '')])
    expect(answers.map(({ status, json }) => [status, json.code])).toEqual([
      [200, 0],
      [200, 0],
    ])
    const rows = await page(DMITRY, 0, 100)
    expect([await unread(DMITRY), rows[0]?.isRead, rows.slice(1).every(({ isRead }) => isRead)]).toEqual([1, false, true])
    expect(await unread(ANNA)).toBe(others)
    const strange = [(await page(ANNA, 0, 1))[0]?.id ?? '', demoId(6, 9_999), 'x']
    const refused = await Promise.all(strange.map((id) => until(DMITRY, id)))
    expect(refused.map(({ status, json }) => [status, json])).toEqual(strange.map(() => [404, refused[0]?.json]))
    expect([await unread(DMITRY), await unread(ANNA)]).toEqual([1, others])
    await db.delete(notifications).where(eq(notifications.event, 'innRefused'))
  })

  it('D170 the list names that it supports it', async () => {
    const answer = await world().call('POST', '/push-history', {
      token: await world().tokenOf(DMITRY),
      body: { offset: 0, size: 5 },
    })
    expect(answer.json).toMatchObject({ code: 0, supports: ['readAll'] })
  })

  it("B07 another person's notification, one that never was and a text that is no id answer alike", async () => {
    const [others] = await page(MARIA, 0, 1)
    const ids = [others?.id ?? '', demoId(6, 9_999), 'x', '../../user']
    const answers = await Promise.all(ids.map((id) => mark(DMITRY, id)))
    expect(answers.map(({ status, json }) => [status, json])).toEqual(ids.map(() => [404, answers[0]?.json]))
    expect(answers[0]?.json.code).toBe(120)
    expect(await unread(MARIA)).toBe(2)
  })

  it('API47 the kept count follows rows that are deleted', async () => {
    const { db } = world()
    await db.delete(notifications).where(eq(notifications.userId, userId(MARIA)))
    expect(await unread(MARIA)).toBe(0)
    expect(await db.$count(notificationCounts, eq(notificationCounts.userId, userId(MARIA)))).toBe(1)
  })
})
