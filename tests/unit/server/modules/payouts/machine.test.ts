/**
 * The payout's machine against a bank that may answer anything in any order, explored exhaustively: every state that can be reached,
 * with what has been written into the ledger on the way.
 */
import { describe, expect, it } from 'vitest'
import { fromTransition } from 'xstate'
import { getAdjacencyMap } from 'xstate/graph'
import { stepPayout } from '../../../../../server/modules/payouts/machine.ts'
import type { PayoutEvent } from '../../../../../server/modules/payouts/machine.ts'
import type { PayoutState } from '../../../../../server/kernel/database/sets.ts'
import { EVENTS } from '../../../../server/payouts/events.ts'

/** A payout with everything that was ever written for it. */
interface World {
  step: PayoutState
  discharged: number
  givenBack: number
  /** Counted up to two: more tells nothing new. */
  contradictions: number
}

const BEGINNING: World = { step: 'held', discharged: 0, givenBack: 0, contradictions: 0 }

const happen = (world: World, event: PayoutEvent): World => {
  const { step, effects } = stepPayout(world.step, event)
  const count = (effect: (typeof effects)[number]): number => effects.filter((one) => one === effect).length
  return {
    step,
    discharged: world.discharged + count('discharge'),
    givenBack: world.givenBack + count('giveBack'),
    contradictions: Math.min(2, world.contradictions + count('contradict')),
  }
}

interface Explored {
  state: { context: World }
  transitions: Record<string, { event: PayoutEvent; state: { context: World } }>
}

const explored = Object.values(
  getAdjacencyMap(fromTransition(happen, BEGINNING), {
    events: EVENTS,
    serializeState: (state) => JSON.stringify(state.context),
  }) as unknown as Record<string, Explored>,
)
const edges = explored.flatMap(({ state, transitions }) =>
  Object.values(transitions).map(({ event, state: next }) => ({ from: state.context, event, to: next.context })),
)

const isOver = ({ step }: World): boolean => step === 'settled' || step === 'returned'

describe('every state of a payout that a bank can bring about', () => {
  it('C01 E20 there are ten, and every event was tried in each', () => {
    expect(explored.map(({ state: { context } }) => Object.values(context).join(' ')).toSorted()).toEqual([
      'checking 0 0 0',
      'held 0 0 0',
      'returned 0 1 0',
      'returned 0 1 1',
      'returned 0 1 2',
      'sending 0 0 0',
      'sent 0 0 0',
      'settled 1 0 0',
      'settled 1 0 1',
      'settled 1 0 2',
    ])
    expect(edges.length).toBe(explored.length * EVENTS.length)
  })

  it('C01 the money is in one place: held, gone once, or back once', () => {
    for (const { state } of explored) {
      const { step, discharged, givenBack } = state.context
      expect([discharged, givenBack], step).toEqual(step === 'settled' ? [1, 0] : step === 'returned' ? [0, 1] : [0, 0])
    }
  })

  it('C04 points come back on a refusal or an operator’s word alone: never by silence, doubt or time', () => {
    const back = edges.filter(({ from, to }) => !isOver(from) && to.step === 'returned').map(({ event }) => event.type)
    expect(new Set(back)).toEqual(new Set(['refused', 'operator.return']))
    const gone = edges.filter(({ from, to }) => !isOver(from) && to.step === 'settled').map(({ event }) => event.type)
    expect(new Set(gone)).toEqual(new Set(['settled', 'operator.settle']))
  })

  it('an end stays, and only the bank’s opposite word is written down', () => {
    for (const { from, event, to } of edges.filter(({ from: before }) => isOver(before))) {
      expect(to.step).toBe(from.step)
      const isOpposite = event.type === (from.step === 'settled' ? 'refused' : 'settled')
      expect(to.contradictions - from.contradictions, `${event.type} after ${from.step}`).toBe(
        isOpposite && from.contradictions < 2 ? 1 : 0,
      )
    }
  })

  it('before the bank is told, nothing that it says is about this payout', () => {
    const early = edges.filter(({ from }) => from.step === 'held' && !isOver(from))
    expect(
      early
        .filter(({ from, to }) => from !== to && to.step !== 'held')
        .map(({ event }) => event.type)
        .toSorted(),
    ).toEqual(['operator.return', 'operator.settle', 'send'])
  })

  it('from everywhere an end can be reached, and by the bank’s word alone once it has been told', () => {
    const told = explored.map(({ state }) => state.context).filter((one) => !isOver(one) && one.step !== 'held')
    const bankEnds = edges.filter(
      ({ from, event, to }) => told.includes(from) && event.type === 'settled' && to.step === 'settled',
    )
    expect(bankEnds.map(({ from }) => from)).toEqual(told)
  })

  it('an unknown key is sent again wherever the bank was told before', () => {
    const again = edges.filter(({ event, to }) => event.type === 'never' && to.step === 'sending').map(({ from }) => from.step)
    expect(again.toSorted()).toEqual(['checking', 'sending', 'sent'])
  })
})
