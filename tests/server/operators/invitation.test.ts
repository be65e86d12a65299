/** E21 The link by which an operator sets password and second factor: one day, one use, and it tells nothing of itself. */
import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { audit, devices, operatorCodes, operators, securityEvents, users } from '../../../server/kernel/database/schema.ts'
import { INVITATION_LIFETIME } from '../../../server/modules/operators/invitation.ts'
import { testApp } from '../support/server/test-app.ts'
import {
  accept,
  codeOf,
  invited,
  meeting,
  newOperator,
  newPhone,
  open,
  PASSWORD,
  removed,
  said,
  secretOf,
  signIn,
  tokenOf,
} from './support.ts'

const world = testApp({ isDemo: false })
const demo = testApp()
const TOGETHER = 4
const { passwords, gather } = meeting(TOGETHER)
const crowd = testApp({ isDemo: false, passwords })

const DEAD = [400, 6, 'Ссылка не действует. Попросите новую у того, кто её дал', undefined]

const userOf = async (mobile: string) => {
  const [row] = await world().db.select().from(users).where(eq(users.mobile, mobile))
  if (!row) throw new Error(`nobody has ${mobile}`)
  return row
}
/** An invitation with the code that its app shows. */
const ready = async (mobile = newPhone()) => {
  const token = await invited(world(), mobile)
  const secret = await secretOf(world(), token)
  return { mobile, token, secret, code: codeOf(world(), secret) }
}

describe('a link', () => {
  it('E21 names the operator and two digits of the phone, and gives the key of the app, until its day is over', async () => {
    const mobile = newPhone()
    const token = await invited(world(), mobile)
    expect(token).toMatch(/^[\w-]{32}$/)
    const { status, json } = await open(world(), token)
    const ends = new Date(world().clock.now() + INVITATION_LIFETIME).toISOString()
    expect([status, json.payload]).toEqual([
      200,
      {
        name: 'Марина Петрова',
        mobileTail: mobile.slice(-2),
        secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
        uri: expect.any(String),
        ends,
      },
    ])
    const { secret, uri } = json.payload as { secret: string; uri: string }
    const { protocol, searchParams } = new URL(uri)
    expect([protocol, searchParams.get('secret'), searchParams.get('digits'), searchParams.get('period')]).toEqual([
      'otpauth:',
      secret,
      '6',
      '30',
    ])
    world().clock.pass(INVITATION_LIFETIME - 1)
    expect((await open(world(), token)).status).toBe(200)
    world().clock.pass(1)
    expect(said(await open(world(), token))).toEqual(DEAD)
    expect(said(await accept(world(), { token, code: codeOf(world(), secret) }))).toEqual(DEAD)
  })

  it('E21 in the database is a hash and a sealed key', async () => {
    const { mobile, token, secret } = await ready()
    const { id } = await userOf(mobile)
    const [row] = await world().db.select().from(operators).where(eq(operators.userId, id))
    expect(JSON.stringify(row)).not.toContain(token)
    expect(JSON.stringify(row)).not.toContain(secret)
    expect(row?.invitationSecret).toMatch(/^sealed:/)
  })

  it('E21 used, expired, replaced, withdrawn, cut and invented ones answer alike, at both calls', async () => {
    const used = await ready()
    expect((await accept(world(), used)).status).toBe(200)
    const replaced = await ready()
    await invited(world(), replaced.mobile)
    const withdrawn = await ready()
    await removed(world(), withdrawn.mobile)
    const locked = await ready()
    await world().db.update(users).set({ locked: true }).where(eq(users.mobile, locked.mobile))
    const cut = (await ready()).token.slice(0, -1)
    for (const token of [used.token, replaced.token, withdrawn.token, locked.token, cut, 'x', '%00', "' or 1=1 --"]) {
      expect(said(await open(world(), token)), token).toEqual(DEAD)
      expect(said(await accept(world(), { token, code: '123456' })), token).toEqual(DEAD)
      expect(said(await accept(world(), { token, password: 'x' })), `${token}, no password`).toEqual(DEAD)
    }
  })
})

