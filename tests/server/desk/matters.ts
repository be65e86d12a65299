/**
 * What the desk decides about, for every operation of operators that changes something: whose it is in any way, and how a decision about
 * it is sent. An operation without a row here fails its test (own.test.ts).
 */
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { cards, payoutFindings, payouts, receipts, sales, users } from '../../../server/kernel/database/schema.ts'
import { innProblem } from '../../../src/domain/people/inn.ts'
import { addTools } from '../support/races/crowd.ts'
import type { Answer, TestApp } from '../support/server/test-app.ts'
import { company, freshUpd, rowOf, scanOf, sendPart } from '../company/support.ts'
import { addCard, newPayee, payoutIn, withdraw } from '../payouts/support.ts'
import { hire, newcomer, newPoint } from '../team/support.ts'
import type { Member } from '../team/support.ts'

/** Something to decide about. */
export interface Matter {
  /** Everybody who gets or loses by the decision: each has an INN and a card of their own. */
  people: Record<string, string>
  /** INNs that papers name, of nobody who has an account. */
  inns: Record<string, string>
  decide: (token: string) => Promise<Answer>
}

let [inn, series] = [5_000_000_000, 5_000]

/** An INN of nobody yet. */
export const freshInn = (): string => {
  do inn += 1
  while (innProblem(String(inn)) !== null)
  return String(inn)
}

/** The digits of somebody's cards are nobody else's. */
const ownDigits = async (world: TestApp, userId: string): Promise<void> => {
  series += 1
  await world.db
    .update(cards)
    .set({ pan: `2200********${series}` })
    .where(eq(cards.userId, userId))
}

/** Gives somebody what operators may share with them. */
const known = async (world: TestApp, { id }: Pick<Member, 'id'>): Promise<string> => {
  await addCard(world, id)
  await ownDigits(world, id)
  return id
}

const onRow =
  (world: TestApp, id: string): Matter['decide'] =>
  (token) =>
    world.call('POST', `/desk/decision/${id}`, { token, key: randomUUID(), body: { decision: 'approve' } })

const onFinding =
  (world: TestApp, id: string): Matter['decide'] =>
  (token) =>
    world.call('POST', `/desk/payout/finding/${id}`, {
      token,
      key: randomUUID(),
      body: { decision: 'settle', reason: 'Письмо банка' },
    })

/** A seller, the administrator and the INN of their point. */
const shop = async (world: TestApp) => {
  const pointInn = freshInn()
  const { pointId, admin } = await newPoint(world, pointInn)
  await world.db.update(users).set({ inn: freshInn() }).where(eq(users.id, admin.id))
  const seller = await hire(world, pointId, { inn: freshInn() })
  return { pointId, pointInn, admin, seller, people: { seller: await known(world, seller), admin: await known(world, admin) } }
}

const paperFor = async (world: TestApp, person: Member, partnerInn: string) => ({
  upd: freshUpd(),
  time: '19-11-2026T00:00:00',
  inn: partnerInn,
  sum: '14970.00',
  files: [await scanOf(world, person)],
})

const freshTools = (world: TestApp): Promise<string[]> => addTools(world, (series += 1), 2)

/** A sale to a company that has no account. */
export const soldToStranger = async (world: TestApp) => {
  const { seller, people, pointInn } = await shop(world)
  const [serials, partnerInn] = [await freshTools(world), freshInn()]
  await sendPart(world, 'seller', serials, { person: seller, paper: await paperFor(world, seller, partnerInn) })
  const row = await rowOf(world, 'seller', serials[0] ?? '')
  return { people, inns: { point: pointInn, buyer: partnerInn }, row: row?.id ?? '', invoice: row?.invoiceId ?? '' }
}

/** A sale to a company that has one. */
const sold = async (world: TestApp) => {
  const { seller, people, pointInn } = await shop(world)
  const [serials, partnerInn] = [await freshTools(world), freshInn()]
  const buyer = await company(world, partnerInn)
  await sendPart(world, 'seller', serials, { person: seller, paper: await paperFor(world, seller, partnerInn) })
  const row = await rowOf(world, 'seller', serials[0] ?? '')
  return { people: { ...people, buyer: await known(world, buyer) }, pointInn, serials, buyer, row }
}

