/** The composition root: the client, the effects and the session, created once and outside React. */
import { createActor, type Actor } from 'xstate'
import { createApi, type Client } from '../../api/client.ts'
import { sessionActors } from '../../machines/account/session/actors.ts'
import { sessionMachine } from '../../machines/account/session/machine.ts'
import { personOf } from '../../machines/account/session/selectors.ts'
import type { notificationsMachine } from '../../machines/site/notifications/machine.ts'
import { createClock, type Clock } from '../effects/clock.ts'
import { createEffects, type Effects } from '../effects/effects.ts'
import { whenActive } from '../effects/active.ts'
import { createPlaces, type RoutedPlaces } from '../effects/places.ts'
import { readModes, readToken } from '../effects/storage/storage.ts'
import { createToasts, type Toasts } from '../effects/toasts.ts'

export type Session = Actor<typeof sessionMachine>

export interface Services {
  api: Client
  clock: Clock
  effects: Effects
  places: RoutedPlaces
  session: Session
  toasts: Toasts
  /** The notifications of a shell that is only looked at. Without them the bell starts its own, which ask the server. */
  notifications?: Actor<typeof notificationsMachine>
}

/** The current place: path and query. */
const here = (): string => window.location.pathname + window.location.search

/** Touches neither address nor screen, so that pages can be prerendered without a browser. */
export const createServices = (): Services => {
  const places = createPlaces()
  const toasts = createToasts()
  const clock = createClock()
  const api = createApi({
    token: readToken,
    onUnauthorised: () => session.send({ type: 'unauthorised' }),
    // The first 502 has navigated there; further ones of the same moment must not overwrite the place to return to.
    onGatewayDown: () => here().startsWith('/server-error') || session.send({ type: 'gateway.down', from: here() }),
    isOffline: () => !navigator.onLine,
    clock,
    onOddAnswer: (problem) => effects.logProblem(null, { problem }),
  })
  const effects = createEffects({
    places,
    toasts,
    place: here,
    owner: () => personOf(session.getSnapshot())?.id ?? '',
    session: () => session,
  })
  const session: Session = createActor(sessionMachine.provide({ actors: sessionActors(api, whenActive), actions: effects }), {
    input: { token: readToken(), kept: readModes() },
  })
  session.start()
  return { api, clock, effects, places, session, toasts }
}
