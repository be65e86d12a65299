/** The portal's theme, chosen on the device: the system's, light or dark. `index.html` applies it before the first paint. */
import type { ThemeName } from '../../ui/shell/theme-choice.ts'
import { read, write } from './storage/storage.ts'

const KEY = 'theme'

const readTheme = (): ThemeName => {
  const stored = read('localStorage', KEY)
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

/** The same as the script of `index.html`, and back to the system's theme. */
const wear = (theme: ThemeName): void => {
  const { dataset } = document.documentElement
  if (theme === 'system') delete dataset['theme']
  else dataset['theme'] = theme
  // The colour of the browser's own bar: one element for each scheme.
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[data-scheme]')) {
    const scheme = meta.dataset['scheme']
    if (theme === 'system') meta.media = `(prefers-color-scheme: ${scheme})`
    else meta.media = theme === scheme ? 'all' : 'not all'
  }
}

const listeners = new Set<() => void>()
const tell = (): void => {
  wear(readTheme())
  for (const listener of listeners) listener()
}

export const theme = {
  read: readTheme,
  choose: (chosen: ThemeName): void => {
    write('localStorage', KEY, chosen === 'system' ? null : chosen)
    tell()
  },
  /** Also follows a choice in another tab. */
  subscribe: (listener: () => void) => {
    const follow = ({ key }: StorageEvent) => (key === KEY || key === null) && tell()
    listeners.add(listener)
    window.addEventListener('storage', follow)
    return () => {
      listeners.delete(listener)
      window.removeEventListener('storage', follow)
    }
  },
}
