/**
 * What the payer owes the tax service of people who have deleted their accounts (F01, E20): name, INN, year and sum, written by the
 * deletion where there were payouts. The yearly file alone reads it. A payout under way leads to the record of its person until it ends;
 * what an operator finds out later about one that has ended stands in the file's line without names.
 */
import { randomUUID } from 'node:crypto'
import { and, eq, isNull, lt, notExists, sql } from 'drizzle-orm'
import { deleteInBatches } from '../../kernel/database/in-batches.ts'
import { payouts, taxRecords } from '../../kernel/database/schema.ts'
import type { users } from '../../kernel/database/schema.ts'
import type { Db, Tx } from '../../kernel/database/types.ts'
import { yearOf } from './spent.ts'
import type { PayoutRow } from './view.ts'

type Person = Pick<typeof users.$inferSelect, 'id' | 'surname' | 'username' | 'patronymic' | 'inn'>

/** Calendar years after the year of a record during which it is kept. */
const KEPT = 5

/** What has arrived, by the year in which it did: as the yearly file counts. */
const arrivedByYear = (tx: Tx, userId: string) =>
  tx
    .select({
      year: sql<number>`moscow_year(${payouts.endedAt})`.as('year'),
      payouts: sql<number>`count(*)`.mapWith(Number),
      amount: sql<number>`sum(${payouts.amount})`.mapWith(Number),
    })
    .from(payouts)
    .where(and(eq(payouts.userId, userId), sql`coalesce(${payouts.arrived}, ${payouts.step} = 'settled')`))
    .groupBy(sql`year`)

/** Writes the records of a person who goes; nothing for a person without payouts. The person and the payouts are still tied. */
export const leaveTaxRecords = async (tx: Tx, { id: userId, surname, username, patronymic, inn }: Person, now: number) => {
  const years = await arrivedByYear(tx, userId)
  const isUnderWay = and(eq(payouts.userId, userId), isNull(payouts.endedAt))
  const [running] = await tx.select({ id: payouts.id }).from(payouts).where(isUnderWay).limit(1)
  const thisYear = yearOf(now)
  if (running && years.every(({ year }) => year !== thisYear)) years.push({ year: thisYear, payouts: 0, amount: 0 })
  const records = years
    .filter(({ year }) => year >= thisYear - KEPT)
    .map((sums) => ({ id: randomUUID(), surname, username, patronymic, inn, ...sums }))
  if (records.length === 0) return
  await tx.insert(taxRecords).values(records)
  const taxRecord = records.find(({ year }) => year === thisYear)?.id
  if (running) await tx.update(payouts).set({ taxRecord, userId: null }).where(isUnderWay)
}

/** Nothing has arrived and nothing is under way: there were no payouts after all, so the name has to go. */
const forgetEmpty = async (tx: Tx, id: string): Promise<void> => {
  const running = tx.select({ id: payouts.id }).from(payouts).where(eq(payouts.taxRecord, id))
  await tx.delete(taxRecords).where(and(eq(taxRecords.id, id), eq(taxRecords.payouts, 0), notExists(running)))
}

/**
 * A payout of somebody who is gone has ended. The payout no longer leads to the record.
 * @param row the payout before it ended
 */
export const closeTaxRecord = async (
  tx: Tx,
  { taxRecord, amount }: Pick<PayoutRow, 'taxRecord' | 'amount'>,
  hasArrived: boolean,
  now: number,
): Promise<void> => {
  if (taxRecord === null) return
  // Two payouts of one person that end at once: the second one sees what the first one has left.
  const [record] = await tx.select().from(taxRecords).where(eq(taxRecords.id, taxRecord)).for('update')
  if (!record) return
  const year = yearOf(now)
  if (hasArrived && record.year === year)
    await tx
      .update(taxRecords)
      .set({ payouts: record.payouts + 1, amount: record.amount + amount })
      .where(eq(taxRecords.id, taxRecord))
  else if (hasArrived) await tx.insert(taxRecords).values({ ...record, id: randomUUID(), year, payouts: 1, amount })
  await forgetEmpty(tx, taxRecord)
}

/** The part of the cleanup that deletes records whose five years are over. */
export const forgetOldTaxRecords = (db: Db, now: number): Promise<void> =>
  deleteInBatches(db, taxRecords, lt(taxRecords.year, yearOf(now) - KEPT))
