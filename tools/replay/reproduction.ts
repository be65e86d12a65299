/** What of a recording leads to its end: the flow of the last step, where it stood first, and the fewest events that still end there. */
import { transition, type AnyEventObject, type AnyMachineSnapshot, type AnyStateMachine } from 'xstate'
import { stateKey } from '../../src/machines/kit/state-key.ts'
import { replay } from '../../src/replay/fold/fold.ts'
import type { Line } from '../../src/replay/record/lines.ts'
import { BACKGROUND_FLOWS } from '../../src/replay/report/background.ts'
import { shrink } from './shrink.ts'

export interface Taken {
  /** The place of its line among the lines. */
  line: number
  event: AnyEventObject
}

export interface Reproduction {
  machine: string
  start: AnyMachineSnapshot
  /** The name of the portal's place; '' where the recording has none. */
  place: string
  events: Taken[]
  /** The recorded state of the end. */
  end: string
  /** How many events the recording had. */
  recorded: number
  /** Why nothing was left out: the machines of this release do not get there by these events. */
  isWhole: boolean
}

const DONE = /^xstate\.(?:done|error)\.actor\.(.+)$/

/** XState lets a call answer in a state that has none: there the answer is from nowhere. */
const isPossible = (snapshot: AnyMachineSnapshot, event: AnyEventObject): boolean => {
  const [, call] = DONE.exec(event.type) ?? []
  if (call !== undefined) return snapshot._nodes.some(({ invoke }) => invoke.some(({ id }) => id === call))
  if (event.type.startsWith('xstate.after.'))
    return snapshot._nodes.some(({ after }) => after.some(({ eventType }) => eventType === event.type))
  return snapshot.can(event)
}

/** @returns the state reached; null where an event is not possible, or a machine throws */
export const reached = (start: AnyMachineSnapshot, events: readonly AnyEventObject[]): AnyMachineSnapshot | null => {
  const machine = start.machine as AnyStateMachine
  let snapshot = start
  for (const event of events) {
    if (snapshot.status !== 'active' || !isPossible(snapshot, event)) return null
    try {
      ;[snapshot] = transition(machine, snapshot, event) as [AnyMachineSnapshot, unknown]
    } catch {
      return null
    }
    if (snapshot.status === 'error') return null
  }
  return snapshot
}

/**
 * @param lines of a recording, oldest first
 * @param machineOf this release's machine by its id
 * @returns null for a recording without an event that this release knows
 */
export const reproductionOf = (
  lines: readonly Line[],
  machineOf: (id: string) => AnyStateMachine | undefined,
): Reproduction | null => {
  const steps = replay(lines, machineOf)
  const taken = steps.filter(({ event, flow }) => event !== null && flow !== null)
  // A poll that came behind what somebody was about is not what has gone wrong (D258).
  const last = taken.findLast(({ flow }) => !BACKGROUND_FLOWS.has(flow?.machine ?? '')) ?? taken.at(-1)
  if (last?.flow == null || last.event === null) return null
  const { number, machine, state: end } = last.flow
  const own = steps.map((step, line) => ({ step, line })).filter(({ step }) => step.flow?.number === number)
  const takenFrom = (from: number): Taken[] =>
    own.slice(from + 1).flatMap(({ step: { event }, line }) => (event === null ? [] : [{ line, event }]))
  const final = takenFrom(0).at(-1)
  // What the person saw last is what is looked for, not only where it was seen.
  const endsFrom =
    (start: AnyMachineSnapshot) =>
    (some: readonly Taken[]): boolean => {
      const isFinal = some.at(-1)?.line === final?.line
      const snapshot = isFinal
        ? reached(
            start,
            some.map(({ event }) => event),
          )
        : null
      return snapshot !== null && stateKey(snapshot.value) === end
    }
  // Behind a step that was struck out, or at which the machines part, it begins later.
  const begin = own.findIndex(({ step }, from) => step.flow !== null && endsFrom(step.flow.snapshot)(takenFrom(from)))
  const start = own[Math.max(begin, 0)]?.step.flow?.snapshot
  if (start === undefined) return null
  const events = takenFrom(Math.max(begin, 0))
  const place = lines.findLast((line) => line[0] === 'place' && line[1] !== '')
  return {
    machine,
    start,
    place: place?.[0] === 'place' ? place[1] : '',
    events: begin < 0 ? events : shrink(events, endsFrom(start)),
    end,
    recorded: takenFrom(0).length,
    isWhole: begin < 0,
  }
}
