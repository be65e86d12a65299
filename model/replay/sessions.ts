/**
 * Generated visits of a flow: a random walk over its fixture's events on a running actor, with the portal's own recorder attached. Texts are
 * typed sign by sign, as people do.
 */
import { createActor, SimulatedClock, type AnyActor, type AnyMachineSnapshot } from 'xstate'
import type { Flow, ModelEvent } from '../kit/flow.ts'
import { stamp } from '../kit/stamp.ts'
import type { AnyTree } from '../../src/machines/kit/marks/marks.ts'
import { readLines, type Line } from '../../src/replay/record/lines.ts'
import { createRecorder, type RecorderNeeds } from '../../src/replay/record/recorder.ts'

/** A generator of numbers from 0 to below 1 that begins anew with its seed (mulberry32). */
export const randomOf = (seed: number): (() => number) => {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

type Event = { type: string }

/** A patch of one text that is typed, sign by sign; a choice is one event. */
const typed = (event: Event, marks: AnyTree | undefined): Event[] => {
  const { patch } = event as Event & { patch?: Record<string, unknown> }
  const [first, ...others] = Object.entries(patch ?? {})
  const [field, text] = first ?? ['', null]
  const open = (marks as { patch?: Record<string, AnyTree> } | undefined)?.patch?.[field]
  if (typeof text !== 'string' || others.length > 0 || typeof open !== 'string') return [event]
  return Array.from({ length: Math.max(text.length, 1) }, (_, at) => ({ ...event, patch: { [field]: text.slice(0, at + 1) } }))
}

export interface Session {
  /** The flow as it began. */
  first: AnyMachineSnapshot
  /** What the actor was sent, in order. */
  events: Event[]
  /** The flow as it ended. */
  last: AnyMachineSnapshot
  /** Segments as they stand in the tab's storage. */
  segments: string[]
  lines: Line[]
}

/** A storage of memory. */
export const memoryStore = (): RecorderNeeds['store'] => {
  const kept = new Map<number, string>()
  return {
    read: (slot) => kept.get(slot) ?? null,
    write: (slot, text) => void (text === null ? kept.delete(slot) : kept.set(slot, text)),
  }
}

/** @throws always: a recorder that fails would hide what it has not recorded */
export const fault = (): never => {
  throw new Error('an event was not recorded')
}

export const RELEASE = '1.0.0'

/** A walk that has not found a step that is possible ends. */
const PATIENCE = 30

const pickFrom = <Item>(all: readonly Item[], random: () => number): Item | undefined => all[Math.floor(random() * all.length)]

const stepFrom = (actor: AnyActor, events: readonly ModelEvent[], random: () => number): Event | null => {
  for (let tries = 0; tries < PATIENCE; tries += 1) {
    const event = pickFrom(events, random)?.event
    if (event && (actor.getSnapshot() as AnyMachineSnapshot).can(event)) return event
  }
  return null
}

/**
 * @param steps how many events of the fixture; typing makes more of them
 * @param marks those of the recorder
 */
export const sessionOf = (
  fixture: Flow,
  marks: RecorderNeeds['marks'],
  { seed, steps, isTyped = true }: { seed: number; steps: number; isTyped?: boolean },
): Session => {
  const random = randomOf(seed)
  const inputs = Object.values(fixture.inputs) as unknown[]
  const input = pickFrom(inputs, random)
  let now = stamp.now
  const recorder = createRecorder({
    release: RELEASE,
    store: memoryStore(),
    now: () => now,

    place: () => '/',
    onFault: fault,
    marks,
  })
  const actor = createActor(fixture.machine, { input, clock: new SimulatedClock() }) as AnyActor
  actor.start()
  recorder.attach(actor)
  const first = actor.getSnapshot() as AnyMachineSnapshot
  const events: Event[] = []
  const send = (event: Event) => {
    now += Math.floor(random() * 3_000)
    // The fixture's moment is one for all.
    const stamped = 'now' in event ? { ...event, now } : event
    events.push(stamped)
    actor.send(stamped)
  }
  const possible = fixture.eventsFrom(input)
  for (let step = 0; step < steps; step += 1) {
    const event = stepFrom(actor, possible, random)
    if (event === null) break
    for (const one of isTyped ? typed(event, marks.flows[fixture.machine.id]?.events[event.type]) : [event]) send(one)
    if ((actor.getSnapshot() as AnyMachineSnapshot).status !== 'active') break
  }
  const segments = recorder.read()
  const last = actor.getSnapshot() as AnyMachineSnapshot
  actor.stop()
  return { first, events, last, segments, lines: segments.flatMap(readLines) }
}
