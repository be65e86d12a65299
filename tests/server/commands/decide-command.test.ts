/** `npm run decide` as an operator runs it beside the server. */
import { randomUUID } from 'node:crypto'
import { and, desc, eq, isNotNull } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { ANNA } from '../../../server/demo/people.ts'
import { audit, notifications, receiptFindings, receipts, sales, users } from '../../../server/kernel/database/schema.ts'
import { openUnlimited } from '../support/server/open-unlimited.ts'
import { freshPlace, runToEnd } from '../support/server/process.ts'

const START = 60_000
let place: Awaited<ReturnType<typeof freshPlace>>
let opened: ReturnType<typeof openUnlimited>

const OPERATOR = ['--operator', '+7 (900) 000-00-90']
const run = (...args: string[]) => runToEnd('decide-command', args, place.env)

const waitingOf = async (status: 'PENDING' | 'APPROVE_PENDING') => {
  const rows = await opened.db
    .select()
    .from(sales)
    .where(and(eq(sales.ownerId, ANNA), eq(sales.status, status)))
    .orderBy(sales.number)
  return rows[0]
}

// On the embedded database the command runs like `npm run jobs`, whose test is about that.
describe.runIf(inject('engineSetup').engine === 'postgres')('npm run decide', () => {
  beforeAll(async () => {
    place = await freshPlace()
    opened = openUnlimited(place.env['DATABASE_URL'] ?? '', 1)
  }, START)
  afterAll(async () => {
    await opened.close()
    place.remove()
  })

  it(
    'AT01 lists what waits for the desk, approves and refuses a row, and writes down whose decision it was',
    async () => {
      const [known, unknown] = [await waitingOf('APPROVE_PENDING'), await waitingOf('PENDING')]
      const list = await run('list')
      expect(list.code, list.output).toBe(0)
      expect(list.output).toMatch(new RegExp(`^${known?.id} продажа № ${known?.sn}, .+, ждёт с `, 'm'))
      expect(list.output).toContain(`${unknown?.id} продажа № ${unknown?.sn}, номера нет в базе, ждёт с `)
      expect(await run(known?.id ?? '', 'approve', ...OPERATOR)).toEqual({ code: 0, output: 'Решено строк: 1\n' })
      const refused = await run(unknown?.id ?? '', 'refuse', ...OPERATOR, '--reason', 'Номер не читается')
      expect(refused).toEqual({ code: 0, output: 'Решено строк: 1\n' })
      const after = await opened.db.select().from(sales).where(eq(sales.ownerId, ANNA))
      const statusOf = (id: string | undefined) => after.find((row) => row.id === id)?.status
      expect([statusOf(known?.id), statusOf(unknown?.id)]).toEqual(['FINISH', 'FAIL'])
      const [last, before] = await opened.db.select().from(audit).orderBy(desc(audit.id)).limit(2)
      expect([before?.event, last?.event]).toEqual(['saleApproved', 'saleRefused'])
      const [desk] = await opened.db.select().from(users).where(eq(users.isOperator, true))
      expect(last).toMatchObject({ actor: desk?.auditId, object: unknown?.id, origin: 'command', reason: 'desk' })
      const [told] = await opened.db.select().from(notifications).orderBy(desc(notifications.number)).limit(1)
      expect(told?.body).toContain('Номер не читается')
    },
    START,
  )

  it('F02 lists what was paid on a receipt that another row holds, and settles it; the sale and its points stay', async () => {
    const { db } = opened
    const isPaid = and(eq(sales.ownerId, ANNA), eq(sales.status, 'FINISH'), isNotNull(sales.receiptId))
    const [first, second] = await db.select().from(sales).where(isPaid).orderBy(sales.number).limit(2)
    const [id, holder] = [second?.id ?? '', first?.receiptId ?? '']
    await db
      .update(receipts)
      .set({ collidesWith: holder })
      .where(eq(receipts.id, second?.receiptId ?? ''))
    await db.insert(receiptFindings).values({ id: randomUUID(), saleId: id, ownerId: ANNA, foundAt: new Date() })
    const line = `${id} продажа № ${second?.sn}, ${second?.modelName}, подтверждена, чек тот же, что у № ${first?.sn}, начислено `
    expect((await run('list')).output).toContain(line)
    await db.update(users).set({ isOperator: true }).where(eq(users.id, ANNA))
    const own = { code: 1, output: 'Свои записи проверять нельзя: это сделает другой оператор\n' }
    expect(await run(id, 'approve', '--operator', '79000000001')).toEqual(own)
    await db.update(users).set({ isOperator: false }).where(eq(users.id, ANNA))
    expect(await run(id, 'refuse', ...OPERATOR, '--reason', 'Чек один')).toEqual({ code: 0, output: 'Решено строк: 1\n' })
    expect((await run('list')).output).not.toContain(line)
    const [row] = await db.select().from(sales).where(eq(sales.id, id))
    expect(row).toEqual(second)
    const [last] = await db.select().from(audit).orderBy(desc(audit.id)).limit(1)
    expect(last).toMatchObject({ event: 'saleRefused', object: id, origin: 'command', reason: 'desk' })
  })

  it(
    'C07 an operator decides about nothing of their own, here either',
    async () => {
      const row = await waitingOf('APPROVE_PENDING')
      await opened.db.update(users).set({ isOperator: true }).where(eq(users.id, ANNA))
      const refused = { code: 1, output: 'Свои записи проверять нельзя: это сделает другой оператор\n' }
      expect(await run(row?.id ?? '', 'approve', '--operator', '79000000001')).toEqual(refused)
      await opened.db.update(users).set({ isOperator: false }).where(eq(users.id, ANNA))
    },
    START,
  )

  it(
    'a refusal without a reason, a row that is decided, and what is no command end with a code and words',
    async () => {
      const row = await waitingOf('APPROVE_PENDING')
      const silent = await run(row?.id ?? '', 'refuse', ...OPERATOR)
      expect(silent).toEqual({ code: 1, output: '--reason: Обязательное поле\n' })
      await run(row?.id ?? '', 'approve', ...OPERATOR)
      expect(await run(row?.id ?? '', 'approve', ...OPERATOR)).toEqual({ code: 1, output: 'По этой строке уже есть решение\n' })
      expect(await run('approve')).toMatchObject({ code: 2, output: expect.stringContaining('npm run decide -- list') })
      expect((await run(row?.id ?? '', 'approve', ...OPERATOR, '--force')).code).toBe(2)
      expect((await run(row?.id ?? '', 'approve')).code).toBe(2)
      const nobody = { code: 1, output: 'Оператора с таким телефоном нет\n' }
      expect(await run(row?.id ?? '', 'approve', '--operator', '79000000001')).toEqual(nobody)
    },
    START,
  )
})
