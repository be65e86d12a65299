/**
 * The web face. A page that is being read is never drawn anew in it: it comes to the device after the first screen can be
 * used, and the next screen wears it. At the next visit it is there, and `index.html` puts it on before the first paint.
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

/** Brings both parts: with one of them alone words of mixed letters would be of two faces. */
export const bringWebFace = async (): Promise<void> => {
  try {
    await Promise.all([cyrillic, latin].map(bring))
  } catch {
    // Offline, or a release that is gone: the fallback stays, and the next visit asks again.
    return
  }
  isHere = true
  // The name changes with the content: a face of another release counts as none.
  write('localStorage', 'web-face', cyrillic)
}

/** To be called where one screen takes the place of another. */
export const wearWebFace = (): void => {
  if (isHere) document.querySelector('#web-face')?.setAttribute('media', 'all')
}
