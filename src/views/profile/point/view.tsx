/** The tab of the retail point: a search and an application to join, or the point or application that there is (M08; RP01–RP12). */
import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import type { Person } from '../../../machines/account/session/selectors.ts'
import { searchedOf, showsBind, showsPoint } from '../../../machines/profile/point/selectors.ts'
import { Page } from '../../../ui/shell/page.tsx'
import { FlowRoot } from '../../kit/flow-root.tsx'
import { LockedNotice } from '../../kit/locked-notice.tsx'
import { useSend } from '../../kit/use-send.ts'
import type { LeavePointActor } from '../leave-point/types.ts'
import { LeavePointView } from '../leave-point/view.tsx'
import { TabsPart } from '../tabs-part.tsx'
import { BindPart } from './bind-part.tsx'
import { ChosenPart } from './chosen-part.tsx'
import { DetailsPart } from './details-part.tsx'
import { ListPart } from './list-part.tsx'
import { OwnPart } from './own-part.tsx'
import { FailedPart, LoadingPart, UnansweredPart } from './state-parts.tsx'
import type { OwnProps, PointActor } from './types.ts'

type Props = { actor: PointActor; leave: LeavePointActor; person: Pick<Person, 'innApproved'> }

/** Parts that a step has led to have a way back in place of the profile's tabs. */
const Parts = ({ person, ...own }: OwnProps & Pick<Props, 'person'>) => {
  const { actor, snapshot } = own
  const send = useSend(actor)
  const part = { actor, snapshot }
  const onBack = () => send({ type: 'back' })
  if (snapshot.matches('unanswered')) return <UnansweredPart {...part} />
  if (snapshot.matches('list'))
    return (
      <Page title="Найденные точки" lead={`ИНН ${searchedOf(snapshot)}`} onBack={onBack}>
        <ListPart {...part} />
      </Page>
    )
  if (showsPoint(snapshot))
    return (
      <Page title="Присоединиться к точке" onBack={onBack} isBackDisabled={!snapshot.matches('point')}>
        <ChosenPart {...part} />
      </Page>
    )
  if (snapshot.matches('edit'))
    return (
      <Page title="Данные торговой точки" onBack={onBack}>
        <DetailsPart {...own} />
      </Page>
    )
  return (
    <Page title="Торговая точка">
      <TabsPart person={person} active="/profile/point" />
      {snapshot.matches('loading') && <LoadingPart />}
      {snapshot.matches('failed') && <FailedPart {...part} />}
      {snapshot.matches('locked') && <LockedNotice />}
      {showsBind(snapshot) && <BindPart {...part} />}
      {snapshot.matches('exist') && <OwnPart {...own} />}
    </Page>
  )
}

export const PointView = ({ actor, leave, person }: Props) => {
  const snapshot = useSelector(actor, (current) => current)
  const isLeaveUnknown = useSelector(leave, (current) => current.matches('unanswered'))
  const leaveButton = useRef<HTMLButtonElement>(null)
  return (
    <>
      <FlowRoot flow="point" value={snapshot.value}>
        {/* What has become of the point comes first: the tab would show what may be over. */}
        {!isLeaveUnknown && <Parts actor={actor} snapshot={snapshot} leave={leave} leaveRef={leaveButton} person={person} />}
      </FlowRoot>
      <LeavePointView actor={leave} returnTo={() => leaveButton.current} />
    </>
  )
}
