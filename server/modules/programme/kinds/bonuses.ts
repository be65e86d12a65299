import { eq } from 'drizzle-orm'
import { models } from '../../../kernel/database/schema.ts'
import { readName, readPoints } from '../cells.ts'
import { kindOf } from '../kind.ts'
import type { Outcome } from '../kind.ts'
import { lockModels, notOne } from '../models.ts'

interface Row {
  name: string
  /** Kopecks; null: it stays. */
  bonus: number | null
  buyerBonus: number | null
}

const COLUMNS = {
  name: { title: 'Модель', also: ['Название модели', 'Название'], isMust: true },
  bonus: { title: 'Баллы продавцу', also: ['Баллы', 'Бонус продавцу', 'Бонус'] },
  buyerBonus: { title: 'Баллы покупателю', also: ['Бонус покупателю'] },
} as const

/**
 * Bonuses of models that are there. A sale keeps the bonus that it was registered with (C01): one of the new size goes to what is
 * registered from now on, and to rows whose model the desk has still to name.
 */
export const bonuses = kindOf<keyof typeof COLUMNS, Row>({
  columns: COLUMNS,
  read: (cells) => {
    const name = readName(COLUMNS.name.title, cells('name'))
    if ('refused' in name) return name
    const bonus = readPoints(COLUMNS.bonus.title, cells('bonus'))
    if ('refused' in bonus) return bonus
    const buyerBonus = readPoints(COLUMNS.buyerBonus.title, cells('buyerBonus'))
    if ('refused' in buyerBonus) return buyerBonus
    if (bonus.value === null && buyerBonus.value === null) return { refused: 'баллы не указаны' }
    return { name: name.value, bonus: bonus.value, buyerBonus: buyerBonus.value }
  },
  enter: async (tx, rows) => {
    const known = await lockModels(
      tx,
      rows.map(({ name }) => name),
    )
    const outcomes: Outcome[] = []
    for (const { name, ...given } of rows) {
      const model = known.get(name)
      if (model === undefined || model === 'many') {
        outcomes.push(notOne(name, model))
        continue
      }
      const next = { bonus: given.bonus ?? model.bonus, buyerBonus: given.buyerBonus ?? model.buyerBonus }
      const isSame = next.bonus === model.bonus && next.buyerBonus === model.buyerBonus
      if (!isSame) await tx.update(models).set(next).where(eq(models.id, model.id))
      known.set(name, { ...model, ...next })
      outcomes.push(isSame ? 'same' : 'changed')
    }
    return outcomes
  },
})
