/** E21 Who is an operator: appointed, invited, removed; all of it in the audit. */
import { desc, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { audit, conversations, operatorCodes, operators, users } from '../../../server/kernel/database/schema.ts'
import { sendMessage } from '../../../server/modules/chats/write.ts'
import { appoint, dismiss, listOperators } from '../../../server/modules/operators/staff.ts'
import { MARIA, userId } from '../../../server/demo/people.ts'
import { testApp, phoneOf } from '../support/server/test-app.ts'
import { accept, codeOf, invited, newOperator, newPhone, open, removed, secretOf, signIn, tokenOf } from './support.ts'

const world = testApp({ isDemo: false })

const rowOf = async (mobile: string) => {
  const [row] = await world().db.select().from(users).where(eq(users.mobile, mobile))
  if (!row) throw new Error(`nobody has ${mobile}`)
  return row
}
/** What the audit says of somebody, the newest first. */
const toldOf = async (mobile: string): Promise<string[]> => {
  const { auditId } = await rowOf(mobile)
  const lines = await world().db.select().from(audit).where(eq(audit.subject, auditId)).orderBy(desc(audit.id))
  return lines.map(
    ({ event, origin, reason }) => `${event} ${['command', 'database'].includes(origin) ? origin : 'address'} ${reason}`,
  )
}

describe('an appointment', () => {
  it('E21 makes an account of its own that opens by the link alone, and is told', async () => {
    const mobile = newPhone()
    await invited(world(), mobile)
    expect(await rowOf(mobile)).toMatchObject({ isOperator: true, username: 'Марина', surname: 'Петрова', locked: false })
    expect(await toldOf(mobile)).toEqual(['operatorInvited command byHand', 'operatorAppointed command byHand'])
  })

  it('E21 of somebody with an account of the portal, and without a name, is refused and changes nothing', async () => {
    const now = world().clock.now()
    const name = { username: 'Марина', surname: 'Петрова' }
    expect(await appoint(world().db, { mobile: phoneOf(5), name, inn: null }, world().deps, now)).toEqual({
      problem: 'С этим телефоном есть учётная запись портала. Оператору нужен другой телефон',
    })
    expect(await rowOf(phoneOf(5))).toMatchObject({ isOperator: false, surname: 'Орлова' })
    const nameless = newPhone()
    expect(await appoint(world().db, { mobile: nameless, name: null, inn: null }, world().deps, now)).toEqual({
      problem: 'Назовите фамилию и имя: --surname, --name',
    })
    expect(await world().db.$count(users, eq(users.mobile, nameless))).toBe(0)
  })

  it('E21 of one phone twice at once makes one account, whose last link counts', async () => {
    const mobile = newPhone()
    const name = { username: 'Марина', surname: 'Петрова' }
    const both = await Promise.all(
      [1, 2].map(() => appoint(world().db, { mobile, name, inn: '500100732259' }, world().deps, world().clock.now())),
    )
    expect(await rowOf(mobile)).toMatchObject({ inn: '500100732259' })
    const tokens = both.flatMap((each) => ('token' in each ? [each.token] : []))
    const open200 = await Promise.all(tokens.map(async (token) => (await open(world(), token)).status))
    expect(open200.filter((status) => status === 200)).toHaveLength(1)
  })
})

describe('a removal', () => {
  it('E21 ends sessions at once, frees what was taken, leaves nothing to sign in with, and the name stays', async () => {
    const operator = await newOperator(world())
    const token = await tokenOf(world(), operator)
    const written = { key: 'removed-operator-1', value: 'Не приходит код', isFile: false }
    await world().db.transaction((tx) => sendMessage(tx, MARIA, written, null, world().clock.now()))
    const [chat] = await world().db.select().from(conversations).where(eq(conversations.ownerId, MARIA))
    const take = (by: string, key: string) => world().call('POST', `/desk/chat/${chat?.id}/take`, { token: by, key })
    expect((await take(token, 'take-operator-01')).status).toBe(200)
    const other = await tokenOf(world(), await newOperator(world()))
    expect((await take(other, 'take-operator-02')).json.code).toBe(160)

    await removed(world(), operator.mobile)
    expect((await world().call('GET', '/desk/me', { token })).status).toBe(401)
    const [freed] = await world().db.select().from(conversations).where(eq(conversations.ownerId, MARIA))
    expect(freed?.operatorId).toBeNull()
    expect((await take(other, 'take-operator-03')).status).toBe(200)

    const row = await rowOf(operator.mobile)
    expect(row).toMatchObject({ locked: true, isOperator: true, surname: 'Петрова' })
    expect(await world().db.$count(operatorCodes, eq(operatorCodes.userId, row.id))).toBe(0)
    const [kept] = await world().db.select().from(operators).where(eq(operators.userId, row.id))
    expect(kept).toMatchObject({ totpSecret: null, invitationHash: null, passwordSetAt: null })
    expect((await toldOf(operator.mobile)).slice(0, 2)).toEqual(['operatorDismissed command byHand', 'locked database byHand'])
    expect((await signIn(world(), operator, { code: codeOf(world(), operator.secret) })).json.code).toBe(6)
    // A lock that somebody lifts by hand brings nothing back.
    await world().db.update(users).set({ locked: false }).where(eq(users.id, row.id))
    expect((await signIn(world(), operator, { code: operator.recoveryCodes[0] ?? '' })).json.code).toBe(6)
  })

  it('E21 frees also what was taken at that very moment', async () => {
    const operator = await newOperator(world())
    const written = { key: 'removed-operator-2', value: 'Где мои баллы?', isFile: false }
    await world().db.transaction((tx) => sendMessage(tx, userId(9), written, null, world().clock.now()))
    await removed(world(), operator.mobile)
    const { id } = await rowOf(operator.mobile)
    const [chat] = await world()
      .db.update(conversations)
      .set({ operatorId: id })
      .where(eq(conversations.ownerId, userId(9)))
      .returning()
    const other = await tokenOf(world(), await newOperator(world()))
    const answer = await world().call('POST', `/desk/chat/${chat?.id}/take`, { token: other, key: 'take-operator-04' })
    expect(answer.status).toBe(200)
  })

  it('E21 of nobody, of a customer and of somebody removed is refused; an appointment brings back, by the link alone', async () => {
    const { db, deps, clock } = world()
    const gone = await newOperator(world())
    await removed(world(), gone.mobile)
    for (const mobile of [newPhone(), phoneOf(5)])
      expect(await dismiss(db, mobile, deps.passwords, clock.now())).toEqual({ problem: 'Оператора с таким телефоном нет' })
    expect(await dismiss(db, gone.mobile, deps.passwords, clock.now())).toEqual({ problem: 'Этот оператор уже отстранён' })
    expect((await rowOf(phoneOf(5))).locked).toBe(false)

    const token = await invited(world(), gone.mobile, null)
    expect((await rowOf(gone.mobile)).locked).toBe(false)
    expect((await toldOf(gone.mobile)).slice(0, 3)).toEqual([
      'operatorInvited command byHand',
      'operatorAppointed command byHand',
      'unlocked database byHand',
    ])
    expect((await signIn(world(), gone, { code: codeOf(world(), gone.secret) })).json.code).toBe(6)
    const secret = await secretOf(world(), token)
    expect((await accept(world(), { token, code: codeOf(world(), secret) })).status).toBe(200)
  })

  it('E21 and a sign-in at the same time: whoever comes first, no session is left', async () => {
    for (const _ of [1, 2, 3, 4]) {
      const operator = await newOperator(world())
      const code = codeOf(world(), operator.secret)
      const [answer] = await Promise.all([signIn(world(), operator, { code }), removed(world(), operator.mobile)])
      if (answer.status !== 200) continue
      const { token } = answer.json.payload as { token: string }
      expect((await world().call('GET', '/desk/me', { token })).status).toBe(401)
    }
  })
})

describe('the list', () => {
  it('E21 says of everybody whether they work, wait for a password, are locked or removed', async () => {
    const [works, waits, gone] = [await newOperator(world()), newPhone(), await newOperator(world())]
    await invited(world(), waits)
    await removed(world(), gone.mobile)
    const { db, clock } = world()
    const listed = new Map((await listOperators(db, clock.now())).map((each) => [each.mobile, each]))
    expect(listed.get(works.mobile)).toMatchObject({
      name: 'Марина Петрова',
      state: 'active',
      invitedUntil: null,
      recoveryLeft: 10,
    })
    expect(listed.get(waits)).toMatchObject({ state: 'invited', invitedUntil: expect.any(Date), recoveryLeft: 0 })
    expect(listed.get(gone.mobile)).toMatchObject({ state: 'removed', recoveryLeft: 0 })
    clock.pass(25 * 3_600_000)
    expect((await listOperators(db, clock.now())).find(({ mobile }) => mobile === waits)).toMatchObject({ state: 'noLink' })
  })
})
