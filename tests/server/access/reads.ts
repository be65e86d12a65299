/** What each read of one's own shows to two people of the demo world: nothing of the other one's. */
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { allOperations } from '../../../server/http/contract/document.ts'
import { ANNA, APPLIED, MASTER, PROFI } from '../../../server/demo/people.ts'
import { chatMessages, pushSubscriptions, sessions } from '../../../server/kernel/database/schema.ts'
import { exampleBody, methodOf, operation, pathOf } from '../support/deeds/requests.ts'
import type { TestApp } from '../support/server/test-app.ts'
import { places } from './objects.ts'

interface Read {
  /** What tells whose answer it is. */
  of: (payload: never) => unknown
  /** By account number. */
  shows: Record<number, unknown>
}

const itself = (payload: unknown): unknown => payload
const serials = (payload: { saleHistory: { sn?: string; tool?: { sn: string } }[]; total: number }): unknown => [
  payload.total,
  [...new Set(payload.saleHistory.map(({ sn, tool }) => (tool?.sn ?? sn ?? '').slice(0, 3)))].toSorted(),
]
/** The same of a file: its serials stand in the second column. */
const rowsOfFile = (text: string): unknown => {
  const rows = text.split('\r\n').slice(1, -2)
  return [rows.length, [...new Set(rows.map((row) => /(\d{3})\.\d{5}/.exec(row)?.[1] ?? ''))].toSorted()]
}
const surnames = ({ sellers }: { sellers: { surname: string }[] }): unknown => sellers.map(({ surname }) => surname)

export const reads: Record<string, Read> = {
  getUser: { of: ({ mobile }: { mobile: string }) => mobile, shows: { 8: '79000000008', 5: '79000000005' } },
  getDeskMe: { of: ({ mobile }: { mobile: string }) => mobile, shows: { 90: '79000000090', 91: '79000000091' } },
  getUserStatus: { of: itself, shows: { 8: 'SELLER', 3: 'SELLER_PENDING' } },
  checkLegal: { of: (company: { mobile: string } | null) => company?.mobile, shows: { 6: '79000000006', 8: undefined } },
  getLegalUser: { of: (company: { mobile: string } | null) => company?.mobile, shows: { 6: '79000000006', 8: undefined } },
  listSessions: {
    of: (rows: { isCurrent: boolean }[]) => rows.map(({ isCurrent }) => isCurrent),
    shows: { 8: [true], 13: [true] },
  },
  getCurrentPoint: { of: (point: { id: string } | null) => point?.id, shows: { 8: PROFI, 13: MASTER, 5: undefined } },
  getPointApplication: { of: (point: { id: string } | null) => point?.id, shows: { 3: PROFI, 4: APPLIED, 5: undefined } },
  getBalance: { of: itself, shows: { 1: 12_450, 5: 0 } },
  getPointsSummary: {
    of: ({ available, paidThisYear }: { available: number; paidThisYear: number }) => [available, paidThisYear],
    shows: { 1: [12_450, 1_500], 13: [7_200, 0] },
  },
  getHistoryFile: { of: (text: string) => text.split('\r\n').length - 3, shows: { 1: 31, 13: 15 } },
  getSalesFile: { of: rowsOfFile, shows: { 8: [20, ['200']], 5: [0, []] } },
  getUserToolsFile: { of: rowsOfFile, shows: { 5: [9, ['500', '610']], 8: [0, []] } },
  // Whose card it becomes is in the bank's hands: tests/server/cards.
  getCardPage: { of: (page: string) => page.slice(0, 14), shows: { 1: '/sandbox/bank/', 10: 150 } },
  getCards: { of: (rows: { pan: string }[]) => rows.map(({ pan }) => pan.slice(-4)), shows: { 1: ['4242', '0000'], 13: [] } },
  listUserTools: { of: serials, shows: { 5: [9, ['500', '610']], 8: [0, []] } },
  countUserTools: { of: itself, shows: { 5: 9, 6: 23, 8: 0 } },
  listSales: { of: serials, shows: { 8: [20, ['200']], 5: [0, []] } },
  countSales: { of: itself, shows: { 8: 20, 13: 15, 5: 0 } },
  getSalesOverview: {
    of: ({ expected, waiting, reserves }: { expected: { sales: number }; waiting: unknown[]; reserves: number }) => [
      expected.sales,
      waiting.length,
      reserves,
    ],
    shows: { 1: [10, 2, 3], 8: [0, 0, 0] },
  },
  countChatMessages: { of: itself, shows: { 1: 1, 8: 0 } },
  listChatMessages: { of: (rows: unknown[]) => rows.length, shows: { 1: 6, 8: 0 } },
  listNotifications: { of: (rows: unknown[]) => rows.length, shows: { 8: 5, 13: 0 } },
  countNotifications: { of: itself, shows: { 1: 3, 8: 0, 13: 0 } },
  getPushSettings: { of: ({ endpoint }: { endpoint: string | null }) => endpoint, shows: { 8: null, 13: null } },
  listJoinRequests: { of: surnames, shows: { 2: ['Зайцев', 'Громов'], 11: [] } },
  countJoinRequests: { of: itself, shows: { 2: 2, 11: 0 } },
  listSellers: { of: surnames, shows: { 2: ['Белов', 'Волков', 'Козлов', 'Соколова'], 11: ['Ершова'] } },
}

