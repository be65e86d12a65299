/** D150: who is not let through leaves an event behind: what, when, from where, by whom, and no personal data. */
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { createMetrics } from '../../../server/http/watch/metrics.ts'
import { forgetOldSecurityEvents, securityState, WINDOW } from '../../../server/modules/audit/security-events.ts'
import { BOOK, createSecurityBook } from '../../../server/modules/audit/security-book.ts'
import type { Seen } from '../../../server/modules/audit/security-book.ts'
import { suspicionOf } from '../../../server/http/watch/suspicion.ts'
import { ANNA } from '../../../server/demo/people.ts'
import { buildServer } from '../../../server/start/server.ts'
import { securityEvents, users } from '../../../server/kernel/database/schema.ts'
import { refusals } from '../../../src/domain/texts/refusals.ts'
import type { RefusalName } from '../../../src/domain/texts/refusals.ts'
import { DAY, HOUR, MINUTE } from '../support/server/clock.ts'
import { askForCode, freshPhone } from '../support/deeds/codes.ts'
import { phoneOf, testApp } from '../support/server/test-app.ts'

const world = testApp()
const WRONG = '000000'

const tries = (username: string, address?: string) =>
  world().call('POST', '/login', { body: { username, password: WRONG }, address })

/** What the digest has, after the counts in memory have been written. */
const rows = async () => {
  await world().app.securityBook.flush()
  return world().db.select().from(securityEvents)
}
/** The security part of the last line of the log. */
const lastLine = () => JSON.parse(world().log.at(-1) ?? '{}') as { security?: Record<string, unknown> }

beforeEach(async () => {
  await world().app.securityBook.flush()
  world().clock.pass(2 * HOUR)
  await world().db.delete(securityEvents)
})

const HASH = expect.stringMatching(/^[\da-f]{64}$/)

