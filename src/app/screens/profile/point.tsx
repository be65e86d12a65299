import { useSelector } from '@xstate/react'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { userStatus } from '../../../domain/people/roles.ts'
import { commandIn } from '../../../machines/kit/command/draft.ts'
import type { Person } from '../../../machines/account/session/selectors.ts'
import { leavePointActors } from '../../../machines/profile/leave-point/actors.ts'
import { readDraft as readLeaveDraft } from '../../../machines/profile/leave-point/draft.ts'
import { leavePointMachine } from '../../../machines/profile/leave-point/machine.ts'
import { pointActors } from '../../../machines/profile/point/actors.ts'
import { draftOf, POINT_DRAFT, readDraft } from '../../../machines/profile/point/draft.ts'
import { pointMachine } from '../../../machines/profile/point/machine.ts'
import { partOf, searchedOf } from '../../../machines/profile/point/selectors.ts'
import type { PointDraft, PointScreen } from '../../../machines/profile/point/types.ts'
import { PointView } from '../../../views/profile/point/view.tsx'
import type { LeavePointActor } from '../../../views/profile/leave-point/types.ts'
import type { PointActor } from '../../../views/profile/point/types.ts'
import { arrive } from '../../routing/arrive.ts'
import { holdSearched, searchedBy } from '../../effects/storage/searched-inn.ts'
import { useDraft, useFlow, type FlowParts } from '../../session/flow.ts'
import { pointScreen } from '../../routing/profile-place.ts'
import { useVisitor } from '../../session/visitor.ts'

const parts: FlowParts<typeof pointMachine> = { machine: pointMachine, actors: ({ api }) => pointActors(api) }

const leaveParts: FlowParts<typeof leavePointMachine> = {
  machine: leavePointMachine,
  actors: ({ api }) => leavePointActors(api),
}

/** The address, the session and the way out of the point, told to the tab. */
const useNews = (actor: PointActor, leave: LeavePointActor, screen: PointScreen, person: Person) => {
  // The machine has been given the first address: what it has made of it must not be answered with the address before.
  const told = useRef(screen)
  useLayoutEffect(() => {
    if (told.current !== screen) actor.send({ type: 'url.changed', screen })
    told.current = screen
  }, [actor, screen])
  const { locked } = person.standing
  const status = userStatus(person.standing.status)
  useEffect(() => actor.send({ type: 'person.changed', status, isLocked: locked }), [actor, status, locked])
  useEffect(() => {
    const all = [leave.on('left', () => actor.send({ type: 'left' })), leave.on('unknown', () => actor.send({ type: 'reload' }))]
    return () => all.forEach((one) => one.unsubscribe())
  }, [actor, leave])
}

/** Another part of the tab starts at its top; where the part comes without a step, only a focus that went with the former moves. */
const useArrival = (actor: PointActor, screen: PointScreen) => {
  const part = useSelector(actor, partOf)
  const before = useRef({ part, screen })
  useEffect(() => {
    const { current } = before
    if (current.screen !== screen) arrive()
    else if (part !== null && current.part !== null && part !== current.part && document.activeElement === document.body) arrive()
    before.current = { part: part ?? current.part, screen }
  }, [part, screen])
}

/** What this page remembers is newer than what the device has stored. */
const withSearched = (draft: PointDraft | null, searched: string): PointDraft | null =>
  searched === '' ? draft : { searched, command: draft?.command ?? null }

const Tab = ({ person }: { person: Person }) => {
  const [search] = useSearchParams()
  const screen = pointScreen(search)
  const { slot, draft } = useDraft(POINT_DRAFT, person.id, (stored) => withSearched(readDraft(stored), searchedBy(person.id)))
  const actor = useFlow(
    parts,
    { userId: person.id, status: userStatus(person.standing.status), isLocked: person.standing.locked, screen, draft },
    { draft: { slot, of: draftOf } },
  )
  const searched = useSelector(actor, searchedOf)
  useEffect(() => {
    if (searched !== '') holdSearched(person.id, searched)
  }, [person.id, searched])
  const leaving = useDraft('leave-point', person.id, readLeaveDraft)
  const leave = useFlow(leaveParts, { command: leaving.draft }, { draft: { slot: leaving.slot, of: commandIn } })
  useNews(actor, leave, screen, person)
  useArrival(actor, screen)
  return <PointView actor={actor} leave={leave} person={person} />
}

/** The tab of the retail point (M08, M10); without a person the shell shows an error and offers a retry (A32). */
export const Screen = () => {
  const { person } = useVisitor()
  return person && <Tab key={person.id} person={person} />
}
