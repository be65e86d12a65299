/** E21 B04 The portal knows no operator: their phone is nobody's there, and no SMS goes to it. */
import { and, eq, inArray } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { smsCodes, smsMessages, users } from '../../../server/kernel/database/schema.ts'
import { DEMO_PASSWORD } from '../../../server/demo/people.ts'
import { askForCode, freshPhone, messagesTo, NAMES, typeCode } from '../support/deeds/codes.ts'
import { DAY } from '../support/server/clock.ts'
import { phoneOf, signInAs, testApp } from '../support/server/test-app.ts'
import { said } from './support.ts'

const world = testApp()
const OPERATOR = phoneOf(90)

const login = (username: string, password: string) => world().call('POST', '/login', { body: { username, password } })

describe('an operator’s phone at the portal', () => {
  it('E21 B04 does not sign in with the right password: the answer is that of a wrong one at nobody’s phone', async () => {
    expect(said(await login(OPERATOR, DEMO_PASSWORD))).toEqual(said(await login(freshPhone(), DEMO_PASSWORD)))
    expect(said(await login(OPERATOR, DEMO_PASSWORD)).slice(0, 2)).toEqual([400, 6])
    expect((await world().call('POST', '/desk/login', { body: { username: OPERATOR, password: DEMO_PASSWORD } })).status).toBe(
      200,
    )
  })

  it.each(['registration', 'recovery', 'deletion'] as const)(
    'E21 B04 gets no code for %s: the answers are those of a phone that nobody has, and no SMS leaves',
    async (purpose) => {
      world().clock.pass(DAY)
      const [theirs, nobodys] = [await askForCode(world(), purpose, OPERATOR), await askForCode(world(), purpose, freshPhone())]
      expect(said(theirs)).toEqual(said(nobodys))
      expect(theirs.status).toBe(200)
      await world().runJobs()
      expect(await messagesTo(world(), OPERATOR)).toEqual([])
      expect(await world().db.$count(smsMessages, eq(smsMessages.mobile, OPERATOR))).toBe(0)
      const row = and(eq(smsCodes.mobile, OPERATOR), eq(smsCodes.purpose, purpose))
      expect(await world().db.$count(smsCodes, row), 'checking takes the same steps').toBe(1)
      for (const code of ['000000', '111111'])
        expect(said(await typeCode(world(), purpose, OPERATOR, code))).toEqual(
          said(await typeCode(world(), purpose, freshPhone(), code)),
        )
    },
  )

  it('E21 is not registered a second time, nor as a company', async () => {
    const person = await world().call('POST', '/user', { body: { ...NAMES, mobile: OPERATOR, password: '123456' } })
    expect(person.json.code).toBe(6)
    expect(await world().db.$count(users, inArray(users.mobile, [OPERATOR]))).toBe(1)
  })

  it('E21 a code for a new password from before the appointment opens nothing', async () => {
    const { db } = world()
    world().clock.pass(DAY)
    await askForCode(world(), 'recovery', phoneOf(5))
    await world().runJobs()
    const code = /\d{6}/.exec((await messagesTo(world(), phoneOf(5)))[0] ?? '')?.[0] ?? ''
    await db
      .update(users)
      .set({ isOperator: true })
      .where(eq(users.mobile, phoneOf(5)))
    expect(said(await login(phoneOf(5), code)).slice(0, 2)).toEqual([400, 6])
    await db
      .update(users)
      .set({ isOperator: false })
      .where(eq(users.mobile, phoneOf(5)))
    expect((await login(phoneOf(5), code)).status).toBe(200)
  })
})

describe('the demo page', () => {
  it('E21 opens the desk for operators, and says so', async () => {
    const { token } = (await signInAs(world(), 91)) ?? {}
    expect((await world().call('GET', '/desk/me', { token })).json.payload).toMatchObject({ name: 'Марина Петрова' })
    const answer = await world().call('POST', '/demo/sign-in', { body: { mobile: OPERATOR } })
    expect((await world().call('GET', '/desk/me', { token: answer.json.payload })).status).toBe(200)
  })
})
