import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import {
  cards,
  consents,
  corrections,
  deskDecisions,
  deskTakes,
  disclosures,
  stakes,
  innChecks,
  joinRequests,
  ledgerComments,
  ledgerTransactions,
  operatorCodes,
  operators,
  payoutFindings,
  payouts,
  pushSubscriptions,
  receiptFindings,
  retailPoints,
  sales,
  sessions,
  smsDeliveries,
  smsMessages,
  users,
} from '../../../../server/kernel/database/schema.ts'
import { decide } from '../../../../server/modules/desk/decide.ts'
import { recordWith } from '../../../../server/modules/audit/note.ts'
import { operatorOf } from '../../../../server/modules/desk/operator.ts'
import { sendMessage } from '../../../../server/modules/chats/write.ts'
import { holdPoints } from '../../../../server/modules/ledger/payouts.ts'
import { PROFI } from '../../../../server/demo/people.ts'
import type { AnyReceipt } from '../../../../src/domain/sales/receipt.ts'
import { HOUR } from '../server/clock.ts'
import { givePassport } from './passports.ts'
import { freshReceipt } from './receipts.ts'
import { send } from '../commands.ts'
import { sent } from '../../problem-reports/support.ts'
import { phoneOf } from '../server/test-app.ts'
import type { TestApp } from '../server/test-app.ts'
import { BOUNDARY, multipart, PDF, picture } from './upload.ts'

/** A person with unique values in every field, so that tests can search for them. */
export const CANARY = {
  mobile: '79473820156',
  password: 'canary-password-zq',
  username: 'Канареян',
  surname: 'Щеглопевцев',
  patronymic: 'Кенарович',
  responsible: 'Овсянкина Зяблица',
  organizationName: 'ООО Пеночка-Трещотка',
  email: 'canary.zq@example.org',
  city: 'Канареевск-Заречный',
  birthday: '1971-02-03',
  inn: '773956481207',
  passportSeries: '4519 837265',
  issuedBy: 'ОВД Соловьиной Рощи',
  issuedFrom: '1993-08-17',
  departmentCode: '983-417',
  key: 'canary-key-zq-000000',
  fileText: 'CANARY-TEXT-ZQ',
  reason: 'Канарейка не сошлась',
  comment: 'Канарейке на зёрна',
  endpoint: 'https://fcm.googleapis.com/fcm/send/canary-zq',
  p256dh: 'canary-p256dh-zq',
  auth: 'canary-auth-zq',
} as const

export interface CanaryPerson {
  id: string
  token: string
  pointId: string
  photo: string
  pdf: string
  /** Sales by what they wait for. */
  serials: {
    finished: string
    waiting: string
    photoOnly: string
    reserved: string
    owned: string
    onInvoice: string
    decided: string
  }
  receiptId: string
  /** Everything to look for, by name. */
  needles: Record<string, string>
}

export const uploadAs = async (world: TestApp, token: string, bytes: Buffer, name: string): Promise<string> => {
  const headers = { token, 'content-type': `multipart/form-data; boundary=${BOUNDARY}` }
  const payload = multipart(bytes, name)
  const answer = await world.app.inject({ method: 'POST', url: '/api/files', headers, payload })
  return answer.json<{ payload: string }>().payload
}

