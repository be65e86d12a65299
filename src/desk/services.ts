/** The composition root of the desk: the client, the effects and the session, created once and outside React. */
import { createContext, useContext } from 'react'
import { createActor, type Actor } from 'xstate'
import type { CaseKind } from '../domain/desk/cases.ts'
import { createApi, type Client } from '../api/client.ts'
import { operations } from '../api/operations.ts'
import { createClock, type Clock } from '../app/effects/clock.ts'
import { createPlaces, type RoutedPlaces } from '../app/effects/places.ts'
import { createToasts, type Toasts } from '../app/effects/toasts.ts'
import { whenActive } from '../app/effects/active.ts'
import { deskCountsActors } from '../machines/desk/desk-counts/actors.ts'
import { deskCountsMachine } from '../machines/desk/desk-counts/machine.ts'
import { deskSessionActors } from '../machines/desk/desk-session/actors.ts'
import { deskSessionMachine } from '../machines/desk/desk-session/machine.ts'
import { operatorOf } from '../machines/desk/desk-session/selectors.ts'
import { deskUndoActors } from '../machines/desk/desk-undo/actors.ts'
import { deskUndoMachine } from '../machines/desk/desk-undo/machine.ts'
import { createDeskEffects, type DeskEffects } from './effects.ts'
import { readToken } from './storage.ts'

type Undone = (row: { kind: CaseKind; id: string } | null) => void

export interface DeskServices {
  api: Client
  clock: Clock
  /** What waits, in the header; screens tell it what they have done. */
  counts: Actor<typeof deskCountsMachine>
  effects: DeskEffects
  places: RoutedPlaces
  session: Actor<typeof deskSessionMachine>
  /** The last decision, which can be taken back from any section and after a way round the desk. */
  undo: Actor<typeof deskUndoMachine>
  /** Hears that a decision was taken back, or with null that it may have been carried out. */
  onUndone: (hear: Undone) => () => void
  toasts: Toasts
}

const here = (): string => window.location.pathname + window.location.search

const AWAY = { title: 'Сервер недоступен', text: 'Попробуйте ещё раз через минуту', tone: 'danger', about: 'gateway' } as const

export const createDeskServices = (): DeskServices => {
  const places = createPlaces()
  const toasts = createToasts()
  const clock = createClock()
  const api = createApi({
    operations,
    token: readToken,
    onUnauthorised: () => session.send({ type: 'unauthorised' }),
    // The desk has no page for it: what is on the screen stays, and its flow says what has failed.
    onGatewayDown: () => toasts.show(AWAY),
    isOffline: () => !navigator.onLine,
    clock,
    onOddAnswer: (problem) => effects.logProblem(null, { problem }),
  })
  const effects = createDeskEffects({ places, toasts, place: here, session: () => session })
  const session: DeskServices['session'] = createActor(
    deskSessionMachine.provide({ actors: deskSessionActors(api), actions: effects }),
    { input: { token: readToken() } },
  )
  const counts = createActor(deskCountsMachine.provide({ actors: deskCountsActors(api, whenActive) }))
  counts.start()
  // Numbers are nobody's before it is known who looks; an arrival of somebody who is there changes nothing.
  const hearing = new Set<Undone>()
  const tellUndone = (_: unknown, row: Parameters<Undone>[0]) => {
    counts.send({ type: 'renew' })
    for (const hear of hearing) hear(row)
  }
  const undo = createActor(deskUndoMachine.provide({ actors: deskUndoActors(api), actions: { ...effects, tellUndone } }))
  undo.start()
  session.subscribe((snapshot) => {
    counts.send({ type: operatorOf(snapshot) ? 'arrive' : 'leave' })
    if (!operatorOf(snapshot)) undo.send({ type: 'leave' })
  })
  session.start()
  const onUndone: DeskServices['onUndone'] = (hear) => {
    hearing.add(hear)
    return () => hearing.delete(hear)
  }
  return { api, clock, counts, effects, undo, onUndone, places, session, toasts }
}

export const DeskContext = createContext<DeskServices | null>(null)

/** @throws outside the desk's root: a component rendered there is a bug */
export const useDesk = (): DeskServices => {
  const services = useContext(DeskContext)
  if (!services) throw new Error('no services of the desk above this component')
  return services
}
