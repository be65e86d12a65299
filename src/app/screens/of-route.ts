/** Which module shows a route: of all rooms only this one knows every screen. */
import type { ComponentType } from 'react'
import type { ScreenName } from '../routing/routes.ts'
import { preloadScreen, type LazyScreen } from '../loading/screen-loader.tsx'

type ScreenModule = { Screen: ComponentType }
/** The part of a route that matters here. */
type WithScreen = { screen: ScreenName }

/** The first page is imported directly, every other one through the list. */
const load = async (name: ScreenName): Promise<ScreenModule> => {
  if (name === 'login') return import('./account/login.tsx')
  const { screens: others } = await import('./index.ts')
  return others[name]()
}

export const screenOf = ({ screen }: WithScreen): LazyScreen => ({ screen, load: () => load(screen) })

/** Starts loading a route's screen: before hydration, and for links that are likely to be followed. */
export const preload = (route: WithScreen): Promise<ScreenModule> => preloadScreen(screenOf(route))
