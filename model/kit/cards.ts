/** Cards and points as the server tells of them, for the flows of money. */
import type { Card, PointsSummary } from '../../src/api/types.ts'
import { user } from './users.ts'
import type { User } from '../../src/api/types.ts'

export const FIRST: Card = { cardId: 'card-1', pan: '2200********4242' }
export const SECOND: Card = { cardId: 'card-2', pan: '2200********0000' }

export const summary: PointsSummary = {
  available: 12_450.5,
  expected: 600,
  held: 500,
  earnedThisMonth: 1350,
  paidThisYear: 1000,
  lastCard: null,
  limits: { least: 500, perPayout: 15_000, perDay: 30_000, perYear: 4000, leftToday: 29_500, workingDays: 1 },
}

/** A person who may withdraw. */
export const payee: User = { ...user, innApproved: true, approved: true, taxLocked: false, locked: false, lacks: [] }
