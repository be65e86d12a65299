/** How a screen starts its machine: with real actors and effects, and with everything stored that must survive a reload. */
import { useActorRef } from '@xstate/react'
import { useEffect, useState } from 'react'
import type { Actor, AnyActorLogic, AnyStateMachine, InputFrom, SnapshotFrom } from 'xstate'
import { openDraft, type DraftSlot, type IsTakenUp } from '../effects/storage/drafts.ts'
import type { ResendContext } from '../../machines/fragments/resend/types.ts'
import { useServices } from './context.ts'
import { roots } from './roots.ts'
import type { Parts } from '../../machines/kit/parts-of.ts'
import type { PickedFiles } from '../effects/picked-files.ts'
import { storeWait } from '../effects/storage/storage.ts'
import type { DraftFlow } from '../effects/storage/stores.ts'
import type { Services } from './services.ts'

export interface FlowParts<Machine extends AnyStateMachine> {
  machine: Machine
  /**
   * Every actor that the machine declares; a missing one would never answer, so it does not compile. They are made once and serve all visits:
   * what belongs to one visit is in parts that the screen makes for it.
   */
  actors: (services: Services) => Record<Parts<Machine, 'actor'>, AnyActorLogic>
}

/** The stored data of a flow beside its actor. Functions, slots and keepers must be stable across renders. */
interface Kept<Machine extends AnyStateMachine> {
  /** The form's draft, for a reload: stored before a request is sent. */
  draft?: { slot: DraftSlot; of: (snapshot: SnapshotFrom<Machine>) => unknown }
  /** The end of the wait for another code, for a reload: stored on arrival and after each new code. */
  wait?: SnapshotFrom<Machine> extends { context: ResendContext } ? { flow: string; phone: string } : never
  /** The bytes of the files that the machine refers to; others are dropped. */
  files?: { keeper: Pick<PickedFiles, 'keepOnly'>; of: (snapshot: SnapshotFrom<Machine>) => readonly { id: string }[] }
}

const follow = <Machine extends AnyStateMachine>(actor: Actor<Machine>, listener: (snapshot: SnapshotFrom<Machine>) => void) => {
  const subscription = actor.subscribe(listener)
  return () => subscription.unsubscribe()
}

const useKept = <Machine extends AnyStateMachine>(actor: Actor<Machine>, { draft, wait, files }: Kept<Machine>): void => {
  const { slot, of: draftOf } = draft ?? {}
  useEffect(() => {
    if (!slot || !draftOf) return undefined
    const keep = (snapshot: SnapshotFrom<Machine>) => slot.keep(draftOf(snapshot), Date.now())
    // Text from before hydration reached the machine before this subscription. An empty form has nothing to keep yet: the
    // draft of an earlier visit is on its way into it.
    const first = actor.getSnapshot()
    if (draftOf(first) !== null) keep(first)
    return follow(actor, keep)
  }, [actor, slot, draftOf])
  const { flow, phone = '' } = wait ?? {}
  useEffect(() => {
    // Without a phone the screen redirects at once.
    if (flow === undefined || phone === '') return undefined
    let stored = 0
    const keep = ({ context }: { context: ResendContext }) => {
      if (context.resend.until === stored) return
      stored = context.resend.until
      storeWait(flow, phone, stored)
    }
    keep(actor.getSnapshot())
    return follow(actor, keep)
  }, [actor, flow, phone])
  const { keeper, of: filesOf } = files ?? {}
  useEffect(
    () => (keeper && filesOf ? follow(actor, (snapshot) => keeper.keepOnly(filesOf(snapshot).map(({ id }) => id))) : undefined),
    [actor, keeper, filesOf],
  )
}

const provided = new WeakMap<Services, WeakMap<object, AnyStateMachine>>()

/** The machine with the portal's own actors and effects, once for its parts: making it builds each of its states anew. */
const provide = <Machine extends AnyStateMachine>(parts: FlowParts<Machine>, services: Services): Machine => {
  const known = provided.get(services) ?? new WeakMap<object, AnyStateMachine>()
  provided.set(services, known)
  const machine = known.get(parts) ?? parts.machine.provide({ actors: parts.actors(services), actions: services.effects })
  known.set(parts, machine)
  return machine as Machine
}

/** Starts the flow's actor for as long as the screen is mounted. */
export const useFlow = <Machine extends AnyStateMachine>(
  parts: FlowParts<Machine>,
  input: InputFrom<Machine>,
  kept: Kept<Machine> = {},
): Actor<Machine> => {
  const services = useServices()
  const actor = useActorRef(provide(parts, services), { input })
  useEffect(() => {
    roots.add(actor)
    return () => void roots.delete(actor)
  }, [actor])
  useKept(actor, kept)
  return actor
}

/**
 * Opens the draft of a flow, once: another user or another mode is another screen.
 * @param read turns the stored value into a draft; a value of another shape is no draft
 * @param isTakenUp the draft to go on with; the newest one without it
 */
export const useDraft = <Draft>(
  flow: DraftFlow,
  owner: string,
  read: (stored: unknown) => Draft,
  isTakenUp?: IsTakenUp,
): { slot: DraftSlot; draft: Draft } => {
  const [opened] = useState(() => {
    const slot = openDraft(flow, owner, Date.now(), isTakenUp)
    return { slot, draft: read(slot.initial) }
  })
  return opened
}
