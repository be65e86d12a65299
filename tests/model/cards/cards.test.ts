import { describe, expect, test } from 'vitest'
import { cardsFlow } from '../../../model/money/cards.ts'
import { FIRST, SECOND } from '../../../model/kit/cards.ts'
import { testMachine } from '../kit/test-machine.ts'
import { walk } from '../kit/walk.ts'

testMachine(cardsFlow)

const go = (steps: readonly string[]) => walk(cardsFlow, cardsFlow.inputs['the screen'], steps)

describe('cards: journeys', () => {
  test('API33 BL15 the cards are loaded once and shown as they come', () =>
    expect(go(['loadCards: two'])).toMatchObject({
      state: 'shown',
      calls: ['loadCards'],
      context: { cards: [FIRST, SECOND], problem: null },
    }))

  test('API33 a card added or deleted elsewhere comes with the next question, which a later one overtakes', () => {
    expect(go(['loadCards: one', 'reload', 'renewCards: two'])).toMatchObject({
      state: 'shown',
      context: { cards: [FIRST, SECOND] },
    })
    expect(go(['loadCards: one', 'reload', 'reload'])).toMatchObject({
      state: 'renewing',
      calls: ['loadCards', 'renewCards', 'renewCards'],
    })
  })

  test('ER08 what could not be loaded is loaded again on demand; a renewal that fails takes nothing away', () => {
    expect(go(['loadCards: refused'])).toMatchObject({ state: 'failed', context: { cards: null, problem: 'Сейчас нельзя' } })
    expect(go(['loadCards: lost', 'retry', 'loadCards: one'])).toMatchObject({ state: 'shown', context: { problem: null } })
    expect(go(['loadCards: lost', 'reload'])).toMatchObject({ state: 'loading' })
    expect(go(['loadCards: one', 'reload', 'renewCards: lost'])).toMatchObject({ state: 'shown', context: { cards: [FIRST] } })
  })
})
