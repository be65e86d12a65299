import { describe, expect, test } from 'vitest'
import { person } from '../../../model/kit/people.ts'
import { sellerFlow } from '../../../model/team/seller.ts'
import { testMachine } from '../kit/test-machine.ts'
import { walk } from '../kit/walk.ts'

testMachine(sellerFlow)

const { 'a link to a seller': link, 'a stored seller': stored, 'without the rights': stranger } = sellerFlow.inputs
const BASE = { type: 'navigate', params: { to: '/', replace: true } }

describe('seller: journeys', () => {
  test('AD10 a seller that the tab has stored is shown without a question', () =>
    expect(walk(sellerFlow, stored, [])).toMatchObject({ state: 'shown', context: { seller: person(0) }, effects: [] }))

  test.each(['found', 'all sellers'])('AD10 A18 after a reload the administrator asks once: «%s»', (answer) => {
    expect(walk(sellerFlow, link, []).state).toBe('loading')
    expect(walk(sellerFlow, link, [`loadSeller: ${answer}`])).toMatchObject({
      state: 'shown',
      context: { seller: person(0) },
      effects: [],
    })
  })

  test('AD11 an id of nobody leads to the base', () =>
    expect(walk(sellerFlow, link, ['loadSeller: not found'])).toMatchObject({
      state: 'gone',
      context: { seller: null },
      effects: [BASE],
    }))

  test('AD11 A18 RL10 whoever is no administrator sees nobody, whatever the tab has stored', () =>
    expect(walk(sellerFlow, stranger, [])).toMatchObject({ state: 'gone', effects: [BASE] }))

  test('ER08 a search that failed is said, and repeated on demand', () => {
    expect(walk(sellerFlow, link, ['loadSeller: refused'])).toMatchObject({
      state: 'failed',
      context: { problem: 'Сейчас нельзя' },
      effects: [],
    })
    expect(walk(sellerFlow, link, ['loadSeller: crash', 'retry', 'loadSeller: found']).state).toBe('shown')
  })
})
