import { eq } from 'drizzle-orm'
import { placeKey } from '../../src/domain/people/point.ts'
import {
  decisions,
  files,
  invoiceFiles,
  invoices,
  joinRequests,
  models,
  operators,
  passports,
  receiptFiles,
  receipts,
  retailPoints,
  sales,
  tools,
  users,
} from '../kernel/database/schema.ts'
import type { Db, Tx } from '../kernel/database/types.ts'
import { enqueue } from '../kernel/jobs/queue.ts'
import type { Passwords } from '../kernel/secrets/passwords.ts'
import { findDirector } from '../modules/points/director.ts'
import { writeImages } from '../modules/profile/images.ts'
import { applications } from './applications.ts'
import { makeInvoices, REFUSED, SCANS } from './invoices.ts'
import { makeReceiptPhotos } from './receipt-photos.ts'
import { seedLedger } from './ledger.ts'
import { seedPayouts } from './payouts.ts'
import { seedNotifications } from './notifications.ts'
import { seedChats } from './chats.ts'
import { demoPassports, drawPassport } from './passport.ts'
import { seedCards } from './cards.ts'
import { DEMO_PASSWORD, PROFI, people, phoneOf, userId } from './people.ts'
import { points } from './points.ts'
import { makeSales } from './sales.ts'
import type { SeedSale } from './sales.ts'
import { drawDocument, drawReceipt } from './uploads.ts'
import { demoModels, demoTools } from './tools.ts'

const toRow = async (
  { number, ...person }: (typeof people)[number],
  createdAt: Date,
  passwords: Passwords,
): Promise<typeof users.$inferInsert> => ({
  ...person,
  id: userId(number),
  mobile: phoneOf(number),
  passwordHash: await passwords.hash(DEMO_PASSWORD),
  createdAt,
})

/** People are inserted before points and get their point afterwards: each table references the other. */
const seedPeople = async (tx: Tx, createdAt: Date, passwords: Passwords): Promise<void> => {
  const rows = await Promise.all(people.map((person) => toRow(person, createdAt, passwords)))
  await tx
    .insert(retailPoints)
    .values(points.map((point) => ({ ...point, adminId: null, placeKey: placeKey(point.address), createdAt })))
  await tx.insert(users).values(rows)
  await tx
    .insert(operators)
    .values(rows.filter(({ isOperator }) => isOperator).map(({ id }) => ({ userId: id, passwordSetAt: createdAt, createdAt })))
  for (const { id, adminId, directorPhone } of points) {
    const directorId = await findDirector(tx, directorPhone)
    await tx.update(retailPoints).set({ adminId, directorId }).where(eq(retailPoints.id, id))
  }
  await tx.insert(joinRequests).values(
    applications.map(({ id, userId, waits }) => ({
      id,
      userId,
      pointId: PROFI,
      createdAt: new Date(createdAt.getTime() - waits),
    })),
  )
  const size = (await drawPassport()).length
  for (const { passport, image } of demoPassports) {
    await tx.insert(passports).values(passport)
    await tx
      .insert(files)
      .values({ name: image, ownerId: passport.userId, contentType: 'image/jpeg', size, createdAt, storedAt: createdAt })
    await writeImages(tx, passport.userId, [image])
  }
}

const seedInvoices = async (tx: Tx, now: number): Promise<void> => {
  const sizes = new Map<string, number>()
  for (const { upd } of SCANS) sizes.set(upd, (await drawDocument(upd)).length)
  const papers = makeInvoices(now, sizes)
  await tx.insert(files).values(papers.files)
  await tx.insert(invoices).values(papers.invoices)
  await tx.insert(invoiceFiles).values(papers.attached)
}

const seedPhotos = async (tx: Tx, world: ReturnType<typeof makeSales>): Promise<void> => {
  const photos = makeReceiptPhotos(world.receipts, (await drawReceipt()).length)
  await tx.insert(files).values(photos.files)
  await tx.insert(receiptFiles).values(photos.attached)
}

/** What the desk has said of rows on documents. */
const decisionsOf = (rows: readonly SeedSale[]): (typeof decisions.$inferInsert)[] =>
  rows.flatMap(({ id, ownerId, status, statusAt, invoiceId }) =>
    invoiceId && (status === 'FINISH' || status === 'FAIL')
      ? [
          {
            saleId: id,
            ownerId,
            at: statusAt,
            ...(status === 'FINISH' ? { verdict: 'approve' as const } : { verdict: 'refuse' as const, reason: REFUSED }),
          },
        ]
      : [],
  )

/**
 * Seeds an empty database with the demo world, relative to `now`. A database with people stays unchanged.
 * @returns whether it was seeded
 */
export const seedDemo = async (db: Db, now: number, passwords: Passwords): Promise<boolean> => {
  if ((await db.$count(users)) > 0) return false
  await db.transaction(async (tx) => {
    await seedPeople(tx, new Date(now), passwords)
    await tx.insert(models).values(demoModels)
    await tx.insert(tools).values(demoTools)
    const world = makeSales(now)
    await tx.insert(receipts).values(world.receipts)
    await seedPhotos(tx, world)
    await seedInvoices(tx, now)
    await tx.insert(sales).values(world.sales)
    await tx.insert(decisions).values(decisionsOf(world.sales))
    await seedCards(tx, now)
    await seedPayouts(tx, now)
    await seedLedger(tx, world.sales, now)
    await seedNotifications(tx, world, now)
    await seedChats(tx, now)
    for (const { id, status } of world.sales) {
      if (status === 'TAX_PENDING') await enqueue(tx, 'receipt-check', { saleId: id }, new Date(now))
    }
  })
  return true
}
