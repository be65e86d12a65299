/** What the desk reads of a receipt's lines (D271); the cases of the check itself stand with the other checks. */
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { receipts, sales } from '../../../server/kernel/database/schema.ts'
import { checkClaimsJob } from '../../../server/modules/desk/checks/check-claims-job.ts'
import { testApp } from '../support/server/test-app.ts'
import { sold } from './data-claims.ts'
import { operator, seen } from './support.ts'

const world = testApp()
const MODEL = 'Перфоратор П-26'

it('D271 an operator reads what stood on the receipt beside the model; the claim is as it was', async () => {
  const desk = await operator(world())
  const one = await sold(world(), [{ price: null, name: MODEL }], { sum: 100, lines: ['Гвозди 100 мм', 'Пакет'] })
  const numbers = { fn: '1', fd: '2', fp: one.sn.replace('.', '') }
  await world().db.update(receipts).set(numbers).where(eq(receipts.id, one.receiptId))
  await world().db.update(sales).set({ modelName: MODEL }).where(eq(sales.id, one.id))
  const context = { db: world().db, now: world().clock.now(), signal: new AbortController().signal }
  await world().db.transaction(await checkClaimsJob([], world().deps.ports.fileStore)({}, context))
  expect((await seen(world(), desk, one)).json.payload).toMatchObject({
    rows: expect.arrayContaining([{ label: 'Товар', claimed: MODEL, official: 'Гвозди 100 мм, Пакет', agrees: 'no' }]),
    checks: expect.arrayContaining([{ rule: 'otherModel', outcome: 'fired', note: 'в чеке: «Гвозди 100 мм», «Пакет»' }]),
  })
  const [row] = await world().db.select({ status: sales.status }).from(sales).where(eq(sales.id, one.id))
  expect(row?.status).toBe('PENDING')
})