describe('an acceptance', () => {
  it('E21 sets the password, shows ten recovery codes once, and is in the audit; the operator signs in with all of it', async () => {
    const one = await ready()
    const { status, json } = await accept(world(), one)
    const { recoveryCodes } = json.payload as { recoveryCodes: string[] }
    expect([status, new Set(recoveryCodes).size]).toEqual([200, 10])
    for (const code of recoveryCodes) expect(code).toMatch(/^[2-9A-HJKMNP-TV-Z]{5}-[2-9A-HJKMNP-TV-Z]{5}$/)
    const { id, auditId } = await userOf(one.mobile)
    expect(await world().db.$count(operatorCodes, eq(operatorCodes.userId, id))).toBe(10)
    const line = and(eq(audit.event, 'invitationAccepted'), eq(audit.actor, auditId), eq(audit.subject, auditId))
    expect(await world().db.select({ reason: audit.reason }).from(audit).where(line)).toEqual([{ reason: 'invitation' }])
    world().clock.pass(30_000)
    expect((await signIn(world(), one, { code: codeOf(world(), one.secret) })).status).toBe(200)
  })

  it('E21 uses up the code that proved the app', async () => {
    const one = await ready()
    await accept(world(), one)
    expect(said(await signIn(world(), one, { code: one.code })).slice(0, 2)).toEqual([422, 135])
  })

  it('E21 needs a good password and a right code; what is missing is said, and the link stays', async () => {
    const one = await ready()
    const { token, code, mobile } = one
    const weak: [string, string][] = [
      ['Одиннадцать', 'Пароль должен быть не короче 12 знаков'],
      ['Ж'.repeat(129), 'Пароль должен быть не длиннее 128 знаков'],
      [`+7 (${mobile.slice(1, 4)}) ${mobile.slice(4)}`, 'Пароль не должен состоять из номера телефона'],
      ['Qwerty123456', 'Это один из самых частых паролей. Придумайте другой'],
      ['пароль123456', 'Это один из самых частых паролей. Придумайте другой'],
      // Of no word and no row of digits: they stand in a list.
      ['qazwsxedc123', 'Это один из самых частых паролей. Придумайте другой'],
      ['GHBDTNRFRLTKF', 'Это один из самых частых паролей. Придумайте другой'],
      ['ааааааааааааааа', 'Это один из самых частых паролей. Придумайте другой'],
    ]
    for (const [password, message] of weak)
      expect(said(await accept(world(), { token, password, code })), password).toEqual([422, 136, message, undefined])
    for (const none of [null, '', ' '])
      expect(said(await accept(world(), { token, code: none })).slice(0, 3)).toEqual([422, 134, 'Введите код из приложения'])
    const later = codeOf(world(), one.secret, 3)
    expect(said(await accept(world(), { token, code: later })).slice(0, 3)).toEqual([422, 135, 'Код не подошёл'])
    expect((await accept(world(), one)).status).toBe(200)
  })

  it('E21 of several at once one succeeds, though all have found the link: ten codes, and one key', async () => {
    const mobile = newPhone()
    const token = await invited(crowd(), mobile)
    const secret = await secretOf(crowd(), token)
    gather(PASSWORD)
    const code = codeOf(crowd(), secret)
    const answers = await Promise.all(Array.from({ length: TOGETHER }, () => accept(crowd(), { token, code })))
    const refused = answers.filter(({ status }) => status !== 200)
    expect(refused.map(said)).toEqual(Array.from({ length: TOGETHER - 1 }, () => DEAD))
    const [row] = await crowd().db.select().from(users).where(eq(users.mobile, mobile))
    expect(await crowd().db.$count(operatorCodes, eq(operatorCodes.userId, row?.id ?? ''))).toBe(10)
  })

  it('E21 of an operator ends what was: sessions, known browsers, password, key and codes; until then all of it counts', async () => {
    const before = await newOperator(world())
    const session = await tokenOf(world(), before)
    const { id } = await userOf(before.mobile)
    const token = await invited(world(), before.mobile, null)
    expect((await world().call('GET', '/desk/me', { token: session })).status, 'the link alone changes nothing').toBe(200)
    world().clock.pass(30_000)
    expect((await signIn(world(), before, { code: codeOf(world(), before.secret) })).status).toBe(200)
    const secret = await secretOf(world(), token)
    expect(secret).not.toBe(before.secret)
    const password = 'Новая гавань 2027'
    expect((await accept(world(), { token, password, code: codeOf(world(), secret) })).status).toBe(200)
    expect((await world().call('GET', '/desk/me', { token: session })).status).toBe(401)
    expect(await world().db.$count(devices, eq(devices.userId, id))).toBe(0)
    expect((await signIn(world(), before)).json.code, 'the former password').toBe(6)
    world().clock.pass(60_000)
    for (const code of [codeOf(world(), before.secret), before.recoveryCodes[0] ?? ''])
      expect((await signIn(world(), before, { password, code })).json.code, 'the former factor').toBe(135)
    expect((await signIn(world(), before, { password, code: codeOf(world(), secret) })).status).toBe(200)
  })

  it('E21 opens what wrong passwords have closed: the new one is nobody’s guess', async () => {
    const before = await newOperator(world())
    const token = await invited(world(), before.mobile, null)
    for (let count = 0; count < 5; count += 1) await signIn(world(), before, { password: 'Не тот пароль 12' })
    expect((await signIn(world(), before)).status).toBe(429)
    const secret = await secretOf(world(), token)
    await accept(world(), { token, code: codeOf(world(), secret) })
    expect((await signIn(world(), before)).json.code).toBe(134)
  })

  it('E21 in demo mode needs no app and gives no codes', async () => {
    const mobile = newPhone()
    const token = await invited(demo(), mobile)
    expect((await open(demo(), token)).json.payload).toMatchObject({ secret: null, uri: null })
    expect((await accept(demo(), { token })).json.payload).toEqual({ recoveryCodes: null })
    const answer = await signIn(demo(), { mobile }, { password: PASSWORD })
    const { token: session } = answer.json.payload as { token: string }
    expect((await demo().call('GET', '/desk/me', { token: session })).json.payload).toMatchObject({ recoveryLeft: null })
  })
})

describe('the log and the digest', () => {
  it('D150 a dead link is seen as what is not there; neither token nor password nor code stands in the log', async () => {
    const one = await ready()
    await accept(world(), { ...one, password: 'Гавань-канарейка-77' })
    await open(world(), one.token)
    await world().app.securityBook.flush()
    const log = world().log.join('\n')
    for (const secret of [one.token, one.secret, 'Гавань-канарейка-77', one.mobile]) expect(log).not.toContain(secret)
    const asked = eq(securityEvents.operation, 'openInvitation')
    expect(await world().db.select({ event: securityEvents.event }).from(securityEvents).where(asked)).toContainEqual({
      event: 'notTheirs',
    })
  })
})
