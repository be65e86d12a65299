/** Whose things a request may name: each place of the contract where one is named, with somebody else's and with nobody's. */
import { randomUUID } from 'node:crypto'
import { and, desc, eq, isNull } from 'drizzle-orm'
import { MASTER, PROFI, userId } from '../../../server/demo/people.ts'
import { cards, joinRequests, notifications, sales, sessions, users } from '../../../server/kernel/database/schema.ts'
import { openSession } from '../../../server/modules/auth/sessions.ts'
import { COMPANY_INN, decideOn, paperOf, PROFI_INN, ROMASHKA, rowOf, sendPart, sendUnknown } from '../company/support.ts'
import { freshReceipt, freeSerial, saleBody } from '../support/deeds/receipts.ts'
import { nfcOf, own, reserve, sell } from '../support/deeds/sell.ts'
import type { Answer, TestApp } from '../support/server/test-app.ts'
import { photo } from '../support/deeds/upload.ts'
import { newPayee, withdraw } from '../payouts/support.ts'
import type { Payee } from '../payouts/support.ts'
import { PASSPORT, saveNext, whole } from '../profile/support.ts'
import { commands, hire, newcomer, newPoint, order } from '../team/support.ts'

/** The same thing of the caller, of somebody of the same point, of somebody of another point. */
export interface Things {
  mine: string
  samePoint: string
  otherPoint: string
  /** Where nobody's id is not a random one. */
  never?: string
}

/** One place where a request names a thing. */
export interface Place {
  things: (world: TestApp) => Promise<Things>
  send: (world: TestApp, id: string) => Promise<Answer>
  /** The code for somebody else's thing, and for nobody's. */
  stranger: number
  malformed: { text: string; code: number }
}

/** Дмитрий and Анна sell at one point, Юлия at another; Игорь administers the first. */
const [IGOR, DMITRY, ANNA, YULIA] = [2, 8, 1, 13]

const three = async (of: (person: number) => Promise<string>): Promise<Things> => ({
  mine: await of(DMITRY),
  samePoint: await of(ANNA),
  otherPoint: await of(YULIA),
})

const get = async (world: TestApp, person: number, path: string): Promise<Answer> =>
  world.call('GET', path, { token: await world.tokenOf(person) })

const send = async (world: TestApp, person: number, path: string, body?: object): Promise<Answer> =>
  world.call('POST', path, { token: await world.tokenOf(person), ...(body && { body }) })

const fresh = () => freshReceipt({ fp: `1${randomUUID().replaceAll(/\D/g, '').slice(0, 8)}1` })

const latestReceipt = async (world: TestApp, person: number): Promise<string> => {
  const isTheirs = and(eq(sales.ownerId, userId(person)), eq(sales.status, 'FINISH'))
  const [row] = await world.db.select().from(sales).where(isTheirs).orderBy(desc(sales.number)).limit(1)
  return row?.receiptId ?? ''
}

/** Failed rows of one serial, which each of the three could repair if it were theirs. */
const failedRows = async (world: TestApp, side: 'seller' | 'buyer', sn: string): Promise<Things> =>
  three(async (person) => {
    const [id, at] = [randomUUID(), new Date(world.clock.now())]
    const row = { id, side, ownerId: userId(person), sn, status: 'FAIL', statusAt: at, saleDate: at } as const
    await world.db.insert(sales).values(row)
    return id
  })

const repairing = (
  side: 'seller' | 'buyer',
  register: (world: TestApp, sn: string, repairs: string) => Promise<Answer>,
): Place => {
  let sn = ''
  return {
    things: (world) => {
      sn = freeSerial()
      return failedRows(world, side, sn)
    },
    send: (world, id) => register(world, sn, id),
    stranger: 120,
    malformed: { text: 'x', code: 120 },
  }
}

const files = (world: TestApp): Promise<Things> =>
  three((person) => photo(world, person)).then((things) => ({ ...things, never: `${'0'.repeat(32)}.jpg` }))

