/** The people of a point, for the fixtures of the administrator's flows. */
import type { Seller } from '../../src/api/types.ts'

const NAMES = [
  ['Соколова', 'Анна'],
  ['Козлов', 'Дмитрий'],
  ['Белов', 'Виктор'],
  ['Волков', 'Сергей'],
  ['Зайцев', 'Павел'],
  ['Новикова', 'Елена'],
  ['Ким', 'Ян'],
] as const

/** @param at their number, from 0 */
export const person = (at: number, changes: Partial<Seller> = {}): Seller => {
  const [surname, username] = NAMES[at % NAMES.length]!
  return {
    id: `person-${at}`,
    surname,
    username,
    city: 'Москва',
    mobile: `790000000${String(at).padStart(2, '0')}`,
    addressPoint: 'Москва, ул. Складочная, 1',
    namePoint: 'Инструмент Профи',
    locked: false,
    created: null,
    ...changes,
  }
}

export const people = (from: number, count: number): Seller[] => Array.from({ length: count }, (_, at) => person(from + at))
