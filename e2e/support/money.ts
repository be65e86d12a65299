/** Answers of the screens of money, for tests with a held API. */
import type { User } from '../../src/api/types.ts'
import { FIRST, SECOND, summary } from '../../model/kit/cards.ts'
import { seller, sessionAnswers } from './demo-person.ts'

/** The same person, who may withdraw. */
export const payee: User = { ...seller, innApproved: true, approved: true, lacks: [] }

export const moneyAnswers = { ...sessionAnswers, getUser: payee, getPointsSummary: summary, getCards: [FIRST, SECOND] }

/** Answers at which the client leads away, whichever flow has asked: the tours of the withdrawal and the journeys of faults see it. */
export const leftToClient = (...calls: string[]): Record<string, string> =>
  Object.fromEntries(
    calls.flatMap((call) => ['unauthorised', 'gateway down'].map((answer) => [`${call}: ${answer}`, 'the client leads away'])),
  )
