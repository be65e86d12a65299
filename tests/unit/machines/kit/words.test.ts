/** Words of a machine compile only where every state and transition of theirs is one of the machine's (`npm run check`). */
import { expect, test } from 'vitest'
import { setup } from 'xstate'
import { wordsFor, type Words } from '../../../../src/machines/kit/words.ts'

const machine = setup({ types: { events: {} as { type: 'open' } | { type: 'close' } } }).createMachine({
  id: 'door',
  initial: 'shut',
  states: {
    shut: { on: { open: 'ajar' } },
    ajar: { initial: 'still', states: { still: {}, moving: {} }, on: { close: 'shut' } },
  },
})
type DoorWords = Words<typeof machine>

const rest = {
  title: 'Дверь',
  places: [],
  main: ['shut', 'ajar.still'],
  events: { open: 'Открывает', close: 'Закрывает' },
  fields: {},
  actors: {},
  guards: {},
  effects: {},
  delays: {},
} satisfies Omit<DoorWords, 'states' | 'transitions'>
const states = {
  shut: { text: 'Закрыта' },
  ajar: { text: 'Открыта' },
  'ajar.still': { text: 'Стоит' },
  'ajar.moving': { text: 'Движется' },
}
const wordsOf = wordsFor(machine)

test('every state and transition of the machine is taken', () => {
  const transitions = { 'shut open': ['AT05'], 'ajar.moving close': [], '* open': [] }
  expect(wordsOf({ ...rest, states, transitions }).transitions).toBe(transitions)
})

// What does not compile still runs: the compiler is asked here, by its errors that are expected.
test('a state that the machine does not have does not compile', () => {
  const { shut: _, ...fewer } = states
  const refused = [
    // @ts-expect-error -- «shot» is no state
    wordsOf({ ...rest, states, transitions: { 'shot open': [] } }),
    // @ts-expect-error -- nor «ajar.stil»
    wordsOf({ ...rest, states, transitions: { 'ajar.stil open': [] } }),
    // @ts-expect-error -- nor «shot» by itself
    wordsOf({ ...rest, states: { ...states, shot: { text: 'Закрыта' } }, transitions: {} }),
    // @ts-expect-error -- «shut» is missing
    wordsOf({ ...rest, states: fewer, transitions: {} }),
  ]
  expect(refused).toHaveLength(4)
})

test('an event that the machine does not have does not compile', () => {
  const refused = [
    // @ts-expect-error -- «opens» is no event
    wordsOf({ ...rest, states, transitions: { 'shut opens': [] } }),
    // @ts-expect-error -- a transition names both
    wordsOf({ ...rest, states, transitions: { shut: [] } }),
  ]
  expect(refused).toHaveLength(2)
})
