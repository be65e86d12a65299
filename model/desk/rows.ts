/** Rows of the desk's queues, as the contract gives them. */
import { stamp } from '../kit/stamp.ts'

const ago = (hours: number): string => new Date(stamp.now - hours * 3_600_000).toISOString()

export const rowOf = (id: string, title: string, more: object = {}) => ({
  kind: 'tool',
  id,
  title,
  detail: 'Налоговая служба не ответила точно',
  side: 'seller',
  since: ago(20),
  due: ago(-50),
  isLate: false,
  suspicion: [],
  takenBy: null,
  pending: null,
  failed: null,
  ...more,
})

export const late = rowOf('row-late', 'Перфоратор П-26', { isLate: true, since: ago(80), suspicion: ['belowPrice'] })
export const free = rowOf('row-free', 'Лобзик Л-90')
export const taken = rowOf('row-taken', 'Ударная дрель УД-850', {
  takenBy: { id: 'operator-2', name: 'Петрова М.', until: ago(-1) },
})
export const more = rowOf('row-more', 'Инструмент не из базы', { detail: 'Номера нет в базе' })

export const queues = [
  { kind: 'tool', count: 4, late: 1, oldest: ago(80) },
  { kind: 'document', count: 1, late: 0, oldest: ago(5) },
]

/** When a decision is carried out: ten seconds after the stamp. */
export const DUE = stamp.now + 10_000
/** When a take ends. */
export const UNTIL = stamp.now + 600_000

export const view = {
  case: late,
  who: { id: 'user-anna', name: 'Соколова А. И.', role: 'Продавец', point: 'Инструмент Профи' },
  summary: '200.00036 · продавцу +900 баллов',
  checkedAt: ago(70),
  rows: [
    { label: 'Товар', claimed: 'Перфоратор П-26', official: 'Дрель-шуруповёрт ДШ-18', agrees: 'no' },
    { label: 'Сумма', claimed: '4 990,00 ₽', official: '4 990,00 ₽', agrees: 'yes' },
  ],
  files: [],
  checks: [
    { rule: 'belowPrice', outcome: 'fired', note: '4 990 ₽ вместо 13 900 ₽' },
    { rule: 'samePhoto', outcome: 'passed', note: null },
    { rule: 'sharedCard', outcome: 'off', note: 'нет данных' },
  ],
  needsModel: false,
  verdicts: ['approve', 'refuse'],
  history: [{ at: ago(90), text: 'Продажа отменена продавцом' }],
  version: 41,
}
