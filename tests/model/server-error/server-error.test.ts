import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { serverErrorMachine } from '../../../src/machines/site/server-error/machine.ts'
import { testMachine } from '../kit/test-machine.ts'
import { walk } from '../kit/walk.ts'
import { serverErrorFlow } from '../../../model/site/server-error.ts'

testMachine(serverErrorFlow)

const fromSales = serverErrorFlow.inputs['from the sales']
const SECOND = 'after SECOND in counting'
const left = (to: string) => [
  { type: 'reloadUser', params: undefined },
  { type: 'navigate', params: { to, replace: true } },
]

describe('server error: journeys', () => {
  test('ER02 thirty seconds are counted down, then the page returns to where it came from', () => {
    const almost = walk(serverErrorFlow, fromSales, Array(29).fill(SECOND))
    expect(almost.state).toBe('counting')
    expect(almost.context.secondsLeft).toBe(1)
    expect(almost.effects).toEqual([])
    const end = walk(serverErrorFlow, fromSales, Array(30).fill(SECOND))
    expect(end.state).toBe('leaving')
    expect(end.effects).toEqual(left('/sales'))
  })

  test('ER02 by the clock it takes thirty seconds, not thirty-one', () => {
    const clock = new SimulatedClock()
    const actor = createActor(serverErrorMachine, { clock, input: { from: '/sales' } }).start()
    for (let second = 0; second < 30; second++) {
      expect(actor.getSnapshot().value).toBe('counting')
      clock.increment(1_000)
    }
    expect(actor.getSnapshot().value).toBe('leaving')
  })

  test('ER02 the button to main leads to main', () =>
    expect(walk(serverErrorFlow, fromSales, ['home']).effects).toEqual(left('/')))

  test('«Повторить сейчас» does not wait', () =>
    expect(walk(serverErrorFlow, fromSales, [SECOND, 'retry']).effects).toEqual(left('/sales')))

  test('a page that leaves does not leave twice', () => {
    expect(() => walk(serverErrorFlow, fromSales, ['retry', 'retry'])).toThrow('not possible in leaving')
  })
})