const photographed = (name: string) => ({ images: [name], n: 1, isManualInput: true as const })

const picturing = (register: (world: TestApp, name: string) => Promise<Answer>, code = 123): Place => ({
  things: files,
  send: register,
  stranger: code,
  malformed: { text: '../x.jpg', code: 123 },
})

/** People of the two points as their administrators see them. */
const sellers = async (world: TestApp): Promise<Things> => ({
  mine: (await hire(world, PROFI)).id,
  samePoint: (await newcomer(world)).id,
  otherPoint: (await hire(world, MASTER)).id,
})

const applicants = async (world: TestApp): Promise<Things> => {
  const { pointId } = await newPoint(world)
  const apply = async (to: string): Promise<string> => {
    const { id } = await newcomer(world, { status: 'SELLER_PENDING' })
    await world.db.insert(joinRequests).values({ userId: id, pointId: to, createdAt: new Date(world.clock.now()) })
    return id
  }
  return { mine: await apply(PROFI), samePoint: (await hire(world, PROFI)).id, otherPoint: await apply(pointId) }
}

const ofTeam = (things: Place['things'], command: (id: string) => readonly (string | object)[]): Place => ({
  things,
  send: async (world, id) => order(world, await world.tokenOf(IGOR), command(id)),
  stranger: 120,
  malformed: { text: 'x', code: 120 },
})

/** The rights go back to Игорь: other places need them. */
const handingOver: Place = {
  ...ofTeam(sellers, commands.handOver),
  send: async (world, id) => {
    const answer = await order(world, await world.tokenOf(IGOR), commands.handOver(id))
    if (answer.json.code === 0) {
      const [heir] = await world.db.select().from(users).where(eq(users.id, id))
      const token = await openSession(world.db, heir?.id ?? '', world.clock.now())
      await order(world, token, commands.handOver(userId(IGOR)))
    }
    return answer
  },
}

const PAPER = { upd: 'М-1', time: '19-11-2026T00:00:00', sum: '10.00' }

/** Registers a free serial on a document with this file. */
const registering = (world: TestApp, side: 'seller' | 'buyer', { person, name }: { person: number; name: string }) =>
  sendPart(world, side, [freeSerial()], {
    person,
    paper: { ...PAPER, inn: side === 'seller' ? COMPANY_INN : PROFI_INN, files: [name] },
  })

let unknown = 0
const freshUnknown = (): string => `779.${String((unknown += 1)).padStart(5, '0')}`

/** The caller is the company; sellers have files of their own. */
const companyPicturing = (register: Place['send']): Place => ({
  ...picturing(register, 6),
  things: async (world) => ({
    mine: await photo(world, ROMASHKA),
    samePoint: await photo(world, ANNA),
    otherPoint: await photo(world, YULIA),
    never: `${'0'.repeat(32)}.jpg`,
  }),
})

/** Files of documents that others have sent. */
const notes = (world: TestApp): Promise<Things> =>
  three(async (person) => {
    const id = randomUUID()
    const row = { id, userId: userId(person), event: 'innAccepted', subject: id, label: 'Л', body: 'Б', link: null } as const
    await world.db.insert(notifications).values({ ...row, createdAt: new Date(world.clock.now()) })
    return id
  })

const filesOnDocuments = async (world: TestApp): Promise<Things> => {
  const things = await files(world)
  for (const [person, name] of [
    [ANNA, things.samePoint],
    [YULIA, things.otherPoint],
  ] as const)
    await registering(world, 'seller', { person, name })
  return things
}

/** A document of a seller, approved by the desk. @returns it and the serial on it */
const approved = async (world: TestApp, person: number): Promise<{ id: string; sn: string }> => {
  const sn = freeSerial()
  await sendPart(world, 'seller', [sn], { person, paper: await paperOf(world, person) })
  const row = await rowOf(world, 'seller', sn)
  await decideOn(world, row?.id ?? '', { decision: 'approve' })
  return { id: row?.invoiceId ?? '', sn }
}

