/** Documents of the demo world: one that nobody has decided about, and one deal of two sides that is decided in part. */
import { moscowDay } from '../../src/domain/dates/dates.ts'
import type { files, invoiceFiles, invoices } from '../kernel/database/schema.ts'
import { MASTER_INN, PROFI_INN } from './points.ts'
import { ROMASHKA, ROMASHKA_INN, STROYDOM, STROYDOM_INN, YULIA, demoId } from './people.ts'

const INVOICE = 9
const DAY = 86_400_000

/** By number: Ромашка's purchase, the purchase of ООО Стройдом, and Юлия's sale of the same tools. */
export const WAITING_PURCHASE = 1
export const PARTLY_PURCHASE = 2
export const PARTLY_SALE = 3

/** The desk's reason against one of the tools. */
export const REFUSED = 'Номера нет в документе'

export const invoiceId = (number: number): string => demoId(INVOICE, number)

/** The file with the scan of a document; each owner has a copy. */
const scanOf = (number: number): string => `${String(INVOICE).padStart(31, '0')}${number}.jpg`

interface Paper {
  number: number
  side: 'seller' | 'buyer'
  ownerId: string
  upd: string
  ownInn: string
  partnerInn: string
  /** Kopecks. */
  sum: number
  age: number
  isDecided: boolean
}

const PAPERS: readonly Paper[] = [
  {
    number: WAITING_PURCHASE,
    side: 'buyer',
    ownerId: ROMASHKA,
    upd: '1042',
    ownInn: ROMASHKA_INN,
    partnerInn: PROFI_INN,
    sum: 2_495_000,
    age: 1,
    isDecided: false,
  },
  {
    number: PARTLY_PURCHASE,
    side: 'buyer',
    ownerId: STROYDOM,
    upd: '77',
    ownInn: STROYDOM_INN,
    partnerInn: MASTER_INN,
    sum: 1_996_000,
    age: 20,
    isDecided: true,
  },
  {
    number: PARTLY_SALE,
    side: 'seller',
    ownerId: YULIA,
    upd: '77',
    ownInn: MASTER_INN,
    partnerInn: STROYDOM_INN,
    sum: 1_996_000,
    age: 20,
    isDecided: true,
  },
]

/** All scans: their names, and the number of the document on each. */
export const SCANS = PAPERS.map(({ number, upd }) => ({ name: scanOf(number), upd }))

/** Everything about the documents but their rows. @param sizes of scans in bytes, by the document's number */
export const makeInvoices = (
  now: number,
  sizes: ReadonlyMap<string, number>,
): {
  invoices: (typeof invoices.$inferInsert)[]
  files: (typeof files.$inferInsert)[]
  attached: (typeof invoiceFiles.$inferInsert)[]
} => {
  const atOf = ({ age }: Paper): Date => new Date(now - age * DAY)
  return {
    invoices: PAPERS.map(({ number, age: _age, isDecided, ...paper }, place) => {
      const at = atOf(PAPERS[place] as Paper)
      return {
        ...paper,
        id: invoiceId(number),
        day: moscowDay(at.getTime()),
        createdAt: at,
        decidedAt: isDecided ? new Date(at.getTime() + DAY) : null,
      }
    }),
    files: PAPERS.map((paper) => {
      const at = atOf(paper)
      const size = sizes.get(paper.upd) ?? 0
      return { name: scanOf(paper.number), ownerId: paper.ownerId, contentType: 'image/jpeg', size, createdAt: at, storedAt: at }
    }),
    attached: PAPERS.map(({ number }) => ({ invoiceId: invoiceId(number), name: scanOf(number) })),
  }
}
