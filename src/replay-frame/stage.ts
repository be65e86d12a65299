/** Which snapshot each flow of the portal shows: the screens ask for their flows, the desk says which step is looked at. */
import { createActor, type AnyActor, type AnyEventObject, type AnyMachineSnapshot, type AnyStateMachine } from 'xstate'
import { createShownActor, type ShownActor } from './shown-actor.ts'

/** A flow of the recording at the step that is shown. */
export interface Standing {
  number: number
  machine: string
  snapshot: AnyMachineSnapshot
}

interface Mounted extends ShownActor {
  machine: string
  /** Its number in the recording; null for a flow that was not recorded. */
  number: number | null
  /** React may throw the first render of a screen away and begin anew. */
  isKept: boolean
}

/** Flows of every page, mounted once: another page of the tab numbers them anew. */
export const SERVICES: ReadonlySet<string> = new Set(['session', 'notifications'])

const isShownBy = (one: Mounted, standing: Standing): boolean =>
  one.machine === standing.machine && (SERVICES.has(one.machine) || one.number === standing.number)

export const createStage = () => {
  let standing: readonly Standing[] = []
  const mounted = new Set<Mounted>()
  const listeners = new Set<() => void>()
  let onEvent: (number: number | null, event: AnyEventObject) => void = () => {}

  /** The first flow of this machine that no screen shows yet: screens mount theirs in the order in which the person's did. */
  const nextOf = (machine: string): Standing | undefined => {
    const all = standing.filter((one) => one.machine === machine)
    const shownBy = (one: Standing) => [...mounted].filter((shown) => isShownBy(shown, one))
    return all.find((one) => shownBy(one).length === 0) ?? all.find((one) => shownBy(one).every(({ isKept }) => !isKept))
  }

  return {
    /**
     * @returns the flow as it is shown; as it begins, where the recording has none. `keep`: its screen stands; @returns ends it
     * @throws what a machine throws that cannot begin with this input
     */
    mount: (machine: AnyStateMachine, input: unknown): { actor: AnyActor; keep: () => () => void } => {
      const found = nextOf(machine.id)
      const first = found?.snapshot ?? (createActor(machine, { input }).getSnapshot() as AnyMachineSnapshot)
      const one: Mounted = {
        ...createShownActor(first, (event) => onEvent(one.number, event)),
        machine: machine.id,
        number: found?.number ?? null,
        isKept: false,
      }
      mounted.add(one)
      const keep = () => {
        one.isKept = true
        return () => void mounted.delete(one)
      }
      return { actor: one.actor, keep }
    },
    /** Another step: flows that go on are shown anew, the screens mount the others. */
    show: (next: readonly Standing[]): void => {
      standing = next
      for (const one of mounted) {
        const now = next.find((flow) => isShownBy(one, flow))
        if (now === undefined) continue
        one.number = now.number
        one.show(now.snapshot)
      }
      for (const listener of listeners) listener()
    },
    /** Another screen mounts its flows: those of the one before are taken by nobody any more. */
    leave: (): void => {
      for (const one of mounted) if (!SERVICES.has(one.machine)) mounted.delete(one)
    },
    /** Another recording. */
    clear: (): void => {
      mounted.clear()
      standing = []
    },
    /** What somebody presses in the frame; null for a flow that is not in the recording. */
    hear: (listener: typeof onEvent): void => {
      onEvent = listener
    },
    /** @returns ends it */
    onStep: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export type Stage = ReturnType<typeof createStage>

export const stage = createStage()
