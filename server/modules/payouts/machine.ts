/**
 * The way of a payout. The machine is pure: a row of `payouts` is stepped by it inside the transaction that writes what follows (ADR
 * 0017), and the tests explore it against a bank that may answer anything in any order.
 */
// The one machine of the server: the tests explore it as they explore the portal's.
// oxlint-disable-next-line no-restricted-imports
import { setup, transition } from 'xstate'
import type { PayoutReason } from '../../../src/domain/money/payout.ts'
import type { PayoutState } from '../../kernel/database/sets.ts'
import type { RefusedByBank } from './acquirer.ts'

/** What may happen to a payout. Answers of `pay`, answers of `state` and the bank's notices mean the same. */
export type PayoutEvent =
  /** The bank is about to be told: written down before the call, so that a crash leaves a payout that is asked about first. */
  | { type: 'send' }
  | { type: 'accepted' }
  | { type: 'settled' }
  | { type: 'refused'; reason: RefusedByBank }
  | { type: 'unknown' }
  /** The bank has never seen the key. */
  | { type: 'never' }
  /** The time by which the money should have arrived is over. */
  | { type: 'late' }
  | { type: 'operator.settle' }
  | { type: 'operator.return' }

/** What a step writes beside the row: into the ledger, or that the bank contradicts the outcome. */
export type PayoutEffect = 'discharge' | 'giveBack' | 'contradict'

const payoutMachine = setup({
  types: { events: {} as PayoutEvent },
  actions: {
    // Names alone: the server carries them out, in the transaction that it steps the row in.
    discharge: () => undefined,
    giveBack: () => undefined,
    contradict: () => undefined,
  },
}).createMachine({
  id: 'payout',
  initial: 'held',
  states: {
    /** The bank has not been told, so nothing that it says can be about this payout. */
    held: { on: { send: 'sending', 'operator.settle': 'settled', 'operator.return': 'returned' } },
    /** The bank is being told, or was when a process died. */
    sending: {
      on: {
        accepted: 'sent',
        settled: 'settled',
        refused: 'returned',
        unknown: 'checking',
        late: 'checking',
        'operator.settle': 'settled',
        'operator.return': 'returned',
      },
    },
    /** The bank has accepted the payout. A lost answer changes nothing from here on; the end of the time limit does. */
    sent: {
      on: {
        settled: 'settled',
        refused: 'returned',
        never: 'sending',
        late: 'checking',
        'operator.settle': 'settled',
        'operator.return': 'returned',
      },
    },
    /** Nobody knows. Only the bank's word or an operator's ends it: not time. */
    checking: {
      on: {
        accepted: 'sent',
        settled: 'settled',
        refused: 'returned',
        never: 'sending',
        'operator.settle': 'settled',
        'operator.return': 'returned',
      },
    },
    settled: { entry: 'discharge', on: { refused: { actions: 'contradict' } } },
    returned: { entry: 'giveBack', on: { settled: { actions: 'contradict' } } },
  },
})

/** A step of a payout, and what has to be written with it. */
export interface PayoutStepTaken {
  step: PayoutState
  effects: PayoutEffect[]
}

const taken = new Map<string, PayoutStepTaken>()

/**
 * Where a payout goes with an event. An event that means nothing there changes nothing. The machine has no context, so that each of its
 * few steps is computed once.
 */
export const stepPayout = (step: PayoutState, event: PayoutEvent): PayoutStepTaken => {
  const name = `${step} ${event.type}`
  const known = taken.get(name)
  if (known) return known
  const [next, actions] = transition(payoutMachine, payoutMachine.resolveState({ value: step }), event)
  const found = { step: next.value, effects: actions.map(({ type }) => type as PayoutEffect) }
  taken.set(name, found)
  return found
}

/** Why the points go back with this event. */
export const reasonOf = (event: PayoutEvent): PayoutReason => (event.type === 'refused' ? event.reason : 'operator')
