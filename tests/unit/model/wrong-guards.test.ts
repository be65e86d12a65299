import { expect, test } from 'vitest'
import { and, initialTransition, not, or, setup, type EventObject } from 'xstate'
import { askedIn, guardsOf, wrongGuards } from '../../model/kit/wrong-guards.ts'

type Numbered = { type: 'number' | 'other'; n: number }
const numberOf = (event: EventObject): number => (event as Numbered).n
const isEven = ({ event }: { event: EventObject }) => numberOf(event) % 2 === 0
const isBig = ({ event }: { event: EventObject }) => numberOf(event) > 10

const machine = setup({
  types: { events: {} as Numbered },
  guards: { isEven, isSmallEven: and([isEven, not(isBig)]), isEither: or([isEven, isBig]), isDead: () => true },
  actions: { take: () => {} },
}).createMachine({
  id: 'small',
  on: {
    number: [
      { guard: 'isSmallEven', actions: 'take' },
      { guard: 'isEven', actions: 'take' },
    ],
    other: [
      { guard: 'isEven', actions: 'take' },
      { guard: 'isEither', actions: 'take' },
      { guard: ({ event }) => event.n === 7, actions: 'take' },
    ],
  },
})
const may = (type: 'number' | 'other', n: number): boolean => initialTransition(machine)[0].can({ type, n })

test('every guard is tried as a whole, in its parts and at each of its uses', () => {
  expect(wrongGuards(machine).map(({ title }) => title)).toEqual([
    'isEven true',
    'isEven false',
    'isEven in * number 1 true',
    'isEven in * number 1 false',
    'isEven in * other 0 true',
    'isEven in * other 0 false',
    'isSmallEven true',
    'isSmallEven false',
    'part 1 of isSmallEven true',
    'part 2 of isSmallEven true',
    'isEither true',
    'isEither false',
    'part 1 of isEither false',
    'part 2 of isEither false',
    'isDead true',
    'isDead false',
  ])
})

test.each([
  ['isEven true', 'number', 1],
  ['isEven in * number 1 true', 'number', 1],
  ['isSmallEven true', 'number', 1],
  ['part 2 of isEither false', 'other', 11],
] as const)('«%s» is another machine while it stands, and the same one afterwards', (title, type, n) => {
  const right = may(type, n)
  const putBack = wrongGuards(machine)
    .find((wrong) => wrong.title === title)
    ?.put()
  expect(may(type, n)).toBe(!right)
  putBack?.()
  expect(may(type, n)).toBe(right)
})

test('a guard without a name, and one that nobody asks, are found', () => {
  const { names, nameless } = askedIn(machine)
  expect(nameless).toEqual(['* other 2'])
  expect(Object.keys(guardsOf(machine)).filter((name) => !names.includes(name))).toEqual(['isDead'])
})
