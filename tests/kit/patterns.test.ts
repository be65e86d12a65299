/**
 * The kits that flows are made of, each at work in the smallest machine that needs it. Begin a flow by copying from here; a
 * pattern that is not here has no kit yet.
 */
import { describe, expect, test } from 'vitest'
import { assign, createActor, fromPromise, setup, SimulatedClock } from 'xstate'
import { messageOf, type ApiResult } from '../../src/api/result.ts'
import { declared } from '../../src/machines/kit/actor.ts'
import { commandActor } from '../../src/machines/kit/command/actor.ts'
import { readCommand } from '../../src/machines/kit/command/draft.ts'
import { commandActions, commandGuards, commandOf } from '../../src/machines/kit/command/setup.ts'
import { repeatIn, sending } from '../../src/machines/kit/command/states.ts'
import type { Command, CommandContext, RepeatEvent } from '../../src/machines/kit/command/types.ts'
import { effects } from '../../src/machines/kit/effects.ts'
import { renewalActor } from '../../src/machines/kit/query/actor.ts'
import { renewalActions, renewalDelays, type RenewalContext } from '../../src/machines/kit/query/renewal.ts'
import { asking, ifAnswered, problemOf, queryGuards, take } from '../../src/machines/kit/query/states.ts'
import type { Stamp } from '../../src/machines/kit/stamp.ts'
import type { Tag } from '../../src/machines/kit/tags.ts'
import { stamp } from '../../model/kit/stamp.ts'

const ok = <Payload>(payload: Payload): ApiResult<Payload> => ({ kind: 'ok', payload, message: null })
const silence: ApiResult<never> = { kind: 'unknown' }

/** Answers that come one after the other, and what was asked for them. */
const server = <Answer, Asked>(...answers: Answer[]) => {
  const asked: Asked[] = []
  const answer = (one: Asked): Promise<Answer> => {
    asked.push(one)
    return Promise.resolve(answers[Math.min(asked.length, answers.length) - 1]!)
  }
  return { asked, answer }
}

const settled = () => new Promise<void>((resolve) => setImmediate(resolve))

describe('a command: commit, send, answer, silence, repeat, close (B10, C04 of docs/decisions.md)', () => {
  interface Order extends Command {
    what: string
  }
  type OrderContext = CommandContext<Order, null>
  type OrderEvent = ({ type: 'order'; what: string } & Stamp) | RepeatEvent | { type: 'back' }

  const orderMachine = setup({
    types: { context: {} as OrderContext, events: {} as OrderEvent, input: {} as Pick<OrderContext, 'command'>, tags: {} as Tag },
    actors: { sendOrder: declared<ApiResult<null>, Order>() },
    actions: {
      ...effects('toast'),
      ...commandActions<OrderContext, OrderEvent>(),
      commit: assign({ command: (_, { what, key }: Omit<Order, 'isRepeat'>) => ({ what, key, isRepeat: false }) }),
    },
    guards: commandGuards,
  }).createMachine({
    id: 'order',
    context: ({ input }) => ({ command: input.command, answer: null }),
    initial: 'routingStart',
    states: {
      routingStart: { always: [{ guard: 'isUnanswered', target: 'unanswered' }, { target: 'idle' }] },
      idle: { on: { order: { target: 'sending', actions: { type: 'commit', params: ({ event }) => event } } } },
      sending: sending('sendOrder', commandOf<Order>),
      routingAnswer: {
        always: [
          { guard: 'isDone', target: 'idle', actions: 'closeCommand' },
          { guard: 'isSilence', target: 'unanswered' },
          {
            target: 'idle',
            actions: [
              {
                type: 'toast',
                params: ({ context }) => ({ title: 'Ошибка', text: messageOf(context.answer), tone: 'danger' }),
              },
              'closeCommand',
            ],
          },
        ],
      },
      unanswered: {
        entry: 'forgetAnswer',
        on: { repeat: repeatIn('sending'), back: { target: 'idle', actions: 'closeCommand' } },
      },
    },
  })

  const started = (answers: ApiResult<null>[], command: Order | null = null) => {
    const { asked, answer } = server<ApiResult<null>, Order>(...answers)
    const machine = orderMachine.provide({ actors: { sendOrder: commandActor(({ input }) => answer(input)) } })
    return { asked, actor: createActor(machine, { input: { command } }).start() }
  }

  test('silence keeps the command, and a repeat is the same command under its key', async () => {
    const { actor, asked } = started([silence, ok(null)])
    actor.send({ type: 'order', what: 'a drill', ...stamp })
    await settled()
    expect(actor.getSnapshot().value).toBe('unanswered')
    actor.send({ type: 'repeat' })
    await settled()
    expect(asked).toEqual([
      { what: 'a drill', key: stamp.key, isRepeat: false },
      { what: 'a drill', key: stamp.key, isRepeat: true },
    ])
    expect(actor.getSnapshot()).toMatchObject({ value: 'idle', context: { command: null, answer: null } })
  })

  test('the draft holds the command before it is sent, and a page that comes back asks about it', async () => {
    const { actor, asked } = started([ok(null)])
    const kept: unknown[] = []
    actor.subscribe(({ context }) => kept.push([asked.length, context.command?.what ?? null]))
    actor.send({ type: 'order', what: 'a drill', ...stamp })
    await settled()
    expect(kept[0]).toEqual([0, 'a drill'])
    const stored: unknown = JSON.parse('{"what":"a drill","key":"key","isRepeat":false}')
    const command = readCommand<Order>(stored, ({ what }) => typeof what === 'string')
    expect(started([], command).actor.getSnapshot().value).toBe('unanswered')
    expect(readCommand<Order>({ what: 'a drill', key: '' })).toBeNull()
  })
})

