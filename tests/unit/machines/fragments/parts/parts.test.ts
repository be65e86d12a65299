import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { assign, createActor, setup, SimulatedClock, waitFor } from 'xstate'
import type { ApiResult } from '../../../../../src/api/result.ts'
import { refusals } from '../../../../../src/domain/texts/refusals.ts'
import { leftText, progressText, waitingText } from '../../../../../src/domain/serials/serial-parts.ts'
import { storedParts } from '../../../../../src/machines/fragments/parts/draft.ts'
import { callOf, partsOf, progressOf, type PartCall } from '../../../../../src/machines/fragments/parts/parts.ts'
import { partActions, partDelays, partGuards, settle } from '../../../../../src/machines/fragments/parts/setup.ts'
import type { PartsCommand, PartsContext } from '../../../../../src/machines/fragments/parts/types.ts'
import { declared } from '../../../../../src/machines/kit/actor.ts'
import { commandActor } from '../../../../../src/machines/kit/command/actor.ts'
import { readCommand } from '../../../../../src/machines/kit/command/draft.ts'
import { commandActions, commandGuards, commandOf } from '../../../../../src/machines/kit/command/setup.ts'
import { repeatIn, sending } from '../../../../../src/machines/kit/command/states.ts'
import type { RepeatEvent } from '../../../../../src/machines/kit/command/types.ts'
import { readShape } from '../../../../../src/machines/kit/shape.ts'

type Event = { type: 'submit'; serials: string[]; key: string } | RepeatEvent

/** The smallest flow that sends in parts. */
const machine = setup({
  types: { context: {} as PartsContext, events: {} as Event, input: {} as { command: PartsCommand | null }, tags: {} as 'busy' },
  actors: { sendPart: declared<ApiResult<null>, PartCall>() },
  actions: {
    ...commandActions<PartsContext, Event>(),
    ...partActions<PartsContext, Event>(),
    commit: assign({
      command: (_, { serials, key }: { serials: string[]; key: string }) => ({ key, isRepeat: false, parts: partsOf(serials) }),
    }),
  },
  guards: { ...commandGuards, ...partGuards },
  delays: partDelays,
}).createMachine({
  context: ({ input }) => ({ command: input.command, answer: null }),
  initial: 'routingStart',
  states: {
    routingStart: { always: [{ guard: 'isUnanswered', target: 'unanswered' }, { target: 'form' }] },
    form: { on: { submit: { target: 'routingPart', actions: { type: 'commit', params: ({ event }) => event } } } },
    routingPart: { always: [{ guard: 'hasPart', target: 'sending' }, { target: 'done' }] },
    sending: sending('sendPart', (context: PartsContext) => callOf(commandOf(context))),
    pausing: { after: { PART_PAUSE: { target: 'sending' } } },
    routingAnswer: {
      always: [
        { guard: 'isTooOften', target: 'pausing' },
        { guard: 'isDone', target: 'routingPart', actions: settle('sent') },
        { guard: 'isSilence', target: 'unanswered' },
        { target: 'routingPart', actions: settle('refused') },
      ],
    },
    unanswered: { entry: 'forgetAnswer', on: { repeat: repeatIn('sending') } },
    done: {},
  },
})

const serialsOf = (count: number): string[] => Array.from({ length: count }, (_, at) => `100.${String(at).padStart(5, '0')}`)

const OK: ApiResult<null> = { kind: 'ok', payload: null, message: null }
const tooOften = (retryAfter?: number): ApiResult<null> => ({
  kind: 'refused',
  code: refusals.rateLimited.code,
  message: refusals.rateLimited.text,
  fields: null,
  ...(retryAfter !== undefined && { retryAfter }),
})
const SOLD: ApiResult<null> = {
  kind: 'refused',
  code: refusals.serialsRefused.code,
  message: 'x',
  fields: { '100.00001': 'Продан' },
}

type Send = (call: PartCall) => ApiResult<null>

/** The command as a reload finds it. */
const reloaded = (command: PartsCommand | null): PartsCommand | null =>
  readCommand<PartsCommand>(JSON.parse(JSON.stringify(command)), ({ parts }) => readShape(storedParts, parts) !== null)

const start = (send: Send, command: PartsCommand | null = null) => {
  const clock = new SimulatedClock()
  const sendPart = commandActor<ApiResult<null>, PartCall>(({ input }) => Promise.resolve(send(input)))
  const actor = createActor(machine.provide({ actors: { sendPart } }), { input: { command }, clock })
  return { actor: actor.start(), clock }
}

/** Until it waits for somebody: for «Повторить», for the clock, or for nobody. */
const rest = async ({ actor }: ReturnType<typeof start>) => {
  const { value, context } = await waitFor(
    actor,
    ({ value }) => value === 'unanswered' || value === 'pausing' || value === 'done',
  )
  return { value, context, progress: context.command && progressOf(context.command) }
}

/** Answers in turn; then every part is registered. */
const answering = (answers: ApiResult<null>[]) => {
  const calls: PartCall[] = []
  const send: Send = (call) => {
    calls.push(call)
    return answers.shift() ?? OK
  }
  return { calls, send }
}

