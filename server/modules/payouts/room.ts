import { toPoints } from '../../../src/domain/money/money.ts'
import { LEAST_PAYOUT } from '../../../src/domain/money/payout.ts'
import type { Room } from '../../../src/domain/money/withdrawal-sum.ts'
import type { PayoutRules } from './rules.ts'

/** What the tables know of a person, in kopecks. */
interface Sums {
  available: number
  /** Payouts of this day. */
  today: number
  /** Null where the year has no limit for the person. */
  leftThisYear: number | null
}

/** What is left of a limit in rubles. */
export const leftOf = (limit: number | null, spent: number): number | null =>
  limit === null ? null : Math.max(0, limit - toPoints(spent))

/** What a sum is judged by, as the domain's rule wants it. */
export const roomOf = ({ available, today, leftThisYear }: Sums, { perPayout, perDay }: PayoutRules): Room => ({
  available: toPoints(available),
  limits: {
    least: LEAST_PAYOUT,
    perPayout,
    leftToday: leftOf(perDay, today),
    leftThisYear: leftThisYear === null ? null : toPoints(leftThisYear),
  },
})
