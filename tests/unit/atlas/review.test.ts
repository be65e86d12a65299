import { expect, test } from 'vitest'
import { review } from '../../../model/review/review.ts'
import type { BranchWords } from '../../../src/machines/kit/words.ts'
import type { Kind } from '../../../model/review/types.ts'
import { smallFlow, soundStates, soundWords } from './small-flow.ts'

type Defect = NonNullable<Parameters<typeof smallFlow>[0]>

const { asking } = soundStates
const invoke = asking.invoke

/** The answer goes through a fork, whose branches have these words. */
const withFork = (branches: BranchWords): Defect => ({
  states: {
    asking: { invoke: { ...invoke, onDone: 'sorting' } },
    sorting: { always: [{ guard: 'isAnswered', target: 'shown' }, { target: 'failed' }] },
  },
  words: {
    states: { ...soundWords.states, sorting: { text: 'Разбор ответа' } },
    transitions: { ...soundWords.transitions, 'sorting always': branches },
  },
})

/** The defect for each kind of finding, and the reported location. */
const defects: Record<Kind, { defect: Defect; at: string }> = {
  'no-words': { defect: { words: { guards: { isAnswered: 'ответ есть' } } }, at: 'isNever' },
  'no-screen': { defect: { words: { places: [] } }, at: 'small' },
  'no-rows': { defect: { words: { states: { ...soundWords.states, failed: { text: 'Сбой' } } } }, at: 'failed' },
  'no-branch-rows': { defect: withFork({ isAnswered: ['AU01'] }), at: 'sorting always 1' },
  'unknown-row': { defect: { words: { transitions: { 'idle go': ['NO-ROW'] } } }, at: 'idle go 0' },
  'stale-words': { defect: { words: { transitions: { 'idle stop': ['AU01'] } } }, at: 'idle stop' },
  'unreachable-state': {
    defect: {
      states: { island: { on: { retry: 'idle' } } },
      words: {
        states: { ...soundWords.states, island: { text: 'Остров', why: 'проба' } },
        unreachable: { 'island retry 0': 'проба' },
      },
    },
    at: 'island',
  },
  'unreachable-edge': {
    defect: { states: { idle: { on: { go: [{ guard: 'isNever', target: 'failed' }, { target: 'asking' }] } } } },
    at: 'idle go 0',
  },
  'not-unreachable': { defect: { words: { unreachable: { 'idle go 0': 'будто бы' } } }, at: 'idle go 0' },
  'dead-branch': {
    defect: {
      states: { idle: { on: { go: [{ target: 'asking' }, { guard: 'isNever', target: 'failed' }] } } },
      words: { unreachable: { 'idle go 1': 'проба' } },
    },
    at: 'idle go 1',
  },
  'no-error-edge': {
    defect: { states: { asking: { invoke: { ...invoke, onError: undefined } } } },
    at: 'asking ask',
  },
  'no-way-out': {
    defect: { states: { asking: { invoke: { ...invoke, onDone: [{ guard: 'isAnswered', target: 'shown' }] } } } },
    at: 'asking done ask 0',
  },
  'dead-end': { defect: { states: { shown: {} } }, at: 'shown' },
  'event-not-taken': {
    defect: {
      states: { failed: { on: { retry: 'asking', stop: { guard: 'isNever', target: 'idle' } } } },
      words: { events: { ...soundWords.events, stop: 'Нажимает «Стоп»' }, unreachable: { 'failed stop 0': 'проба' } },
      events: ['stop'],
    },
    at: 'stop',
  },
  'unknown-operation': { defect: { words: { actors: { ask: { text: 'Спросить', operation: 'getMoon' } } } }, at: 'asking ask' },
  'answer-nowhere': {
    defect: { states: { asking: { on: { go: 'failed' }, invoke: { ...invoke, onDone: [invoke.onDone[0], {}] } } } },
    at: 'asking ask: lost',
  },
  'wrong-cause': { defect: { act: { go: { by: 'app', why: 'проба' } } }, at: 'go' },
}

test('a sound flow has no findings', async () => {
  expect(review(await smallFlow())).toEqual([])
})

test.each(Object.entries(defects))('%s is found where it is, and nothing else', async (kind, { defect, at }) => {
  const found = review(await smallFlow(defect)).filter((finding) => !FOLLOWS[kind]?.includes(finding.kind))
  expect(found.map((finding) => ({ kind: finding.kind, at: finding.at }))).toEqual([{ kind, at }])
  expect(found[0]?.text).toMatch(/[а-яё]/)
})

test('a call whose answer leads nowhere is found as one whose failure does', async () => {
  const found = review(await smallFlow({ states: { asking: { invoke: { ...invoke, onDone: undefined } } } }))
  expect(found.filter(({ kind }) => kind === 'no-error-edge').map(({ at, text }) => [at, text])).toEqual([
    ['asking ask', 'вызов «Спросить»: нет выхода на ответ'],
  ])
})

/** Findings that imply another one: an answer without an edge goes nowhere, and an edge without effect is not taken. */
const FOLLOWS: Readonly<Record<string, readonly string[]>> = {
  'no-error-edge': ['answer-nowhere'],
  'no-way-out': ['answer-nowhere'],
  'answer-nowhere': ['unreachable-edge'],
}

test.each([
  ['a place that is not there is explained', { words: { places: [], noPlace: 'виден всюду' } }],
  [
    'an end is explained',
    {
      states: { shown: {} },
      words: { states: { ...soundWords.states, shown: { text: 'Показано', why: 'проба', end: 'дальше ведут ссылки' } } },
    },
  ],
  [
    'an edge that no walk takes is explained',
    {
      states: { idle: { on: { go: [{ guard: 'isNever', target: 'failed' }, { target: 'asking' }] } } },
      words: { unreachable: { 'idle go 0': 'проба' } },
    },
  ],
] satisfies [string, Defect][])('no finding where %s', async (_, defect) => {
  expect(review(await smallFlow(defect))).toEqual([])
})

test('a fork whose branches have rows or a reason has no fault, a branch that it lacks is one', async () => {
  const sound = { isAnswered: ['AU01'], else: 'решение C04' } as const
  expect(review(await smallFlow(withFork(sound)))).toEqual([])
  const stale = review(await smallFlow(withFork({ ...sound, isNever: ['AU02'] })))
  expect(stale.map(({ kind, at }) => `${kind} ${at}`)).toEqual(['stale-words sorting always'])
})
