import { notifications } from '../kernel/database/schema.ts'
import type { Tx } from '../kernel/database/types.ts'
import type { News } from '../modules/notifications/news.ts'
import { rowOf } from '../modules/notifications/tell.ts'
import { applications } from './applications.ts'
import { REFUSED } from './invoices.ts'
import { ANNA, DMITRY, IGOR, MARIA, PROFI, ROMASHKA, STROYDOM, demoId } from './people.ts'
import { points } from './points.ts'
import type { SeedReceipt, SeedSale } from './sales.ts'
import { demoModels } from './tools.ts'

const NOTIFICATION = 6
const CHECK = 7
const DAY = 86_400_000

/**
 * Who was told: Анна of everything, more than two pages of it; Мария of six things and Дмитрий of the last five, on either side of
 * «Показать все»; ООО Ромашка and ООО Стройдом of their tools; Игорь of the applications that wait for his answer; nobody else of
 * anything.
 */
const PLAN: readonly { userId: string; last: number; unread: number }[] = [
  { userId: ANNA, last: Infinity, unread: 3 },
  { userId: MARIA, last: 6, unread: 2 },
  { userId: DMITRY, last: 5, unread: 0 },
  { userId: ROMASHKA, last: Infinity, unread: 1 },
  { userId: STROYDOM, last: Infinity, unread: 1 },
]

type Row = typeof notifications.$inferInsert

interface Happened {
  news: News
  at: Date
}

const newsOf = (seeded: SeedSale, receipt: SeedReceipt | undefined): News | null => {
  const model = demoModels.find(({ id }) => id === seeded.modelId)
  const { id, side, sn, guaranteeExpire = null } = seeded
  const sale = { id, side, sn, modelName: model?.name ?? null, picture: model?.picture ?? null }
  if (seeded.invoiceId && seeded.status === 'FINISH')
    return { event: 'saleApproved', sale, points: seeded.bonus ?? 0, guaranteeExpire }
  if (seeded.invoiceId && seeded.status === 'FAIL') return { event: 'saleRefused', sale, reason: REFUSED }
  if (seeded.status === 'FINISH') return { event: 'receiptAccepted', sale, points: seeded.bonus ?? 0, guaranteeExpire }
  if (seeded.status === 'FAIL') return { event: 'receiptRefused', sale, disagreed: receipt?.disagreed ?? null }
  return null
}

/** Анна's number was accepted, and with it her profile, the day before her first sale. */
const aboutAnna = (firstSale: Date): Happened[] => {
  const at = new Date(firstSale.getTime() - DAY)
  return [
    { news: { event: 'innAccepted', checkId: demoId(CHECK, 1) }, at },
    { news: { event: 'profileApproved', version: 1 }, at },
  ]
}

/** Игорь has read none of them yet. */
const aboutApplications = (now: number): Row[] =>
  points
    .filter(({ id }) => id === PROFI)
    .flatMap(({ name }) =>
      applications.map(({ id, waits }) =>
        rowOf({ userId: IGOR, event: 'joinRequested', requestId: id, pointName: name }, now - waits),
      ),
    )

/** Writes what the people of the demo world were told; the newest are unread. */
export const seedNotifications = async (
  tx: Tx,
  { sales, receipts }: { sales: readonly SeedSale[]; receipts: readonly SeedReceipt[] },
  now: number,
): Promise<void> => {
  const told = PLAN.flatMap(({ userId, last, unread }): Row[] => {
    const own = sales.filter(({ ownerId }) => ownerId === userId)
    const ofSales = own.flatMap((sale): Happened[] => {
      const news = newsOf(
        sale,
        receipts.find(({ id }) => id === sale.receiptId),
      )
      return news ? [{ news, at: sale.statusAt }] : []
    })
    const [first] = own
    const all = [...(userId === ANNA && first ? aboutAnna(first.saleDate) : []), ...ofSales].slice(-last)
    return all.map(({ news, at }, place) =>
      Object.assign(rowOf({ userId, ...news }, at.getTime()), { readAt: place < all.length - unread ? at : null }),
    )
  })
  const rows = [...told, ...aboutApplications(now)]
  await tx.insert(notifications).values(rows.map((row, place) => Object.assign(row, { id: demoId(NOTIFICATION, place + 1) })))
}
