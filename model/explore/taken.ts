/** A machine's reaction to one event: the chart's edges taken, the guards evaluated, the effects named. */
import { createActor, SimulatedClock, type AnyMachineSnapshot, type AnyStateMachine, type AnyStateNode } from 'xstate'
import type { AnyTransitionDefinition, InspectionEvent } from 'xstate'
import { idOfTransition, transitionsOf } from '../../src/atlas/chart/extract.ts'
import type { WalkStep } from '../../src/atlas/chart/walks.ts'

export interface Taken extends Pick<WalkStep, 'edges' | 'effects'> {
  /** The results of the guards evaluated on the way, by their edges. */
  guards: { edge: string; said: boolean }[]
  /** The resulting snapshot. */
  snapshot: AnyMachineSnapshot
}

const isBelow = ({ parent }: AnyStateNode, other: AnyStateNode): boolean =>
  parent !== undefined && (parent === other || isBelow(parent, other))

/**
 * The guards' results when an event was offered to these active states. A state evaluates its branches in order until
 * one says yes, and only if none of its children has taken the event.
 */
const askedBy = (active: readonly AnyStateNode[], type: string, taken: readonly AnyTransitionDefinition[]): Taken['guards'] =>
  active
    .filter((node) => !taken.some(({ source }) => isBelow(source, node)))
    .flatMap((node) => {
      const branches = transitionsOf(node).find(([first]) => first?.eventType === type) ?? []
      const at = branches.findIndex((branch) => taken.includes(branch))
      return branches
        .slice(0, at < 0 ? branches.length : at + 1)
        .flatMap((branch, place) => (branch.guard === undefined ? [] : [{ edge: idOfTransition(branch), said: place === at }]))
    })

/**
 * Follows a running actor: reports the taken edges after every event, even when there are none.
 * @param tell called once the machine has come to rest
 * @param start the machine's state when following begins; null before its start
 */
export const follow = (tell: (taken: Taken, event: string) => void, start: AnyMachineSnapshot | null = null) => {
  let before = start
  let now: Omit<Taken, 'snapshot'> = { edges: [], effects: [], guards: [] }
  let cause = ''
  return (seen: InspectionEvent): void => {
    if (seen.actorRef.sessionId !== seen.rootId) return
    if (seen.type === '@xstate.action' && !seen.action.type.startsWith('xstate.'))
      now.effects.push({ name: seen.action.type, params: seen.action.params ?? null })
    if (seen.type === '@xstate.microstep') {
      const { _transitions: taken, event } = seen
      cause ||= event.type
      const type = taken[0]?.eventType ?? event.type
      now.edges.push(...taken.map(idOfTransition))
      // XState does not report the very first configuration: its evaluated guards follow from its target.
      const asked = before ? [before._nodes] : taken.map(({ source }) => [source])
      now.guards.push(...asked.flatMap((nodes) => askedBy(nodes, type, taken)))
      before = seen.snapshot as AnyMachineSnapshot
    }
    if (seen.type !== '@xstate.snapshot') return
    const snapshot = seen.snapshot as AnyMachineSnapshot
    before = snapshot
    now.guards.push(...askedBy(snapshot._nodes, '', []))
    tell({ ...now, snapshot }, cause)
    now = { edges: [], effects: [], guards: [] }
    cause = ''
  }
}

/** Runs an actor without side effects. */
const run = (
  machine: AnyStateMachine,
  from: { snapshot: AnyMachineSnapshot } | { input: unknown },
  event?: { type: string },
): Taken => {
  let last: Taken | null = null
  const inspect = follow((taken) => (last = taken), 'snapshot' in from ? from.snapshot : null)
  const actor = createActor(machine, { input: undefined, ...from, clock: new SimulatedClock(), inspect }).start()
  if (event) actor.send(event)
  if (!last) throw new Error(`${machine.id}: nothing was reported`)
  return last
}

/** The reaction to an event; nothing where the machine does not take it. */
export const takeEvent = (machine: AnyStateMachine, { value, context }: AnyMachineSnapshot, event: { type: string }): Taken => {
  const snapshot = machine.resolveState({ value, context })
  return snapshot.can(event)
    ? run(machine, { snapshot }, event)
    : { edges: [], effects: [], guards: askedBy(snapshot._nodes, event.type, []), snapshot }
}

/** The reaction to the start: the path through the transient states. */
export const takeStart = (machine: AnyStateMachine, input: unknown): Taken => run(machine, { input })