describe('a query: loading, shown, failed, asked again by itself with longer and longer pauses (A27 of docs/decisions.md)', () => {
  interface WeatherContext extends RenewalContext {
    degrees: number | null
    problem: string | null
  }
  type WeatherEvent = { type: 'retry' }

  const renewal = renewalActions<WeatherContext, WeatherEvent>()
  const weatherMachine = setup({
    types: { context: {} as WeatherContext, events: {} as WeatherEvent, tags: {} as Tag },
    actors: { load: declared<ApiResult<number>>(), renew: declared<ApiResult<number>>() },
    actions: {
      ...renewal,
      takeDegrees: assign({ degrees: (_, result: ApiResult<number>) => (result.kind === 'ok' ? result.payload : null) }),
      takeProblem: assign({ problem: (_, { answer }: { answer: ApiResult<unknown> | null }) => messageOf(answer) }),
    },
    guards: queryGuards,
    delays: renewalDelays,
  }).createMachine({
    id: 'weather',
    context: { degrees: null, problem: null, quiet: 0 },
    initial: 'loading',
    states: {
      loading: {
        tags: 'loading',
        invoke: asking('load', {
          answered: [{ guard: ifAnswered, target: 'shown', actions: take('takeDegrees') }],
          failed: { target: 'failed', actions: { type: 'takeProblem', params: problemOf } },
        }),
      },
      shown: { after: { RENEWAL: { target: 'renewing' } } },
      renewing: {
        invoke: asking('renew', {
          answered: [{ guard: ifAnswered, target: 'shown', actions: [take('takeDegrees'), 'countQuiet'] }],
          failed: { target: 'shown', actions: 'countQuiet' },
        }),
      },
      failed: { on: { retry: { target: 'loading' } } },
    },
  })

  const started = (...answers: ApiResult<number>[]) => {
    const { asked, answer } = server<ApiResult<number>, null>(...answers)
    const clock = new SimulatedClock()
    const machine = weatherMachine.provide({
      actors: {
        load: fromPromise(() => answer(null)),
        renew: renewalActor(
          () => Promise.resolve(),
          () => answer(null),
        ),
      },
    })
    return { asked, clock, actor: createActor(machine, { clock }).start() }
  }

  test('a failure says why and is asked again on demand', async () => {
    const { actor } = started({ kind: 'failed', reason: 'offline' }, ok(7))
    await settled()
    expect(actor.getSnapshot()).toMatchObject({ value: 'failed', context: { problem: 'Нет соединения с интернетом' } })
    actor.send({ type: 'retry' })
    await settled()
    expect(actor.getSnapshot()).toMatchObject({ value: 'shown', context: { degrees: 7 } })
  })

  test('answers without news make the pause longer: 3 s, then 6', async () => {
    const { asked, clock } = started(ok(7))
    await settled()
    clock.increment(3_000)
    await settled()
    expect(asked).toHaveLength(2)
    clock.increment(5_999)
    await settled()
    expect(asked).toHaveLength(2)
    clock.increment(1)
    await settled()
    expect(asked).toHaveLength(3)
  })
})
