import type { LoadStill } from '../../chart/stills.ts'

/** Nothing of it comes before somebody opens a change: the page's start does not grow with the releases. */
export const loadStill: LoadStill = async (version, flow, still) => {
  const { styles, screens } = await import('virtual:atlas-stills')
  const [loadStyle, loadScreens] = [styles[version], screens[`${version}/${flow}`]]
  if (!loadStyle || !loadScreens) return null
  const [style, all, { fonts }] = await Promise.all([loadStyle(), loadScreens(), import('./still-fonts.ts')])
  const screen = all.default[still]
  return screen ? { ...screen, style: `${fonts}${style.default}` } : null
}
