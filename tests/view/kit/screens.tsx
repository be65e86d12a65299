/** A screen of the app with the real services; the test stages the network's answers. */
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { createActor } from 'xstate'
import { createApi } from '../../../src/api/client.ts'
import { ServicesContext } from '../../../src/app/session/context.ts'
import { createClock } from '../../../src/app/effects/clock.ts'
import { createEffects } from '../../../src/app/effects/effects.ts'
import { createToasts } from '../../../src/app/effects/toasts.ts'
import type { Services } from '../../../src/app/session/services.ts'
import { sessionMachine } from '../../../src/machines/account/session/machine.ts'
import type { SessionContext } from '../../../src/machines/account/session/types.ts'
import { nothingKept, TOKEN } from '../../../model/account/session.ts'

const anonymous: SessionContext = {
  token: null,
  kept: nothingKept,
  mode: null,
  isLegal: false,
  user: null,
  legal: null,
  score: null,
}

const READY = { ready: { score: 'idle', status: 'settled' } } as const

/** @param known the signed-in user; a stranger when left out */
export const sessionOf = (known?: Partial<SessionContext>): Services['session'] => {
  const snapshot = sessionMachine.resolveState({
    value: known ? READY : 'anonymous',
    context: { ...anonymous, ...(known && { token: TOKEN, score: 0 }), ...known },
  })
  return createActor(sessionMachine, { snapshot, input: { token: null, kept: nothingKept } }).start()
}

const silence = () => new Promise<Response>(() => {})

type Go = Services['places']['go']

const withServices = (screen: ReactNode, session: Services['session'], go: Go = () => {}) => {
  const toasts = createToasts()
  const api = createApi({
    token: () => session.getSnapshot().context.token,
    onUnauthorised: () => {},
    onGatewayDown: () => {},
    isOffline: () => false,
    fetch: silence,
  })
  const places = { go, goBack: () => {}, follow: () => () => {} }
  const effects = createEffects({ places, toasts, place: () => '/', owner: () => '', session: () => session })
  return <ServicesContext value={{ api, session, places, toasts, effects, clock: createClock() }}>{screen}</ServicesContext>
}

/** @param go where the screen's machine leads */
export const renderWith = (screen: ReactNode, session = sessionOf(), go?: Go) => render(withServices(screen, session, go))

/**
 * Hydrates a prerendered screen.
 * @param before what the visitor does with the page while the scripts are on their way
 */
export const hydrateWith = (screen: ReactNode, before: (page: HTMLElement) => void) => {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(withServices(screen, sessionOf()))
  before(container)
  return render(withServices(screen, sessionOf()), { container, hydrate: true })
}