describe('D150 what is an event', () => {
  it('a wrong password at a phone that somebody has and at one that nobody has: the same answer, line and row', async () => {
    const [known, unknown] = [phoneOf(1), freshPhone()]
    const answers = [await tries(known), await tries(unknown)].map(({ status, json }) => [status, json])
    expect(answers[0]).toEqual(answers[1])
    const seen = await rows()
    const expected = {
      event: 'wrongPassword',
      operation: 'login',
      network: HASH,
      origin: HASH,
      actor: null,
      phone: HASH,
      seen: 1,
    }
    expect(seen).toEqual([expect.objectContaining(expected), expect.objectContaining(expected)])
    expect(new Set(seen.map(({ phone }) => phone)).size).toBe(2)
    expect(new Set(seen.map(({ origin }) => origin)).size).toBe(1)
    const { seen: _, ...line } = expected
    expect(lastLine().security).toEqual(line)
  })

  it('the log and the digest know neither phone, address, password, token nor name', async () => {
    const token = await world().tokenOf(1)
    await tries(phoneOf(3), '198.51.100.7')
    await world().call('GET', '/desk/payout/findings', { token, address: '198.51.100.7' })
    const all = JSON.stringify(await rows()) + world().log.join('')
    for (const secret of [phoneOf(3), phoneOf(1), '198.51.100.7', WRONG, token, ANNA]) expect(all).not.toContain(secret)
  })

  it('a right that is missing names who asked, by the number of the audit, and what', async () => {
    const token = await world().tokenOf(1)
    expect((await world().call('GET', '/desk/payout/findings', { token })).status).toBe(403)
    const [{ auditId } = {}] = await world().db.select({ auditId: users.auditId }).from(users).where(eq(users.id, ANNA))
    const [row] = await rows()
    expect(row).toMatchObject({ event: 'noRight', operation: 'getPayoutFindings', actor: auditId, origin: HASH, phone: null })
  })

  it.each<[string, () => Promise<unknown>, string, string | null]>([
    ['no token', () => world().call('GET', '/user'), 'noSession', 'getUser'],
    ['a token that opens nothing', () => world().call('GET', '/user', { token: 'x'.repeat(32) }), 'noSession', 'getUser'],
    [
      'another site’s page',
      () => world().call('POST', '/user/password', { headers: { 'sec-fetch-site': 'cross-site' }, body: {} }),
      'crossSite',
      'requestPassword',
    ],
    [
      'somebody else’s object, or none at all',
      async () => world().call('GET', '/sale/seller/00000000-0000-4000-8000-000000000099', { token: await world().tokenOf(1) }),
      'notTheirs',
      null,
    ],
    ['what is in no contract', () => world().call('GET', '/wp-login.php'), 'notTheirs', null],
    [
      'a request beside the contract',
      async () => world().call('POST', '/account/history', { token: await world().tokenOf(1), body: { size: -1 } }),
      'invalidRequest',
      'getHistory',
    ],
    [
      'a code that is wrong',
      () => world().call('POST', '/user/v2/confirm/delete', { body: { mobile: freshPhone(), code: WRONG } }),
      'wrongCode',
      'confirmDeletion',
    ],
    [
      'a captcha that was not solved',
      () => askForCode(world(), 'recovery', freshPhone(), { captcha: 'e30=' }),
      'captcha',
      'requestPassword',
    ],
  ])('%s', async (_what, send, event, operation) => {
    await send()
    const seen = await rows()
    expect(seen.map((row) => [row.event, row.operation])).toEqual([[event, operation]])
  })

  it('a locked account, and a limit that is reached', async () => {
    const token = await world().tokenOf(4)
    await world()
      .db.update(users)
      .set({ locked: true })
      .where(eq(users.mobile, phoneOf(4)))
    await world().call('GET', '/tools/tool/100.00001', { token })
    await world()
      .db.update(users)
      .set({ locked: false })
      .where(eq(users.mobile, phoneOf(4)))
    const phone = freshPhone()
    for (let attempt = 0; attempt < 7; attempt += 1) await tries(phone)
    const seen = await rows()
    const counts = Object.fromEntries(seen.filter(({ phone }) => phone !== null).map((row) => [row.event, row.seen]))
    expect(counts).toEqual({ wrongPassword: 5, tooOften: 2 })
  })

  it('what people meet every day is none, and every refusal of the catalogue has been thought of', async () => {
    const token = await world().tokenOf(1)
    expect((await world().call('GET', '/user', { token })).status).toBe(200)
    expect((await world().call('GET', '/tools/v2/availability/tool/999.99999', { token })).status).toBeGreaterThanOrEqual(200)
    expect(await rows()).toEqual([])
    const of = (refusal: RefusalName) => suspicionOf({ refusal, message: null, operation: 'createUser', isForeign: false })
    expect((Object.keys(refusals) as RefusalName[]).filter((name) => of(name) === undefined)).toEqual([])
    expect([of('receiptUsed'), of('bankAway'), of('refused')]).toEqual([null, null, null])
  })
})

describe('D150 16.4.1 what a caller sends cannot write a line of the log', () => {
  it('each line is one JSON object without what was sent', async () => {
    const forged = 'x\n{"level":30,"msg":"request","status":200}\u001B[2J'
    const before = world().log.length
    await world().call('POST', '/login', { body: { username: forged, password: forged } })
    await world().call('GET', `/receipt/${encodeURIComponent(forged)}`, { token: 'x'.repeat(32) })
    await world().call('GET', `/${encodeURIComponent(forged)}`, { headers: { 'user-agent': 'a\tb', 'sec-fetch-site': 'x' } })
    const lines = world().log.slice(before)
    expect(lines).toHaveLength(3)
    for (const line of lines) {
      expect(line.trimEnd().split('\n')).toHaveLength(1)
      expect((JSON.parse(line) as { msg: string }).msg).toBe('request')
      expect(line).not.toContain('level":30,"msg":"request","status":200')
      expect(line).not.toContain('u001b')
    }
  })
})

