/** A seller and the initial calls of any signed-in screen, for tests with a held API. */
import type { OperationId, User } from '../../src/api/types.ts'

export const seller: User = {
  id: 'seller-1',
  username: 'Анна',
  surname: 'Соколова',
  patronymic: null,
  noPatronymic: true,
  email: null,
  city: null,
  mobile: '79000000001',
  birthday: null,
  inn: null,
  innApproved: false,
  approved: false,
  taxLocked: false,
  taxStatus: null,
  roles: [],
  status: 'SELLER',
  locked: false,
  firstStar: false,
  secondStar: false,
  thirdStar: false,
  isAdmin: false,
  isLegalEntity: false,
  passport: { departmentCode: null, issuedBy: null, issuedFrom: null, passportSeries: null, passportImages: [] },
  version: 1,
  lacks: ['birthday', 'inn', 'passport', 'passportImages'],
}

/** The same person with the rights of the point's administrator. */
export const administrator: User = { ...seller, roles: ['ADMIN_RT'], isAdmin: true }

export const sessionAnswers: Partial<Record<OperationId, unknown>> = {
  checkLegal: null,
  getUser: seller,
  getUserStatus: seller.status,
  getBalance: 100,
  getPointsSummary: {
    available: 100,
    expected: 0,
    held: 0,
    earnedThisMonth: 0,
    paidThisYear: 0,
    lastCard: null,
    limits: { least: 500, perPayout: null, perDay: null, perYear: 4_000, leftToday: null, workingDays: 1 },
  },
  getCards: [],
  getHistory: { history: [], supports: ['filter', 'cursor', 'export'], next: null },
  listSales: { saleHistory: [], total: 0 },
  getSalesOverview: { expected: { points: 0, sales: 0 }, earnedThisMonth: 0, waiting: [], reserves: 0 },
  listUserTools: { saleHistory: [], total: 0 },
  countSales: 0,
  countUserTools: 0,
  getCurrentPoint: null,
  countJoinRequests: 0,
  listNotifications: [],
  countNotifications: 0,
  getPushSettings: {
    publicKey: null,
    topics: { sale: true, reserve: true, profile: true, team: true, money: true },
    endpoint: null,
  },
}
