/**
 * An actor that shows a snapshot instead of running: what views and screens ask of an actor, and nothing that could act. What somebody presses
 * goes where the stage says.
 */
import type { AnyActor, AnyEventObject, AnyMachineSnapshot } from 'xstate'

type Listener = (snapshot: AnyMachineSnapshot) => void

export interface ShownActor {
  actor: AnyActor
  show: (snapshot: AnyMachineSnapshot) => void
}

/** @param onEvent what is pressed */
export const createShownActor = (first: AnyMachineSnapshot, onEvent: (event: AnyEventObject) => void): ShownActor => {
  let snapshot = first
  const listeners = new Set<Listener>()
  const shown = {
    getSnapshot: () => snapshot,
    subscribe: (observer: Listener | { next?: Listener }) => {
      const listener: Listener = (next) => (typeof observer === 'function' ? observer(next) : observer.next?.(next))
      listeners.add(listener)
      return { unsubscribe: () => listeners.delete(listener) }
    },
    on: () => ({ unsubscribe: () => {} }),
    send: onEvent,
  }
  return {
    // Screens know an actor by these four alone.
    actor: shown as unknown as AnyActor,
    show: (next) => {
      if (next === snapshot) return
      snapshot = next
      // A listener may end others, and begin new ones.
      for (const listener of new Set(listeners)) listener(next)
    },
  }
}
