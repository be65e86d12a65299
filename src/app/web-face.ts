/**
 * The web font. It must not re-render text that is being read: it is downloaded after the first screen is usable, and the next
 * screen uses it. At the next visit it is in the cache, and `index.html` applies it before the first paint.
 */
import cyrillic from '@fontsource-variable/golos-text/files/golos-text-cyrillic-wght-normal.woff2?url'
import latin from '@fontsource-variable/golos-text/files/golos-text-latin-wght-normal.woff2?url'
import { write } from './effects/storage.ts'

let isHere = false

const bring = async (url: string): Promise<void> => {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(url)
  await answer.blob()
}

/** Loads both parts: with only one, words of mixed letters would have two fonts. */
export const bringWebFace = async (): Promise<void> => {
  try {
    await Promise.all([cyrillic, latin].map(bring))
  } catch {
    // Offline, or a stale release: the fallback font stays, and the next visit tries again.
    return
  }
  isHere = true
  // The file name changes with the content: a font of another release counts as none.
  write('localStorage', 'web-face', cyrillic)
}

/** Call this where one screen replaces another. */
export const wearWebFace = (): void => {
  if (isHere) document.querySelector('#web-face')?.setAttribute('media', 'all')
}
