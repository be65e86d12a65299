import { describe, expect, test } from 'vitest'
import { locked, personFlow } from '../../../model/desk/person.ts'
import { person } from '../../../model/desk/people-rows.ts'
import { testMachine } from '../kit/test-machine.ts'
import { walk } from '../kit/walk.ts'

testMachine(personFlow)

const start = personFlow.inputs['a person']
const loaded = ['loadPerson: loaded'] as const

describe('person: journeys', () => {
  test('C07 what was done to a person is loaded anew, and a failure takes nothing away', () => {
    expect(walk(personFlow, start, [...loaded, 'renew', 'renewPerson: locked'])).toMatchObject({
      state: 'shown',
      context: { person: { lock: locked.lock } },
    })
    for (const outcome of ['renewPerson: lost', 'renewPerson: crash'])
      expect(walk(personFlow, start, [...loaded, 'renew', outcome])).toMatchObject({ state: 'shown', context: { person } })
    // Two things one after the other: the second answer counts.
    expect(walk(personFlow, start, [...loaded, 'renew', 'renew', 'renewPerson: locked']).state).toBe('shown')
  })

  test('C07 who is not there is said', () => {
    expect(walk(personFlow, start, ['loadPerson: gone'])).toMatchObject({ state: 'gone', context: { person: null } })
  })

  test('ER08 what could not be loaded is loaded again on demand', () => {
    for (const outcome of ['loadPerson: lost', 'loadPerson: crash'])
      expect(walk(personFlow, start, [outcome, 'retry', 'loadPerson: loaded']).state).toBe('shown')
  })
})