/** Inserts the person with passport, consent, application and a point of their own, and signs in. */
const settle = async (world: TestApp): Promise<Pick<CanaryPerson, 'id' | 'token' | 'pointId'>> => {
  const [id, pointId, at] = [randomUUID(), randomUUID(), new Date(world.clock.now())]
  const { mobile, password, username, surname, patronymic, responsible, organizationName, email, city, birthday, inn } = CANARY
  await world.db.insert(users).values({
    id,
    mobile,
    username,
    surname,
    patronymic,
    responsible,
    organizationName,
    email,
    city,
    birthday,
    inn,
    passwordHash: await world.deps.passwords.hash(password),
    taxStatus: 'ACCEPTED',
    status: 'SELLER',
    createdAt: at,
  })
  const { passportSeries: series, issuedBy, issuedFrom, departmentCode } = CANARY
  await givePassport(world.db, id, [], { series, issuedBy, issuedFrom, departmentCode })
  await world.db.insert(consents).values({ userId: id, document: 'agreement', edition: '1', at })
  await world.db.insert(joinRequests).values({ userId: id, pointId: PROFI, createdAt: at })
  const place = { address: 'Тула', inn: '7107000000', retailPointCoordinates: '', timeZone: '+03:00', adminPercentOfBonus: 10 }
  const directorFullName = `${surname} ${username} ${patronymic}`
  await world.db.insert(retailPoints).values({
    ...place,
    id: pointId,
    name: 'Точка на углу',
    directorFullName,
    directorPhone: mobile,
    directorId: id,
    approved: true,
    adminId: id,
    createdAt: at,
  })
  await world.db.update(users).set({ pointId }).where(eq(users.id, id))
  const { json } = await world.call('POST', '/login', { body: { username: mobile, password } })
  return { id, pointId, token: json.payload }
}

/** A browser of the person that wants notifications, and a choice of topics. */
const subscribe = async (world: TestApp, userId: string, token: string): Promise<void> => {
  await world.call('PUT', '/push/topics', { token, body: { sale: true, reserve: false, profile: true } })
  const [session] = await world.db.select().from(sessions).where(eq(sessions.userId, userId))
  await world.db.insert(pushSubscriptions).values({
    id: randomUUID(),
    userId,
    sessionHash: session?.tokenHash ?? '',
    endpoint: CANARY.endpoint,
    p256dh: CANARY.p256dh,
    auth: CANARY.auth,
    createdAt: new Date(world.clock.now()),
  })
}

/** A payout under way to a card, the points that it holds, words about it, and what an operator has typed. */
const withdraw = async (world: TestApp, userId: string): Promise<void> => {
  const payoutId = randomUUID()
  const [id, at] = [randomUUID(), new Date(world.clock.now())]
  const card = { token: id, pan: '2200********4242' }
  const payout = { id: payoutId, userId, cardId: id, bankCard: id, pan: card.pan, amount: 100, createdAt: at, until: at }
  await world.db.transaction(async (tx) => {
    await tx.insert(payouts).values({ ...payout, step: 'held' })
    await holdPoints(tx, { userId, payoutId, amount: 100 }, world.clock.now())
  })
  const [held] = await world.db.select().from(ledgerTransactions).where(eq(ledgerTransactions.payoutId, payoutId))
  await world.db.insert(ledgerComments).values({ transactionId: held?.id ?? '', userId, text: CANARY.comment })
  await world.db.insert(cards).values({ ...card, id, userId, customer: id, binding: id, createdAt: at })
  const typed = { waiting: 'settle', waitingBy: userId, waitingReason: CANARY.reason } as const
  const finding = { id: randomUUID(), kind: 'unanswered', day: '2026-11-20', payoutId, ours: 100, foundAt: at } as const
  await world.db.insert(payoutFindings).values({ ...finding, userId, ...typed })
}

/** Pending work for the person: the INN check, an unsent message. */
const leaveWaiting = async (world: TestApp, userId: string): Promise<void> => {
  const at = world.clock.now()
  await world.db.insert(innChecks).values({ id: randomUUID(), userId, createdAt: new Date(at) })
  const message = { id: randomUUID(), mobile: CANARY.mobile, text: 'Код: 000000', giveUpAt: new Date(at + HOUR) }
  await world.db.insert(smsMessages).values(message)
  const told = { at: new Date(at), changedAt: new Date(at) }
  await world.db
    .insert(smsDeliveries)
    .values({ smsId: message.id, gateway: 'http', mobile: CANARY.mobile, state: 'later', ...told })
}

