import type { components } from '../../../openapi/generated/schema.d.ts'
import { PAYOUT_REASONS } from '../../../src/domain/money/payout.ts'
import type { PayoutStep } from '../../../src/domain/money/payout.ts'
import type { payouts } from '../../kernel/database/schema.ts'
import type { PayoutState } from '../../kernel/database/sets.ts'

export type PayoutRow = typeof payouts.$inferSelect

/** A person sees a payout that is being sent as sent. */
const STEPS: Record<PayoutState, PayoutStep> = {
  held: 'held',
  sending: 'sent',
  sent: 'sent',
  checking: 'checking',
  settled: 'settled',
  returned: 'returned',
}

/** A payout of the caller as in the contract. @param now epoch milliseconds */
export const payoutOf = (row: PayoutRow, now: number): components['schemas']['Payout'] => ({
  id: row.id,
  step: STEPS[row.step],
  // A payout without a card number belongs to nobody any more, so nobody is shown it.
  pan: row.pan ?? '',
  until: row.endedAt ? null : row.until.toISOString(),
  isOverdue: row.endedAt === null && row.until.getTime() < now,
  endedAt: row.endedAt?.toISOString() ?? null,
  reason: row.reason && PAYOUT_REASONS[row.reason],
})
