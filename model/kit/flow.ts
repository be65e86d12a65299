/** A flow's fixture for the tests at all three levels: its events, the answers of its calls, its states. */
import {
  createActor,
  toPromise,
  type AnyActorLogic,
  type AnyStateMachine,
  type ContextFrom,
  type EventFromLogic,
  type InputFrom,
} from 'xstate'
import type { Api } from '../../src/api/client.ts'
import { stagedApi } from './staged-api.ts'
import { nodesOf } from './nodes.ts'
import type { Ui } from './ui.ts'

/** The network's reaction to a request: an HTTP answer, or silence after it was sent. */
export type Reply = { status: number; body: unknown; headers?: Record<string, string> } | 'lost'

/** An answer of a call: an HTTP reply (the real client turns it into the output), an output as it is, or a throw. */
export type Answer = { reply: Reply } | { output: unknown } | { error: unknown }

/** An answer in the analyst's words: the atlas shows it at the end of the call. */
export type NamedAnswer = Answer & {
  text: string
  /** The call's input for this answer, where it is not the usual one. */
  input?: unknown
}

export const said = (text: string, answer: Answer): NamedAnswer => ({ ...answer, text })

export const ok = (payload: unknown, message: string | null = null): Answer => ({
  reply: { status: 200, body: { code: 0, message, payload } },
})
/** @param wait the server's Retry-After in seconds */
export const refusal = (status: number, code: number, message: unknown = null, wait?: number): Answer => ({
  reply: {
    status,
    body: { code, message, payload: null },
    ...(wait !== undefined && { headers: { 'Retry-After': String(wait) } }),
  },
})
export const html = (status: number): Answer => ({ reply: { status, body: '<html>' } })
export const lost: Answer = { reply: 'lost' }
export const output = (value: unknown): Answer => ({ output: value })
/** The actor itself throws: only a bug can cause it, so no browser test can stage it. */
export const crash: Answer = { error: 'crash' }

/** The answers of one invoked actor, by a short name of each case. */
export interface Call {
  logic: AnyActorLogic
  /** Any valid input: replies are turned into outputs with it. */
  input?: unknown
  answers: Record<string, NamedAnswer>
}

/** A start; its text is the analyst's. */
interface Start<Machine extends AnyStateMachine> {
  text: string
  input: InputFrom<Machine>
  /** The events explored from here, where all at once would be too many; another start takes the others. */
  only?: (event: ModelEvent) => boolean
}

/** The user's action behind the event, or its other source. */
export type Act<Event> = ((ui: Ui, event: Event) => Promise<void>) | { by: 'app'; why: string }

type EventOf<Machine extends AnyStateMachine, Type> = Extract<EventFromLogic<Machine>, { type: Type }>

export interface FlowFixture<Machine extends AnyStateMachine> {
  /** The folder name under src/machines. */
  name: string
  machine: Machine
  /** Starts by name; the first is the usual one. */
  inputs: Record<string, Start<Machine>>
  /** The part of the context that guards and views read: together with the value it distinguishes states. */
  key: (context: ContextFrom<Machine>) => unknown
  /**
   * The reason for a different look of the same step: role, mode, width. Where it is given, starts share their edges at the view
   * level: an edge is walked once per look. Without it every start walks all its own edges.
   */
  look?: (context: ContextFrom<Machine>) => string
  /** All events of the user and the app, stamped. */
  events: readonly EventFromLogic<Machine>[]
  /** Keyed by invoke id. */
  calls: Record<string, Call>
  act: { [Type in EventFromLogic<Machine>['type']]: Act<EventOf<Machine, Type>> }
  /** The content of each settled state, by state key. */
  states: Record<string, (ui: Ui, context: ContextFrom<Machine>) => Promise<void>>
  /** Paths that tours do not distinguish, because only earlier steps matter; by the titles of their tests. */
  ways?: Record<string, { from: string; steps: readonly string[] }>
}

/** An event of the model with a name for people. */
export interface ModelEvent {
  event: { type: string }
  label: string
  /** Set for outcomes of calls; the text is the answer's. */
  outcome?: { call: string; answer: string; text: string }
}

