import { expect, test } from 'vitest'
import { assign, createActor, fromPromise, setup, SimulatedClock, waitFor } from 'xstate'
import type { ApiResult } from '../../src/api/result.ts'
import { declared } from '../../src/machines/kit/actor.ts'
import { renewalActor } from '../../src/machines/kit/query/actor.ts'
import { renewalActions, renewalDelays, type RenewalContext } from '../../src/machines/kit/query/renewal.ts'
import { queryActions, queryGuards } from '../../src/machines/kit/query/setup.ts'
import { asking, askingTwice, ifAnswered, judge, take, takeProblem } from '../../src/machines/kit/query/states.ts'

interface Context extends RenewalContext {
  count: number | null
  problem: string | null
}
type Event = { type: 'retry' }

const twice = askingTwice('load', 'loadAgain', {
  instead: [{ guard: judge('isNegative'), target: 'odd' }],
  answered: { target: 'shown', actions: take('takeCount') },
  again: 'loadingAgain',
  broken: { target: 'failed', actions: takeProblem },
})

const base = setup({
  types: { context: {} as Context, events: {} as Event },
  actors: { load: declared<ApiResult<number>>(), renew: declared<ApiResult<number>>() },
  actions: {
    ...queryActions<Context, Event>(),
    ...renewalActions<Context, Event>(),
    takeCount: assign({ count: (_, answer: ApiResult<number>) => (answer.kind === 'ok' ? answer.payload : null) }),
  },
  guards: {
    ...queryGuards,
    isNegative: (_, answer: ApiResult<number>) => answer.kind === 'ok' && answer.payload < 0,
    isNews: ({ context }, answer: ApiResult<number>) => answer.kind === 'ok' && answer.payload !== context.count,
  },
  delays: renewalDelays,
})
const context = { count: null, problem: null, quiet: 0 }

const ok = (payload: number): ApiResult<number> => ({ kind: 'ok', payload, message: null })
const refused: ApiResult<number> = { kind: 'refused', code: 6, message: 'Сейчас нельзя', fields: null }

/** Answers in order; «crash» is a call that throws. */
const answering = (...answers: (ApiResult<number> | 'crash')[]) =>
  fromPromise<ApiResult<number>>(async () => {
    const answer = answers.shift()
    if (answer === undefined || answer === 'crash') throw new Error('crash')
    return answer
  })

test.each([
  [refused, 'Сейчас нельзя'],
  ['crash', 'Произошла ошибка'],
] as const)('ER08 both ends of a failed call lead to one state that says why: %j', async (failure, problem) => {
  const machine = base.createMachine({
    context,
    initial: 'loading',
    states: {
      loading: {
        invoke: asking('load', {
          answered: [{ guard: ifAnswered, target: 'shown', actions: take('takeCount') }],
          failed: { target: 'failed', actions: takeProblem },
        }),
      },
      shown: {},
      failed: { on: { retry: { target: 'loading' } } },
    },
  })
  const actor = createActor(machine.provide({ actors: { load: answering(failure, ok(3)) } })).start()
  expect((await waitFor(actor, (snapshot) => snapshot.matches('failed'))).context.problem).toBe(problem)
  actor.send({ type: 'retry' })
  expect((await waitFor(actor, (snapshot) => snapshot.matches('shown'))).context.count).toBe(3)
})

test.each([
  [[ok(1)], 'shown', 1],
  [[refused, ok(2)], 'shown', 2],
  [['crash', ok(2)], 'shown', 2],
  [[refused, refused], 'shown', null],
  [[refused, 'crash'], 'failed', null],
  [[ok(-1)], 'odd', null],
  [[refused, ok(-1)], 'odd', null],
] as const)('ER09 ER10 asked once more, then given up: %j ends in «%s»', async (answers, end, count) => {
  const machine = base.createMachine({
    context,
    initial: 'loading',
    states: { loading: { invoke: twice.first }, loadingAgain: { invoke: twice.again }, shown: {}, failed: {}, odd: {} },
  })
  const actor = createActor(machine.provide({ actors: { load: answering(...answers) } })).start()
  expect((await waitFor(actor, (snapshot) => snapshot.matches(end))).context.count).toBe(count)
})

test('A27 what is asked by itself waits for the tab, and each answer without news doubles the pause, up to a minute', async () => {
  const machine = base.createMachine({
    context: { ...context, count: 0 },
    initial: 'waiting',
    states: {
      waiting: { after: { RENEWAL: { target: 'asking' } } },
      asking: {
        invoke: asking('renew', {
          answered: [{ guard: judge('isNews'), target: 'waiting', actions: [take('takeCount'), 'forgetQuiet'] }],
          failed: { target: 'waiting', actions: 'countQuiet' },
        }),
      },
    },
  })
  const clock = new SimulatedClock()
  const answers = [0, 0, 0, 0, 0, 1].map(ok)
  let waits = 0
  const whenActive = async () => void (waits += 1)
  const renew = renewalActor<ApiResult<number>>(whenActive, async () => answers.shift() ?? refused)
  const actor = createActor(machine.provide({ actors: { renew } }), { clock }).start()
  for (const pause of [3_000, 6_000, 12_000, 24_000, 48_000, 60_000, 3_000]) {
    clock.increment(pause - 1)
    expect(actor.getSnapshot().value, `before ${pause}`).toBe('waiting')
    clock.increment(1)
    expect(actor.getSnapshot().value, `after ${pause}`).toBe('asking')
    await waitFor(actor, (snapshot) => snapshot.matches('waiting'))
  }
  expect(waits).toBe(7)
})
