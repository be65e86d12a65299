/** Claims that checks with data of the programme look at: prices, days of manufacture, photographs. */
import { randomBytes, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import {
  files,
  invoiceFiles,
  invoices,
  models,
  receiptFiles,
  receipts,
  sales,
  tools,
} from '../../../server/kernel/database/schema.ts'
import { PROFI } from '../../../server/demo/people.ts'
import { makeDuePrints } from '../../../server/modules/desk/checks/photo/make-prints.ts'
import type { TestApp } from '../support/server/test-app.ts'
import { hire } from '../team/support.ts'
import type { Member } from '../team/support.ts'
import { freshSerial } from './support.ts'
import type { Waiting } from './support.ts'

type Side = 'seller' | 'buyer'

/** One tool on a receipt, of a model with this price, in rubles. */
interface Tool {
  price: number | null
  since?: string
  madeOn?: string | null
  status?: 'PENDING' | 'FAIL'
  /** Of the model; one that nobody else has without. */
  name?: string
}

interface Paper {
  /** Rubles. */
  sum: number | null
  dateTime?: string | null
  side?: Side
  owner?: Member
  /** The serial of the first tool; a new one without. */
  sn?: string
  /** Names of the lines that the tax service has told. */
  lines?: readonly string[]
}

const toolOf = async (world: TestApp, { price, since, madeOn, name = `Модель ${randomUUID()}` }: Tool, given?: string) => {
  const model = { id: randomUUID(), name, bonus: 100, warrantyMonths: 12 }
  const [sn, priced] = [given ?? (await freshSerial(world, false)), price === null ? null : Math.round(price * 100)]
  await world.db.insert(models).values({ ...model, price: priced, priceSince: since ?? null })
  await world.db
    .insert(tools)
    .values({ sn, modelId: model.id, madeOn: madeOn ?? null })
    .onConflictDoNothing()
  return { sn, modelId: model.id }
}

/** Tools on one receipt; the first one is the claim. */
export const sold = async (
  world: TestApp,
  all: readonly Tool[],
  paper: Paper,
): Promise<Waiting & { receiptId: string; sn: string }> => {
  const { sum, dateTime = '18-11-2026T12:00:00', side = 'seller' } = paper
  const owner = paper.owner ?? (await hire(world, PROFI))
  const [receiptId, at, ids] = [randomUUID(), new Date(world.clock.now()), all.map(() => randomUUID())]
  const kopecks = sum === null ? null : Math.round(sum * 100)
  const items = (paper.lines ?? []).map((name) => ({ name, sum: 100, quantity: 1 }))
  const status = paper.lines ? 'SUCCESS' : 'PENDING'
  const row = { id: receiptId, side, ownerId: owner.id, sum: kopecks, dateTime, status, items, createdAt: at } as const
  await world.db.insert(receipts).values(row)
  let first = ''
  for (const [place, tool] of all.entries()) {
    const { sn, modelId } = await toolOf(world, tool, place === 0 ? paper.sn : undefined)
    if (place === 0) first = sn
    const sale = {
      id: ids[place] ?? '',
      side,
      ownerId: owner.id,
      sn,
      toolSn: sn,
      modelId,
      bonus: side === 'seller' ? 100 : 0,
    } as const
    await world.db.insert(sales).values({ ...sale, status: tool.status ?? 'PENDING', statusAt: at, saleDate: at, receiptId })
  }
  return { kind: 'tool', id: ids[0] ?? '', owner, receiptId, sn: first }
}

/** A stored upload of somebody. */
const upload = async (
  world: TestApp,
  ownerId: string,
  bytes: Buffer,
  type: 'image/jpeg' | 'application/pdf',
): Promise<string> => {
  const name = `${randomBytes(16).toString('hex')}.${type === 'image/jpeg' ? 'jpg' : 'pdf'}`
  const at = new Date(world.clock.now())
  await world.db.insert(files).values({ name, ownerId, contentType: type, size: bytes.length, createdAt: at, storedAt: at })
  await world.deps.ports.fileStore.put(name, bytes)
  return name
}

/** A claim with this photograph on its receipt. */
export const shown = async (
  world: TestApp,
  picture: Buffer,
  paper: Partial<Paper> = {},
  type: 'image/jpeg' | 'application/pdf' = 'image/jpeg',
): Promise<Waiting & { sn: string }> => {
  const one = await sold(world, [{ price: null }], { sum: null, dateTime: null, ...paper })
  await world.db.insert(receiptFiles).values({ receiptId: one.receiptId, name: await upload(world, one.owner.id, picture, type) })
  return one
}

/** A document with this photograph. */
export const shownOnDocument = async (world: TestApp, picture: Buffer): Promise<Waiting> => {
  const [owner, id, at] = [await hire(world, PROFI), randomUUID(), new Date(world.clock.now())]
  const paper = { id, side: 'seller', ownerId: owner.id, upd: id, day: '2026-11-19', partnerInn: '7728168971', sum: 1 } as const
  await world.db.insert(invoices).values({ ...paper, createdAt: at })
  await world.db.insert(invoiceFiles).values({ invoiceId: id, name: await upload(world, owner.id, picture, 'image/jpeg') })
  const sn = await freshSerial(world, false)
  const sale = { side: 'seller', ownerId: owner.id, sn, status: 'PENDING', statusAt: at, saleDate: at, invoiceId: id } as const
  await world.db.insert(sales).values({ id: randomUUID(), ...sale })
  return { kind: 'document', id, owner }
}

/** The desk has refused the claim. */
export const refused = (world: TestApp, id: string) => world.db.update(sales).set({ status: 'FAIL' }).where(eq(sales.id, id))

/** Every photograph has its print. */
export const printAll = async (world: TestApp): Promise<void> => {
  const store = world.deps.ports.fileStore
  const needs = { db: world.db, store, now: world.clock.now(), signal: new AbortController().signal }
  while (await makeDuePrints(needs)) continue
}

/** What people do to a photograph before they send it again. */
export const copies = {
  smaller: (picture: Buffer) => sharp(picture).resize({ width: 380 }).jpeg({ quality: 45 }).toBuffer(),
  brighter: (picture: Buffer) => sharp(picture).linear(1.15, 10).jpeg({ quality: 75 }).toBuffer(),
  turned: (picture: Buffer) => sharp(picture).rotate(90).jpeg({ quality: 80 }).toBuffer(),
  cropped: async (picture: Buffer) => {
    const { width, height } = await sharp(picture).metadata()
    const edge = { left: Math.round(width * 0.04), top: Math.round(height * 0.03) }
    const rest = { width: Math.round(width * 0.92), height: Math.round(height * 0.95) }
    return sharp(picture)
      .extract({ ...edge, ...rest })
      .jpeg({ quality: 80 })
      .toBuffer()
  },
} as const
