import { SERIALS_PER_INVOICE } from '../../src/domain/sales/invoice.ts'
import type { models, tools } from '../kernel/database/schema.ts'
import { demoId } from './people.ts'
import { PICTURES } from './pictures.ts'

const MODEL = 3
const RUBLE = 100

const guides = (slug: string) => [
  { name: 'Инструкция', url: `/docs/${slug}.pdf` },
  { name: 'Гарантийный талон', url: `/docs/${slug}-warranty.pdf` },
]

const model = (
  number: number,
  name: string,
  slug: string,
  { points, price }: { points: number; price: number },
): typeof models.$inferInsert => ({
  id: demoId(MODEL, number),
  name,
  bonus: points * RUBLE,
  warrantyMonths: 36,
  picture: `${PICTURES}${slug}.svg`,
  documentation: guides(slug),
  price: price * RUBLE,
})

/** Six models, 150 to 900 points. The last one costs far more than what the receipts of the demo world say: a check at the desk fires. */
export const demoModels = [
  model(1, 'Дрель-шуруповёрт ДШ-18', 'dsh-18', { points: 150, price: 4990 }),
  model(2, 'Ударная дрель УД-850', 'ud-850', { points: 300, price: 5490 }),
  model(3, 'Лобзик Л-90', 'l-90', { points: 450, price: 5990 }),
  model(4, 'Ёмкость для пыли ПС-5', 'ps-5', { points: 600, price: 6490 }),
  model(5, 'Углошлифовальная машина УШМ-125', 'ushm-125', { points: 750, price: 6990 }),
  model(6, 'Перфоратор П-26', 'p-26', { points: 900, price: 13900 }),
]

export const modelOf = (index: number): (typeof demoModels)[number] => {
  const found = demoModels[index % demoModels.length]
  if (!found) throw new Error('the demo world has models')
  return found
}

/** A serial of the demo world: number 7 of series 100 is 100.00007. */
export const serial = (series: number, number: number): string => `${series}.${String(number).padStart(5, '0')}`

/**
 * The number of tools in each series: 100 free, 200 sold and not owned yet (the last two wait for the repair of their receipt),
 * 300 reserved, 400 refused, 610 and 620 owned already, 710 free: as many as a document may have (D75).
 */
const SERIES: Record<number, number> = { 100: 99, 200: 101, 300: 3, 400: 1, 610: 8, 620: 20, 710: SERIALS_PER_INVOICE }

/** Before the demo world begins, whatever day it is. */
const MADE_ON = '2024-05-20'

/** Every tool of the base. */
export const demoTools: (typeof tools.$inferInsert)[] = Object.entries(SERIES).flatMap(([series, count]) =>
  Array.from({ length: count }, (_, index) => {
    const sn = serial(Number(series), index + 1)
    return { sn, nfc: `NFC-${sn.replace('.', '-')}`, modelId: modelOf(index).id, refused: series === '400', madeOn: MADE_ON }
  }),
)