/**
 * Approved documents: that of the same point has been bought by the company that it names, a tool on that of the other point has come
 * to the caller, whom nobody has named.
 */
const documents = async (world: TestApp): Promise<Things> => {
  const [mine, samePoint, otherPoint] = [await approved(world, DMITRY), await approved(world, ANNA), await approved(world, YULIA)]
  const at = new Date(world.clock.now())
  const bought = { side: 'buyer', status: 'FINISH', statusAt: at, saleDate: at } as const
  await world.db.insert(sales).values([
    { ...bought, id: randomUUID(), ownerId: userId(ROMASHKA), sn: samePoint.sn },
    { ...bought, id: randomUUID(), ownerId: userId(DMITRY), sn: otherPoint.sn },
  ])
  return { mine: mine.id, samePoint: samePoint.id, otherPoint: otherPoint.id }
}

/** Cards of each; Дмитрий may not withdraw, so another one with a full profile does. */
const cardsOfThree = async (world: TestApp): Promise<Things> =>
  three(async (person) => {
    const [id, at] = [randomUUID(), new Date(world.clock.now())]
    const card = { id, userId: userId(person), customer: 'x', token: id, pan: '2200********4242', binding: id, createdAt: at }
    await world.db.insert(cards).values(card)
    return id
  })

/** The caller of a payout: nobody of the demo world but Анна has a full profile. */
const payees = new Map<TestApp, Payee>()
const payee = async (world: TestApp): Promise<Payee> => {
  const known = payees.get(world) ?? (await newPayee(world, 100_000, { taxLimitYear: 2026 }))
  payees.set(world, known)
  return known
}

/** Sessions of each, beside the one that calls. */
const sessionsOfThree = (world: TestApp): Promise<Things> =>
  three(async (person) => {
    await openSession(world.db, userId(person), world.clock.now())
    const isTheirs = eq(sessions.userId, userId(person))
    const [row] = await world.db
      .select()
      .from(sessions)
      .where(and(isTheirs, isNull(sessions.device)))
      .limit(1)
    return row?.id ?? ''
  })

/** Bought tools of each, with a warranty. */
const warrantedTools = async (world: TestApp): Promise<Things> =>
  three(async (person) => {
    const [id, at] = [randomUUID(), new Date(world.clock.now())]
    const bought = { side: 'buyer', status: 'FINISH', statusAt: at, saleDate: at, purchaseDate: at, guaranteeExpire: at } as const
    await world.db.insert(sales).values({ ...bought, id, ownerId: userId(person), sn: freeSerial() })
    return id
  })

/** Sales of each, on receipts with data; @param then what else is done with them */
const salesOfThree = async (world: TestApp, then?: (person: number, id: string) => Promise<unknown>): Promise<Things> =>
  three(async (person) => {
    const { json } = await sell(world, { person, sn: freeSerial(), receipt: fresh() })
    const { id } = json.payload as { id: string }
    await then?.(person, id)
    return id
  })

const ofHandover = (path: string, then?: (world: TestApp, person: number, id: string) => Promise<unknown>): Place => ({
  things: (world) => salesOfThree(world, then && ((person, id) => then(world, person, id))),
  send: (world, id) => send(world, DMITRY, `/sale/handover/${path}`, { id }),
  stranger: 120,
  malformed: { text: 'x', code: 120 },
})

