import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { allOperations } from '../../server/contract/document.ts'
import { users } from '../../server/db/schema.ts'
import { YULIA } from '../../server/demo/people.ts'
import { DEMO_PASSWORD } from '../../server/demo/people.ts'
import { refusals } from '../../src/domain/refusals.ts'
import { exampleBody, isMultipart, methodOf, operation, pathOf } from './support/requests.ts'
import { phoneOf, testApp } from './support/test-app.ts'

const world = testApp()

const LOGGED_OUT = 'logged out'
const GARBAGE = 'x'.repeat(32)

/** Who calls: an account number, or a token that is none. */
const personas = {
  anonymous: undefined,
  garbage: GARBAGE,
  loggedOut: LOGGED_OUT,
  customer: 5,
  locked: 7,
  legal: 6,
  noPoint: 13,
  pendingSeller: 3,
  pendingArt: 4,
  seller: 1,
  art: 2,
  operator: 90,
} as const

/** The HTTP status of every refusal. */
const STATUS_OF = new Map<number, number>(Object.values(refusals).map(({ code, status }) => [code, status]))

const NOBODY = [122, 122, 122]

/** The code that each persona gets, in the order of `personas`. What a call that is let in answers to this request comes first. */
const expected: Record<string, number[]> = {
  login: Array.from({ length: 12 }, () => 111),
  getUser: [...NOBODY, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  getUserStatus: [...NOBODY, 0, 0, 0, 0, 0, 0, 0, 0, 121],
  checkLegal: [...NOBODY, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  getLegalUser: [...NOBODY, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  getCurrentPoint: [...NOBODY, 0, 0, 121, 0, 0, 0, 0, 0, 121],
  getBalance: [...NOBODY, 0, 0, 0, 0, 0, 0, 0, 0, 121],
  getToolInformation: [...NOBODY, 0, 0, 0, 0, 0, 0, 0, 0, 121],
  checkAvailability: [...NOBODY, 0, 0, 0, 0, 0, 0, 0, 0, 121],
  listUserTools: [...NOBODY, 0, 0, 0, 0, 0, 0, 0, 0, 121],
  countUserTools: [...NOBODY, 0, 0, 0, 0, 0, 0, 0, 0, 121],
  listSales: [...NOBODY, 0, 0, 121, 0, 0, 0, 0, 0, 121],
  countSales: [...NOBODY, 0, 0, 121, 0, 0, 0, 0, 0, 121],
  confirmSellerPurchase: [...NOBODY, 130, 110, 121, 130, 131, 131, 84, 84, 121],
  confirmBuyerPurchase: [...NOBODY, 9, 110, 9, 9, 9, 9, 9, 9, 121],
  reserveTool: [...NOBODY, 130, 110, 121, 130, 131, 131, 9, 9, 121],
  releaseReserve: [...NOBODY, 120, 110, 121, 120, 120, 120, 120, 120, 121],
  addUnknownTool: [...NOBODY, 6, 110, 6, 6, 6, 6, 6, 6, 121],
  getReceipt: [...NOBODY, 120, 120, 120, 120, 120, 120, 120, 120, 121],
  uploadFile: [...NOBODY, 123, 123, 123, 123, 123, 123, 123, 123, 123],
  downloadFile: [...NOBODY, 120, 120, 120, 120, 120, 120, 120, 120, 120],
  deleteFile: [...NOBODY, 120, 120, 120, 120, 120, 120, 120, 120, 120],
  logout: [...NOBODY, 0, 0, 0, 0, 0, 0, 0, 0, 0],
}

const freshToken = async (person: number): Promise<string> =>
  (await world().call('POST', '/login', { body: { username: phoneOf(person), password: DEMO_PASSWORD } })).json.payload

let loggedOut = ''

beforeAll(async () => {
  await world().db.update(users).set({ pointId: null }).where(eq(users.id, YULIA))
  loggedOut = await freshToken(9)
  await world().call('POST', '/logout', { token: loggedOut })
  // The account of the example is paused, so that signing in answers the same to everybody.
  for (let count = 0; count < 5; count += 1)
    await world().call('POST', '/login', { body: { username: '79990000000', password: 'x' } })
})

const bodyFor = (id: string): Record<string, unknown> | undefined => {
  if (id === 'login') return { username: '79990000000', password: 'x' }
  const body = exampleBody(operation(id))
  // A known serial on the buyer's side: let in, and the same answer for all.
  return id === 'addUnknownTool' ? { ...body, sn: '100.00001', side: 'buyer' } : body
}

describe('RL roles, every operation and every persona', () => {
  it('the table has a row for every operation of the contract', () => {
    expect(Object.keys(expected).toSorted()).toEqual(allOperations.map(({ id }) => id).toSorted())
  })

  it.each(Object.keys(expected))('%s', async (id) => {
    const target = operation(id)
    const codes: number[] = []
    const wrongStatuses: unknown[] = []
    for (const who of Object.values(personas)) {
      const account = id === 'logout' ? freshToken : world().tokenOf
      const token = typeof who === 'number' ? await account(who) : who === LOGGED_OUT ? loggedOut : who
      const body = isMultipart(target) ? {} : bodyFor(id)
      const { status, json } = await world().call(methodOf(target), pathOf(target), { token, body })
      codes.push(json.code)
      if (status !== (STATUS_OF.get(json.code) ?? 200)) wrongStatuses.push([who, status, json.code])
    }
    expect(wrongStatuses).toEqual([])
    expect(Object.fromEntries(Object.keys(personas).map((name, index) => [name, codes[index]]))).toEqual(
      Object.fromEntries(Object.keys(personas).map((name, index) => [name, expected[id]?.[index]])),
    )
  })
})
