/** Operators decide about nothing of their own: by account, by INN, by card, whatever the operation. */
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { allOperations } from '../../../server/http/contract/document.ts'
import { cards, users } from '../../../server/kernel/database/schema.ts'
import { oneOf } from '../../../server/kernel/database/rows.ts'
import { openSession } from '../../../server/modules/auth/sessions.ts'
import { testApp } from '../support/server/test-app.ts'
import { newcomer } from '../team/support.ts'
import { matters } from './matters.ts'
import type { Matter } from './matters.ts'

const OWN = { code: 118, message: 'Свои записи проверять нельзя: это сделает другой оператор', payload: null }

const world = testApp()

/** An operator beside the demo world's. @returns id and token */
const operator = (inn: string | null = null) => newcomer(world(), { isOperator: true, inn })

/** Somebody's card, bound by an operator once more: the bank may name it alike, or only its digits are alike. */
const bindAgain = async (owner: string, alike: 'token' | 'pan', removed: boolean): Promise<string> => {
  const { id, token } = await operator()
  const [card] = await world().db.select().from(cards).where(eq(cards.userId, owner))
  const at = new Date(world().clock.now())
  await world()
    .db.insert(cards)
    .values({
      id: randomUUID(),
      userId: id,
      customer: randomUUID(),
      token: alike === 'token' ? (card?.token ?? '') : randomUUID(),
      pan: alike === 'pan' ? (card?.pan ?? '') : '5500********1234',
      binding: randomUUID(),
      createdAt: at,
      removedAt: removed ? at : null,
    })
  return token
}

/** The person's own account has become an operator's for as long as the work takes. */
const asOperator = async (id: string, work: (token: string) => Promise<unknown>): Promise<unknown> => {
  await world().db.update(users).set({ isOperator: true }).where(eq(users.id, id))
  try {
    return await work(await openSession(world().db, id, world().clock.now()))
  } finally {
    await world().db.update(users).set({ isOperator: false }).where(eq(users.id, id))
  }
}

/** Every way in which a matter can be an operator's own, and what the decision is answered. */
const answersOf = async ({ people, inns, decide }: Matter): Promise<Record<string, unknown>> => {
  const answers: Record<string, unknown> = {}
  const ask = async (token: string) => (await decide(token)).json
  for (const [name, id] of Object.entries(people)) {
    answers[`account of the ${name}`] = await asOperator(id, ask)
    const { inn } = oneOf(await world().db.select({ inn: users.inn }).from(users).where(eq(users.id, id)))
    answers[`INN of the ${name}`] = await ask((await operator(inn)).token)
    answers[`card of the ${name}`] = await ask(await bindAgain(id, 'token', false))
    answers[`removed card of the ${name}`] = await ask(await bindAgain(id, 'token', true))
    answers[`digits of a card of the ${name}`] = await ask(await bindAgain(id, 'pan', false))
  }
  for (const [name, inn] of Object.entries(inns)) answers[`INN of the ${name}`] = await ask((await operator(inn)).token)
  return answers
}

/** Who answers in a conversation decides nothing, and an operator has none of their own (D207). */
const TALK = /DeskChat$/

/** What is read by POST, for the sake of the address, changes nothing. */
const READING = new Set(['listAudit', 'getAuditFile', 'searchDeskPeople', 'openDeskReport', 'noteReportLink'])
/** What only gives up, passes on or takes back what an operator has: whose it was, taking it has asked (holds.test.ts). */
const WITHOUT_VERDICT = new Set(['releaseDeskCase', 'handOverDeskCase', 'cancelDeskDecision'])

/** What operators may call and what changes something, apart from what is about the caller's own things by its nature. */
const deciding = allOperations.filter(
  ({ id, method, spec }) =>
    method !== 'GET' &&
    spec['x-roles'].includes('operator') &&
    spec['x-ownership'] !== 'own' &&
    id !== 'logout' &&
    !TALK.test(id) &&
    !READING.has(id) &&
    !WITHOUT_VERDICT.has(id),
)

describe('C07 nobody decides about their own', () => {
  it('every operation by which operators change something has its matters', () => {
    expect(Object.keys(matters).toSorted()).toEqual(deciding.map(({ id }) => id).toSorted())
  })

  const rows = deciding.flatMap(({ id }) =>
    Object.entries(matters[id] ?? { 'nothing yet': null }).map(([name, make]) => [id, name, make] as const),
  )

  it.each(rows)('C07 %s: %s', async (_id, _name, make) => {
    if (!make) throw new Error('an operation without matters')
    const matter = await make(world())
    const answers = await answersOf(matter)
    expect(answers).toEqual(Object.fromEntries(Object.keys(answers).map((way) => [way, OWN])))
    // Whoever has nothing to do with it decides, and the refusals have left nothing behind.
    expect((await matter.decide((await operator('500100732259')).token)).json).toMatchObject({ code: 0 })
  })
})
