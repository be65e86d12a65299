import { describe, expect, test } from 'vitest'
import { deskCountsFlow } from '../../../model/desk/desk-counts.ts'
import { testMachine } from '../kit/test-machine.ts'
import { walk } from '../kit/walk.ts'

testMachine(deskCountsFlow)

const start = deskCountsFlow.inputs['the header']

describe('desk-counts: journeys', () => {
  test('C07 rows of all queues stand in one number, conversations in another', () => {
    expect(walk(deskCountsFlow, start, ['arrive', 'countWaiting: some'])).toMatchObject({
      state: 'present.quiet',
      context: { cases: 12, chats: 3 },
    })
  })

  test('C07 what fails leaves the numbers that are there, and the pulse asks again', () => {
    for (const outcome of ['countWaiting: lost', 'countWaiting: crash']) {
      const end = walk(deskCountsFlow, start, [
        'arrive',
        'countWaiting: some',
        'renew',
        'after SETTLED in present.settling',
        outcome,
      ])
      expect(end).toMatchObject({ state: 'present.quiet', context: { cases: 12, chats: 3 } })
    }
    expect(walk(deskCountsFlow, start, ['arrive', 'countWaiting: lost', 'after PULSE in present.quiet']).state).toBe(
      'present.counting',
    )
  })

  test('C07 acts that come one after another are asked about once, a second later', () => {
    expect(walk(deskCountsFlow, start, ['arrive', 'renew']).state).toBe('present.settling')
    expect(() => walk(deskCountsFlow, start, ['arrive', 'renew', 'renew'])).toThrow('not possible')
    expect(walk(deskCountsFlow, start, ['arrive', 'renew', 'after SETTLED in present.settling']).state).toBe('present.counting')
  })

  test('E21 who signs out takes the numbers along', () => {
    expect(walk(deskCountsFlow, start, ['arrive', 'countWaiting: many', 'leave'])).toMatchObject({
      state: 'away',
      context: { cases: null, chats: null },
    })
  })
})
