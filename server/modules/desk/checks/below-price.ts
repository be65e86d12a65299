import { and, eq, gt, isNull, lte, ne, or } from 'drizzle-orm'
import { formatDay } from '../../../../src/domain/dates/day.ts'
import type { Day } from '../../../../src/domain/dates/day.ts'
import { formatRubles, toPoints } from '../../../../src/domain/money/money.ts'
import { models, sales } from '../../../kernel/database/schema.ts'
import type { Db } from '../../../kernel/database/types.ts'
import type { Rule } from './rule.ts'
import { soldDay } from './sold-day.ts'

/** Shops sell at a discount: so much of the price, in hundredths, is no reason to look. */
const LEAST_PERCENT = 70

const rubles = (kopecks: number): string => formatRubles(toPoints(kopecks))

/** What the tools that are registered on a receipt cost by the programme's prices of that day; those without one count as nothing. */
const priceOf = async (db: Db, receiptId: string, day: Day): Promise<number> => {
  const isLive = and(eq(sales.receiptId, receiptId), ne(sales.status, 'FAIL'))
  const holds = and(gt(models.price, 0), or(isNull(models.priceSince), lte(models.priceSince, day)))
  const rows = await db
    .select({ price: models.price })
    .from(sales)
    .innerJoin(models, eq(models.id, sales.modelId))
    .where(and(isLive, holds))
  return rows.reduce((sum, { price }) => sum + (price ?? 0), 0)
}

/** A receipt whose sum is well below what the tools registered on it cost. What else it holds only raises the sum. */
export const belowPrice: Rule = {
  rule: 'belowPrice',
  weight: 3,
  kinds: ['tool'],
  look: async (db, claim) => {
    const { receipt, model } = claim
    if (model === null) return { off: 'модель неизвестна' }
    if (model.price === null) return { off: 'цены модели нет' }
    if (receipt?.sum == null) return { off: 'у чека нет суммы' }
    const day = soldDay(claim)
    if (day === null) return { off: 'это не продажа' }
    if (model.priceSince !== null && day < model.priceSince) return { off: `цена известна с ${formatDay(model.priceSince)}` }
    const price = await priceOf(db, receipt.id, day)
    if (receipt.sum * 100 >= price * LEAST_PERCENT) return { fired: false, note: null }
    return { fired: true, note: `${rubles(receipt.sum)} вместо ${rubles(price)}` }
  },
}
