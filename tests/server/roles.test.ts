import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { allOperations } from '../../server/http/contract/document.ts'
import type { Operation } from '../../server/http/contract/document.ts'
import { users } from '../../server/kernel/database/schema.ts'
import { YULIA } from '../../server/demo/people.ts'
import { DEMO_PASSWORD } from '../../server/demo/people.ts'
import { refusals } from '../../src/domain/refusals.ts'
import { exampleBody, isMultipart, methodOf, operation, pathOf } from './support/requests.ts'
import { phoneOf, testApp } from './support/test-app.ts'
import type { Answer } from './support/test-app.ts'

const world = testApp()

const LOGGED_OUT = 'logged out'
const GARBAGE = 'x'.repeat(32)

/** The caller: an account number, or an invalid token. */
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
/** Public calls give every caller the same answer. */
const EVERYBODY = (code: number): number[] => Object.keys(personas).map(() => code)

/**
 * The code for each persona, in the order of `personas`. An admitted call gets the first refusal that this request causes, or 0.
 */
const expected: Record<string, number[]> = {
  login: EVERYBODY(111),
  getUser: [...NOBODY, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  getUserStatus: [...NOBODY, 0, 0, 0, 0, 0, 0, 0, 0, 121],
  checkLegal: [...NOBODY, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  getLegalUser: [...NOBODY, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  saveProfile: [...NOBODY, 6, 6, 121, 6, 6, 6, 0, 6, 121],
  saveLegalProfile: [...NOBODY, 121, 121, 0, 121, 121, 121, 121, 121, 121],
  suggestCities: [...NOBODY, 0, 0, 0, 0, 0, 0, 0, 0, 121],
  getCurrentPoint: [...NOBODY, 0, 0, 121, 0, 0, 0, 0, 0, 121],
  getBalance: [...NOBODY, 0, 0, 0, 0, 0, 0, 0, 0, 121],
  getToolInformation: [...NOBODY, 0, 0, 0, 0, 0, 0, 0, 0, 121],
  checkAvailability: [...NOBODY, 0, 0, 0, 0, 0, 0, 0, 0, 121],
  listUserTools: [...NOBODY, 0, 0, 0, 0, 0, 0, 0, 0, 121],
  countUserTools: [...NOBODY, 0, 0, 0, 0, 0, 0, 0, 0, 121],
  listSales: [...NOBODY, 0, 0, 121, 0, 0, 0, 0, 0, 121],
  countSales: [...NOBODY, 0, 0, 121, 0, 0, 0, 0, 0, 121],
  getSalesOverview: [...NOBODY, 0, 0, 121, 0, 0, 0, 0, 0, 121],
  confirmSellerPurchase: [...NOBODY, 130, 110, 121, 130, 131, 131, 84, 84, 121],
  confirmBuyerPurchase: [...NOBODY, 9, 110, 9, 9, 9, 9, 9, 9, 121],
  reserveTool: [...NOBODY, 130, 110, 121, 130, 131, 131, 9, 9, 121],
  releaseReserve: [...NOBODY, 120, 110, 121, 120, 120, 120, 120, 120, 121],
  addUnknownTool: [...NOBODY, 6, 110, 6, 6, 6, 6, 6, 6, 121],
  getReceipt: [...NOBODY, 120, 120, 120, 120, 120, 120, 120, 120, 121],
  listNotifications: [...NOBODY, 0, 0, 0, 0, 0, 0, 0, 0, 121],
  markNotificationRead: [...NOBODY, 120, 120, 120, 120, 120, 120, 120, 120, 121],
  countNotifications: [...NOBODY, 0, 0, 0, 0, 0, 0, 0, 0, 121],
  getPushSettings: [...NOBODY, 0, 0, 0, 0, 0, 0, 0, 0, 121],
  choosePushTopics: [...NOBODY, 0, 0, 0, 0, 0, 0, 0, 0, 121],
  subscribeToPush: [...NOBODY, 6, 6, 6, 6, 6, 6, 6, 6, 121],
  unsubscribeFromPush: [...NOBODY, 0, 0, 0, 0, 0, 0, 0, 0, 121],
  uploadFile: [...NOBODY, 123, 123, 123, 123, 123, 123, 123, 123, 123],
  downloadFile: [...NOBODY, 120, 120, 120, 120, 120, 120, 120, 120, 120],
  deleteFile: [...NOBODY, 120, 120, 120, 120, 120, 120, 120, 120, 120],
  getCaptcha: EVERYBODY(0),
  requestRegistrationCode: EVERYBODY(141),
  requestPassword: EVERYBODY(140),
  createUser: EVERYBODY(111),
  createLegalUser: EVERYBODY(111),
  requestDeletion: EVERYBODY(140),
  confirmDeletion: EVERYBODY(111),
  postStub: EVERYBODY(0),
  recordPageHit: EVERYBODY(0),
  listDemoAccounts: EVERYBODY(0),
  listDemoMessages: EVERYBODY(0),
  demoSignIn: EVERYBODY(0),
  logout: [...NOBODY, 0, 0, 0, 0, 0, 0, 0, 0, 0],
}

const freshToken = async (person: number): Promise<string> =>
  (await world().call('POST', '/login', { body: { username: phoneOf(person), password: DEMO_PASSWORD } })).json.payload

let loggedOut = ''

beforeAll(async () => {
  await world().db.update(users).set({ pointId: null }).where(eq(users.id, YULIA))
  loggedOut = await freshToken(9)
  await world().call('POST', '/logout', { token: loggedOut })
  // The example's account is paused, so that every sign-in gets the same answer.
  for (let count = 0; count < 5; count += 1)
    await world().call('POST', '/login', { body: { username: '79990000000', password: 'x' } })
  // So are its codes: one of each kind has just been requested.
  for (let count = 0; count < 5; count += 1)
    for (const id of ['createUser', 'confirmDeletion']) await callAs(operation(id), undefined)
  for (const id of FORMS) await callAs(operation(id), undefined)
})

/** Operations whose body is form fields. */
const FORMS = ['requestPassword', 'requestDeletion']

const callAs = (target: Operation, token: string | undefined): Promise<Answer> => {
  const { id } = target
  const isForm = FORMS.includes(id)
  const body = isForm ? 'mobile=79001234567' : isMultipart(target) ? {} : bodyFor(id)
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  return world().call(methodOf(target), pathOf(target), { token, body, ...(isForm && { headers }) })
}

const bodyFor = (id: string): Record<string, unknown> | undefined => {
  if (id === 'login') return { username: '79990000000', password: 'x' }
  const body = exampleBody(operation(id))
  // A known serial on the buyer's side: admitted, with the same answer for everybody.
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
      const { status, json } = await callAs(target, token)
      codes.push(json.code)
      if (status !== (STATUS_OF.get(json.code) ?? 200)) wrongStatuses.push([who, status, json.code])
    }
    expect(wrongStatuses).toEqual([])
    expect(Object.fromEntries(Object.keys(personas).map((name, index) => [name, codes[index]]))).toEqual(
      Object.fromEntries(Object.keys(personas).map((name, index) => [name, expected[id]?.[index]])),
    )
  })
})
