import { payouts } from '../kernel/database/schema.ts'
import type { Tx } from '../kernel/database/types.ts'
import { makePayouts } from './ledger.ts'

/** Анна's withdrawals went to a card that she has removed since. */
const FORMER_PAN = '2200********1881'

/** Writes the payouts whose points the ledger of the demo world has. */
export const seedPayouts = async (tx: Tx, now: number): Promise<void> => {
  await tx.insert(payouts).values(
    makePayouts(now).map(({ id, userId, amount, heldAt, settledAt }) => ({
      id,
      userId,
      pan: FORMER_PAN,
      amount,
      step: 'settled' as const,
      createdAt: heldAt,
      until: settledAt,
      sentAt: heldAt,
      attempts: 2,
      endedAt: settledAt,
    })),
  )
}
