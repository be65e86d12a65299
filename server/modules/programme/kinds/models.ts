import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { moscowDay } from '../../../../src/domain/dates/dates.ts'
import type { Day } from '../../../../src/domain/dates/day.ts'
import { models } from '../../../kernel/database/schema.ts'
import type { Tx } from '../../../kernel/database/types.ts'
import { readDay, readMonths, readName, readPoints, readPrice } from '../cells.ts'
import { kindOf } from '../kind.ts'
import type { Outcome, Refused } from '../kind.ts'
import { lockModels, notOne } from '../models.ts'
import type { ModelRow } from '../models.ts'

/** What is null the file does not say. */
interface Row {
  name: string
  price: number | null
  priceSince: Day | null
  warrantyMonths: number | null
  bonus: number | null
  buyerBonus: number | null
}

const COLUMNS = {
  name: { title: 'Модель', also: ['Название модели', 'Название'], isMust: true },
  price: { title: 'Цена', also: ['Цена, ₽', 'Цена руб', 'Цена в рублях'] },
  priceSince: { title: 'Цена с', also: ['Цена с даты', 'Цена действует с'] },
  warrantyMonths: { title: 'Гарантия', also: ['Гарантия, мес.', 'Гарантия мес', 'Гарантия, месяцев'] },
  bonus: { title: 'Баллы продавцу', also: ['Баллы', 'Бонус продавцу', 'Бонус'] },
  buyerBonus: { title: 'Баллы покупателю', also: ['Бонус покупателю'] },
} as const

/** An arbitrary lock number of our own: two files that bring the same new model would make two of it. */
const NEW_MODELS_LOCK = 7_202_637

const addModel = async (
  tx: Tx,
  { name, price, priceSince, warrantyMonths, bonus, buyerBonus }: Row,
): Promise<ModelRow | Refused> => {
  if (warrantyMonths === null) return { refused: 'модель новая, а гарантия не указана' }
  if (bonus === null) return { refused: 'модель новая, а баллы продавцу не указаны' }
  const row: ModelRow = {
    id: randomUUID(),
    name,
    bonus,
    buyerBonus: buyerBonus ?? 0,
    warrantyMonths,
    picture: null,
    documentation: [],
    price,
    priceSince,
  }
  await tx.insert(models).values(row)
  return row
}

/** A price that follows another one holds from the day on which the programme learns of it, unless the file says from when. */
const sinceOf = (row: Row, model: ModelRow, today: Day): Day | null => {
  if (row.price === null) return model.priceSince
  if (row.priceSince !== null) return row.priceSince
  return model.price === null || model.price === row.price ? model.priceSince : today
}

const changed = (row: Row, model: ModelRow, today: Day): ModelRow => ({
  ...model,
  price: row.price ?? model.price,
  priceSince: sinceOf(row, model, today),
  warrantyMonths: row.warrantyMonths ?? model.warrantyMonths,
})

const isSame = (one: ModelRow, other: ModelRow): boolean =>
  one.price === other.price && one.priceSince === other.priceSince && one.warrantyMonths === other.warrantyMonths

/**
 * Models with their prices. One that is there is known by its name and keeps its points: those come with the file of bonuses. A cell that
 * is empty changes nothing.
 */
export const modelsKind = kindOf<keyof typeof COLUMNS, Row>({
  columns: COLUMNS,
  read: (cells) => {
    const name = readName(COLUMNS.name.title, cells('name'))
    if ('refused' in name) return name
    const price = readPrice(COLUMNS.price.title, cells('price'))
    if ('refused' in price) return price
    const priceSince = readDay(COLUMNS.priceSince.title, cells('priceSince'))
    if ('refused' in priceSince) return priceSince
    if (priceSince.value !== null && price.value === null) return { refused: 'указано, с какого дня цена, а самой цены нет' }
    const warrantyMonths = readMonths(COLUMNS.warrantyMonths.title, cells('warrantyMonths'))
    if ('refused' in warrantyMonths) return warrantyMonths
    const bonus = readPoints(COLUMNS.bonus.title, cells('bonus'))
    if ('refused' in bonus) return bonus
    const buyerBonus = readPoints(COLUMNS.buyerBonus.title, cells('buyerBonus'))
    if ('refused' in buyerBonus) return buyerBonus
    return {
      name: name.value,
      price: price.value,
      priceSince: priceSince.value,
      warrantyMonths: warrantyMonths.value,
      bonus: bonus.value,
      buyerBonus: buyerBonus.value,
    }
  },
  enter: async (tx, rows, now) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${NEW_MODELS_LOCK})`)
    const known = await lockModels(
      tx,
      rows.map(({ name }) => name),
    )
    const outcomes: Outcome[] = []
    for (const row of rows) {
      const model = known.get(row.name)
      if (model === 'many') outcomes.push(notOne(row.name, model))
      else if (model === undefined) {
        const added = await addModel(tx, row)
        if (!('refused' in added)) known.set(row.name, added)
        outcomes.push('refused' in added ? added : 'added')
      } else {
        const next = changed(row, model, moscowDay(now))
        const { price, priceSince, warrantyMonths } = next
        const keeps = isSame(next, model)
        if (!keeps) await tx.update(models).set({ price, priceSince, warrantyMonths }).where(eq(models.id, model.id))
        known.set(row.name, next)
        outcomes.push(keeps ? 'same' : 'changed')
      }
    }
    return outcomes
  },
})