const BODIES: Record<string, object> = {
  listSales: { offset: 0, size: 100 },
  listUserTools: { offset: 0, size: 100 },
  listNotifications: { offset: 0, size: 5 },
  listChatMessages: { offset: 0, size: 20 },
  getSalesFile: {},
  getUserToolsFile: {},
}

/** What the two people see. */
export const shown = async (world: TestApp, id: string): Promise<Record<string, unknown>> => {
  const [target, read] = [operation(id), reads[id]]
  const seen: Record<string, unknown> = {}
  for (const person of Object.keys(read?.shows ?? {})) {
    const body = BODIES[id] ?? exampleBody(target)
    const token = await world.tokenOf(Number(person))
    const { json, bytes } = await world.call(methodOf(target), pathOf(target), { token, ...(body && { body }) })
    const payload = json === null ? (String(bytes) as never) : json.payload
    seen[person] = (json?.code ?? 0) === 0 ? read?.of(payload) : json.code
  }
  return seen
}

/** Operations that show what belongs to somebody, without being told the id of it. */
export const ownReads = (): string[] =>
  allOperations
    .filter(({ id, method, spec }) => {
      const isOwned = ['own', 'point', 'counterpart'].includes((spec as { 'x-ownership'?: string })['x-ownership'] ?? '')
      const isNamed = Object.keys(places).some((name) => new RegExp(`^${id} (path|body) `).test(name))
      return isOwned && !isNamed && (method === 'GET' || id.startsWith('list') || spec['x-table-file'] === true)
    })
    .map(({ id }) => id)

/** Somebody has a browser that wants notifications, and an answer of support: then there is one to be shown to a stranger. */
export const prepareReads = async (world: TestApp): Promise<void> => {
  await world.tokenOf(1)
  const [session] = await world.db.select().from(sessions).where(eq(sessions.userId, ANNA))
  await world.db.insert(pushSubscriptions).values({
    id: randomUUID(),
    userId: ANNA,
    sessionHash: session?.tokenHash ?? '',
    endpoint: 'https://push.example/1',
    p256dh: 'key',
    auth: 'secret',
    createdAt: new Date(world.clock.now()),
  })
  await world.db.insert(chatMessages).values({
    id: randomUUID(),
    ownerId: ANNA,
    side: 'operator',
    key: randomUUID(),
    value: 'Ответ',
    isFile: false,
    createdAt: new Date(world.clock.now()),
  })
}
