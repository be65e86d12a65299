import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { ledgerTransactions, models, sales } from '../../../../server/kernel/database/schema.ts'
import { rowsOf } from '../../../../server/kernel/database/rows.ts'
import type { Db, Tx } from '../../../../server/kernel/database/types.ts'
import { accountsOf, PROGRAMME, writeSides } from '../../../../server/modules/ledger/ledger.ts'
import { openAsOwner } from '../server/test-database.ts'

interface Purchase {
  ownerId: string
  /** Kopecks. */
  bonus: number
  side?: 'seller' | 'buyer'
  pointId?: string
  at: Date
}

/** A finished sale or purchase of a model with exactly this bonus. @returns its id */
export const finishedSale = async (tx: Db, { ownerId, bonus, side = 'buyer', pointId, at }: Purchase): Promise<string> => {
  const [id, name] = [randomUUID(), `Модель на ${bonus}`]
  const [known] = await tx
    .select({ id: models.id })
    .from(models)
    .where(sql`${models.name} = ${name}`)
    .limit(1)
  const modelId = known?.id ?? randomUUID()
  if (!known) await tx.insert(models).values({ id: modelId, name, bonus, buyerBonus: bonus, warrantyMonths: 12 })
  const row = { id, side, ownerId, pointId, modelId, bonus, sn: `сделка ${id}`, status: 'FINISH' } as const
  await tx.insert(sales).values({ ...row, statusAt: at, saleDate: at, purchaseDate: at })
  return id
}

/** Points of a purchase that somebody has made. */
export const earnPoints = async (tx: Tx, userId: string, amount: number, at: Date): Promise<void> => {
  const to = (await accountsOf(tx, [userId], 'points')).get(userId) ?? ''
  const id = randomUUID()
  const saleId = await finishedSale(tx, { ownerId: userId, bonus: amount, at })
  await tx.insert(ledgerTransactions).values({ id, operation: 'CHARGE_FOR_BUY', saleId, createdAt: at })
  await writeSides(tx, [{ transactionId: id, from: PROGRAMME, to, amount }])
}

/** Writes rows that the database would not take today: those of a ledger that is older than its rules. */
export const asBefore = async (db: Db, work: (tx: Tx) => Promise<void>): Promise<void> => {
  const owner = await openAsOwner(db)
  try {
    await owner.db.transaction(async (tx) => {
      const [rule] = rowsOf<{ text: string }>(
        await tx.execute(
          sql`select pg_get_constraintdef(oid) as text from pg_constraint where conname = 'ledger_transactions_grounds'`,
        ),
      )
      await tx.execute(sql`alter table payouts disable trigger payouts_held`)
      await tx.execute(sql`alter table ledger_transactions disable trigger ledger_fits`)
      await tx.execute(sql`alter table ledger_transactions drop constraint ledger_transactions_grounds`)
      await work(tx)
      await tx.execute(sql`set constraints all immediate`)
      await tx.execute(sql`alter table payouts enable trigger payouts_held`)
      await tx.execute(sql`alter table ledger_transactions enable trigger ledger_fits`)
      await tx.execute(sql.raw(`alter table ledger_transactions add constraint ledger_transactions_grounds ${rule?.text}`))
    })
  } finally {
    await owner.close()
  }
}
