/** What a tab does once its first screen stands: a chunk of its own, which the prerendered page does without. */
import { expireDrafts } from '../effects/storage/expiry.ts'
import { followOtherTabs } from './other-tabs.ts'
import { firstScreen } from '../loading/first-screen.ts'
import { routeOf } from '../routing/routes.ts'
import { preload } from '../screens/of-route.ts'
import { isSignedIn } from '../../machines/account/session/selectors.ts'
import type { Services } from '../session/services.ts'
import { bringWebFace } from '../loading/bring-web-face.ts'

/** Runs once when somebody is signed in: at once, or after a sign-in. */
const onceSignedIn = ({ session }: Services, run: () => void): void => {
  if (isSignedIn(session.getSnapshot())) return run()
  const waiting = session.subscribe((snapshot) => {
    if (!isSignedIn(snapshot)) return
    waiting.unsubscribe()
    run()
  })
}

export const afterwards = (services: Services): void => {
  expireDrafts()
  followOtherTabs(services)
  // On a slow network the font is as long on its way as all the rest of a screen, its rows among them.
  const isQuiet = firstScreen.then(services.api.quiet)
  void isQuiet.then(bringWebFace)
  // What nobody has taken until now is not the answer to a later question.
  void isQuiet.then(() => (globalThis.early = undefined))
  // Without it a report tells no steps: nothing else does.
  void isQuiet
    .then(() => import('../session/recording.ts'))
    .then(({ startRecording }) => startRecording(services))
    .then(() => import('./report-ready.ts'))
    .then(({ readyReport }) => readyReport(services))
    .catch(() => null)
  void import('../../api/send.ts').catch(() => null)
  onceSignedIn(services, () => {
    void import('./near-places.ts').then(
      ({ bringNearPlaces }) => bringNearPlaces(services),
      () => {},
    )
  })
  // Whoever types on a public page is on the way to the home page.
  document.addEventListener('input', () => void preload(routeOf('/')).catch(() => null), { once: true })
}
