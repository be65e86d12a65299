/** E17 under concurrency: buyers of one link, a link that is revoked or replaced meanwhile, a sale that fails meanwhile. */
import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { handovers, jobs, receipts, sales } from '../../../server/kernel/database/schema.ts'
import type { Db } from '../../../server/kernel/database/types.ts'
import { allAnswered } from '../support/all-answered.ts'
import { send } from '../support/commands.ts'
import { freshReceipt } from '../support/deeds/receipts.ts'
import { addTools, hireSellers } from '../support/races/crowd.ts'
import type { Person } from '../support/races/crowd.ts'
import { chance } from '../support/races/random.ts'
import { codesOf, times } from '../support/races/race-suite.ts'
import type { Race } from '../support/races/race-suite.ts'
import type { Answer, TestApp } from '../support/server/test-app.ts'

const CROWD = 6
const BATCH = 1_000

/** The seller, the buyers and the free serials of a database. */
interface Supply {
  people: Promise<Person[]>
  free: string[]
  nextSeries: number
}

const supplies = new WeakMap<Db, Supply>()

const supplyOf = (server: TestApp): Supply => {
  const known = supplies.get(server.db)
  if (known) return known
  const supply = { people: hireSellers(server, CROWD), free: [], nextSeries: 350 }
  supplies.set(server.db, supply)
  return supply
}

const freshSerial = async (server: TestApp): Promise<string> => {
  const supply = supplyOf(server)
  if (supply.free.length === 0) supply.free.push(...(await addTools(server, (supply.nextSeries += 1), BATCH)))
  return supply.free.pop() ?? ''
}

/** A sale with its link, who has made it, and who may buy. */
interface Scene {
  seller: Person
  buyers: Person[]
  saleId: string
  sn: string
  token: string
}

const about = (server: TestApp, path: string, { seller, saleId }: Pick<Scene, 'seller' | 'saleId'>): Promise<Answer> =>
  server.call('POST', `/sale/handover/${path}`, { token: seller.token, body: { id: saleId } })

const register = (server: TestApp, { token }: Pick<Scene, 'token'>, { token: session }: Person, key?: string): Promise<Answer> =>
  server.call('POST', '/handover/register', { token: session, body: { token }, ...(key && { key }) })

const sceneOf = async (server: TestApp): Promise<Scene> => {
  const [seller, ...buyers] = await supplyOf(server).people
  if (!seller) throw new Error('nobody sells')
  const sn = await freshSerial(server)
  const sold = await send(server, seller.token, { kind: 'sale', sn, receipt: freshReceipt() })
  const saleId = (sold.json.payload as { id: string }).id
  const link = await about(server, '', { seller, saleId })
  return { seller, buyers, saleId, sn, token: (link.json.payload as { token: string }).token }
}

/** Whatever has happened: as many rows, receipts, checks and used links as registrations that were told to have succeeded. */
const expectOnce = async (server: TestApp, { sn, saleId }: Scene, won: number): Promise<void> => {
  const bought = (await server.db.select().from(sales).where(eq(sales.sn, sn))).filter(({ side }) => side === 'buyer')
  expect(bought).toHaveLength(won)
  const links = await server.db.select().from(handovers).where(eq(handovers.saleId, saleId))
  expect(links.flatMap(({ usedBy }) => usedBy ?? [])).toEqual(bought.map(({ id }) => id))
  const [row] = await server.db.select().from(sales).where(eq(sales.id, saleId))
  const [theirs] = await server.db
    .select()
    .from(receipts)
    .where(eq(receipts.id, row?.receiptId ?? ''))
  const copies = await server.db
    .select()
    .from(receipts)
    .where(eq(receipts.fp, theirs?.fp ?? ''))
  expect(copies.filter(({ side }) => side === 'buyer')).toHaveLength(won)
  const checks = await server.db.select().from(jobs).where(eq(jobs.kind, 'receipt-check'))
  expect(checks.filter(({ payload }) => bought.some(({ id }) => JSON.stringify(payload).includes(id)))).toHaveLength(won)
}

/** All at once, in the order of the seed. */
const atOnce = (seed: number, calls: readonly (() => Promise<Answer>)[]): Promise<Answer[]> =>
  allAnswered(chance(seed).shuffle(calls))

const twoBuyers: Race = async (server, seed) => {
  const scene = await sceneOf(server)
  const [one, other] = chance(seed).shuffle(scene.buyers)
  if (!one || !other) throw new Error('nobody buys')
  const answers = await atOnce(seed, [() => register(server, scene, one), () => register(server, scene, other)])
  expect(codesOf(answers).toSorted((a, b) => a - b)).toEqual([0, 127])
  await expectOnce(server, scene, 1)
}

const twoTabs: Race = async (server, seed) => {
  const scene = await sceneOf(server)
  const [buyer] = chance(seed).shuffle(scene.buyers)
  if (!buyer) throw new Error('nobody buys')
  const answers = await atOnce(seed, [() => register(server, scene, buyer), () => register(server, scene, buyer)])
  expect(codesOf(answers).toSorted((a, b) => a - b)).toEqual([0, 107])
  await expectOnce(server, scene, 1)
}

const buyersAndRevocation: Race = async (server, seed) => {
  const scene = await sceneOf(server)
  const registering = scene.buyers.map((buyer) => () => register(server, scene, buyer))
  const revoking = () => about(server, 'revoke', scene)
  const calls = chance(seed).shuffle([revoking, ...registering])
  const all = codesOf(await allAnswered(calls))
  const revoked = all[calls.indexOf(revoking)]
  const codes = all.filter((_, index) => calls[index] !== revoking)
  const won = times(codes, 0)
  expect([revoked, won, new Set(codes)]).toEqual(won === 1 ? [127, 1, new Set([0, 127])] : [0, 0, new Set([128])])
  await expectOnce(server, scene, won)
}

const buyerAndNewLinks: Race = async (server, seed) => {
  const scene = await sceneOf(server)
  const [buyer] = scene.buyers
  if (!buyer) throw new Error('nobody buys')
  const answers = await atOnce(seed, [
    () => about(server, '', scene),
    () => register(server, scene, buyer),
    () => about(server, '', scene),
  ])
  for (const code of codesOf(answers)) expect([0, 106, 128]).toContain(code)
  const bought = (await server.db.select().from(sales).where(eq(sales.sn, scene.sn))).filter(({ side }) => side === 'buyer')
  await expectOnce(server, scene, bought.length)
  const links = await server.db.select().from(handovers).where(eq(handovers.saleId, scene.saleId))
  expect(links.filter(({ usedAt, revokedAt }) => usedAt === null && revokedAt === null)).toHaveLength(1 - bought.length)
}

export const races = {
  'two buyers press on one link: exactly one registers, the other hears that it is used': twoBuyers,
  'one buyer presses in two tabs: registered once, the other tab hears that it is theirs': twoTabs,
  'five buyers while the seller revokes: either one has registered or the link has been revoked': buyersAndRevocation,
  'a buyer while the seller makes a new link twice: at most one is live, and the sale is handed over at most once':
    buyerAndNewLinks,
} satisfies Record<string, Race>
