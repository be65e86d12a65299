/** How a screen starts its machine: real actors and effects put in, the draft kept. */
import { useActorRef } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import type { Actor, AnyActorLogic, AnyStateMachine, InputFrom, SnapshotFrom, StateMachine } from 'xstate'
import { openDraft, type DraftSlot } from './effects/drafts.ts'
import type { Services } from './services.ts'
import { useServices } from './context.ts'

/** The names of the actors that a machine declares. */
type ActorName<Machine extends AnyStateMachine> =
  Machine extends StateMachine<
    infer _Context,
    infer _Event,
    infer _Children,
    infer ActorType,
    infer _Action,
    infer _Guard,
    infer _Delay,
    infer _Value,
    infer _Tag,
    infer _Input,
    infer _Output,
    infer _Emitted,
    infer _Meta,
    infer _Config
  >
    ? ActorType['src'] & string
    : never

export interface FlowParts<Machine extends AnyStateMachine> {
  machine: Machine
  /** Every actor that the machine declares; one left out would never answer, so it does not compile. */
  actors: (services: Services) => Record<ActorName<Machine>, AnyActorLogic>
}

/** Starts the flow's actor for as long as the screen is mounted. */
export const useFlow = <Machine extends AnyStateMachine>(
  parts: FlowParts<Machine>,
  input: InputFrom<Machine>,
): Actor<Machine> => {
  const services = useServices()
  const machine = useMemo(
    () => parts.machine.provide({ actors: parts.actors(services), actions: services.effects }) as Machine,
    [parts, services],
  )
  return useActorRef(machine, { input })
}

const openNow = (flow: string, owner: string): DraftSlot => openDraft(flow, owner, Date.now())

/** The draft of the form that this screen opens. */
export const useDraftSlot = (flow: string, owner: string): DraftSlot => useMemo(() => openNow(flow, owner), [flow, owner])

/** Keeps what `draftOf` gives of every snapshot; what is stored is there before a request leaves. */
export const useDraft = <Machine extends AnyStateMachine>(
  actor: Actor<Machine>,
  slot: DraftSlot,
  draftOf: (snapshot: SnapshotFrom<Machine>) => unknown,
): void => {
  useEffect(() => {
    const subscription = actor.subscribe((snapshot) => slot.keep(draftOf(snapshot), Date.now()))
    return () => subscription.unsubscribe()
  }, [actor, slot, draftOf])
}
