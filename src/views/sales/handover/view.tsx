/** What a seller hands over, for the buyer who opens the link (E17). */
import { useSelector } from '@xstate/react'
import { Button } from '../../../ui/actions/button.tsx'
import { ErrorState } from '../../../ui/content/empty-state.tsx'
import { Page } from '../../../ui/shell/page.tsx'
import { PageSkeleton } from '../../../ui/shell/page-skeleton.tsx'
import { FlowRoot } from '../../kit/flow-root.tsx'
import { useSend } from '../../kit/use-send.ts'
import { DonePart, ExpiredPart, RefusedPart, RevokedPart, UnansweredPart, UsedPart, YoursPart } from './end-parts.tsx'
import { KnownPart, StrangerPart } from './shown-part.tsx'
import type { HandoverActor, PartProps } from './types.ts'

const TITLE = 'Регистрация инструмента'

const FailedPart = ({ actor, snapshot }: PartProps) => {
  const send = useSend(actor)
  return (
    <Page title={TITLE} width="form">
      <ErrorState
        title="Не удалось открыть ссылку"
        text={snapshot.context.problem}
        action={<Button onClick={() => send({ type: 'retry' })}>Повторить</Button>}
      />
    </Page>
  )
}

const partOf = ({ actor, snapshot }: PartProps) => {
  if (snapshot.matches('loading')) return <PageSkeleton title={TITLE} />
  if (snapshot.matches('failed')) return <FailedPart actor={actor} snapshot={snapshot} />
  if (snapshot.matches({ shown: 'stranger' })) return <StrangerPart actor={actor} snapshot={snapshot} />
  if (snapshot.matches('shown') || snapshot.matches('registering')) return <KnownPart actor={actor} snapshot={snapshot} />
  if (snapshot.matches('unanswered')) return <UnansweredPart actor={actor} />
  if (snapshot.matches('refused')) return <RefusedPart actor={actor} snapshot={snapshot} />
  if (snapshot.matches('done')) return <DonePart snapshot={snapshot} />
  if (snapshot.matches('yours')) return <YoursPart />
  if (snapshot.matches('used')) return <UsedPart />
  return snapshot.matches('revoked') ? <RevokedPart /> : <ExpiredPart />
}

export const HandoverView = ({ actor }: { actor: HandoverActor }) => {
  const snapshot = useSelector(actor, (current) => current)
  return (
    <FlowRoot flow="handover" value={snapshot.value}>
      <meta name="robots" content="noindex" />
      {partOf({ actor, snapshot })}
    </FlowRoot>
  )
}
