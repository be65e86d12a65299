/** How a screen starts a flow whose command carries money or a document: it outlives its screen until the answer (lane.ts). */
import { useEffect, useState } from 'react'
import { createActor, type Actor, type AnyStateMachine, type InputFrom, type SnapshotFrom } from 'xstate'
import { useServices } from '../session/context.ts'
import type { DraftSlot } from '../effects/storage/drafts.ts'
import type { PickedFiles } from '../effects/picked-files.ts'
import type { DraftFlow } from '../effects/storage/stores.ts'
import type { FlowParts } from '../session/flow.ts'
import type { Services } from '../session/services.ts'
import type { AwayAnswer } from './answers.ts'
import { openLane } from './lane.ts'

/** What is needed beside the actor. */
interface Kept<Machine extends AnyStateMachine> {
  flow: DraftFlow
  /** The id of the person. */
  owner: string
  draft: { slot: DraftSlot; of: (snapshot: SnapshotFrom<Machine>) => unknown }
  files?: { keeper: Pick<PickedFiles, 'keepOnly'>; of: (snapshot: SnapshotFrom<Machine>) => readonly { id: string }[] }
  answerOf: (snapshot: SnapshotFrom<Machine>, services: Services) => AwayAnswer | null
}

/** A flow without its screen leads nobody away from another one, and says what it has to say once. */
const effectsOf = ({ effects }: Services, isShown: () => boolean): Services['effects'] => ({
  ...effects,
  navigate: (args, place) => isShown() && effects.navigate(args, place),
  goBack: (args, place) => isShown() && effects.goBack(args, place),
  toast: (args, toast) => isShown() && effects.toast(args, toast),
})

/** Starts the flow, or takes up the one that is still under way: then neither input nor draft are used. */
export const useCommandFlow = <Machine extends AnyStateMachine>(
  parts: FlowParts<Machine>,
  input: InputFrom<Machine>,
  { flow, owner, draft, files, answerOf }: Kept<Machine>,
): Actor<Machine> => {
  const services = useServices()
  const [lane] = useState(() =>
    openLane<Machine>(
      services.session,
      { key: `${flow} ${owner}`, owner },
      {
        create: (isShown) => {
          const given = { actors: parts.actors(services), actions: effectsOf(services, isShown) }
          return createActor(parts.machine.provide(given) as Machine, { input })
        },
        keep: (snapshot) => {
          draft.slot.keep(draft.of(snapshot), Date.now())
          files?.keeper.keepOnly(files.of(snapshot).map(({ id }) => id))
        },
        answerOf: (snapshot) => answerOf(snapshot, services),
      },
    ),
  )
  useEffect(() => lane.show(), [lane])
  return lane.actor
}
