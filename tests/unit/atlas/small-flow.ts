/** A small correct flow, and ways to break it: each finding of the review is shown on such a defect. */
import { setup, type AnyStateMachine } from 'xstate'
import type { AnyWords } from '../../../src/atlas/chart/extract.ts'
import { declared } from '../../../src/machines/kit/actor.ts'
import { effects } from '../../../src/machines/kit/effects.ts'
import type { FlowWithFixture } from '../../../model/explore/flows.ts'
import { reviewedOf } from '../../../model/review/review.ts'
import type { Reviewed } from '../../../model/review/types.ts'
import { call, crash, defineFlow, output, said, type Act } from '../../../model/kit/flow.ts'

const small = setup({
  types: { events: {} as { type: string } },
  actors: { ask: declared<{ kind: string }>() },
  actions: { ...effects('navigate') },
  guards: { isAnswered: ({ event }) => (event as { output?: { kind: string } }).output?.kind === 'ok', isNever: () => false },
})

export const soundStates = {
  idle: { on: { go: 'asking' } },
  asking: {
    invoke: {
      id: 'ask',
      src: 'ask',
      onDone: [{ guard: 'isAnswered', target: 'shown' }, { target: 'failed' }],
      onError: 'failed',
    },
  },
  shown: { entry: { type: 'navigate', params: { to: '/' } } },
  failed: { on: { retry: 'asking' } },
} as const satisfies Record<string, unknown>

export const soundWords: AnyWords = {
  title: 'Проба',
  places: ['/'],
  main: ['idle', 'asking', 'shown'],
  states: {
    idle: { text: 'Покой', rows: ['AU01'] },
    asking: { text: 'Вопрос', rows: ['AU02'] },
    shown: { text: 'Показано', why: 'проба' },
    failed: { text: 'Сбой', rows: ['AU03'] },
  },
  events: { go: 'Нажимает «Дальше»', retry: 'Нажимает «Повторить»' },
  fields: {},
  actors: { ask: { text: 'Спросить', operation: 'getUser' } },
  guards: { isAnswered: 'ответ есть', isNever: 'никогда' },
  effects: { navigate: 'перейти' },
  delays: {},
  transitions: { 'idle go': ['AU01'], 'asking done ask': ['AU02'] },
}

interface Defect {
  states?: Record<string, unknown>
  words?: Partial<AnyWords>
  act?: Record<string, Act<{ type: string }>>
  /** Events of the fixture beside its own. */
  events?: readonly string[]
}

const click: Act<{ type: string }> = () => Promise.resolve()

export const smallFlow = async ({ states = {}, words = {}, act = {}, events = [] }: Defect = {}): Promise<Reviewed> => {
  const machine = small.createMachine({
    id: 'small',
    context: {},
    initial: 'idle',
    states: { ...soundStates, ...states },
  } as never) as unknown as AnyStateMachine
  const fixture = await defineFlow<AnyStateMachine>({
    name: 'small',
    machine,
    inputs: { start: { text: 'Начало', input: undefined } },
    key: () => null,
    events: ['go', 'retry', ...events].map((type) => ({ type })),
    calls: {
      ask: call(() => ({ ask: declared() }), 'ask', {
        right: said('верно', output({ kind: 'ok' })),
        lost: said('потерян', output({ kind: 'unknown' })),
        crash: said('ошибка', crash),
      }),
    },
    act: { go: click, retry: click, ...act },
    states: {},
  })
  const atlasFlow: FlowWithFixture = {
    flow: 'small',
    file: 'small/machine.ts',
    machine,
    words: { ...soundWords, ...words },
    fixture,
  }
  return reviewedOf(atlasFlow)
}