/** Two tools on one document: about one the desk has decided, the other waits for it. */
const sellToCompany = async (world: TestApp, token: string, { onInvoice, decided }: CanaryPerson['serials']): Promise<void> => {
  const imageUrlSeller = [await uploadAs(world, token, PDF, 'упд.pdf')]
  const body = { upd: '15', time: '19-11-2026T00:00:00', buyerInn: '7728168971', sum: '100.00', imageUrlSeller }
  await world.call('POST', `/sale/v2/legal/seller/purchase/confirm/${onInvoice},${decided}`, { token, body })
  const [row] = await world.db
    .select({ id: sales.id })
    .from(sales)
    .where(and(eq(sales.sn, decided), eq(sales.side, 'seller')))
  const decision = { id: row?.id ?? '', verdict: 'refuse', reason: CANARY.reason, model: null } as const
  const desk = await operatorOf(world.db, phoneOf(90))
  if ('problem' in desk) throw new Error(desk.problem)
  await world.db.transaction((tx) =>
    decide(tx, { ...decision, operator: desk.id, origin: 'command', via: 'command', now: world.clock.now() }),
  )
}

/** The desk has found a paid sale on somebody else's receipt, and typed why that was right. */
const findPaid = async (world: TestApp, ownerId: string, sn: string): Promise<void> => {
  const at = new Date(world.clock.now())
  const mine = and(eq(sales.sn, sn), eq(sales.ownerId, ownerId))
  const [row] = await world.db.select({ id: sales.id }).from(sales).where(mine)
  const decided = { verdict: 'approve', reason: CANARY.reason, decidedAt: at } as const
  await world.db.insert(receiptFindings).values({ id: randomUUID(), saleId: row?.id ?? '', ownerId, foundAt: at, ...decided })
}

/** An operator looks at a sale and has just decided, in words about the person. */
const lookAt = async (world: TestApp, ownerId: string, sn: string): Promise<void> => {
  const desk = await operatorOf(world.db, phoneOf(90))
  if ('problem' in desk) throw new Error(desk.problem)
  const mine = and(eq(sales.sn, sn), eq(sales.ownerId, ownerId))
  const [row] = await world.db.select({ id: sales.id }).from(sales).where(mine)
  const until = new Date(world.clock.now() + HOUR)
  const held = { kind: 'tool', caseId: row?.id ?? '', operatorId: desk.id, ownerId } as const
  await world.db.insert(deskTakes).values({ ...held, until })
  const word = { verdict: 'refuse', version: 1, reason: CANARY.reason, origin: 'test', due: until } as const
  await world.db.insert(deskDecisions).values({ ...held, id: randomUUID(), ...word })
}

/** An operator has her data open, has typed why, and has wanted to give her points. */
const handle = async (world: TestApp, userId: string): Promise<void> => {
  const desk = await operatorOf(world.db, phoneOf(90))
  if ('problem' in desk) throw new Error(desk.problem)
  const [operatorId, now, id] = [desk.id, world.clock.now(), randomUUID()]
  const line = { event: 'sessionsEnded', actor: operatorId, subject: userId, origin: 'test', reason: 'desk' } as const
  await world.db.transaction((tx) => recordWith(tx, line, CANARY.reason, now))
  await world.db.insert(disclosures).values({ operatorId, userId, reason: 'chatRequest', until: new Date(now + HOUR) })
  const [at, amount] = [new Date(now), 10_000]
  const words = { reason: CANARY.reason, refusal: CANARY.reason }
  await world.db
    .insert(corrections)
    .values({ id, userId, amount, ...words, state: 'refused', operatorId, createdAt: at, decidedAt: at })
  await world.db.insert(stakes).values({ kind: 'correction', id, userId, operatorId, amount, waits: false, at })
}

/** The certificate of the bought tool. */
const printCertificate = async (world: TestApp, token: string, sn: string): Promise<void> => {
  const [row] = await world.db
    .select({ id: sales.id })
    .from(sales)
    .where(and(eq(sales.sn, sn), eq(sales.side, 'buyer')))
  await world.call('GET', `/tools/certificate/${row?.id ?? ''}`, { token })
}

