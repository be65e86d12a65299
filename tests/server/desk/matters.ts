/**
 * What the desk decides about, for every operation of operators that changes something: whose it is in any way, and how a decision about
 * it is sent. An operation without a row here fails its test (own.test.ts).
 */
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import {
  cards,
  deskCases,
  payoutFindings,
  payouts,
  receipts,
  retailPoints,
  sales,
  users,
} from '../../../server/kernel/database/schema.ts'
import { innProblem } from '../../../src/domain/people/inn.ts'
import { addTools } from '../support/races/crowd.ts'
import type { Answer, TestApp } from '../support/server/test-app.ts'
import { company, freshUpd, rowOf, scanOf, sendPart } from '../company/support.ts'
import { addCard, newPayee, payoutIn, withdraw } from '../payouts/support.ts'
import { commands, hire, newcomer, newPoint, order } from '../team/support.ts'
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

const sendTo =
  (world: TestApp, kind: string, id: string, what: 'take' | 'decide', body?: object) =>
  (token: string): Promise<Answer> =>
    world.call('POST', `/desk/case/${kind}/${id}/${what}`, { token, key: randomUUID(), ...(body && { body }) })

/** Takes a case at the desk, or takes and decides. */
const atDesk = (world: TestApp, kind: string, id: string): Record<'takeDeskCase' | 'decideDeskCase', Matter['decide']> => ({
  takeDeskCase: sendTo(world, kind, id, 'take'),
  decideDeskCase: async (token) => {
    await sendTo(world, kind, id, 'take')(token)
    const [row] = await world.db.select().from(deskCases).where(eq(deskCases.id, id))
    const verdict = kind === 'payout' ? 'settle' : 'approve'
    return sendTo(world, kind, id, 'decide', { verdict, reason: 'Письмо', version: row?.version ?? 0 })(token)
  },
})

/** Somebody's INN that the tax service knows nothing of. */
const unknownInn = async (world: TestApp) => {
  const person = await newcomer(world, { inn: freshInn(), taxStatus: 'MANUAL_CHECK' })
  const [row] = await world.db.select({ id: users.auditId }).from(users).where(eq(users.id, person.id))
  return { people: { person: await known(world, person) }, inns: {}, id: row?.id ?? '' }
}

/** An application for a point; its director has an account. */
const newShop = async (world: TestApp) => {
  const [applicant, director] = [await newcomer(world, { inn: freshInn() }), await newcomer(world, { inn: freshInn() })]
  const [inn, address] = [freshInn(), `Пермь, ул. Мира, ${series}`]
  await order(world, applicant.token, commands.create({ address, inn, directorPhone: `+${director.mobile}` }))
  const [point] = await world.db.select({ id: retailPoints.id }).from(retailPoints).where(eq(retailPoints.adminId, applicant.id))
  const people = { applicant: await known(world, applicant), director: await known(world, director) }
  return { people, inns: { point: inn }, id: point?.id ?? '' }
}

/** An operator acts about a person. */
const onPerson =
  (what: string, body: object): Making =>
  async (world) => {
    const person = await newcomer(world, { inn: freshInn() })
    const path = `/desk/person/${person.id}/${what}`
    return {
      people: { person: await known(world, person) },
      inns: {},
      decide: (token) => world.call('POST', path, { token, key: randomUUID(), body }),
    }
  }
const WHY = { reason: 'Письмо человека' }

/** A correction that somebody has proposed, so great that it waits. */
const proposed = async (world: TestApp) => {
  const person = await newcomer(world, { inn: freshInn() })
  const proposer = await newcomer(world, { isOperator: true, inn: freshInn() })
  const { json } = await world.call('POST', `/desk/person/${person.id}/correction`, {
    token: proposer.token,
    key: randomUUID(),
    body: { points: 5_000, ...WHY },
  })
  const people = { person: await known(world, person), proposer: await known(world, proposer) }
  return { people, id: (json.payload as { id: string }).id }
}

/** What every kind of case is about, for the operations of the desk's queues. */
const cases = (operation: 'takeDeskCase' | 'decideDeskCase'): Record<string, Making> => ({
  'a sale by receipt': async (world) => {
    const { people, inns, row } = await byReceipt(world, 'seller')
    return { people, inns, decide: atDesk(world, 'tool', row)[operation] }
  },
  'a document': async (world) => {
    const { people, inns, invoice } = await bought(world)
    return { people, inns, decide: atDesk(world, 'document', invoice)[operation] }
  },
  'an INN': async (world) => {
    const { people, inns, id } = await unknownInn(world)
    return { people, inns, decide: atDesk(world, 'inn', id)[operation] }
  },
  'an application for a point': async (world) => {
    const { people, inns, id } = await newShop(world)
    return { people, inns, decide: atDesk(world, 'point', id)[operation] }
  },
  'a finding about a payout': async (world) => {
    const { payee, id } = await missing(world)
    return { people: { payee: payee.id }, inns: {}, decide: atDesk(world, 'payout', id)[operation] }
  },
  'a correction of points': async (world) => {
    const { people, id } = await proposed(world)
    return { people, inns: {}, decide: atDesk(world, 'correction', id)[operation] }
  },
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
  takeDeskCase: cases('takeDeskCase'),
  decideDeskCase: cases('decideDeskCase'),
  revealDeskPerson: { 'data of a person': onPerson('reveal', { reason: 'chatRequest' }) },
  lockDeskPerson: { 'the access of a person': onPerson('lock', WHY) },
  unlockDeskPerson: {
    'the access of a locked person': async (world) => {
      const matter = await onPerson('unlock', WHY)(world)
      const lock = () =>
        world.db
          .update(users)
          .set({ locked: true })
          .where(eq(users.id, matter.people['person'] ?? ''))
      return {
        ...matter,
        // Locked as late as that: a locked account is nobody's to act with.
        decide: async (token) => {
          const answer = await matter.decide(token)
          if (answer.json.code !== 145) return answer
          await lock()
          return matter.decide(token)
        },
      }
    },
  },
  taxLockDeskPerson: { 'payouts of a person': onPerson('tax-lock', { isLocked: true, ...WHY }) },
  endDeskPersonSessions: { 'sessions of a person': onPerson('sessions/end', WHY) },
  correctDeskPersonPoints: { 'points of a person': onPerson('correction', { points: 10, ...WHY }) },
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
