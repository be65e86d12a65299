import { toPoints } from '../../../src/domain/money/money.ts'
import { pointsText } from '../../../src/domain/money/points-text.ts'
import { refuse } from '../../kernel/call/refusal.ts'
import { ledgerComments, ledgerTransactions } from '../../kernel/database/schema.ts'
import type { ManualOperation } from '../../kernel/database/sets.ts'
import type { Db, Tx } from '../../kernel/database/types.ts'
import { accountsOf, balanceOf, lockAccounts, PROGRAMME, writeSides } from './ledger.ts'

/** Points given or taken by hand. */
export interface ByHand {
  /** Of the correction, and so of its transaction. */
  id: string
  userId: string
  operation: ManualOperation
  /** Kopecks, with their sign. */
  amount: number
  /** What the person reads in the history. */
  text: string
}

/** A correction takes no more than what is free. @throws Refusal pointsShort that names what is */
export const refuseShort = async (db: Db, userId: string, amount: number): Promise<void> => {
  const free = amount < 0 ? await balanceOf(db, userId) : 0
  if (free + amount < 0 && amount < 0) refuse('pointsShort', `Свободно ${pointsText(toPoints(free))}: больше снять нельзя`)
}

/**
 * Enters a correction, once: its transaction has its id.
 * @throws Refusal pointsShort; notFound for somebody who has just gone
 */
export const correctPoints = async (tx: Tx, { id, userId, operation, amount, text }: ByHand, now: number): Promise<void> => {
  const account = (await accountsOf(tx, [userId], 'points')).get(userId) ?? refuse('notFound')
  await lockAccounts(tx, [account])
  await refuseShort(tx, userId, amount)
  await tx.insert(ledgerTransactions).values({ id, operation, createdAt: new Date(now) })
  await tx.insert(ledgerComments).values({ transactionId: id, userId, text })
  const [from, to] = amount > 0 ? [PROGRAMME, account] : [account, PROGRAMME]
  await writeSides(tx, [{ transactionId: id, from, to, amount: Math.abs(amount) }])
}