export const places: Record<string, Place> = {
  'issueHandover body id': ofHandover(''),
  'revokeHandover body id': ofHandover('revoke', (world, person, id) => send(world, person, '/sale/handover/', { id })),
  'getHandoverState body id': ofHandover('state'),
  'endSession body id': {
    things: sessionsOfThree,
    send: (world, id) => send(world, DMITRY, '/user/sessions/end', { id }),
    stranger: 120,
    malformed: { text: 'x', code: 120 },
  },
  'removeCard path id': {
    things: cardsOfThree,
    send: (world, id) => send(world, DMITRY, `/e2c/remove/card/${id}`),
    stranger: 120,
    malformed: { text: 'x', code: 120 },
  },
  'cashOut body cardId': {
    things: async (world) => ({ ...(await cardsOfThree(world)), mine: (await payee(world)).card }),
    send: async (world, card) => withdraw(world, { token: (await payee(world)).token, card }, 500),
    stranger: 120,
    malformed: { text: 'x', code: 120 },
  },
  'getReceipt path id': {
    things: (world) => three((person) => latestReceipt(world, person)),
    send: (world, id) => get(world, DMITRY, `/receipt/${id}`),
    stranger: 120,
    malformed: { text: 'x', code: 120 },
  },
  'getInvoice path id': {
    things: documents,
    send: (world, id) => get(world, DMITRY, `/invoice/${id}`),
    stranger: 120,
    malformed: { text: 'x', code: 120 },
  },
  'confirmCompanySale body imageUrlSeller': picturing((world, name) => registering(world, 'seller', { person: DMITRY, name }), 6),
  'confirmCompanyPurchase body imageUrlBuyer': companyPicturing((world, name) =>
    registering(world, 'buyer', { person: ROMASHKA, name }),
  ),
  'addUnknownCompanyTool body invoice.imageUrlSeller': picturing(
    async (world, name) =>
      sendUnknown(world, 'seller', freshUnknown(), { person: DMITRY, paper: { ...PAPER, inn: COMPANY_INN, files: [name] } }),
    6,
  ),
  'addUnknownCompanyTool body invoice.imageUrlBuyer': companyPicturing(async (world, name) =>
    sendUnknown(world, 'buyer', freshUnknown(), { person: ROMASHKA, paper: { ...PAPER, inn: PROFI_INN, files: [name] } }),
  ),
  'releaseReserve path id': {
    things: async (world) => {
      const things = await three(async (person) => {
        const sn = freeSerial()
        await reserve(world, { person, sn })
        return nfcOf(sn)
      })
      return { ...things, never: 'NFC-999-00001' }
    },
    send: (world, id) => send(world, DMITRY, `/tools/reserve/cancel/${id}`),
    stranger: 120,
    malformed: { text: '%20', code: 123 },
  },
  'getCertificate path id': {
    things: warrantedTools,
    send: (world, id) => get(world, DMITRY, `/tools/certificate/${id}`),
    stranger: 120,
    malformed: { text: 'x', code: 120 },
  },
  'revokeCertificate path id': {
    things: async (world) => {
      const things = await warrantedTools(world)
      await get(world, DMITRY, `/tools/certificate/${things.mine}`)
      await get(world, ANNA, `/tools/certificate/${things.samePoint}`)
      await get(world, YULIA, `/tools/certificate/${things.otherPoint}`)
      return things
    },
    send: (world, id) => send(world, DMITRY, `/tools/certificate/revoke/${id}`),
    stranger: 120,
    malformed: { text: 'x', code: 120 },
  },
  'downloadFile path id': {
    things: filesOnDocuments,
    send: (world, id) => get(world, DMITRY, `/files/${id}`),
    stranger: 120,
    malformed: { text: 'x', code: 123 },
  },
  'deleteFile path id': {
    things: files,
    send: async (world, id) => world.call('DELETE', `/files/${id}`, { token: await world.tokenOf(DMITRY) }),
    stranger: 120,
    malformed: { text: 'x', code: 123 },
  },
  'markNotificationRead body id': {
    things: notes,
    send: async (world, id) => world.call('PUT', '/push-history', { token: await world.tokenOf(DMITRY), body: { id } }),
    stranger: 120,
    malformed: { text: 'x', code: 120 },
  },
  'markNotificationsRead body id': {
    things: notes,
    send: async (world, id) => world.call('PUT', '/push-history/all', { token: await world.tokenOf(DMITRY), body: { id } }),
    stranger: 120,
    malformed: { text: 'x', code: 120 },
  },
  'confirmSellerPurchase query repairs': repairing('seller', (world, sn, repairs) =>
    sell(world, { person: DMITRY, sn, repairs }),
  ),
  'confirmBuyerPurchase query repairs': repairing('buyer', (world, sn, repairs) => own(world, { person: DMITRY, sn, repairs })),
  'addUnknownTool query repairs': {
    ...repairing('seller', async () => Promise.reject(new Error('replaced'))),
    things: (world) => failedRows(world, 'seller', '777.00001'),
    send: (world, id) =>
      send(world, DMITRY, `/unknown-tools?offline=true&repairs=${id}`, { sn: '777.00001', side: 'seller', receipt: fresh() }),
  },
  'confirmSellerPurchase body receiptQRDto.images': picturing((world, name) =>
    send(world, DMITRY, `/sale/seller/purchase/confirm/${freeSerial()}`, { ...saleBody(), receiptQRDto: photographed(name) }),
  ),
  'confirmBuyerPurchase body images': picturing((world, name) =>
    send(world, DMITRY, `/sale/buyer/purchase/confirm/${freeSerial()}`, photographed(name)),
  ),
  'addUnknownTool body receipt.images': picturing((world, name) =>
    send(world, DMITRY, '/unknown-tools?offline=true', {
      sn: `778.${String(Math.trunc(world.clock.now() % 99_999)).padStart(5, '0')}`,
      side: 'seller',
      receipt: photographed(name),
    }),
  ),
  'saveProfile body passport.passportImages': picturing(
    (world, name) => saveNext(world, DMITRY, { ...whole, passport: { ...PASSPORT, passportImages: [name] } }),
    6,
  ),
  'approveSeller body id': ofTeam(applicants, commands.approve),
  'rejectSeller body id': ofTeam(applicants, commands.reject),
  'handOverPoint body id': handingOver,
  'excludeSeller path id': ofTeam(sellers, commands.exclude),
  'excludeSeller body id': ofTeam(sellers, commands.exclude),
  'listSellerSales body id': ofTeam(sellers, (id) => ['/admin/retail/point/seller', { id }]),
  'getSellerSalesFile body id': ofTeam(sellers, (id) => ['/admin/retail/point/seller/file', { id }]),
  'listSellers query cursor': {
    things: sellers,
    send: (world, id) => get(world, IGOR, `/admin/retail/point/v2/confirmed/sellers?cursor=${id}`),
    stranger: 123,
    malformed: { text: 'x', code: 123 },
  },
  'listJoinRequests query cursor': {
    things: applicants,
    send: (world, id) => get(world, IGOR, `/admin/retail/point/v2/unconfirmed/sellers?cursor=${id}`),
    stranger: 123,
    malformed: { text: 'x', code: 123 },
  },
}

