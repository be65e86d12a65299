/** Cases of every kind, operators, and what an operator sends. */
import { randomUUID } from 'node:crypto'
import { and, desc, eq } from 'drizzle-orm'
import {
  deskCases,
  notifications,
  receiptFindings,
  receipts,
  retailPoints,
  sales,
  tools,
  users,
} from '../../../server/kernel/database/schema.ts'
import type { CaseKind, CaseVerdict } from '../../../src/domain/desk/cases.ts'
import { PROFI } from '../../../server/demo/people.ts'
import { commands, hire, newcomer, order } from '../team/support.ts'
import type { Member } from '../team/support.ts'
import type { Answer, TestApp } from '../support/server/test-app.ts'
import { freshInn, missing, soldToStranger } from './matters.ts'

/** An operator beside the demo world's. */
export const operator = (world: TestApp, surname = 'Петрова', username = 'Мария'): Promise<Member> =>
  newcomer(world, { isOperator: true, surname, username })

/** A case and whose it is. */
export interface Waiting {
  kind: CaseKind
  id: string
  owner: Member
}

let [serial, place] = [0, 0]

/** A serial of nobody; in the base, or not. */
export const freshSerial = async (world: TestApp, known: boolean): Promise<string> => {
  serial += 1
  const sn = `881.${String(serial).padStart(5, '0')}`
  const [model] = await world.db.query.models.findMany({ limit: 1 })
  if (known) await world.db.insert(tools).values({ sn, modelId: model?.id ?? '' })
  return sn
}

/** A sale by a photographed receipt that waits for the desk. */
export const waitingTool = async (
  world: TestApp,
  { known = true, owner }: { known?: boolean; owner?: Member } = {},
): Promise<Waiting> => {
  const seller = owner ?? (await hire(world, PROFI))
  const [id, receiptId, sn, at] = [randomUUID(), randomUUID(), await freshSerial(world, known), new Date(world.clock.now())]
  const [model] = await world.db.query.models.findMany({ limit: 1 })
  await world.db.insert(receipts).values({ id: receiptId, side: 'seller', ownerId: seller.id, status: 'PENDING', createdAt: at })
  await world.db.insert(sales).values({
    id,
    side: 'seller',
    ownerId: seller.id,
    pointId: PROFI,
    sn,
    ...(known && { toolSn: sn, modelId: model?.id ?? '', bonus: model?.bonus ?? 0 }),
    status: 'PENDING',
    statusAt: at,
    saleDate: at,
    receiptId,
  })
  return { kind: 'tool', id, owner: seller }
}

const waitingDocument = async (world: TestApp): Promise<Waiting> => {
  const { people, invoice } = await soldToStranger(world)
  return { kind: 'document', id: invoice, owner: { id: people.seller, mobile: '', token: '' } }
}

/** Somebody whose INN the tax service knows nothing of. */
export const waitingInn = async (world: TestApp): Promise<Waiting> => {
  const now = new Date(world.clock.now())
  const owner = await newcomer(world, { inn: freshInn(), taxStatus: 'MANUAL_CHECK', taxStatusAt: now })
  const [person] = await world.db.select({ id: users.auditId }).from(users).where(eq(users.id, owner.id))
  return { kind: 'inn', id: person?.id ?? '', owner }
}

export const waitingPoint = async (world: TestApp): Promise<Waiting> => {
  place += 1
  const owner = await newcomer(world)
  await order(world, owner.token, commands.create({ address: `Самара, ул. Дачная, ${place}`, inn: freshInn() }))
  const [point] = await world.db.select({ id: retailPoints.id }).from(retailPoints).where(eq(retailPoints.adminId, owner.id))
  return { kind: 'point', id: point?.id ?? '', owner }
}

const waitingFinding = async (world: TestApp): Promise<Waiting> => {
  const { id, owner } = await waitingTool(world)
  await world.db.update(sales).set({ status: 'FINISH' }).where(eq(sales.id, id))
  await world.db
    .insert(receiptFindings)
    .values({ id: randomUUID(), saleId: id, ownerId: owner.id, foundAt: new Date(world.clock.now()) })
  return { kind: 'finding', id, owner }
}

/** A correction that waits for a second operator. */
export const waitingCorrection = async (world: TestApp, points = 1_500): Promise<Waiting> => {
  const [owner, proposer] = [await newcomer(world), await operator(world, 'Первая')]
  const body = { points, reason: 'Возврат инструмента' }
  const path = `/desk/person/${owner.id}/correction`
  const { json } = await world.call('POST', path, { token: proposer.token, key: randomUUID(), body })
  return { kind: 'correction', id: (json.payload as { id: string }).id, owner }
}

const waitingPayout = async (world: TestApp): Promise<Waiting> => {
  const { payee, id } = await missing(world)
  return { kind: 'payout', id, owner: payee }
}

/** A case of each kind. */
export const waiting: Readonly<Record<CaseKind, (world: TestApp) => Promise<Waiting>>> = {
  tool: (world) => waitingTool(world),
  document: waitingDocument,
  inn: waitingInn,
  point: waitingPoint,
  finding: waitingFinding,
  payout: waitingPayout,
  correction: (world) => waitingCorrection(world),
}

type Which = Pick<Waiting, 'kind' | 'id'>
type Act = 'take' | 'release' | 'hand-over' | 'decide' | 'cancel'

/** What an operator does with a case. */
export const act = (world: TestApp, who: Pick<Member, 'token'>, { kind, id }: Which, what: Act, body?: object): Promise<Answer> =>
  world.call('POST', `/desk/case/${kind}/${id}/${what}`, { token: who.token, key: randomUUID(), ...(body && { body }) })

/** The case as an operator sees it. */
export const seen = (world: TestApp, who: Pick<Member, 'token'>, { kind, id }: Which): Promise<Answer> =>
  world.call('GET', `/desk/case/${kind}/${id}`, { token: who.token })

/** A page of a queue. */
export const page = (world: TestApp, who: Pick<Member, 'token'>, query: Record<string, string>): Promise<Answer> =>
  world.call('GET', `/desk/cases?${new URLSearchParams(query).toString()}`, { token: who.token })

/** The version that an operator would see now. */
export const versionOf = async (world: TestApp, { kind, id }: Which): Promise<number> => {
  const [row] = await world.db
    .select()
    .from(deskCases)
    .where(and(eq(deskCases.kind, kind), eq(deskCases.id, id)))
  return row?.version ?? 0
}

/** Whether a case waits for the desk. */
export const waits = async (world: TestApp, which: Which): Promise<boolean> => (await versionOf(world, which)) > 0

export interface Word {
  verdict: CaseVerdict
  reason?: string
  model?: string
}

/** Decides about a case that is taken. */
export const decide = async (world: TestApp, who: Pick<Member, 'token'>, which: Which, word: Word): Promise<Answer> =>
  act(world, who, which, 'decide', { ...word, version: await versionOf(world, which) })

/** Takes a case and decides. @returns the answer to the decision */
export const takeAndDecide = async (world: TestApp, who: Pick<Member, 'token'>, which: Which, word: Word): Promise<Answer> => {
  await act(world, who, which, 'take')
  return decide(world, who, which, word)
}

/** The newest notification of somebody. */
export const newsOf = async (
  world: TestApp,
  userId: string,
): Promise<{ event: string; label: string; body: string } | undefined> => {
  const [row] = await world.db
    .select({ event: notifications.event, label: notifications.label, body: notifications.body })
    .from(notifications)
    .where(eq(notifications.userId, userId))
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(1)
  return row
}
