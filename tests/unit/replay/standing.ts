import type { AnyMachineSnapshot, InspectionEvent } from 'xstate'
import type { Root } from '../../../src/replay/record/recorder.ts'

/** A running flow for the recorder that takes what it is sent, whatever a guard would say. */
export const standing = (machine: unknown, snapshot: AnyMachineSnapshot) => {
  let observe: (event: InspectionEvent) => void = () => {}
  const root: Root = {
    logic: machine,
    getSnapshot: () => snapshot,
    system: {
      inspect: (observer) => {
        observe = observer
        return { unsubscribe: () => {} }
      },
    },
  }
  /** @param changed what the event changes of the snapshot, beside an emptied context */
  const take = (event: { type: string }, changed: object = {}) => {
    const next = { ...snapshot, context: {}, ...changed }
    observe({ type: '@xstate.snapshot', actorRef: root as never, rootId: '', event, snapshot: next } as never)
  }
  return { root, take }
}
