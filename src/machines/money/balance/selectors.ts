import type { SnapshotFrom } from 'xstate'
import { offeredSums } from '../../../domain/money/offered-sums.ts'
import { mostOf, typedSum } from '../../../domain/money/withdrawal-sum.ts'
import { panOf } from './asked.ts'
import { mayFillAll, mayType, missingOf, type Missing } from './form.ts'
import type { balanceMachine } from './machine.ts'

type Snapshot = SnapshotFrom<typeof balanceMachine>

export const purseOf = ({ context }: Snapshot) => context.purse
export const formOf = ({ context }: Snapshot) => context.form
export const cardsOf = ({ context }: Snapshot) => context.cards
export const rightsOf = ({ context }: Snapshot) => context.rights
/** Of a command that a reload has brought back, the card is known once the list is. */
export const askedOf = ({ context: { asked, cards } }: Snapshot) =>
  asked && { ...asked, pan: asked.pan || panOf(cards, asked.cardId) }
export const paidOf = ({ context }: Snapshot) => context.paid
export const problemOf = ({ context }: Snapshot) => context.problem
export const isPurseFailed = (snapshot: Snapshot): boolean => snapshot.matches({ purse: 'failed' })
/** Nobody knows the balance yet, but it has been asked for. */
export const isPurseLoading = (snapshot: Snapshot): boolean => snapshot.context.purse === null && !isPurseFailed(snapshot)
export const isSending = (snapshot: Snapshot): boolean => snapshot.matches({ withdrawal: 'sending' })
export const isDone = (snapshot: Snapshot): boolean => snapshot.matches({ withdrawal: 'done' })
export const isRefused = (snapshot: Snapshot): boolean => snapshot.matches({ withdrawal: 'refused' })
export const isUnanswered = (snapshot: Snapshot): boolean => snapshot.matches({ withdrawal: 'unanswered' })

/** Why the withdrawal is closed (A71); null when it is open. */
export type Gate = 'locked' | 'innOpen' | 'profileOpen' | 'taxLocked'
const GATES: readonly Gate[] = ['locked', 'innOpen', 'profileOpen', 'taxLocked']
export const gateOf = (snapshot: Snapshot): Gate | null => GATES.find((gate) => snapshot.matches({ withdrawal: gate })) ?? null

/** Behind its question the form stays as it is: the press that has asked gets the focus back. */
const isFormOpen = (snapshot: Snapshot): boolean =>
  snapshot.matches({ withdrawal: 'form' }) || snapshot.matches({ withdrawal: 'asking' })
/** The sum may be typed now. */
export const mayTypeSum = (snapshot: Snapshot): boolean => isFormOpen(snapshot) && mayType(snapshot.context)
export const mayWithdraw = (snapshot: Snapshot): boolean => isFormOpen(snapshot) && missingOf(snapshot.context) === null
/** The greatest sum of one withdrawal; null where nothing can be filled in. */
export const mostNow = (snapshot: Snapshot): number | null =>
  isFormOpen(snapshot) && mayFillAll(snapshot.context) && snapshot.context.purse ? mostOf(snapshot.context.purse) : null
/** The greatest sum, and the others that are offered beside it; nothing while the balance allows no withdrawal. */
export const offersOf = ({ context: { purse } }: Snapshot): { sums: readonly number[]; most: number | null } => {
  const most = purse === null ? 0 : mostOf(purse)
  return purse === null || most < purse.limits.least ? { sums: [], most: null } : { sums: offeredSums(purse), most }
}
/** What is typed, in whole rubles; null where it is no such sum. */
export const sumTyped = ({ context }: Snapshot): number | null => {
  const typed = typedSum(context.form.values.amount)
  return typed.kind === 'rubles' ? typed.rubles : null
}
/** Whether that is all that the person has, up to its kopecks: no limit takes anything away. */
export const isMostAll = (snapshot: Snapshot): boolean => {
  const { purse } = snapshot.context
  return purse !== null && mostOf(purse) === Math.floor(purse.available)
}
/**
 * What is to be done before anything can be sent; null when it can, while it is, while the balance or the cards are not known yet, and
 * where the line under the sum says it already.
 */
export const needToTell = (snapshot: Snapshot): Missing | null => {
  const { context } = snapshot
  if (!snapshot.matches({ withdrawal: 'form' }) || context.purse === null || context.cards === null) return null
  const need = missingOf(context)
  return need === 'sum' && context.form.errors.amount !== undefined ? null : need
}
/** The sum of the command without an answer. */
export const sumSent = ({ context }: Snapshot): string => context.command?.sum ?? ''
