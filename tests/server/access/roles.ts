/** RL: the code of every operation for every persona, written down before the code (deny by default). */
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { MASTER, YULIA, userId } from '../../../server/demo/people.ts'
import type { Operation, Role } from '../../../server/http/contract/document.ts'
import { users } from '../../../server/kernel/database/schema.ts'
import { openSession } from '../../../server/modules/auth/sessions.ts'
import { exampleBody, isMultipart, methodOf, operation, pathOf } from '../support/deeds/requests.ts'
import { signInAs } from '../support/server/test-app.ts'
import type { Answer, TestApp } from '../support/server/test-app.ts'
import { hire, newcomer } from '../team/support.ts'

const GARBAGE = 'x'.repeat(32)

/** The caller: an account number, or a token that opens nothing. */
export const personas = {
  anonymous: 'nothing',
  garbage: 'garbage',
  loggedOut: 'logged out',
  deleted: 'deleted',
  customer: 5,
  locked: 7,
  legal: 6,
  noPoint: 13,
  pendingSeller: 3,
  pendingArt: 4,
  seller: 1,
  innPending: 10,
  taxLocked: 8,
  art: 2,
  otherArt: 11,
  operator: 90,
} as const
export type Persona = keyof typeof personas

/** Somebody who has each role of the contract: a new role without a persona does not compile. */
export const PERSONA_OF: Record<Role, Persona> = {
  anonymous: 'anonymous',
  individual: 'customer',
  legal: 'legal',
  seller: 'seller',
  admin: 'art',
  operator: 'operator',
}

const NOBODY = [122, 122, 122, 122]
/** Public calls give every caller the same answer. */
const EVERYBODY = (code: number): number[] => Object.keys(personas).map(() => code)

/**
 * The code for each persona, in the order of `personas`. An admitted call gets the first refusal that this request causes, or 0.
 */
