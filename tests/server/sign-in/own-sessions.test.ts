/** «Устройства»: what a person sees of the own sessions, and how they end; who hears of a sign-in (D133). */
import { desc, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { SESSION_ABSOLUTE, SESSION_IDLE } from '../../../src/domain/portal/limits.ts'
import { audit, devices, sessions, users } from '../../../server/kernel/database/schema.ts'
import { codeFor, cookieOf, freshPhone, registered } from '../support/deeds/codes.ts'
import { DAY, MINUTE } from '../support/server/clock.ts'
import { everyRow, findAll } from '../support/everything.ts'
import { phoneOf, testApp } from '../support/server/test-app.ts'

const world = testApp()

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.6778.86 Safari/537.36'
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'

interface Shown {
  id: string
  name: string
  createdAt: string
  lastUsedAt: string
  isCurrent: boolean
}

const signIn = async (username: string, password: string, agent = CHROME, cookie = '') => {
  const headers = { 'user-agent': agent, ...(cookie && { cookie }) }
  const answer = await world().call('POST', '/login', { body: { username, password }, headers })
  return { token: String(answer.json.payload), cookie: cookieOf(answer) }
}
const list = async (token: string): Promise<Shown[]> => (await world().call('GET', '/user/sessions', { token })).json.payload
const end = (token: string, id: string, key?: string) =>
  world().call('POST', '/user/sessions/end', { token, body: { id }, ...(key !== undefined && { key }) })
const endOthers = (token: string, key?: string) =>
  world().call('POST', '/user/sessions/end-others', { token, ...(key !== undefined && { key }) })
const status = async (token: string) => (await world().call('GET', '/user', { token })).status
const toldOf = async (token: string): Promise<string[]> => {
  const { json } = await world().call('POST', '/push-history', { token, body: { offset: 0, size: 100 } })
  return (json.payload as { label: string; body: string; link: string }[]).map(
    (row) => `${row.label} | ${row.body} | ${row.link}`,
  )
}
const lastOfAudit = async () => (await world().db.select().from(audit).orderBy(desc(audit.id)).limit(1))[0]
const idOf = async (mobile: string) =>
  (await world().db.select({ id: users.id, auditId: users.auditId }).from(users).where(eq(users.mobile, mobile)))[0]

describe('D133 the list of sessions', () => {
  it('names each by its browser, since when and how lately, the last used first, and marks the own one', async () => {
    const { mobile, code } = await registered(world())
    const start = world().clock.now()
    const atWork = await signIn(mobile, code)
    world().clock.pass(DAY)
    const phone = await signIn(mobile, code, IPHONE)
    world().clock.pass(MINUTE)
    const strange = await signIn(mobile, code, 'curl/8.5.0')
    world().clock.pass(15 * MINUTE)
    const now = world().clock.now()
    const at = (moment: number) => new Date(moment).toISOString()
    const rows = await list(phone.token)
    expect(rows.map(({ name, createdAt, lastUsedAt, isCurrent }) => ({ name, createdAt, lastUsedAt, isCurrent }))).toEqual([
      { name: 'Safari, iPhone', createdAt: at(start + DAY), lastUsedAt: at(now), isCurrent: true },
      { name: 'Неизвестный браузер', createdAt: at(now - 15 * MINUTE), lastUsedAt: at(now - 15 * MINUTE), isCurrent: false },
      { name: 'Chrome, Windows', createdAt: at(start), lastUsedAt: at(start), isCurrent: false },
    ])
    expect(new Set(rows.map(({ id }) => id)).size).toBe(3)
    expect((await list(strange.token)).find(({ isCurrent }) => isCurrent)?.name).toBe('Неизвестный браузер')
    expect(await status(atWork.token)).toBe(200)
  })

  it('B03 shows nothing that opens a session, and keeps nothing of the browser but its short name', async () => {
    const { mobile, code } = await registered(world())
    const agent = `${CHROME} OPR/116.0.5366.21 secret-of-this-browser`
    const { token, cookie } = await signIn(mobile, code, agent)
    const [row] = await world()
      .db.select()
      .from(sessions)
      .where(eq(sessions.userId, (await idOf(mobile))?.id ?? ''))
    const text = JSON.stringify(await list(token))
    for (const secret of [token, row?.tokenHash, row?.device, cookie.replace('device=', '')]) expect(text).not.toContain(secret)
    expect(row).toMatchObject({ browser: 'Opera, Windows' })
    const everything = [...(await everyRow(world().db)), ...world().log.map((line) => ({ table: 'log', text: line }))]
    expect(findAll({ agent, part: 'secret-of-this-browser', version: '116.0.5366.21' }, everything)).toEqual([])
  })

  it('leaves out those whose time is over', async () => {
    const { mobile, code } = await registered(world())
    await signIn(mobile, code, IPHONE)
    world().clock.pass(SESSION_IDLE)
    const { token } = await signIn(mobile, code)
    expect((await list(token)).map(({ name }) => name)).toEqual(['Chrome, Windows'])
    expect(SESSION_ABSOLUTE).toBeGreaterThan(SESSION_IDLE)
  })
})

describe('D133 the end of sessions', () => {
  it('of one: its token is dead at once, the others live, and the audit says who did it', async () => {
    const { mobile, code } = await registered(world())
    const [mine, lost, other] = [await signIn(mobile, code), await signIn(mobile, code, IPHONE), await signIn(mobile, code)]
    const { id = '' } = (await list(mine.token)).find(({ name }) => name === 'Safari, iPhone') ?? {}
    const [first, again] = [await end(mine.token, id, 'key-of-the-command'), await end(mine.token, id, 'key-of-the-command')]
    expect([first.json, again.json]).toEqual([first.json, { code: 0, message: null, payload: null }])
    expect(await Promise.all([mine.token, lost.token, other.token].map(status))).toEqual([200, 401, 200])
    const { auditId } = (await idOf(mobile)) ?? {}
    const line = { event: 'sessionEnded', actor: auditId, subject: auditId, object: id, reason: 'ownWish' }
    expect(await lastOfAudit()).toMatchObject(line)
    expect((await end(mine.token, id)).json.code, 'it has ended').toBe(120)
    expect(await list(mine.token)).toHaveLength(2)
  })

  it('somebody else’s session answers like one that never was, and lives on', async () => {
    const [one, two] = [await registered(world()), await registered(world())]
    const [mine, theirs] = [await signIn(one.mobile, one.code), await signIn(two.mobile, two.code)]
    const id = (await list(theirs.token))[0]?.id ?? ''
    const answers = [await end(mine.token, id), await end(mine.token, crypto.randomUUID()), await end(mine.token, 'x')]
    expect(answers.map((answer) => [answer.status, answer.json])).toEqual(
      answers.map(() => [404, { code: 120, message: 'Не найдено', payload: null }]),
    )
    expect(await status(theirs.token)).toBe(200)
  })

  it('of all others: a repeat ends nothing more', async () => {
    const { mobile, code } = await registered(world())
    const [mine, one, two] = [await signIn(mobile, code), await signIn(mobile, code), await signIn(mobile, code, IPHONE)]
    expect((await endOthers(mine.token, 'ends-all-others')).json.code).toBe(0)
    expect(await Promise.all([mine.token, one.token, two.token].map(status))).toEqual([200, 401, 401])
    expect(await lastOfAudit()).toMatchObject({ event: 'sessionsEnded', reason: 'ownWish' })
    const later = await signIn(mobile, code)
    const lines = await world().db.$count(audit)
    expect((await endOthers(mine.token, 'ends-all-others')).json.code).toBe(0)
    expect([await status(later.token), await world().db.$count(audit)]).toEqual([200, lines])
    await endOthers(mine.token)
    expect((await endOthers(mine.token)).json.code, 'there is none').toBe(0)
    expect(await world().db.$count(audit)).toBe(lines + 1)
  })

  it('the own one may be ended too, and a locked person may list and end', async () => {
    const mobile = phoneOf(7)
    const [mine, other] = [await signIn(mobile, '111111'), await signIn(mobile, '111111', IPHONE)]
    expect((await list(mine.token)).map(({ name }) => name).toSorted()).toEqual(['Chrome, Windows', 'Safari, iPhone'])
    expect((await endOthers(mine.token)).json.code).toBe(0)
    expect(await status(other.token)).toBe(401)
    const [own] = await list(mine.token)
    expect((await end(mine.token, own?.id ?? '')).json.code).toBe(0)
    expect(await status(mine.token)).toBe(401)
  })
})

describe('D133 a sign-in from a device that the person has not signed in from before', () => {
  const NEWS = (browser: string) =>
    `Вход с нового устройства | ${browser}. Если это не вы, завершите этот сеанс и запросите новый пароль | /profile/user?sub=devices`

  it('is told; the first of all and one of a known browser are not', async () => {
    const { mobile, code } = await registered(world())
    const first = await signIn(mobile, code)
    expect(await toldOf(first.token)).toEqual([])
    const again = await signIn(mobile, code, CHROME, first.cookie)
    expect(await toldOf(again.token)).toEqual([])
    await signIn(mobile, code, IPHONE)
    expect(await toldOf(again.token)).toEqual([NEWS('Safari, iPhone')])
    const strange = await signIn(mobile, code, '')
    expect(await toldOf(strange.token)).toEqual([NEWS('Неизвестный браузер'), NEWS('Safari, iPhone')])
  })

  it('on a shared computer a neighbour’s browser is new', async () => {
    const [one, two] = [await registered(world()), await registered(world())]
    const neighbour = await signIn(one.mobile, one.code)
    await signIn(two.mobile, two.code, IPHONE)
    const { token } = await signIn(two.mobile, two.code, CHROME, neighbour.cookie)
    expect(await toldOf(token)).toEqual([NEWS('Chrome, Windows')])
  })

  it('is told also when it was the first with a new password, or after the browsers were forgotten', async () => {
    const { mobile, code } = await registered(world())
    const known = await signIn(mobile, code)
    const fresh = await signIn(mobile, await codeFor(world(), 'recovery', mobile), IPHONE)
    expect(await toldOf(fresh.token)).toEqual([NEWS('Safari, iPhone')])
    world().clock.pass(2 * MINUTE)
    const password = await codeFor(world(), 'recovery', mobile)
    const same = await signIn(mobile, password, IPHONE, fresh.cookie)
    expect(await toldOf(same.token), 'its own browser').toEqual([NEWS('Safari, iPhone')])
    await world()
      .db.delete(devices)
      .where(eq(devices.userId, (await idOf(mobile))?.id ?? ''))
    const after = await signIn(mobile, password, CHROME, known.cookie)
    expect(await toldOf(after.token)).toEqual([NEWS('Chrome, Windows'), NEWS('Safari, iPhone')])
  })

  it('of a phone that nobody has tells nobody anything', async () => {
    const before = (await everyRow(world().db)).filter(({ table }) => table === 'notifications').length
    await signIn(freshPhone(), '000000')
    expect((await everyRow(world().db)).filter(({ table }) => table === 'notifications')).toHaveLength(before)
  })
})
