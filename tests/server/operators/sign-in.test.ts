/** E21 Sign-in of operators outside of demo mode: password, then a code of the app or a recovery code, each of which counts once. */
import { and, desc, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { audit, operatorCodes, operators, sessions, users } from '../../../server/kernel/database/schema.ts'
import { sealsOf } from '../../../server/kernel/secrets/seal.ts'
import { sealStored, isSealingKey } from '../../../server/kernel/secrets/seal-stored.ts'
import { keyOf } from '../../../server/kernel/secrets/keys.ts'
import type { Passwords } from '../../../server/kernel/secrets/passwords.ts'
import { TEST_KEYS, testPairs } from '../support/deeds/keys.ts'
import { cheapPasswords } from '../support/deeds/passwords.ts'
import { DAY, MINUTE } from '../support/server/clock.ts'
import { testApp } from '../support/server/test-app.ts'
import type { Answer } from '../support/server/test-app.ts'
import {
  accept,
  codeOf,
  invited,
  meeting,
  newOperator,
  newPhone,
  PASSWORD,
  removed,
  said,
  secretOf,
  signIn,
  tokenOf,
} from './support.ts'
import type { Operator } from './support.ts'

const world = testApp({ isDemo: false })

const PAUSE = String(15 * 60)
const NO_CODE = [422, 134, 'Введите код из приложения', undefined]
const WRONG_CODE = [422, 135, 'Код не подошёл', undefined]
const WRONG_PASSWORD = [400, 6, 'Неверный телефон или пароль', undefined]

const idOf = async (mobile: string): Promise<string> => {
  const [row] = await world().db.select({ id: users.id }).from(users).where(eq(users.mobile, mobile))
  return row?.id ?? ''
}
const wrongFor = (code: string): string => (code === '000000' ? '000001' : '000000')

describe('the second factor', () => {
  it('E21 is asked for once the password is right, and opens the desk with it', async () => {
    const operator = await newOperator(world())
    expect(said(await signIn(world(), operator))).toEqual(NO_CODE)
    const token = await tokenOf(world(), operator)
    const me = await world().call('GET', '/desk/me', { token })
    const id = await idOf(operator.mobile)
    expect(me.json.payload).toEqual({ id, name: 'Марина Петрова', mobile: operator.mobile, recoveryLeft: 10 })
  })

  it('E21 B04 is not asked of who has a wrong password: the answer is that of a phone that nobody has, with any code', async () => {
    const operator = await newOperator(world())
    const code = codeOf(world(), operator.secret)
    for (const who of [operator, { mobile: newPhone() }])
      expect(said(await signIn(world(), who, { password: 'Не тот пароль 12', code }))).toEqual(WRONG_PASSWORD)
  })

  it('E21 a code of the step before and of the next one fits, of two steps away none does', async () => {
    const operator = await newOperator(world())
    world().clock.pass(10 * MINUTE)
    for (const steps of [-2, 2])
      expect(said(await signIn(world(), operator, { code: codeOf(world(), operator.secret, steps) }))).toEqual(WRONG_CODE)
    for (const steps of [-1, 1])
      expect((await signIn(world(), operator, { code: codeOf(world(), operator.secret, steps) })).status).toBe(200)
  })

  it('E21 a code is taken once: it is refused again in its own step, and after a later one', async () => {
    const operator = await newOperator(world())
    const code = codeOf(world(), operator.secret)
    expect((await signIn(world(), operator, { code })).status).toBe(200)
    expect(said(await signIn(world(), operator, { code }))).toEqual(WRONG_CODE)
    const next = codeOf(world(), operator.secret, 1)
    expect((await signIn(world(), operator, { code: next })).status).toBe(200)
    // Each time it is a wrong code like any other: the fifth in a row closes sign-in.
    for (let count = 0; count < 4; count += 1) expect(said(await signIn(world(), operator, { code }))).toEqual(WRONG_CODE)
    expect(said(await signIn(world(), operator, { code }))).toEqual([...WRONG_CODE.slice(0, 3), PAUSE])
  })

  it('E21 a code of yesterday’s step, and the one before it, open nothing', async () => {
    const operator = await newOperator(world())
    const codes = [codeOf(world(), operator.secret, -1), codeOf(world(), operator.secret)]
    world().clock.pass(DAY)
    for (const code of codes) expect(said(await signIn(world(), operator, { code }))).toEqual(WRONG_CODE)
  })

  it('E21 spaces do not matter; what is no code, in whatever letters, is a wrong one and no fault of the server', async () => {
    const operator = await newOperator(world())
    for (const code of ['١٢٣٤٥٦', 'ключик', '12345', '𝟏𝟐𝟑𝟒𝟓𝟔', '-1e105'])
      expect(said(await signIn(world(), operator, { code })).slice(0, 2), code).toEqual([422, 135])
    world().clock.pass(16 * MINUTE)
    const code = codeOf(world(), operator.secret)
    expect((await signIn(world(), operator, { code: `${code.slice(0, 3)} ${code.slice(3)}` })).status).toBe(200)
  })
})

describe('tries', () => {
  it('A02 E12 E21 after five wrong codes the right one is refused for 15 minutes, then works; the fifth says so, the audit too', async () => {
    const operator = await newOperator(world())
    const wrong = wrongFor(codeOf(world(), operator.secret))
    const told: unknown[] = []
    for (let count = 0; count < 5; count += 1) told.push(said(await signIn(world(), operator, { code: wrong })))
    expect(told).toEqual([...Array.from({ length: 4 }, () => WRONG_CODE), [...WRONG_CODE.slice(0, 3), PAUSE]])
    const sixth = await signIn(world(), operator, { code: codeOf(world(), operator.secret) })
    expect(said(sixth)).toEqual([429, 111, 'Слишком много попыток. Попробуйте позже', PAUSE])
    expect(said(await signIn(world(), operator)), 'the password is right still').toEqual(NO_CODE)
    const [line] = await world().db.select().from(audit).where(eq(audit.event, 'signInPaused')).orderBy(desc(audit.id)).limit(1)
    expect(line).toMatchObject({ actor: null, reason: 'wrongCode' })
    world().clock.pass(15 * MINUTE)
    expect((await signIn(world(), operator, { code: codeOf(world(), operator.secret) })).status).toBe(200)
  })

  it('A02 E21 after five wrong passwords the right one is refused, with the right code; recovery codes wait too', async () => {
    const operator = await newOperator(world())
    for (let count = 0; count < 5; count += 1) await signIn(world(), operator, { password: 'Не тот пароль 12' })
    for (const code of [codeOf(world(), operator.secret), operator.recoveryCodes[0] ?? ''])
      expect(said(await signIn(world(), operator, { code })).slice(0, 2)).toEqual([429, 111])
  })

  it('E21 a right password without a code is no failure, and takes back none of the code’s', async () => {
    const operator = await newOperator(world())
    const wrong = wrongFor(codeOf(world(), operator.secret))
    for (let count = 0; count < 4; count += 1) {
      expect(said(await signIn(world(), operator))).toEqual(NO_CODE)
      expect(said(await signIn(world(), operator, { code: wrong }))[3]).toBeUndefined()
    }
    expect(said(await signIn(world(), operator, { code: wrong }))[3]).toBe(PAUSE)
  })

  it('E21 guesses at the portal keep no operator out of the desk', async () => {
    const operator = await newOperator(world())
    for (let count = 0; count < 6; count += 1)
      await world().call('POST', '/login', { body: { username: operator.mobile, password: PASSWORD } })
    expect((await signIn(world(), operator, { code: codeOf(world(), operator.secret) })).status).toBe(200)
  })

  it('D22 a browser that the operator has used is not paused by guesses from others', async () => {
    const operator = await newOperator(world())
    const first = await signIn(world(), operator, { code: codeOf(world(), operator.secret) })
    const cookie = String(first.headers['set-cookie']).split(';', 1)[0] ?? ''
    world().clock.pass(MINUTE)
    for (let count = 0; count < 5; count += 1) await signIn(world(), operator, { password: 'Не тот пароль 12' })
    const code = codeOf(world(), operator.secret)
    expect((await signIn(world(), operator, { code })).status).toBe(429)
    expect((await signIn(world(), operator, { code, headers: { cookie } })).status).toBe(200)
  })
})

describe('recovery codes', () => {
  it('E21 each opens the desk once, however it is typed; the count of the others is told', async () => {
    const operator = await newOperator(world())
    const [first = '', second = ''] = operator.recoveryCodes
    const opened = await signIn(world(), operator, { code: ` ${first.toLowerCase().replace('-', '–')} ` })
    expect(opened.status).toBe(200)
    const { token } = opened.json.payload as { token: string }
    expect((await world().call('GET', '/desk/me', { token })).json.payload).toMatchObject({ recoveryLeft: 9 })
    expect(said(await signIn(world(), operator, { code: first }))).toEqual(WRONG_CODE)
    const both = await Promise.all([second, second].map((code) => signIn(world(), operator, { code })))
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(both.filter(({ status }) => status === 422)).toHaveLength(1)
    const line = and(eq(audit.event, 'signedIn'), eq(audit.reason, 'backupCode'))
    expect(await world().db.$count(audit, line)).toBe(2)
  })

  it('E21 of somebody else open nothing', async () => {
    const [one, other] = [await newOperator(world()), await newOperator(world())]
    expect(said(await signIn(world(), one, { code: other.recoveryCodes[0] ?? '' }))).toEqual(WRONG_CODE)
  })

  it('E21 neither they nor the key of the app can be read from the database, and both outlive a change of the key', async () => {
    const operator = await newOperator(world())
    const isTheirs = eq(operators.userId, await idOf(operator.mobile))
    const rows = [await world().db.select().from(operators).where(isTheirs), await world().db.select().from(operatorCodes)]
    const text = JSON.stringify(rows)
    for (const secret of [
      operator.secret,
      ...operator.recoveryCodes,
      ...operator.recoveryCodes.map((code) => code.replace('-', '')),
    ])
      expect(text).not.toContain(secret)
    const former = testPairs().PASSWORD_KEY.current
    const next = { current: keyOf('another-key-of-the-tests-of-no-server-'), former }
    await sealStored(world().db, next)
    expect(await world().db.transaction((tx) => isSealingKey(tx, former.print))).toBe(false)
    const [row] = await world().db.select().from(operators).where(isTheirs)
    expect(sealsOf({ current: next.current, former: null }).open(row?.totpSecret ?? '')).toBe(operator.secret)
    await sealStored(world().db, { current: keyOf(TEST_KEYS.PASSWORD_KEY), former: next.current })
    expect((await signIn(world(), operator, { code: operator.recoveryCodes[3] ?? '' })).status).toBe(200)
    expect((await signIn(world(), operator, { code: codeOf(world(), operator.secret) })).status).toBe(200)
  })
})

describe('who may not sign in at the desk', () => {
  it('B04 E21 a customer, a locked and a removed operator, and one who has set no password: as a phone that nobody has', async () => {
    const [locked, gone] = [await newOperator(world()), await newOperator(world())]
    await world().db.update(users).set({ locked: true }).where(eq(users.mobile, locked.mobile))
    await removed(world(), gone.mobile)
    const waiting = newPhone()
    await invited(world(), waiting)
    const [lockedCode, goneCode] = [codeOf(world(), locked.secret), codeOf(world(), gone.secret)]
    for (const code of [{ code: lockedCode }, {}]) expect(said(await signIn(world(), locked, code))).toEqual(WRONG_PASSWORD)
    expect(said(await signIn(world(), gone, { code: goneCode }))).toEqual(WRONG_PASSWORD)
    expect(said(await signIn(world(), gone, { code: gone.recoveryCodes[0] ?? '' }))).toEqual(WRONG_PASSWORD)
    expect(said(await signIn(world(), { mobile: waiting }))).toEqual(WRONG_PASSWORD)
    expect(said(await signIn(world(), { mobile: '79000000001' }, { password: '111111' }))).toEqual(WRONG_PASSWORD)
  })

  it('E21 an operator of a release without a second factor signs in with none: only a new link helps', async () => {
    expect(said(await signIn(world(), { mobile: '79000000090' }, { password: '111111' }))).toEqual(WRONG_PASSWORD)
  })

  it('E21 who is locked is out at once', async () => {
    const operator = await newOperator(world())
    const token = await tokenOf(world(), operator)
    await world().db.update(users).set({ locked: true }).where(eq(users.mobile, operator.mobile))
    expect((await world().call('GET', '/desk/me', { token })).json.code).toBe(122)
  })
})

describe('what happens while a password is compared', () => {
  let meanwhile = async (): Promise<void> => undefined
  const slow: Passwords = {
    ...cheapPasswords,
    fits: async (stored, password) => {
      const fits = await cheapPasswords.fits(stored, password)
      await meanwhile()
      return fits
    },
  }
  const other = testApp({ isDemo: false, passwords: slow })

  it.each<[string, (mobile: string) => Promise<unknown>]>([
    ['is removed', (mobile) => removed(other(), mobile)],
    ['is locked', (mobile) => other().db.update(users).set({ locked: true }).where(eq(users.mobile, mobile))],
    [
      'sets another password',
      async (mobile) => {
        const token = await invited(other(), mobile)
        const code = codeOf(other(), await secretOf(other(), token))
        expect((await accept(other(), { token, password: 'Другая гавань 2026', code })).status).toBe(200)
      },
    ],
  ])('E21 who %s gets no session', async (_, change) => {
    const operator = await newOperator(other())
    meanwhile = async () => {
      meanwhile = async () => undefined
      await change(operator.mobile)
    }
    const answer = await signIn(other(), operator, { code: codeOf(other(), operator.secret) })
    expect([400, 422]).toContain(answer.status)
    const isTheirs = eq(users.mobile, operator.mobile)
    const live = await other().db.select().from(sessions).innerJoin(users, eq(users.id, sessions.userId)).where(isTheirs)
    expect(live).toEqual([])
  })
})

describe('sign-ins at once', () => {
  const TOGETHER = 4
  const { passwords, gather } = meeting(TOGETHER)
  const other = testApp({ isDemo: false, passwords })

  it.each<[string, (operator: Operator) => string]>([
    ['code of the app', ({ secret }) => codeOf(other(), secret)],
    ['recovery code', ({ recoveryCodes }) => recoveryCodes[0] ?? ''],
  ])('E21 with one %s: one gets in, though all were compared before any got in', async (_, codeFor) => {
    const operator = await newOperator(other())
    const code = codeFor(operator)
    gather(PASSWORD)
    const answers = await Promise.all(Array.from({ length: TOGETHER }, () => signIn(other(), operator, { code })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(TOGETHER - 1)
  })
})

describe('portal and desk in one browser', () => {
  it('E21 D133 a sign-in at the one ends no session at the other, and a second one at the desk ends the first', async () => {
    const operator = await newOperator(world())
    const portal = await world().call('POST', '/login', { body: { username: '79000000005', password: '111111' } })
    const cookieOf = (answer: Answer) => String(answer.headers['set-cookie']).split(';', 1)[0] ?? ''
    const desk = await signIn(world(), operator, {
      code: codeOf(world(), operator.secret),
      headers: { cookie: cookieOf(portal) },
    })
    const first = (desk.json.payload as { token: string }).token
    expect((await world().call('GET', '/user', { token: portal.json.payload })).status).toBe(200)
    const again = await world().call('POST', '/login', {
      body: { username: '79000000005', password: '111111' },
      headers: { cookie: cookieOf(desk) },
    })
    expect((await world().call('GET', '/desk/me', { token: first })).status).toBe(200)
    expect((await world().call('GET', '/user', { token: portal.json.payload })).status).toBe(401)
    world().clock.pass(MINUTE)
    await signIn(world(), operator, { code: codeOf(world(), operator.secret), headers: { cookie: cookieOf(again) } })
    expect((await world().call('GET', '/desk/me', { token: first })).status).toBe(401)
    expect((await world().call('GET', '/user', { token: again.json.payload })).status).toBe(200)
  })
})
