/** What a tab does once its first screen stands: a chunk of its own, which the prerendered page does without. */
import { expireDrafts } from '../effects/storage/expiry.ts'
import { followOtherTabs } from './other-tabs.ts'
import { firstScreen } from '../loading/first-screen.ts'
import { routeOf } from '../routing/routes.ts'
import { preload } from '../screens/of-route.ts'
import type { Services } from '../session/services.ts'
import { bringWebFace } from '../loading/bring-web-face.ts'

export const afterwards = (services: Services): void => {
  expireDrafts()
  followOtherTabs(services)
  // On a slow network the font is as long on its way as all the rest of a screen, its rows among them.
  const isQuiet = firstScreen.then(services.api.quiet)
  void isQuiet.then(bringWebFace)
  // Without it a report tells no steps: nothing else does.
  void isQuiet
    .then(() => import('../session/recording.ts'))
    .then(({ startRecording }) => startRecording(services))
    .catch(() => null)
  void import('../../api/send.ts').catch(() => null)
  // Whoever types on a public page is on the way to the home page.
  document.addEventListener('input', () => void preload(routeOf('/')).catch(() => null), { once: true })
}
