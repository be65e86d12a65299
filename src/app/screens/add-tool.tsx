import { useEffect } from 'react'
import { useSearchParams } from 'wouter'
import { addToolActors } from '../../machines/add-tool/actors.ts'
import { draftOf, readDraft } from '../../machines/add-tool/draft.ts'
import { addToolMachine } from '../../machines/add-tool/machine.ts'
import type { ToolScreen } from '../../machines/add-tool/types.ts'
import { AddToolView } from '../../views/add-tool/view.tsx'
import { locate } from '../effects/device.ts'
import { loadDraft, useDraft, useFlow, type FlowParts } from '../flow.ts'
import { useIsCompact } from '../use-is-compact.ts'
import { useVisitor } from '../visitor.ts'

const parts: FlowParts<typeof addToolMachine> = {
  machine: addToolMachine,
  actors: ({ api }) => addToolActors(api, locate),
}

export const Screen = () => {
  const { mode, person } = useVisitor()
  const [search] = useSearchParams()
  const isCompact = useIsCompact()
  const screen: ToolScreen = search.get('screen') === 'result' ? 'result' : 'main'
  // A sale and a purchase are different commands: each mode has its own draft.
  const flow = `add-tool.${mode}`
  const owner = person?.id ?? ''
  const actor = useFlow(parts, { mode, isCompact, screen, draft: readDraft(loadDraft(flow, owner)) })
  useDraft(actor, flow, owner, draftOf)
  useEffect(() => actor.send({ type: 'layout.changed', isCompact }), [actor, isCompact])
  useEffect(() => actor.send({ type: 'url.changed', screen }), [actor, screen])
  return <AddToolView actor={actor} />
}
