/** The portal's entry. */
import { StrictMode } from 'react'
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client'
import '../../ui/styles/tokens.css'
import '../../ui/styles/base.css'
import { within } from '../../api/within.ts'
import { isSignedIn } from '../../machines/account/session/selectors.ts'
import { readAnswer } from '../effects/consent.ts'
import { Root } from './root.tsx'
import { routeOf } from '../routing/routes.ts'
import { firstScreen } from '../loading/first-screen.ts'
import { preload } from '../screens/of-route.ts'
import { loadConsent } from '../shell/late-consent.tsx'
import { createServices, type Services } from '../session/services.ts'

// zod would try eval, which the Content-Security-Policy forbids. It reads this flag on load; the entry chunk has no zod.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

/** A render error from which React recovered: invisible to users, but reported to the operators. */
const options: RootOptions = {
  onRecoverableError: (error) => {
    const { cause } = error as Error
    console.error(`portal: a render was repeated, ${cause instanceof Error ? cause.message : String(error)}`)
  },
}

/** A tab whose chunk fails to load follows the other tabs through the server. */
const finish = (services: Services): Promise<void> =>
  import('./afterwards.ts').then(
    ({ afterwards }) => afterwards(services),
    () => {},
  )

/** How long a screen waits for the session's first call to be sent, in milliseconds. */
const FIRST_CALL = 1_000

const start = async () => {
  const root = document.querySelector<HTMLElement>('#root')
  if (!root) throw new Error('index.html has no #root')
  const services = createServices()
  const portal = (
    <StrictMode>
      <Root services={services} />
    </StrictMode>
  )
  const route = routeOf(window.location.pathname)
  const isPrerendered = root.dataset['page'] === route.path
  const isMember = isSignedIn(services.session.getSnapshot())
  // A browser sends in order: behind the chunks of a screen, the session's first call would be the thirtieth request.
  if (isMember)
    await within(
      FIRST_CALL,
      import('../../api/send.ts').catch(() => null),
    )
  // A member's screen loads while the session starts. The error boundary handles a failure.
  const screen = isPrerendered || isMember ? preload(route).catch(() => null) : null
  const isAsked = readAnswer() === null && (isMember || !isPrerendered)
  const question = isAsked ? loadConsent() : null
  // Readable content stays until its screen can replace it.
  if (isPrerendered) await screen
  // A prerendered page is made for a stranger; a signed-in user has another header, or is redirected by the guard.
  if (!isPrerendered || isSignedIn(services.session.getSnapshot())) {
    await question
    createRoot(root, options).render(portal)
    void finish(services)
    return
  }
  hydrateRoot(root, portal, options)
  await firstScreen
  void finish(services)
}

void start()
