/**
 * Replays a recording: a fold of the machines' pure transitions over the recorded events. Nothing is called and nothing is sent: what
 * calls brought stands in the recording. Where a machine goes another way than the recording says, the step names it, and the replay goes
 * on from the recorded state.
 */
import { transition, type AnyEventObject, type AnyMachineSnapshot, type AnyStateMachine } from 'xstate'
import { dayOf } from '../../domain/dates/day.ts'
import { stateKey } from '../../machines/kit/state-key.ts'
import type { Checkpoint, Line, Taken } from '../record/lines.ts'
import { valueOfKey } from './state-value.ts'
import { unmask } from './unmask.ts'

/** Why a step's state is the recorded one and not the machine's. */
export type Divergence =
  /** The machine went there instead. */
  | { kind: 'elsewhere'; state: string }
  /** The machine threw. */
  | { kind: 'threw'; message: string }
  /** The machine has no such state: another release. */
  | { kind: 'unknown state' }

export interface Step {
  line: Line
  /** Milliseconds since the beginning of the recording. */
  at: number
  /** The flow of the line; null for addresses, and for a machine that this release has not. */
  flow: { number: number; machine: string; snapshot: AnyMachineSnapshot; state: string } | null
  /** The event as the machine took it; null where there was none. */
  event: AnyEventObject | null
  divergence: Divergence | null
  /** What the transition would have done outside of the machine: nothing of it is carried out. */
  effects: readonly Effect[]
}

/** An action that a machine names, with its parameters. */
export interface Effect {
  type: string
  params: unknown
}

const NOTHING: readonly Effect[] = []

interface Running {
  machine: AnyStateMachine
  snapshot: AnyMachineSnapshot
  /** The recorded state. */
  state: string
  hasDiverged: boolean
  /** A struck step may have brought what a later one needs: that it goes elsewhere says nothing of the portal. */
  isBlind: boolean
}

const DONE = 'xstate.done.actor.'
const ERROR = 'xstate.error.actor.'

/** What the view's send helper adds to every event. @param now epoch milliseconds */
const stampAt = (now: number) => ({
  now,
  device: now,
  today: dayOf(new Date(now)),
  key: `00000000-0000-4000-9000-${String(now).padStart(12, '0').slice(-12)}`,
})

/** @param at milliseconds since the beginning */
const eventOf = ([, , type, data]: Taken, begun: number, at: number): AnyEventObject => {
  const value = data === 0 ? undefined : unmask(data, begun)
  if (type.startsWith(DONE)) return { type, actorId: type.slice(DONE.length), output: value }
  if (type.startsWith(ERROR)) return { type, actorId: type.slice(ERROR.length), error: new Error('recorded') }
  const stamp = type.startsWith('xstate.') ? {} : stampAt(begun + at)
  return { ...stamp, ...(typeof value === 'object' ? value : {}), type }
}

/** @returns null for a state that the machine has not */
const standing = (machine: AnyStateMachine, state: string, context: unknown): AnyMachineSnapshot | null => {
  try {
    const snapshot = machine.resolveState({ value: valueOfKey(state), context }) as AnyMachineSnapshot
    return stateKey(snapshot.value) === state ? snapshot : null
  } catch {
    return null
  }
}

const taken = (
  { machine, snapshot }: Running,
  event: AnyEventObject,
  state: string,
): { snapshot: AnyMachineSnapshot; divergence: Divergence | null; effects: readonly Effect[] } => {
  let next = snapshot
  let effects = NOTHING
  let divergence: Divergence | null = null
  try {
    const [reached, actions] = transition(machine, snapshot, event) as [AnyMachineSnapshot, Effect[]]
    if (reached.status === 'error') throw reached.error
    next = reached
    effects = actions
    if (stateKey(reached.value) !== state) divergence = { kind: 'elsewhere', state: stateKey(reached.value) }
  } catch (error) {
    divergence = { kind: 'threw', message: error instanceof Error ? error.message : String(error) }
  }
  if (divergence === null) return { snapshot: next, divergence, effects }
  const healed = standing(machine, state, next.context)
  return healed === null
    ? { snapshot, divergence: { kind: 'unknown state' }, effects: NOTHING }
    : { snapshot: healed, divergence, effects: NOTHING }
}

/**
 * @param lines of all segments, oldest first
 * @param machineOf the machine of this release by its id
 */
export const replay = (lines: readonly Line[], machineOf: (id: string) => AnyStateMachine | undefined): Step[] => {
  const running = new Map<number, Running>()
  let begun = 0
  let at = 0
  const shown = (number: number): Step['flow'] => {
    const flow = running.get(number)
    return flow === undefined ? null : { number, machine: flow.machine.id, snapshot: flow.snapshot, state: flow.state }
  }
  /** A flow that is followed already is taken from its checkpoint only where the replay had left it. */
  const stand = ([, number, id, state, context]: Checkpoint): Divergence | null => {
    const machine = machineOf(id)
    const before = running.get(number)
    if (machine === undefined || (before !== undefined && !before.hasDiverged && before.state === state)) return null
    const snapshot = standing(machine, state, unmask(context ?? {}, begun))
    if (snapshot === null) return { kind: 'unknown state' }
    running.set(number, { machine, snapshot, state, hasDiverged: false, isBlind: false })
    return null
  }
  return lines.map((line): Step => {
    const step: Step = { line, at, flow: null, event: null, divergence: null, effects: NOTHING }
    if (line[0] === 'segment') {
      // Another page: flows of the one before are over, and so are its ordinals.
      if (line[2].begun !== begun) running.clear()
      begun = line[2].begun
      at = line[2].at
      return { ...step, at }
    }
    at += Number(line.at(-1))
    step.at = at
    if (line[0] === 'place') return step
    const [kind, number] = line
    if (kind === 'flow') return { ...step, divergence: stand(line), flow: shown(number) }
    const flow = running.get(number)
    if (flow === undefined) return step
    if (kind === 'end') {
      running.delete(number)
      return step
    }
    if (kind === 'struck') {
      const state = line[2] === 0 ? flow.state : line[2]
      const snapshot = standing(flow.machine, state, flow.snapshot.context)
      // What it has brought is not known either: the next checkpoint puts that right.
      running.set(number, { ...flow, snapshot: snapshot ?? flow.snapshot, state, hasDiverged: true, isBlind: true })
      return { ...step, divergence: snapshot === null ? { kind: 'unknown state' } : null, flow: shown(number) }
    }
    const event = eventOf(line, begun, at)
    const state = line[4] === 0 ? flow.state : line[4]
    const { snapshot, divergence: parting, effects } = taken(flow, event, state)
    const divergence = flow.isBlind && parting?.kind === 'elsewhere' ? null : parting
    running.set(number, { ...flow, snapshot, state, hasDiverged: flow.hasDiverged || parting !== null })
    return { ...step, event, divergence, effects, flow: shown(number) }
  })
}