/** An id that answers with an empty list: compared by what the list has. */
export const filters: Record<string, Pick<Place, 'things' | 'send'>> = {
  'listSellers query seller': {
    things: sellers,
    send: (world, id) => get(world, IGOR, `/admin/retail/point/v2/confirmed/sellers?seller=${id}`),
  },
}

const SERIAL = 'a serial number is not a secret: B11 says who has sold or reserved it'
const POSITION = 'a position in the own list, bound to its person (tests/server/sales/list-requests.test.ts)'
const POSITION_OF_HISTORY = 'a position in the own history, bound to its person (tests/server/history/history.test.ts)'
const ANSWERS = 'operators answer everybody'
const CASES = 'operators see and decide what waits for the desk, whosever it is'
const PEOPLE = 'operators help everybody; what they do and see is in the audit'
const QUEUE = 'one of the queues'
const IGNORED = 'accepted and not read (B06)'

/** Places that name nothing of anybody. */
export const ofNobody: Record<string, string> = {
  'getToolInformation path id': SERIAL,
  'checkWarranty path token': 'whoever holds the token may ask (E17)',
  'checkAvailability path id': SERIAL,
  'confirmSellerPurchase path id': SERIAL,
  'confirmBuyerPurchase path id': SERIAL,
  'confirmCompanySale path id': SERIAL,
  'confirmCompanyPurchase path id': SERIAL,
  'decidePayoutFinding path id': 'operators decide about everybody’s payouts',
  'getPayoutFindings query cursor': 'operators see everybody’s payouts',
  'getHistory body cursor': POSITION_OF_HISTORY,
  'getDeskChat path id': ANSWERS,
  'takeDeskChat path id': ANSWERS,
  'handOverDeskChat path id': ANSWERS,
  'answerDeskChat path id': ANSWERS,
  'closeDeskChat path id': ANSWERS,
  'reopenDeskChat path id': ANSWERS,
  'readDeskChat path id': ANSWERS,
  'listDeskChats query cursor': ANSWERS,
  'getDeskChat query cursor': ANSWERS,
  'listAudit body cursor': 'a position in the own reading, looked up in the audit (tests/server/operators/audit.test.ts)',
  'getDeskCase path kind': QUEUE,
  'getDeskCase path id': CASES,
  'takeDeskCase path kind': QUEUE,
  'takeDeskCase path id': CASES,
  'releaseDeskCase path kind': QUEUE,
  'releaseDeskCase path id': CASES,
  'handOverDeskCase path kind': QUEUE,
  'handOverDeskCase path id': CASES,
  'decideDeskCase path kind': QUEUE,
  'decideDeskCase path id': CASES,
  'cancelDeskDecision path kind': QUEUE,
  'cancelDeskDecision path id': CASES,
  'getDeskPerson path id': PEOPLE,
  'revealDeskPerson path id': PEOPLE,
  'getDeskPersonDetails path id': PEOPLE,
  'getDeskPersonPicture path id': PEOPLE,
  'lockDeskPerson path id': PEOPLE,
  'unlockDeskPerson path id': PEOPLE,
  'taxLockDeskPerson path id': PEOPLE,
  'endDeskPersonSessions path id': PEOPLE,
  'correctDeskPersonPoints path id': PEOPLE,
  'getDeskPersonPicture path name': 'a picture of that very person, or none (tests/server/desk/people.test.ts)',
  'listDeskCases query cursor': 'a position in a queue that every operator sees (tests/server/desk/holds.test.ts)',
  'decideSale path id': 'the desk decides about everybody’s rows',
  'reserveTool path id': SERIAL,
  'listSales body cursor': POSITION,
  'listUserTools body cursor': POSITION,
  'listSellerSales body cursor': POSITION,
  'findPoints path id': 'a tax number',
  'listDeskReports query cursor': 'operators see all reports',
  'findPoints query cursor': 'points are found by everybody',
  'joinPoint body retailPointId': 'points are found by everybody',
  'joinPoint body user.id': IGNORED,
  'createPoint body user.id': IGNORED,
}

/** What a place answers: to nobody's id, to somebody's, to a text that is no id, and to the caller's own. */
export interface Judged {
  nobody: { status: number; json: unknown; code: number }
  /** Those that differ from nobody's. */
  betrayed: unknown[]
  malformed: number
  mine: number
}

/** Sends each kind of id to a place. */
export const judge = async (world: TestApp, { things, send: ask, malformed }: Place): Promise<Judged> => {
  const { mine, samePoint, otherPoint, never = randomUUID() } = await things(world)
  const answers = []
  for (const id of [never, samePoint, otherPoint]) {
    const { status, json } = await ask(world, id)
    answers.push({ status, json })
  }
  const [nobody = { status: 0, json: { code: -1 } }, ...others] = answers
  return {
    nobody: { ...nobody, code: nobody.json.code },
    betrayed: others.filter((answer) => JSON.stringify(answer) !== JSON.stringify(nobody)),
    malformed: (await ask(world, malformed.text)).json.code,
    mine: (await ask(world, mine)).status,
  }
}
