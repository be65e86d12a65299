/** `npm run reconcile` as an operator runs it, beside a server that serves. */
import { randomUUID } from 'node:crypto'
import { asc, desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import {
  audit,
  ledgerTransactions,
  notifications,
  payoutFindings,
  payouts,
  users,
} from '../../../server/kernel/database/schema.ts'
import { oneOf } from '../../../server/kernel/database/rows.ts'
import { bankCards, cards } from '../../../server/kernel/database/schema.ts'
import { newPayee } from '../payouts/support.ts'
import type { Payee } from '../payouts/support.ts'
import { openUnlimited } from '../support/server/open-unlimited.ts'
import { freshPlace, runToEnd, startProcess } from '../support/server/process.ts'
import type { ServerProcess } from '../support/server/process.ts'
import type { TestApp } from '../support/server/test-app.ts'

const START = 120_000
const [FIRST, SECOND] = ['79000000090', '79000000091']
let place: Awaited<ReturnType<typeof freshPlace>>
let opened: ReturnType<typeof openUnlimited>
let server: ServerProcess

const run = (...args: string[]) => runToEnd('reconcile-command', args, place.env)
const decide = async (what: 'settle' | 'return', id: string, operator = FIRST) => {
  for (;;) {
    const said = await run(what, id, '--operator', operator, '--reason', 'Письмо банка № 12')
    // The server asks the bank by itself, at times of its own.
    if (!said.output.startsWith('Банку как раз говорят')) return said
  }
}

/** Somebody with a card of which the bank says nothing. */
const silentPayee = async (points: number): Promise<Payee> => {
  const world = { db: opened.db, clock: { now: () => Date.now() } } as unknown as TestApp
  const payee = await newPayee(world, points)
  const { token } = oneOf(await opened.db.select({ token: cards.token }).from(cards).where(eq(cards.id, payee.card)))
  await opened.db.insert(bankCards).values({ token, pan: '2200********1111', kind: 'silent' })
  return payee
}

/** Withdraws through the server. @returns the id of the payout */
const withdraw = async ({ token, card }: Payee, sum: number): Promise<string> => {
  const answer = await fetch(`${server.url}/api/e2c/cash/out`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'idempotency-key': randomUUID(), token },
    body: new URLSearchParams({ cardId: card, sum: String(sum) }),
  })
  return ((await answer.json()) as { payload: { id: string } }).payload.id
}

/** Lists until the server has heard from the bank that it knows nothing. */
const listed = async (id: string): Promise<string> => {
  for (;;) {
    const { code, output } = await run('list')
    expect(code, output).toBe(0)
    const line = output.split('\n').find((text) => text.startsWith(id))
    if (line !== undefined) return line
  }
}

const payoutOf = async (id: string) => oneOf(await opened.db.select().from(payouts).where(eq(payouts.id, id)))
const outcomesOf = async (id: string): Promise<string[]> => {
  const rows = await opened.db.select().from(ledgerTransactions).where(eq(ledgerTransactions.payoutId, id))
  return rows.map(({ operation }) => operation).toSorted()
}

