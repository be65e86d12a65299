/** Who opens a place in a test made from a recording: of the person nothing is recorded, so it is one whom the place lets in. */
import type { Page } from '@playwright/test'
import type { OperationId } from '../../src/api/types.ts'
import { placeOf, type PlaceRule } from '../../src/domain/portal/places.ts'
import { administrator, sessionAnswers } from '../support/demo-person.ts'
import { payee } from '../support/money.ts'
import { enter, enterAsSeller, people } from '../support/person.ts'
import { startAsCustomer, startAsSeller } from '../support/signed-in.ts'

type Answers = Partial<Record<OperationId, unknown>>

/** Demands of places that only somebody at work in a shop meets. */
const AT_WORK: ReadonlySet<PlaceRule['demand']> = new Set(['seller', 'admin', 'sale', 'payments', 'registration'])

export interface Visitor {
  kind: 'nobody' | 'seller' | 'customer'
  /** What the held server says of the person. */
  answers: Answers
}

/** @param mode of the flow's start, where it has one */
export const visitorOf = (address: string, mode: unknown): Visitor => {
  const { auth, demand }: PlaceRule = placeOf(address)
  if (!auth) return { kind: 'nobody', answers: sessionAnswers }
  const isAtWork = typeof mode === 'string' ? mode === 'seller' : AT_WORK.has(demand)
  // Whoever may be paid out meets no screen that asks for papers first.
  const answers = { ...sessionAnswers, getUser: demand === 'admin' ? administrator : payee }
  return { kind: isAtWork ? 'seller' : 'customer', answers }
}

/** @param answering whether the demo server answers, which knows its own people alone */
export const enterAs = async (page: Page, { kind }: Visitor, answering: 'held' | 'server'): Promise<void> => {
  if (kind === 'nobody') return
  const isSeller = kind === 'seller'
  if (answering === 'server') await (isSeller ? enterAsSeller(page, people.igor) : enter(page, people.maria))
  else await (isSeller ? startAsSeller : startAsCustomer)(page)
}