export interface Flow<Machine extends AnyStateMachine = AnyStateMachine> extends Omit<FlowFixture<Machine>, 'inputs'> {
  inputs: Record<string, InputFrom<Machine>>
  /** The starts in the analyst's words, by name. */
  inputTexts: Record<string, string>
  /** The events that a start is explored with. */
  eventsFrom: (input: unknown) => readonly ModelEvent[]
  modelEvents: readonly ModelEvent[]
}

/** An api that answers every request with this reply; built on the real client. */
const apiAnswering = (reply: Reply): Api =>
  stagedApi(() => {
    if (reply === 'lost') return Promise.reject(new TypeError('network'))
    const text = typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body)
    const type = typeof reply.body === 'string' ? 'text/html' : 'application/json'
    return Promise.resolve(new Response(text, { status: reply.status, headers: { 'Content-Type': type, ...reply.headers } }))
  })

/** Builds a call whose replies go through the flow's own actors and the real client. */
export const call = (
  actorsOf: (api: Api) => Record<string, AnyActorLogic>,
  src: string,
  answers: Record<string, NamedAnswer>,
  input?: unknown,
) => ({
  actorsOf,
  src,
  answers,
  input,
})
type CallFixture = ReturnType<typeof call>

const outputOf = async ({ actorsOf, src }: CallFixture, reply: Reply, input: unknown): Promise<unknown> => {
  const logic = actorsOf(apiAnswering(reply))[src]
  if (!logic) throw new Error(`no actor ${src}`)
  const actor = createActor(logic, { input })
  actor.start()
  return toPromise(actor)
}

const afterEvents = (machine: AnyStateMachine): ModelEvent[] =>
  nodesOf(machine).flatMap((node) =>
    // A delay with several branches is one event.
    node.after
      .filter(({ eventType }, at, all) => all.findIndex((one) => one.eventType === eventType) === at)
      .map((transition) => ({
        event: { type: transition.eventType },
        label: `after ${String(transition.delay)} in ${node.path.join('.')}`,
      })),
  )

const labelOf = (event: { type: string }): string => {
  const stamped = event as Record<string, unknown> & { type: string }
  const { type, now: _now, today: _today, device: _device, key: _key, ...rest } = stamped
  return Object.keys(rest).length > 0 ? `${type} ${JSON.stringify(rest)}` : type
}

/** Completes a fixture: replies become outputs, outcomes and timers become events. */
export const defineFlow = async <Machine extends AnyStateMachine>(
  fixture: Omit<FlowFixture<Machine>, 'calls'> & { calls: Record<string, CallFixture> },
): Promise<Flow<Machine>> => {
  const outcomes: ModelEvent[] = []
  const calls: Record<string, Call> = {}
  for (const [id, callFixture] of Object.entries(fixture.calls)) {
    const answers: Record<string, NamedAnswer> = {}
    for (const [name, answer] of Object.entries(callFixture.answers)) {
      const { input = callFixture.input } = answer
      const settled = 'reply' in answer ? { ...answer, output: await outputOf(callFixture, answer.reply, input) } : answer
      answers[name] = settled
      const event =
        'error' in settled
          ? { type: `xstate.error.actor.${id}`, error: settled.error, actorId: id }
          : { type: `xstate.done.actor.${id}`, output: settled.output, actorId: id }
      outcomes.push({ event, label: `${id}: ${name}`, outcome: { call: id, answer: name, text: answer.text } })
    }
    calls[id] = { logic: callFixture.actorsOf(apiAnswering('lost'))[callFixture.src]!, input: callFixture.input, answers }
  }
  const done = fixture.events.map((event) => ({ event, label: labelOf(event) }))
  const starts = Object.entries(fixture.inputs)
  const modelEvents = [...done, ...outcomes, ...afterEvents(fixture.machine)]
  const only = new Map<unknown, (event: ModelEvent) => boolean>()
  for (const [, start] of starts) if (start.only) only.set(start.input, start.only)
  return {
    ...fixture,
    eventsFrom: (input) => modelEvents.filter(only.get(input) ?? (() => true)),
    inputs: Object.fromEntries(starts.map(([name, { input }]) => [name, input])),
    inputTexts: Object.fromEntries(starts.map(([name, { text }]) => [name, text])),
    calls,
    modelEvents,
  }
}