// On the embedded database the command runs like `npm run jobs`, whose test is about that.
describe.runIf(inject('engineSetup').engine === 'postgres')('npm run reconcile', () => {
  beforeAll(async () => {
    place = await freshPlace()
    place.env['RECONCILE_SECOND_ABOVE'] = '700'
    opened = openUnlimited(place.env['DATABASE_URL'] ?? '', 2)
    server = await startProcess(place.env)
  }, START)
  afterAll(async () => {
    server.signal('SIGTERM')
    await server.ended
    await opened.close()
    place.remove()
  })

  it(
    'C05 lists a payout of which the bank says nothing, and ends it once: one settlement, one notification, one line of the audit',
    async () => {
      const payee = await silentPayee(1_000)
      const id = await withdraw(payee, 500)
      expect(await listed(id)).toMatch(/^\S+ вывод от \d\d\.\d\d\.\d{4}.*, 500\s₽: банк пока не ответил$/)
      const settled = await decide('settle', id)
      expect(settled).toEqual({ code: 0, output: 'Решено: деньги ушли, вывод завершён\n' })
      expect(await decide('settle', id)).toEqual({ code: 1, output: 'По этой строке уже есть решение\n' })
      expect(await decide('return', id)).toEqual({ code: 1, output: 'По этой строке уже есть решение\n' })
      expect([(await payoutOf(id)).step, await outcomesOf(id)]).toEqual(['settled', ['DISCHARGE', 'DISCHARGE_HOLD']])
      const told = await opened.db.select().from(notifications).where(eq(notifications.userId, payee.id))
      expect(told.map(({ event, subject }) => [event, subject])).toEqual([['payoutSettled', id]])
      const [finding] = await opened.db.select().from(payoutFindings).where(eq(payoutFindings.payoutId, id))
      expect(finding).toMatchObject({ kind: 'unanswered', decision: 'settle', reason: 'Письмо банка № 12' })
      const [operator] = await opened.db.select().from(users).where(eq(users.mobile, FIRST))
      const lines = await opened.db
        .select()
        .from(audit)
        .where(eq(audit.object, finding?.id ?? ''))
      expect(lines.map(({ event, actor, origin, reason }) => [event, actor, origin, reason])).toEqual([
        ['findingSettled', operator?.auditId, 'command', 'desk'],
      ])
    },
    START,
  )

  it(
    'C07 above the limit a second operator says the same; the first one twice, and another word, are refused',
    async () => {
      const payee = await silentPayee(2_000)
      const id = await withdraw(payee, 1_500)
      await listed(id)
      expect(await decide('return', id)).toEqual({ code: 0, output: 'Записано, ждёт такого же решения другого оператора\n' })
      const [finding] = await opened.db.select().from(payoutFindings).where(eq(payoutFindings.payoutId, id))
      expect(await listed(finding?.id ?? '')).toMatch(
        new RegExp(`банк не ответил: вывод ${id}, у нас 1\\s500\\s₽, в банке —, ждёт второго оператора: return$`),
      )
      expect(await decide('return', id)).toEqual({ code: 1, output: 'Второе решение принимает другой оператор\n' })
      expect(await decide('settle', id, SECOND)).toEqual({ code: 1, output: 'Первый оператор решил иначе\n' })
      expect((await payoutOf(id)).endedAt).toBeNull()
      expect(await decide('return', id, SECOND)).toEqual({ code: 0, output: 'Решено: деньги не ушли, баллы вернулись\n' })
      expect([(await payoutOf(id)).step, await outcomesOf(id)]).toEqual(['returned', ['DISCHARGE_FAILED', 'DISCHARGE_HOLD']])
      const lines = await opened.db
        .select()
        .from(audit)
        .where(eq(audit.object, finding?.id ?? ''))
        .orderBy(asc(audit.id))
      expect(lines.map(({ event }) => event)).toEqual(['findingSeconded', 'findingReturned'])
      expect(new Set(lines.map(({ actor }) => actor)).size).toBe(2)
      const [last] = await opened.db
        .select()
        .from(notifications)
        .where(eq(notifications.userId, payee.id))
        .orderBy(desc(notifications.number))
      expect([last?.event, last?.subject]).toEqual(['payoutReturned', id])
      expect(await run('list')).toEqual({ code: 0, output: 'Расхождений нет\n' })
    },
    START,
  )

  it(
    'C07 nobody but an operator decides, about something that exists, with a reason; what is no command ends with words and a code',
    async () => {
      expect(await decide('settle', randomUUID(), '79000000001')).toEqual({
        code: 1,
        output: 'Оператора с таким телефоном нет\n',
      })
      expect(await decide('settle', randomUUID())).toEqual({ code: 1, output: 'Не найдено\n' })
      await opened.db.update(users).set({ locked: true }).where(eq(users.mobile, SECOND))
      expect(await decide('settle', randomUUID(), SECOND)).toEqual({ code: 1, output: 'Этот оператор заблокирован\n' })
      expect(await run('settle', randomUUID(), '--operator', FIRST)).toMatchObject({
        code: 2,
        output: expect.stringContaining('npm run reconcile -- list'),
      })
      expect((await run('settle', randomUUID(), '--operator', FIRST, '--reason', ' н ')).code).toBe(2)
      expect((await run('list', '--force')).code).toBe(2)
    },
    START,
  )
})