describe('D76 a document in parts', () => {
  test('each part has a key of its own, in the order of the form', async () => {
    const { calls, send } = answering([])
    const flow = start(send)
    flow.actor.send({ type: 'submit', serials: serialsOf(250), key: 'document' })
    expect((await rest(flow)).progress).toEqual({ total: 250, registered: 250 })
    expect(calls.map(({ key, serials }) => [key, serials.length])).toEqual([
      ['document', 100],
      ['document-2', 100],
      ['document-3', 50],
    ])
    expect(calls.flatMap(({ serials }) => serials)).toEqual(serialsOf(250))
  })

  test('C04 after silence the rest waits, and the part goes again under its key; after a reload too', async () => {
    const { calls, send } = answering([OK, OK, OK, { kind: 'unknown' }, { kind: 'gatewayDown' }])
    const flow = start(send)
    flow.actor.send({ type: 'submit', serials: serialsOf(1_000), key: 'document' })
    const { context, progress } = await rest(flow)
    expect(progress && waitingText(progress).replaceAll('\u00A0', ' ')).toBe(
      'Зарегистрировано 300 из 1 000, остальные ждут повтора',
    )
    flow.actor.send({ type: 'repeat' })
    await rest(flow)
    const again = start(send, reloaded(context.command))
    expect(again.actor.getSnapshot().value).toBe('unanswered')
    again.actor.send({ type: 'repeat' })
    const end = await rest(again)
    expect(end.progress).toEqual({ total: 1_000, registered: 1_000 })
    expect(end.context.command?.isRepeat, 'of the next part it is known whether it has left').toBe(false)
    expect(calls.slice(3, 6).map(({ key }) => key)).toEqual(['document-4', 'document-4', 'document-4'])
    expect(new Set(calls.map(({ key }) => key)).size).toBe(10)
  })

  test.each([
    [tooOften(7), 7_000],
    [tooOften(), 30_000],
  ])('ER too often: the part waits as long as the server asks (case %#)', async (answer, wait) => {
    const { calls, send } = answering([answer])
    const flow = start(send)
    flow.actor.send({ type: 'submit', serials: serialsOf(1), key: 'document' })
    expect((await rest(flow)).value).toBe('pausing')
    flow.clock.increment(wait - 1)
    expect(flow.actor.getSnapshot().value).toBe('pausing')
    flow.clock.increment(1)
    expect((await waitFor(flow.actor, ({ value }) => value === 'done')).context.command?.parts[0]?.fate).toBe('sent')
    expect(calls.map(({ key }) => key)).toEqual(['document', 'document'])
  })

  test('a refused part leaves its numbers to the form, and the others go on', async () => {
    const { send } = answering([OK, SOLD])
    const flow = start(send)
    flow.actor.send({ type: 'submit', serials: serialsOf(250), key: 'document' })
    const { context, progress } = await rest(flow)
    expect(context.command?.parts.map(({ fate }) => fate)).toEqual(['sent', 'refused', 'sent'])
    expect(progress && leftText(progress)).toMatch(/^Зарегистрировано 150 из 250\. Остальные номера остались в форме/)
    expect(progressText({ total: 21, registered: 1 })).toBe('Зарегистрирован 1 из 21')
  })

  test('a stored command that has lost a part is none', () => {
    const command = { key: 'document', isRepeat: false, parts: partsOf(serialsOf(150)) }
    expect(reloaded(command)).toEqual(command)
    expect(reloaded({ ...command, parts: [...command.parts, { serials: [1] }] as never })).toBeNull()
    expect(callOf(command).serials.length).toBe(100)
  })
})

/** A server that keeps its promise (B10): one key, one request; a serial number once. */
const promise = () => {
  const answers = new Map<string, { body: string; answer: ApiResult<null> }>()
  const owned: string[] = []
  const register = ({ key, serials }: PartCall): ApiResult<null> => {
    const body = serials.join(',')
    const before = answers.get(key)
    if (before) return before.body === body ? before.answer : { ...SOLD, code: refusals.keyMismatch.code }
    const answer = serials.some((serial) => owned.includes(serial)) ? SOLD : OK
    if (answer === OK) owned.push(...serials)
    answers.set(key, { body, answer })
    return answer
  }
  return { owned, register }
}

type Fault = 'none' | 'lostRequest' | 'lostReply' | 'tooOften'

test('D76 over any network, with reloads, every serial number is registered exactly once (property)', async () => {
  const faults = fc.array(fc.constantFrom<Fault>('none', 'lostRequest', 'lostReply', 'tooOften'), { maxLength: 12 })
  const reloads = fc.array(fc.boolean(), { maxLength: 12 })
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 450 }), faults, reloads, async (count, faults, reloads) => {
      const { owned, register } = promise()
      const send: Send = (call) => {
        const fault = faults.shift() ?? 'none'
        if (fault === 'tooOften') return tooOften(1)
        if (fault === 'lostRequest') return { kind: 'unknown' }
        const answer = register(call)
        return fault === 'lostReply' ? { kind: 'unknown' } : answer
      }
      let flow = start(send)
      flow.actor.send({ type: 'submit', serials: serialsOf(count), key: 'document' })
      for (let step = await rest(flow); step.value !== 'done'; step = await rest(flow)) {
        if (reloads.shift()) {
          flow.actor.stop()
          flow = start(send, reloaded(step.context.command))
        }
        if (flow.actor.getSnapshot().value === 'pausing') flow.clock.increment(1_000)
        else flow.actor.send({ type: 'repeat' })
      }
      expect(owned).toEqual(serialsOf(count))
    }),
    { numRuns: 60 },
  )
})
