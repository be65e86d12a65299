/**
 * Records what the flows of a tab take, masked, for a report to support. It is attached to running actors: what was before stands in their
 * checkpoints. Nothing leaves the tab. An event is noted with its moment and place alone: it is masked and written when the recording is
 * saved or read, so that a press does not wait for it.
 */
import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode, InspectionEvent } from 'xstate'
import { placeOf } from '../../domain/portal/places.ts'
import { stateKey } from '../../machines/kit/state-key.ts'
import type { AnyTree, FlowMarks } from '../../machines/kit/marks/marks.ts'
import type { Line } from './lines.ts'
import { mask, ordinals, type Masking } from './mask.ts'
import { createRing, type Store } from './ring.ts'

/** A running flow that nobody invoked. */
export interface Root {
  logic: unknown
  system: { inspect: (observer: (event: InspectionEvent) => void) => { unsubscribe: () => void } }
  getSnapshot: () => unknown
}

export interface RecorderNeeds {
  release: string
  store: Store
  /** The device's clock, epoch milliseconds. */
  now: () => number
  /** The path of the address. */
  place: () => string
  /** An event could not be recorded: the flow goes on without the recorder. */
  onFault: () => void
  /** The marks of flows by the id of their machine, and those of the contract's schemas. */
  marks: { flows: Readonly<Record<string, FlowMarks>>; schemas: Readonly<Record<string, AnyTree>> }
}

interface Seen {
  root: Root
  number: number
  machine: AnyStateMachine
  marks: FlowMarks | undefined
  /** The actor of each invocation. */
  actors: Readonly<Record<string, string>>
  last: AnyMachineSnapshot
  state: string
  /** An event of it could not be written: of what follows only its end is. */
  isFaulty: boolean
}

/** Milliseconds between an event's own time and the device's clock that count. */
const SKEW = 1_000

const actorsOf = (machine: AnyStateMachine): Record<string, string> => {
  const nodes: AnyStateNode[] = [machine.root]
  for (const node of nodes) nodes.push(...Object.values(node.states))
  return Object.fromEntries(
    // Every flow names its actors.
    nodes.flatMap(({ invoke }) => invoke.map(({ id, src }) => [id, src as string] as const)),
  )
}

export const createRecorder = ({ release, store, now, place: pathNow, onFault, marks }: RecorderNeeds) => {
  const begun = now()
  let clock = begun
  let path = pathNow()
  let place = placeOf(path).name
  /** The moment of what is being written. */
  let moment = begun
  const masking: Masking = { schemas: marks.schemas, begun, now: () => moment, ordinal: ordinals() }
  const open = new Map<Root, Seen>()
  /** Roots whose events are noted; what is written knows of those in `open`. */
  const attached = new Set<Root>()
  let count = 0

  const pause = (): number => {
    const before = clock
    clock = moment
    return clock - before
  }
  const checkpoint = ({ number, machine, marks, last, state }: Seen): Line => {
    const context = mask(last.context, marks?.context, masking) ?? null
    return ['flow', number, machine.id, state, context, pause()]
  }
  const ring = createRing(store, (number) => {
    clock = moment
    const lines: Line[] = [['segment', number, { release, begun, at: clock - begun }]]
    return [...lines, ['place', place, 0], ...[...open.values()].map(checkpoint)]
  })

  const dataOf = (
    { marks, actors }: Seen,
    event: { type: string; output?: unknown; actorId?: string; now?: number },
  ): unknown => {
    if (marks === undefined) return 0
    const { type, output, actorId = '' } = event
    // An error and a timer have no output.
    if (type.startsWith('xstate.')) return mask(output, marks.outcomes[actors[actorId] ?? ''], masking) ?? 0
    const isSkewed = Math.abs((event.now ?? moment) - moment) > SKEW
    // Moment, day and key are stamped by the view's send helper, and the replay stamps them anew: without marks they are left out.
    const stamp = isSkewed ? { now: 'moment' as const } : {}
    const data = mask(event, { ...stamp, ...(marks.events[type] as object | undefined) }, masking) as object
    return Object.keys(data).length > 0 ? data : 0
  }

  /** The address goes its own way, sometimes without an event: it is looked at before each. */
  const look = (address: string): void => {
    if (address === path) return
    path = address
    const { name } = placeOf(path)
    if (name === place) return
    place = name
    ring.add(['place', name, pause()])
  }

  /** What happened and is not written yet. */
  const noted: { at: number; path: string; seen: Seen; write: () => void }[] = []
  const note = (seen: Seen, write: () => void): void => {
    noted.push({ at: now(), path: pathNow(), seen, write })
  }
  const catchUp = (): void => {
    for (const { at, path, seen, write } of noted.splice(0)) {
      moment = at
      try {
        look(path)
        write()
      } catch {
        seen.isFaulty = true
        // Its checkpoint would fail the same way.
        open.delete(seen.root)
        onFault()
      }
    }
    moment = now()
  }

  /** An event that has changed nothing says nothing: polls and moves of the pointer. */
  const take = (seen: Seen, event: { type: string }, snapshot: AnyMachineSnapshot): void => {
    if (seen.isFaulty) return
    const { last } = seen
    seen.last = snapshot
    const state = stateKey(snapshot.value)
    const isSame = state === seen.state
    if (isSame && snapshot.context === last.context) return
    seen.state = state
    ring.add(['event', seen.number, event.type, dataOf(seen, event), isSame ? 0 : state, pause()])
  }
  const begin = (seen: Seen): void => {
    seen.actors = actorsOf(seen.machine)
    open.set(seen.root, seen)
    ring.add(checkpoint(seen))
  }
  const end = (seen: Seen): void => {
    open.delete(seen.root)
    ring.add(['end', seen.number, pause()])
  }

  return {
    /** Begins with a flow. @returns a function that ends it */
    attach: (root: Root): (() => void) => {
      if (attached.has(root)) return () => {}
      attached.add(root)
      // All roots of the portal are machines.
      const machine = root.logic as AnyStateMachine
      const first = root.getSnapshot() as AnyMachineSnapshot
      const seen: Seen = {
        root,
        number: count++,
        machine,
        marks: marks.flows[machine.id],
        actors: {},
        last: first,
        state: stateKey(first.value),
        isFaulty: false,
      }
      note(seen, () => begin(seen))
      let newest = first
      const { unsubscribe } = root.system.inspect((inspected) => {
        if (inspected.type !== '@xstate.snapshot' || (inspected.actorRef as unknown) !== root) return
        const { event } = inspected
        const snapshot = inspected.snapshot as AnyMachineSnapshot
        if (snapshot === newest || event.type === 'xstate.init') return
        newest = snapshot
        note(seen, () => take(seen, event, snapshot))
      })
      return () => {
        unsubscribe()
        if (attached.delete(root)) note(seen, () => end(seen))
      }
    },
    save: () => {
      catchUp()
      ring.save()
    },
    erase: () => {
      catchUp()
      ring.erase()
    },
    /** The recording, oldest segment first. */
    read: () => {
      catchUp()
      return ring.read()
    },
  }
}

export type Recorder = ReturnType<typeof createRecorder>