/** Was once an operator, who cannot delete the account: who has made her one by hand has taken it back. */
const servedOnce = async (world: TestApp, userId: string): Promise<void> => {
  await world.db.insert(operators).values({ userId, createdAt: new Date(world.clock.now()) })
  await world.db.insert(operatorCodes).values({ id: randomUUID(), userId, hash: 'none' })
}

/** A link to the buyer of a sale. */
const handOver = async (world: TestApp, token: string, sn: string): Promise<void> => {
  const [row] = await world.db
    .select({ id: sales.id })
    .from(sales)
    .where(and(eq(sales.sn, sn), eq(sales.side, 'seller')))
  await world.call('POST', '/sale/handover/', { token, body: { id: row?.id ?? '' } })
}

/** A person with everything: files, receipts, sales in every state, a reserve, a tool, codes, wrong passwords. */
export const createCanary = async (world: TestApp, series: number): Promise<CanaryPerson> => {
  const { id, token, pointId } = await settle(world)
  const photo = await uploadAs(world, token, await picture().jpeg().toBuffer(), 'чек.jpg')
  const pdf = await uploadAs(world, token, Buffer.concat([PDF, Buffer.from(`%${CANARY.fileText}\n`)]), 'паспорт.pdf')
  await givePassport(world.db, id, [pdf])
  const sn = (place: number) => `100.${String(series + place).padStart(5, '0')}`
  const serials = {
    finished: sn(0),
    waiting: sn(1),
    photoOnly: sn(2),
    reserved: sn(3),
    owned: sn(4),
    onInvoice: sn(5),
    decided: sn(6),
  }
  const sell = (serial: string, receipt: AnyReceipt, key?: string) =>
    send(world, token, { kind: 'sale', sn: serial, receipt }, key)
  await sell(serials.finished, { ...freshReceipt(), isManualInput: true, images: [photo] }, CANARY.key)
  await send(world, token, { kind: 'purchase', sn: serials.owned, receipt: { ...freshReceipt(), isManualInput: true } })
  world.clock.pass(3_000)
  await world.runJobs()
  const another = await uploadAs(world, token, await picture().png().toBuffer(), 'чек.png')
  await sell(serials.photoOnly, { n: 1, isManualInput: true, images: [another] })
  await send(world, token, { kind: 'reserve', sn: serials.reserved, offline: false })
  await sellToCompany(world, token, serials)
  // Last: this sale waits for the tax service when the account is deleted.
  await sell(serials.waiting, { ...freshReceipt(), isManualInput: true })
  await world.call('GET', `/tools/v2/availability/tool/${serials.owned}`, { token })
  await leaveWaiting(world, id)
  await withdraw(world, id)
  await findPaid(world, id, serials.finished)
  await lookAt(world, id, serials.photoOnly)
  await handle(world, id)
  await subscribe(world, id, token)
  const list = await world.call('POST', '/sale/get/all', { token, body: { offset: 0, size: 20 } })
  const rows = (list.json.payload as { saleHistory: { receiptId: string | null; tool: { sn: string } }[] }).saleHistory
  const receiptId = rows.find(({ tool }) => tool.sn === serials.finished)?.receiptId ?? ''
  await printCertificate(world, token, serials.owned)
  const asked = { key: CANARY.key, value: CANARY.comment, isFile: false }
  await world.db.transaction((tx) => sendMessage(tx, id, asked, `sale:${id}`, world.clock.now()))
  await sent(world, { note: CANARY.comment }, { token })
  await handOver(world, token, serials.finished)
  await servedOnce(world, id)
  await world.call('POST', '/login', { body: { username: CANARY.mobile, password: 'wrong' } })
  const { password: _, ...fields } = CANARY
  return { id, token, pointId, photo, pdf, serials, receiptId, needles: { ...fields, id } }
}
