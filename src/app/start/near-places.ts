/** The screens behind the bar's links, loaded before anybody presses one (D186). */
import { isReady, modeOf, personOf } from '../../machines/account/session/selectors.ts'
import { firstScreen } from '../loading/first-screen.ts'
import { forgetFailed } from '../loading/screen-loader.tsx'
import { routeOf } from '../routing/routes.ts'
import { preload } from '../screens/of-route.ts'
import type { Services } from '../session/services.ts'
import { idle, savesData } from './idle.ts'
import { barItems, pointsHref, scanHref } from '../shell/member-navigation.ts'

/** The addresses in the order of their use; none while it is unknown who looks. */
const placesOf = (session: Services['session']): string[] => {
  const snapshot = session.getSnapshot()
  const person = personOf(snapshot)
  if (!isReady(snapshot) || !person) return []
  const who = { person, mode: modeOf(snapshot) }
  const hrefs = [scanHref(who), ...barItems(who).map(({ href }) => href), pointsHref(who)]
  return hrefs.flatMap((href) => (href === undefined ? [] : [new URL(href, location.origin).pathname]))
}

/**
 * A press then evaluates no script, and succeeds in a shop whose network has gone meanwhile. The screens come one after the other, behind
 * the first screen and its calls; another person or another mode has other ones. What does not come is asked for anew by the press.
 */
export const bringNearPlaces = ({ session, api }: Services): void => {
  let wanted = ''
  const bring = async (places: string[], isWanted: () => boolean): Promise<void> => {
    await firstScreen
    await api.quiet()
    for (const place of places) {
      await idle()
      if (!isWanted() || savesData()) return
      await preload(routeOf(place)).catch(forgetFailed)
    }
  }
  const look = () => {
    const places = placesOf(session)
    const list = places.join(' ')
    if (list === wanted) return
    wanted = list
    void bring(places, () => wanted === list)
  }
  session.subscribe(look)
  look()
}
