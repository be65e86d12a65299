import { REFUSED_BY_BANK } from '../../../server/modules/payouts/acquirer.ts'
import type { PayoutEvent } from '../../../server/modules/payouts/machine.ts'

/** Everything that can happen to a payout. */
export const EVENTS: PayoutEvent[] = [
  { type: 'send' },
  { type: 'accepted' },
  { type: 'settled' },
  { type: 'refused', reason: REFUSED_BY_BANK[0] },
  { type: 'unknown' },
  { type: 'never' },
  { type: 'late' },
  { type: 'operator.settle' },
  { type: 'operator.return' },
]
