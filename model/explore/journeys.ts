/**
 * The ways of hand-written journeys with the machine's answers along them, as a tree from each start: their own events, answers and
 * starts are no part of the fixture, and some of what a machine does is only seen on them.
 */
import { createHash } from 'node:crypto'
import { initialTransition, transition, type AnyMachineSnapshot, type AnyStateMachine, type ExecutableActionsFrom } from 'xstate'
import { stateKey } from '../../src/machines/kit/state-key.ts'
import type { WalkEvent, WalkStep } from '../../src/atlas/chart/walks.ts'
import type { Flow } from '../kit/flow.ts'
import { eventText } from './event-text.ts'
import type { FlowWithFixture } from './flows.ts'
import { actorsOf } from './walks.ts'

type Effects = WalkStep['effects']
type Actions = readonly ExecutableActionsFrom<AnyStateMachine>[]

/** A hand-written way of a test: where it starts, and its steps by their labels or as whole events. A refused step is the last. */
export interface Way {
  input: unknown
  steps: readonly (string | { type: string })[]
}

export interface JourneyStart {
  name: string
  /** In the analyst's words. */
  text: string
  input: unknown
  /** Index of its configuration. */
  to: number
  effects: Effects
}

/** A step of a way, by the event's label; null where the machine refused it. */
export interface JourneyStep {
  from: number
  label: string
  to: number | null
  effects: Effects
}

/** Pure JSON. */
export interface Journeys {
  flow: string
  starts: JourneyStart[]
  /** Those that the fixture does not have. */
  events: WalkEvent[]
  /** As in `data-state`; each stands at one place of the tree. */
  configs: string[]
  steps: JourneyStep[]
}

export interface Walked extends Journeys {
  /** The whole context of each configuration, as JSON. */
  contents: string[]
}

/** Where a machine fails or never comes to rest. */
const BROKEN = 'broken'

const ANSWER = /^xstate\.(?:done|error)\.actor\.(.+)$/

/** A start by the hash of its input: the same in every version. */
const nameOf = (input: string): string => createHash('sha256').update(input).digest('hex').slice(0, 12)

/** A started call is told as an effect as well, for the same state may ask anew; and so is what the machine tells the others. */
export const CALL = 'call '
export const EMIT = 'emit '

const effectsOf = (actions: Actions): Effects =>
  actions.flatMap(({ type, params }: { type: string; params: unknown }): Effects => {
    if (type === 'xstate.spawnChild') return [{ name: `${CALL}${(params as { id: string }).id}`, params: null }]
    if (type === 'xstate.emit') {
      const { type: told, ...rest } = (params as { event: { type: string } }).event
      return [{ name: `${EMIT}${told}`, params: rest }]
    }
    return type.startsWith('xstate.') ? [] : [{ name: type, params: params ?? null }]
  })

/** The labels of a fixture's events and starts, by their JSON: a journey may write out what the fixture has. */
const namesIn = ({ modelEvents, inputs, inputTexts }: Flow) => {
  const labels = new Map(modelEvents.map(({ event, label }) => [JSON.stringify(event), label]))
  const events = new Map(modelEvents.map(({ event, label }) => [label, event]))
  const starts = new Map(Object.entries(inputs).map(([name, input]) => [JSON.stringify(input), inputTexts[name] ?? name]))
  return { labels, events, starts }
}

type Step = Way['steps'][number]

/**
 * Walks the machine along the ways.
 * @param ways as JSON
 * @param during makes the machine what it is to be while it walks
 */
export const walkAlong = (
  { flow, machine, words, fixture }: FlowWithFixture,
  ways: readonly string[],
  during: <Result>(run: () => Result) => Result = (run) => run(),
): Walked => {
  const names = namesIn(fixture)
  const actors = actorsOf(machine)
  const begun = new Map<string, number>()
  /** The targets of steps, by `configuration label`. */
  const taken = new Map<string, number | null>()
  const places: (AnyMachineSnapshot | null)[] = []
  const own = new Map<string, WalkEvent>()
  const walked: Walked = { flow, starts: [], events: [], configs: [], steps: [], contents: [] }

  const arrive = (run: () => [AnyMachineSnapshot, Actions]): { to: number; effects: Effects } => {
    let [snapshot, effects]: [AnyMachineSnapshot | null, Effects] = [null, []]
    try {
      const [next, actions] = run()
      if (next.status === 'error') throw next.error
      ;[snapshot, effects] = [next, effectsOf(actions)]
    } catch {
      // A machine with a wrong guard may break: that is an answer too.
    }
    places.push(snapshot)
    walked.contents.push(snapshot ? JSON.stringify(snapshot.context) : '')
    return { to: walked.configs.push(snapshot ? stateKey(snapshot.value) : BROKEN) - 1, effects }
  }
  const startAt = (input: unknown): number => {
    const json = JSON.stringify(input) ?? 'null'
    const before = begun.get(json)
    if (before !== undefined) return before
    const arrived = arrive(() => initialTransition(machine, input))
    walked.starts.push({
      name: nameOf(json),
      text: names.starts.get(json) ?? 'Начало одной из проверок',
      input: input ?? null,
      ...arrived,
    })
    begun.set(json, arrived.to)
    return arrived.to
  }
  const eventOf = (step: Step): { label: string; event: { type: string } } | null => {
    if (typeof step === 'string') {
      const event = names.events.get(step)
      return event ? { label: step, event } : null
    }
    const { type, ...rest } = step
    const json = JSON.stringify(step)
    const label = names.labels.get(json)
    if (label !== undefined) return { label, event: names.events.get(label) ?? step }
    const named = { label: `${type} ${JSON.stringify(rest)}`, event: step }
    const [, call = null] = ANSWER.exec(type) ?? []
    const outcome = call === null ? {} : { outcome: { call, answer: '', text: 'ответ одной из проверок' } }
    const text = eventText({ ...named, ...outcome }, fixture.modelEvents, words, (id) => actors.get(id) ?? id)
    own.set(named.label, { ...named, text, call, answer: null })
    return named
  }
  /** @returns null where the machine refuses the event */
  const step = (from: number, { label, event }: { label: string; event: { type: string } }): number | null => {
    const name = `${from} ${label}`
    const before = taken.get(name)
    if (before !== undefined) return before
    const snapshot = places[from]
    const can = snapshot?.status === 'active' && snapshot.can(event)
    const arrived = can ? arrive(() => transition(machine, snapshot, event)) : { to: null, effects: [] }
    walked.steps.push({ from, label, ...arrived })
    taken.set(name, arrived.to)
    return arrived.to
  }
  during(() => {
    for (const text of ways) {
      const { input, steps } = JSON.parse(text) as Way
      let at: number | null = startAt(input)
      for (const one of steps) {
        const named = eventOf(one)
        at = named && at !== null ? step(at, named) : null
        if (at === null) break
      }
    }
  })
  walked.events = [...own.values()]
  return walked
}