export const expectedCodes: Record<string, number[]> = {
  login: EVERYBODY(111),
  deskLogin: EVERYBODY(111),
  // No such link was ever given.
  openInvitation: EVERYBODY(6),
  acceptInvitation: EVERYBODY(6),
  getDeskMe: [...NOBODY, 121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 0],
  listAudit: [...NOBODY, 121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 0],
  getAuditFile: [...NOBODY, 121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 0],
  getUser: [...NOBODY, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  getUserStatus: [...NOBODY, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 121],
  listSessions: [...NOBODY, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  endSession: [...NOBODY, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120],
  endOtherSessions: [...NOBODY, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  checkLegal: [...NOBODY, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  getLegalUser: [...NOBODY, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  // Before the profile is saved, which the desk then has to approve anew.
  cashOut: [...NOBODY, 150, 110, 121, 151, 150, 150, 120, 150, 152, 151, 151, 121],
  saveProfile: [...NOBODY, 6, 6, 121, 6, 6, 6, 0, 6, 6, 6, 6, 121],
  saveLegalProfile: [...NOBODY, 121, 121, 0, 121, 121, 121, 121, 121, 121, 121, 121, 121],
  suggestCities: [...NOBODY, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 121],
  suggestCompany: [...NOBODY, 121, 121, 0, 121, 121, 121, 121, 121, 121, 121, 121, 121],
  getCurrentPoint: [...NOBODY, 0, 0, 121, 0, 0, 0, 0, 0, 0, 0, 0, 121],
  getBalance: [...NOBODY, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 121],
  getCards: [...NOBODY, 0, 0, 121, 0, 0, 0, 0, 0, 0, 0, 0, 121],
  getCardPage: [...NOBODY, 150, 110, 121, 0, 150, 150, 0, 150, 0, 0, 0, 121],
  removeCard: [...NOBODY, 120, 120, 121, 120, 120, 120, 120, 120, 120, 120, 120, 121],
  // Nobody has signed the example.
  takeBankNotice: EVERYBODY(121),
  getPointsSummary: [...NOBODY, 0, 0, 121, 0, 0, 0, 0, 0, 0, 0, 0, 121],
  getHistory: [...NOBODY, 150, 0, 121, 0, 150, 150, 0, 150, 0, 0, 0, 121],
  getHistoryFile: [...NOBODY, 150, 0, 121, 0, 150, 150, 0, 150, 0, 0, 0, 121],
  getPayoutFindings: [...NOBODY, 121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 0],
  decidePayoutFinding: [...NOBODY, 121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 120],
  getPayees: [...NOBODY, 121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 0],
  getToolInformation: [...NOBODY, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 121],
  checkAvailability: [...NOBODY, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 121],
  getCertificate: [...NOBODY, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 121],
  revokeCertificate: [...NOBODY, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 121],
  checkWarranty: EVERYBODY(120),
  listChatMessages: [...NOBODY, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 121],
  countChatMessages: [...NOBODY, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 121],
  listDeskQueues: [...NOBODY, 121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 0],
  listDeskCases: [...NOBODY, 121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 0],
  getDeskCase: [...NOBODY, 121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 120],
  takeDeskCase: [...NOBODY, 121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 120],
  releaseDeskCase: [...NOBODY, 121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 120],
  handOverDeskCase: [...NOBODY, 121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 120],
  decideDeskCase: [...NOBODY, 121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 120],
  cancelDeskDecision: [...NOBODY, 121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 143],
  listDeskOperators: [...NOBODY, 121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 0],
  searchDeskPeople: [...NOBODY, 121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 0],
  getDeskPerson: [...NOBODY, 121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 120],
  revealDeskPerson: [...NOBODY, 121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 120],
  getDeskPersonDetails: [...NOBODY, 121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 120],
  getDeskPersonPicture: [...NOBODY, 121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 120],
  lockDeskPerson: [...NOBODY, 121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 120],
  unlockDeskPerson: [...NOBODY, 121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 120],
  taxLockDeskPerson: [...NOBODY, 121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 120],
  endDeskPersonSessions: [...NOBODY, 121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 120],
  correctDeskPersonPoints: [...NOBODY, 121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 120],
  reportProblem: EVERYBODY(0),
  // Whoever does not have the key hears the same.
  eraseProblem: EVERYBODY(0),
  openDeskReport: [...NOBODY, 121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 120],
  noteReportLink: [...NOBODY, 121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 0],
  listDeskReports: [...NOBODY, 121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 0],
  listDeskChats: [...NOBODY, 121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 0],
  getDeskChat: [...NOBODY, 121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 120],
  takeDeskChat: [...NOBODY, 121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 120],
  handOverDeskChat: [...NOBODY, 121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 120],
  answerDeskChat: [...NOBODY, 121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 120],
  closeDeskChat: [...NOBODY, 121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 120],
  reopenDeskChat: [...NOBODY, 121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 120],
  readDeskChat: [...NOBODY, 121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 120],
  issueHandover: [...NOBODY, 120, 110, 120, 120, 120, 120, 120, 120, 120, 120, 120, 121],
  revokeHandover: [...NOBODY, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 121],
  getHandoverState: [...NOBODY, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 121],
  openHandover: EVERYBODY(129),
  registerHandover: [...NOBODY, 129, 110, 121, 129, 129, 129, 129, 129, 129, 129, 129, 121],
  listUserTools: [...NOBODY, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 121],
  getUserToolsFile: [...NOBODY, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 121],
  countUserTools: [...NOBODY, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 121],
  listSales: [...NOBODY, 0, 0, 121, 0, 0, 0, 0, 0, 0, 0, 0, 121],
  getSalesFile: [...NOBODY, 0, 0, 121, 0, 0, 0, 0, 0, 0, 0, 0, 121],
  countSales: [...NOBODY, 0, 0, 121, 0, 0, 0, 0, 0, 0, 0, 0, 121],
  getSalesOverview: [...NOBODY, 0, 0, 121, 0, 0, 0, 0, 0, 0, 0, 0, 121],
  confirmSellerPurchase: [...NOBODY, 130, 110, 121, 130, 131, 131, 84, 84, 84, 84, 84, 121],
  confirmBuyerPurchase: [...NOBODY, 9, 110, 9, 9, 9, 9, 9, 9, 9, 9, 9, 121],
  reserveTool: [...NOBODY, 130, 110, 121, 130, 131, 131, 9, 9, 9, 9, 9, 121],
  releaseReserve: [...NOBODY, 120, 110, 121, 120, 120, 120, 120, 120, 120, 120, 120, 121],
  addUnknownTool: [...NOBODY, 6, 110, 6, 6, 6, 6, 6, 6, 6, 6, 6, 121],
  confirmCompanySale: [...NOBODY, 130, 110, 121, 130, 131, 131, 115, 115, 115, 115, 115, 121],
  confirmCompanyPurchase: [...NOBODY, 121, 121, 115, 121, 121, 121, 121, 121, 121, 121, 121, 121],
  // A document with the seller's INN is a purchase: a seller has another one.
  addUnknownCompanyTool: [...NOBODY, 130, 110, 6, 130, 131, 131, 121, 121, 121, 121, 121, 121],
  getInvoice: [...NOBODY, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120],
  decideSale: [...NOBODY, 121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 121, 120],
  getReceipt: [...NOBODY, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120],
  listNotifications: [...NOBODY, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 121],
  markNotificationRead: [...NOBODY, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 121],
  markNotificationsRead: [...NOBODY, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 121],
  countNotifications: [...NOBODY, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 121],
  getPushSettings: [...NOBODY, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 121],
  choosePushTopics: [...NOBODY, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 121],
  subscribeToPush: [...NOBODY, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 121],
  movePushSubscription: EVERYBODY(6),
  unsubscribeFromPush: [...NOBODY, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 121],
  uploadFile: [...NOBODY, 123, 123, 123, 123, 123, 123, 123, 123, 123, 123, 123, 123],
  downloadFile: [...NOBODY, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120],
  deleteFile: [...NOBODY, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120, 120],
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
  logout: [...NOBODY, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  suggestAddresses: [...NOBODY, 0, 0, 121, 0, 0, 0, 0, 0, 0, 0, 0, 121],
  findPoints: [...NOBODY, 0, 0, 121, 0, 0, 0, 0, 0, 0, 0, 0, 121],
  getPointApplication: [...NOBODY, 0, 0, 121, 0, 0, 0, 0, 0, 0, 0, 0, 121],
  joinPoint: [...NOBODY, 120, 110, 121, 120, 131, 131, 132, 132, 132, 132, 132, 121],
  createPoint: [...NOBODY, 6, 110, 121, 6, 131, 131, 6, 6, 6, 6, 6, 121],
  cancelPointApplication: [...NOBODY, 500, 500, 121, 500, 0, 0, 500, 500, 500, 500, 500, 121],
  leavePoint: [...NOBODY, 500, 0, 121, 500, 500, 500, 0, 0, 0, 500, 500, 121],
  listJoinRequests: [...NOBODY, 121, 121, 121, 121, 121, 121, 121, 121, 121, 0, 0, 121],
  countJoinRequests: [...NOBODY, 121, 121, 121, 121, 121, 121, 121, 121, 121, 0, 0, 121],
  listSellers: [...NOBODY, 121, 121, 121, 121, 121, 121, 121, 121, 121, 0, 0, 121],
  listSellerSales: [...NOBODY, 121, 121, 121, 121, 121, 121, 121, 121, 121, 120, 120, 121],
  getSellerSalesFile: [...NOBODY, 121, 121, 121, 121, 121, 121, 121, 121, 121, 120, 120, 121],
  approveSeller: [...NOBODY, 121, 121, 121, 121, 121, 121, 121, 121, 121, 120, 120, 121],
  rejectSeller: [...NOBODY, 121, 121, 121, 121, 121, 121, 121, 121, 121, 120, 120, 121],
  handOverPoint: [...NOBODY, 121, 121, 121, 121, 121, 121, 121, 121, 121, 120, 120, 121],
  excludeSeller: [...NOBODY, 121, 121, 121, 121, 121, 121, 121, 121, 121, 120, 120, 121],
}

/** Operations whose body is form fields. */
const FORMS = new Set(['requestPassword', 'requestDeletion', 'cashOut'])
/** What a person does to the own standing: done by a twin, so that the persona stays what it is. */
const BY_TWINS = new Set(['cancelPointApplication', 'leavePoint'])
/** Their standing is their point's: nobody else may stand in for them. */
const UNIQUE = new Set<Persona>(['art', 'otherArt', 'operator', 'legal'])

/** The bank's header, signed by nobody; other operations do not read it. */
const FORGED = { 'bank-signature': 't=1,v1=00' }

const NOBODYS_ID = userId(99)

const bodyFor = (id: string): Record<string, unknown> | undefined => {
  if (id === 'login' || id === 'deskLogin') return { username: '79990000000', password: 'x' }
  const body = exampleBody(operation(id))
  // A known serial on the buyer's side: admitted, with the same answer for everybody.
  if (id === 'addUnknownTool') return { ...body, sn: '100.00001', side: 'buyer' }
  if (id === 'joinPoint') return { ...body, retailPointId: NOBODYS_ID }
  if (id === 'createPoint') return { ...body, retailPoint: { ...(body?.['retailPoint'] as object), name: '' } }
  const isOfTeam = operation(id).spec['x-roles'].includes('admin')
  return body && isOfTeam ? { ...body, id: NOBODYS_ID } : body
}

/** Calls an operation with a request that its contract admits. */
export const callAs = (world: TestApp, target: Operation, token: string | undefined): Promise<Answer> => {
  const { id } = target
  const isForm = FORMS.has(id)
  const body =
    id === 'cashOut' ? `cardId=${NOBODYS_ID}&sum=500` : isForm ? 'mobile=79001234567' : isMultipart(target) ? {} : bodyFor(id)
  const headers = { ...(isForm && { 'content-type': 'application/x-www-form-urlencoded' }), ...FORGED }
  return world.call(methodOf(target), pathOf(target), { token, body, headers })
}

const freshToken = async (world: TestApp, person: number): Promise<string> => (await signInAs(world, person)).token

/** Tokens that open nothing any more. */
const deadTokens = async (world: TestApp): Promise<Record<string, string | undefined>> => {
  const loggedOut = await freshToken(world, 9)
  await world.call('POST', '/logout', { token: loggedOut })
  const gone = await newcomer(world)
  await world.db.delete(users).where(eq(users.id, gone.id))
  return { nothing: undefined, garbage: GARBAGE, 'logged out': loggedOut, deleted: gone.token }
}

let twins = 0
const nextPhone = (): string => `7914${String((twins += 1)).padStart(7, '0')}`

/** Somebody in the same standing, signed in. */
const twinOf = async (world: TestApp, person: number): Promise<string> => {
  const [row] = await world.db
    .select()
    .from(users)
    .where(eq(users.id, userId(person)))
  if (!row) throw new Error(`nobody is ${person}`)
  const id = randomUUID()
  await world.db.insert(users).values({ ...row, id, auditId: randomUUID(), bankCustomer: randomUUID(), mobile: nextPhone() })
  return openSession(world.db, id, world.clock.now())
}

/** The personas of a world, ready to call. */
export interface Callers {
  call: (persona: Persona, operationId: string) => Promise<Answer>
}

/** Puts the world into the state that the table is about. */
export const prepareRoles = async (world: TestApp): Promise<Callers> => {
  await world.db.update(users).set({ pointId: null }).where(eq(users.id, YULIA))
  // An administrator alone may leave; Андрей has somebody to answer to.
  await hire(world, MASTER)
  const dead = await deadTokens(world)
  // The example's account is paused, so that every sign-in gets the same answer.
  for (let count = 0; count < 5; count += 1)
    for (const id of ['login', 'deskLogin']) await callAs(world, operation(id), undefined)
  // So are its codes: one of each kind has just been requested.
  for (let count = 0; count < 5; count += 1)
    for (const id of ['createUser', 'confirmDeletion']) await callAs(world, operation(id), undefined)
  for (const id of ['requestPassword', 'requestDeletion']) await callAs(world, operation(id), undefined)

  const tokenFor = (persona: Persona, id: string): Promise<string> | string | undefined => {
    const who = personas[persona]
    if (typeof who === 'string') return dead[who]
    if (BY_TWINS.has(id) && !UNIQUE.has(persona)) return twinOf(world, who)
    return id === 'logout' ? freshToken(world, who) : world.tokenOf(who)
  }
  return { call: async (persona, id) => callAs(world, operation(id), await tokenFor(persona, id)) }
}