/** What a company has bought, both sides registered; the seller's side is decided. */
const bought = async (world: TestApp) => {
  const { people, pointInn, serials, buyer } = await sold(world)
  await world.db.update(sales).set({ status: 'FINISH' }).where(eq(sales.ownerId, people.seller))
  await sendPart(world, 'buyer', serials, { person: buyer, paper: await paperFor(world, buyer, pointInn) })
  const row = await rowOf(world, 'buyer', serials[0] ?? '')
  return { people, inns: { point: pointInn }, row: row?.id ?? '', invoice: row?.invoiceId ?? '' }
}

/** A sale by receipt that waits; its buyer has registered the tool. */
export const byReceipt = async (world: TestApp, side: 'seller' | 'buyer') => {
  const { seller, people, pointId, pointInn } = await shop(world)
  const buyer = await newcomer(world, { inn: freshInn() })
  const [sn = ''] = await freshTools(world)
  const at = new Date(world.clock.now())
  const place = async (of: 'seller' | 'buyer') => {
    const [id, receiptId, ownerId] = [randomUUID(), randomUUID(), of === 'seller' ? seller.id : buyer.id]
    await world.db.insert(receipts).values({ id: receiptId, side: of, ownerId, status: 'PENDING', createdAt: at })
    const status = of === side ? ('PENDING' as const) : ('FINISH' as const)
    const row = { id, side: of, ownerId, pointId: of === 'seller' ? pointId : null, sn, status, statusAt: at, receiptId }
    await world.db.insert(sales).values({ ...row, saleDate: at })
    return id
  }
  const ids = { seller: await place('seller'), buyer: await place('buyer') }
  return { people: { ...people, buyer: await known(world, buyer) }, inns: { point: pointInn }, row: ids[side] }
}

/** A payout of which the bank says nothing. */
const silentPayout = async (world: TestApp) => {
  const payee = await newPayee(world, 3_000, { taxLimitYear: 2026, inn: freshInn() })
  await ownDigits(world, payee.id)
  const id = payoutIn(await withdraw(world, payee, 500))
  await world.db.update(payouts).set({ step: 'checking' }).where(eq(payouts.id, id))
  return { payee, id }
}

/** A payout that has arrived, and of which no statement knows. */
export const missing = async (world: TestApp) => {
  const { payee, id: payoutId } = await silentPayout(world)
  const id = randomUUID()
  await world.db.insert(payoutFindings).values({
    id,
    kind: 'differs',
    day: '2026-11-20',
    payoutId,
    userId: payee.id,
    ours: 50_000,
    bank: 50_001,
    foundAt: new Date(world.clock.now()),
  })
  return { payee, id }
}

type Making = (world: TestApp) => Promise<Matter>

const ofRow = (made: { people: Record<string, string>; inns: Record<string, string>; row: string }, world: TestApp): Matter => ({
  people: made.people,
  inns: made.inns,
  decide: onRow(world, made.row),
})

/** The matters of each operation, by what they are. */
export const matters: Record<string, Record<string, Making>> = {
  decideSale: {
    'a row of a sale to a company that nobody knows': async (world) => ofRow(await soldToStranger(world), world),
    'a document of a sale to a company': async (world) => {
      const { people, pointInn, row } = await sold(world)
      return { people, inns: { point: pointInn }, decide: onRow(world, row?.invoiceId ?? '') }
    },
    'a row of what a company has bought': async (world) => ofRow(await bought(world), world),
    'a document of what a company has bought': async (world) => {
      const { people, inns, invoice } = await bought(world)
      return { people, inns, decide: onRow(world, invoice) }
    },
    'a sale by receipt': async (world) => ofRow(await byReceipt(world, 'seller'), world),
    'a purchase by receipt': async (world) => ofRow(await byReceipt(world, 'buyer'), world),
  },
  decidePayoutFinding: {
    'a payout of which the bank says nothing': async (world) => {
      const { payee, id } = await silentPayout(world)
      return { people: { payee: payee.id }, inns: {}, decide: onFinding(world, id) }
    },
    'a finding': async (world) => {
      const { payee, id } = await missing(world)
      return { people: { payee: payee.id }, inns: {}, decide: onFinding(world, id) }
    },
  },
}
