/** Downloads the web font; a module of its own, which comes after the first screen. */
import cyrillic from '@fontsource-variable/golos-text/files/golos-text-cyrillic-wght-normal.woff2?url'
import latin from '@fontsource-variable/golos-text/files/golos-text-latin-wght-normal.woff2?url'
import { write } from '../effects/storage/storage.ts'
import { noteWebFace } from './web-face.ts'

const bring = async (url: string): Promise<void> => {
  const answer = await fetch(url, { priority: 'low' })
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
  noteWebFace()
  // The file name changes with the content: a font of another release counts as none.
  write('localStorage', 'web-face', cyrillic)
}
