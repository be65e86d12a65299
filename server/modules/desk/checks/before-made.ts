import { formatDay } from '../../../../src/domain/dates/day.ts'
import type { Rule } from './rule.ts'
import { soldDay } from './sold-day.ts'

/** A tool whose sale is of an earlier day than its manufacture. */
export const beforeMade: Rule = {
  rule: 'beforeMade',
  weight: 4,
  kinds: ['tool'],
  look: async (_db, claim) => {
    if (claim.tool === null) return { off: 'номера нет в базе' }
    const { madeOn } = claim.tool
    if (madeOn === null) return { off: 'даты выпуска нет' }
    const day = soldDay(claim)
    if (day === null) return { off: 'это не продажа' }
    return day < madeOn
      ? { fired: true, note: `продан ${formatDay(day)}, сделан ${formatDay(madeOn)}` }
      : { fired: false, note: null }
  },
}
