/** What the server tells of points and person, as this flow keeps it. */
import type { PointsSummary, User } from '../../../api/types.ts'
import type { Purse } from '../../../domain/money/withdrawal-sum.ts'
import type { Rights } from './types.ts'

export const purseOf = ({ available, expected, held, earnedThisMonth, paidThisYear, limits }: PointsSummary): Purse => {
  const { least, perPayout, perYear, leftToday, workingDays } = limits
  return {
    available,
    expected,
    held,
    earnedThisMonth,
    limits: {
      least,
      perPayout,
      leftToday,
      perYear,
      leftThisYear: perYear === null ? null : Math.max(perYear - paidThisYear, 0),
      workingDays,
    },
  }
}

export const rightsOf = ({ locked, innApproved, approved, taxLocked }: Pick<User, keyof Rights>): Rights => ({
  locked,
  innApproved,
  approved,
  taxLocked,
})

export const sameRights = (one: Rights, other: Rights): boolean =>
  (Object.keys(one) as (keyof Rights)[]).every((right) => one[right] === other[right])