describe('D150 an attacker cannot fill the digest', () => {
  const seen = (network: string, phone: string, event: Seen['event'] = 'wrongPassword'): Seen => ({
    event,
    operation: 'login',
    network,
    origin: `${network} address`,
    actor: null,
    phone,
  })

  it('a network has so many rows in ten minutes; what is beyond is counted by the event alone, and nothing is lost', async () => {
    const book = createSecurityBook(world().db)
    const at = world().clock.now()
    for (let phone = 0; phone < 5_000; phone += 1) book.note(seen('one', String(phone)), at)
    book.note(seen('other', '1'), at)
    await book.flush()
    const found = await world().db.select().from(securityEvents)
    const ofOne = found.filter(({ network }) => network === 'one')
    expect(ofOne).toHaveLength(BOOK.perNetwork + 1)
    expect(ofOne.reduce((sum, row) => sum + row.seen, 0)).toBe(5_000)
    expect(ofOne.find(({ phone }) => phone === null)).toMatchObject({
      origin: null,
      operation: null,
      seen: 5_000 - BOOK.perNetwork,
    })
    expect(found.filter(({ network }) => network === 'other')).toMatchObject([{ phone: '1', origin: 'other address' }])
  })

  it('many networks have so many rows together, and the next window begins anew', async () => {
    const book = createSecurityBook(world().db)
    const at = world().clock.now()
    for (let network = 0; network < 3_000; network += 1) book.note(seen(String(network), '1'), at)
    book.note(seen('late', '1'), at + WINDOW)
    await book.flush()
    const found = await world().db.select().from(securityEvents)
    expect(found.length).toBeLessThanOrEqual(BOOK.all + 2)
    expect(found.reduce((sum, row) => sum + row.seen, 0)).toBe(3_001)
    expect(found.find(({ network }) => network === null)).toMatchObject({ event: 'wrongPassword', seen: 3_000 - BOOK.all })
    expect(found.find(({ network }) => network === 'late')).toMatchObject({ phone: '1' })
  })

  it('counts of several servers and of several writings add up', async () => {
    const [one, other] = [createSecurityBook(world().db), createSecurityBook(world().db)]
    const at = world().clock.now()
    for (const book of [one, other, one]) book.note(seen('net', '7'), at)
    await Promise.all([one.flush(), other.flush()])
    one.note(seen('net', '7'), at)
    await Promise.all([one.flush(), one.flush()])
    expect(await world().db.select().from(securityEvents)).toMatchObject([{ seen: 4 }])
  })

  it('what a database that is away did not take is written later', async () => {
    let isAway = true
    const db = new Proxy(world().db, {
      get: (target, name, receiver) => {
        if (isAway) throw new Error('away')
        return Reflect.get(target, name, receiver) as unknown
      },
    })
    const book = createSecurityBook(db)
    book.note(seen('net', '8'), world().clock.now())
    await expect(book.flush()).rejects.toThrow('away')
    book.note(seen('net', '8'), world().clock.now() + WINDOW)
    // A clock that is put back.
    book.note(seen('net', '8'), world().clock.now())
    isAway = false
    await book.flush()
    const found = await world().db.select().from(securityEvents).orderBy(securityEvents.since)
    expect(found.map((row) => row.seen)).toEqual([2, 1])
  })

  it('a month later nobody has them', async () => {
    await tries(freshPhone())
    expect(await rows()).toHaveLength(1)
    await forgetOldSecurityEvents(world().db, world().clock.now() + 29 * DAY)
    expect(await rows()).toHaveLength(1)
    await forgetOldSecurityEvents(world().db, world().clock.now() + 31 * DAY)
    expect(await rows()).toEqual([])
  })
})

describe('D150 what an alert sees', () => {
  it('many phones from one network, and one phone from many networks', async () => {
    for (let phone = 0; phone < 12; phone += 1) await tries(freshPhone(), '203.0.113.5')
    const victim = freshPhone()
    for (const part of [1, 2, 3, 4]) await tries(victim, `198.51.${part}.9`)
    await rows()
    expect(await securityState(world().db, world().clock.now())).toEqual({ busiest: 12, networks: 4 })
    world().clock.pass(30 * MINUTE)
    expect(await securityState(world().db, world().clock.now())).toEqual({ busiest: 0, networks: 0 })
  })

  it('metrics count events by their kind and nothing else', async () => {
    const metrics = createMetrics({
      db: world().db,
      now: world().clock.now,
      pool: null,
      onFailure: (error) => expect(error).toBeNull(),
    })
    const app = await buildServer(world().deps, { checkAnswers: true, logger: false, portalDir: null, metrics })
    for (const username of [phoneOf(1), freshPhone()])
      await app.inject({ method: 'POST', url: '/api/login', payload: { username, password: WRONG } })
    await app.close()
    const text = await metrics.text()
    expect(text).toContain('mst_security_events_total{event="wrongPassword"} 2')
    expect(text).toContain('mst_security_busiest_network 2')
    expect(text).toContain('mst_security_networks_at_one_phone 1')
  })
})
