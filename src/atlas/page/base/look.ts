/** Theme, width of the screens and lens, in every address: who opens a link sees what its sender saw. Links in the page carry no look. */
import { useSyncExternalStore } from 'react'

export type Theme = 'light' | 'dark'
export type Width = 'all' | 'phone' | 'tablet' | 'desktop'

export interface Look {
  theme: Theme
  width: Width
  /** A person of data/people.ts, or a requirement: the rest of each diagram is dimmed; null for none. */
  lens: string | null
  /** A large flow opens with its overview; `whole` asks for all of it. */
  picture: 'overview' | 'whole'
}

const USUAL: Look = { theme: 'light', width: 'all', lens: null, picture: 'overview' }
const WIDTHS: readonly string[] = ['all', 'phone', 'tablet', 'desktop'] satisfies Width[]
const isWidth = (text: string | null): text is Width => text !== null && WIDTHS.includes(text)

const NAMES = ['theme', 'width', 'lens', 'picture'] as const

const splitHash = (hash: string): [path: string, asked: URLSearchParams] => {
  const [path = '', query = ''] = (hash === '' ? '#/' : hash).split('?', 2)
  return [path, new URLSearchParams(query)]
}

/** @param hash with `#`; what it does not say is taken from `before` */
export const readLook = (hash: string, before: Look = USUAL): Look => {
  const [, asked] = splitHash(hash)
  const [theme, width, picture] = [asked.get('theme'), asked.get('width'), asked.get('picture')]
  return {
    theme: theme === 'dark' || theme === 'light' ? theme : before.theme,
    width: isWidth(width) ? width : before.width,
    lens: asked.get('lens') ?? before.lens,
    picture: picture === 'whole' || picture === 'overview' ? picture : before.picture,
  }
}

/** The same address with this look; the usual one is not written. */
export const withLook = (hash: string, look: Look): string => {
  const [path, asked] = splitHash(hash)
  for (const name of NAMES) {
    const value = look[name]
    if (value === USUAL[name] || value === null) asked.delete(name)
    else asked.set(name, value)
  }
  const query = asked.toString()
  return query === '' ? path : `${path}?${query}`
}

let current: Look = USUAL

const write = (): void => {
  const { hash } = window.location
  const wanted = withLook(hash, current)
  if (wanted !== hash && !(hash === '' && wanted === '#/')) window.history.replaceState(null, '', wanted)
  document.documentElement.dataset['theme'] = current.theme
}

/** Before anybody reads an address: another one keeps the look that it does not name. */
export const keepLook = (): void => {
  const asked = readLook(window.location.hash, current)
  if (NAMES.some((name) => asked[name] !== current[name])) current = asked
  write()
}

const subscribe = (listener: () => void): (() => void) => {
  window.addEventListener('hashchange', listener)
  return () => window.removeEventListener('hashchange', listener)
}

/** @returns the look, and a function that changes it without a step of history */
export const useLook = (): [Look, (change: Partial<Look>) => void] => {
  const look = useSyncExternalStore(subscribe, () => current)
  const change = (by: Partial<Look>) => {
    current = { ...current, ...by }
    write()
    window.dispatchEvent(new HashChangeEvent('hashchange'))
  }
  return [look, change]
}
