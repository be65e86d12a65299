import { useEffect, useMemo } from 'react'
import { problemActors } from '../../../machines/site/problem/actors.ts'
import { draftOf, readDraft } from '../../../machines/site/problem/draft.ts'
import { problemMachine } from '../../../machines/site/problem/machine.ts'
import { ProblemView } from '../../../views/site/problem/view.tsx'
import { reportPort } from '../../effects/report/port.ts'
import { createReportWays } from '../../effects/report/ways.ts'
import { createWayBack } from '../../effects/way-back.ts'
import { useServices } from '../../session/context.ts'
import { useDraft, useFlow, type FlowParts } from '../../session/flow.ts'
import { useVisitor } from '../../session/visitor.ts'

const Problem = ({ owner }: { owner: string }) => {
  const { effects } = useServices()
  const parts = useMemo<FlowParts<typeof problemMachine>>(
    () => ({
      machine: problemMachine.provide({ actions: { ...createWayBack(effects), ...createReportWays(effects) } }),
      actors: ({ api }) => problemActors(api, reportPort),
    }),
    [effects],
  )
  const { slot, draft } = useDraft('problem', owner, readDraft)
  const actor = useFlow(parts, { draft, canShare: 'share' in navigator }, { draft: { slot, of: draftOf } })
  useEffect(() => {
    const back = () => actor.send({ type: 'network.back' })
    window.addEventListener('online', back)
    return () => window.removeEventListener('online', back)
  }, [actor])
  return <ProblemView actor={actor} isSignedIn={owner !== ''} />
}

/** Another person is another report. */
export const Screen = () => {
  const owner = useVisitor().person?.id ?? ''
  return <Problem key={owner} owner={owner} />
}
