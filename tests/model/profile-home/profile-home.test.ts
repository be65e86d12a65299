import { describe, expect, test } from 'vitest'
import { testMachine } from '../kit/test-machine.ts'
import { walk } from '../kit/walk.ts'
import { point, profileHomeFlow } from './fixture.ts'

testMachine(profileHomeFlow)

const seller = profileHomeFlow.inputs['a seller']
const customer = profileHomeFlow.inputs['a customer']

describe('profile home: journeys', () => {
  test('PR05 PR19 a seller sees the count and the point, whichever comes first', () => {
    const ways = [
      ['loadCount: some', 'loadPoint: point'],
      ['loadPoint: point', 'loadCount: some'],
    ]
    for (const way of ways) {
      const end = walk(profileHomeFlow, seller, way)
      expect(end.state).toBe('count.shown+point.known')
      expect(end.context).toEqual({ mode: 'seller', count: 45, point })
    }
  })

  test('PR06 a customer needs no point and asks for none', () => {
    expect(walk(profileHomeFlow, customer, []).state).toBe('count.loading+point.known')
    expect(walk(profileHomeFlow, customer, ['loadCount: none'])).toMatchObject({
      state: 'count.shown+point.known',
      context: { count: 0, point: null },
    })
  })

  test('RL04 no point is an answer, a failed answer is not', () => {
    expect(walk(profileHomeFlow, seller, ['loadPoint: no point'])).toMatchObject({
      state: 'count.loading+point.known',
      context: { point: null },
    })
    expect(walk(profileHomeFlow, seller, ['loadPoint: server error'])).toMatchObject({
      state: 'count.loading+point.failed',
      context: { point: null },
    })
  })

  test.each(['refused', 'lost', 'server error', 'offline', 'wrong shape', 'gateway down', 'crash'])(
    'ER05 after «%s» each part is asked again on its own',
    (fault) => {
      const failed = walk(profileHomeFlow, seller, [`loadCount: ${fault}`, `loadPoint: ${fault}`])
      expect(failed.state).toBe('count.failed+point.failed')
      expect(walk(profileHomeFlow, seller, [`loadCount: ${fault}`, `loadPoint: ${fault}`, 'count.retry']).state).toBe(
        'count.loading+point.failed',
      )
      expect(
        walk(profileHomeFlow, seller, [`loadCount: ${fault}`, `loadPoint: ${fault}`, 'point.retry', 'loadPoint: point']),
      ).toMatchObject({
        state: 'count.failed+point.known',
        context: { point },
      })
    },
  )

  test('a late second answer changes nothing', () => {
    expect(() => walk(profileHomeFlow, seller, ['loadCount: some', 'loadCount: none'])).toThrow('not possible')
  })
})
