/** The look-up of people, and beside it the person whom the address names: whole data, access and points are machines of their own. */
import { useSelector } from '@xstate/react'
import { useEffect, useMemo, useState } from 'react'
import { matchPath, useLocation } from 'react-router-dom'
import { correctionActors } from '../../machines/desk/correction/actors.ts'
import { correctionMachine } from '../../machines/desk/correction/machine.ts'
import { peopleActors } from '../../machines/desk/people/actors.ts'
import { peopleMachine } from '../../machines/desk/people/machine.ts'
import { personAccessActors } from '../../machines/desk/person-access/actors.ts'
import { personAccessMachine } from '../../machines/desk/person-access/machine.ts'
import { personActors } from '../../machines/desk/person/actors.ts'
import { personMachine } from '../../machines/desk/person/machine.ts'
import type { DeskPerson } from '../../machines/desk/person/types.ts'
import { revealActors } from '../../machines/desk/reveal/actors.ts'
import { revealMachine } from '../../machines/desk/reveal/machine.ts'
import { EmptyState } from '../../ui/content/empty-state.tsx'
import { CorrectionView } from '../../views/desk/correction/view.tsx'
import { PeopleView } from '../../views/desk/people/view.tsx'
import { PersonAccessView } from '../../views/desk/person-access/view.tsx'
import { EventsPart, WorkPart } from '../../views/desk/person/facts-part.tsx'
import { PersonView } from '../../views/desk/person/view.tsx'
import { RevealView } from '../../views/desk/reveal/view.tsx'
import { useDeskFlow, type DeskFlowParts } from '../flow.ts'
import { useDesk } from '../services.ts'
import { ErrorBoundary } from '../shell/error-boundary.tsx'
import { usePassport } from '../use-pictures.ts'
import { useSeconds } from '../use-seconds.ts'

const peopleParts: DeskFlowParts<typeof peopleMachine> = { machine: peopleMachine, actors: ({ api }) => peopleActors(api) }
const personParts: DeskFlowParts<typeof personMachine> = { machine: personMachine, actors: ({ api }) => personActors(api) }
const revealParts: DeskFlowParts<typeof revealMachine> = {
  machine: revealMachine,
  actors: ({ api, clock }) => revealActors(api, clock.now),
}
const accessParts: DeskFlowParts<typeof personAccessMachine> = {
  machine: personAccessMachine,
  actors: ({ api }) => personAccessActors(api),
}
const correctionParts: DeskFlowParts<typeof correctionMachine> = {
  machine: correctionMachine,
  actors: ({ api }) => correctionActors(api),
}

/** @param onChanged what was done is to be loaded anew */
const Opened = ({ person, onChanged }: { person: DeskPerson; onChanged: () => void }) => {
  const { clock } = useDesk()
  const [{ id, isShown }] = useState(() => ({ id: person.id, isShown: person.shownUntil !== null }))
  const reveal = useDeskFlow(
    revealParts,
    useMemo(() => ({ id, isShown }), [id, isShown]),
  )
  const access = useDeskFlow(
    accessParts,
    useMemo(() => ({ id }), [id]),
  )
  const correction = useDeskFlow(
    correctionParts,
    useMemo(() => ({ id }), [id]),
  )
  useEffect(() => {
    const all = [reveal.on('changed', onChanged), access.on('changed', onChanged), correction.on('changed', onChanged)]
    return () => {
      for (const one of all) one.unsubscribe()
    }
  }, [reveal, access, correction, onChanged])
  useSeconds(() => reveal.send({ type: 'look', now: clock.now() }))
  const picture = useSelector(reveal, ({ context }) => context.picture)
  return (
    <RevealView
      actor={reveal}
      person={person}
      {...usePassport(id, picture)}
      below={<WorkPart person={person} />}
      beside={
        <>
          <CorrectionView actor={correction} person={person} />
          <PersonAccessView actor={access} person={person} />
          <EventsPart person={person} />
        </>
      }
    />
  )
}

const Person = ({ id }: { id: string }) => {
  const actor = useDeskFlow(
    personParts,
    useMemo(() => ({ id }), [id]),
  )
  const onChanged = useMemo(() => () => actor.send({ type: 'renew' }), [actor])
  return <PersonView actor={actor}>{(person) => <Opened person={person} onChanged={onChanged} />}</PersonView>
}

export const PeopleScreen = () => {
  const actor = useDeskFlow(peopleParts, undefined)
  const { pathname } = useLocation()
  const open = matchPath('/desk/people/:id', pathname)?.params.id ?? null
  return (
    <PeopleView
      actor={actor}
      open={open}
      pane={
        open === null ? (
          <EmptyState title="Найдите человека" text="По телефону, серийному номеру, чеку или торговой точке" />
        ) : (
          <ErrorBoundary key={open}>
            <Person id={open} />
          </ErrorBoundary>
        )
      }
    />
  )
}
