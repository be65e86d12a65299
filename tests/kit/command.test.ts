import { describe, expect, test } from 'vitest'
import { assign, createActor, setup, waitFor } from 'xstate'
import type { ApiResult } from '../../src/api/result.ts'
import { commandActor } from '../../src/machines/kit/command/actor.ts'
import { isSilence } from '../../src/machines/kit/command/answer.ts'
import { readCommand } from '../../src/machines/kit/command/draft.ts'
import { commandActions, commandGuards, commandOf } from '../../src/machines/kit/command/setup.ts'
import { repeatIn, sending } from '../../src/machines/kit/command/states.ts'
import type { Command, CommandContext, RepeatEvent } from '../../src/machines/kit/command/types.ts'
import { declared } from '../../src/machines/kit/actor.ts'
import { refusals } from '../../src/domain/texts/refusals.ts'

type Order = Command & { what: string }
type Context = CommandContext<Order, null>
type Event = { type: 'order'; what: string; key: string } | RepeatEvent

/** The kit's smallest flow: an order, sent, answered or not. */
const machine = setup({
  types: { context: {} as Context, events: {} as Event, input: {} as { command: Order | null }, tags: {} as 'busy' },
  actors: { send: declared<ApiResult<null>, Order>() },
  actions: {
    ...commandActions<Context, Event>(),
    commit: assign({ command: (_, { what, key }: { what: string; key: string }) => ({ what, key, isRepeat: false }) }),
  },
  guards: commandGuards,
}).createMachine({
  context: ({ input }) => ({ command: input.command, answer: null }),
  initial: 'routingStart',
  states: {
    routingStart: { always: [{ guard: 'isUnanswered', target: 'unanswered' }, { target: 'idle' }] },
    idle: { on: { order: { target: 'sending', actions: { type: 'commit', params: ({ event }) => event } } } },
    sending: sending('send', commandOf<Order>),
    routingAnswer: {
      always: [
        { guard: 'isDone', target: 'idle', actions: 'closeCommand' },
        { guard: 'isSilence', target: 'unanswered' },
        { target: 'idle', actions: 'closeCommand' },
      ],
    },
    unanswered: { entry: 'forgetAnswer', on: { repeat: repeatIn('sending') } },
  },
})

/** Runs it with these answers in order; «crash» is a call that throws. */
const run = (answers: (ApiResult<null> | 'crash')[], command: Order | null = null) => {
  const heard: Order[] = []
  const stored: (Order | null)[] = []
  const send = commandActor<ApiResult<null>, Order>(async ({ input }) => {
    heard.push({ ...input })
    expect(stored.at(-1), 'the draft has the command before it leaves').toEqual(input)
    const answer = answers.shift()
    if (answer === undefined || answer === 'crash') throw new Error('crash')
    return answer
  })
  const actor = createActor(machine.provide({ actors: { send } }), { input: { command } })
  actor.subscribe(({ context }) => stored.push(context.command))
  return { actor: actor.start(), heard }
}

const OK: ApiResult<null> = { kind: 'ok', payload: null, message: null }
const order = { type: 'order', what: 'a drill', key: 'key' } as const
const first = { what: 'a drill', key: 'key', isRepeat: false }

describe('a command, from its commit to its close', () => {
  test('B10 it is stored before it leaves, and closed by its answer', async () => {
    const { actor, heard } = run([OK])
    actor.send(order)
    expect(actor.getSnapshot().hasTag('busy')).toBe(true)
    const { context } = await waitFor(actor, (snapshot) => snapshot.matches('idle'))
    expect(heard).toEqual([first])
    expect(context).toEqual({ command: null, answer: null })
  })

  test.each([
    [{ kind: 'unknown' }],
    [{ kind: 'gatewayDown' }],
    [{ kind: 'failed', reason: 'contract' }],
    [{ kind: 'failed', reason: 'server' }],
    ['crash'],
  ] as const)('C04 F09 after %j nobody knows, and a repeat is the same command to the letter', async (silence) => {
    const { actor, heard } = run([silence, OK])
    actor.send(order)
    const { context } = await waitFor(actor, (snapshot) => snapshot.matches('unanswered'))
    expect(context).toEqual({ command: first, answer: null })
    actor.send({ type: 'repeat' })
    await waitFor(actor, (snapshot) => snapshot.matches('idle'))
    expect(heard).toEqual([first, { ...first, isRepeat: true }])
  })

  test('C04 a command that was under way when the page went begins as a question', () =>
    expect(run([], first).actor.getSnapshot().value).toBe('unanswered'))

  test.each([
    [{ kind: 'failed', reason: 'offline' }],
    [{ kind: 'failed', reason: 'away' }],
    [{ kind: 'unauthorised' }],
    [{ kind: 'refused', code: refusals.rateLimited.code, message: '', fields: null }],
    [{ kind: 'refused', code: refusals.tooManyAttempts.code, message: '', fields: null }],
  ] as const)('C04 F09 %j ends a first sending, and says nothing of it to a repeat', (unheard) => {
    expect([isSilence(unheard, false), isSilence(unheard, true)]).toEqual([false, true])
  })

  test('B08 what comes back from storage has a key, and the rest of the flow’s command', () => {
    const hasWhat = ({ what }: Partial<Record<keyof Order, unknown>>) => typeof what === 'string'
    expect(readCommand<Order>(first, hasWhat)).toEqual(first)
    for (const junk of [
      null,
      'key',
      {},
      { ...first, key: '' },
      { ...first, key: 1 },
      { ...first, isRepeat: 0 },
      { ...first, what: 1 },
    ])
      expect(readCommand<Order>(junk, hasWhat)).toBeNull()
  })
})
