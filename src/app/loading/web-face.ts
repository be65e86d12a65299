/**
 * The web font. It must not re-render text that is being read: it is downloaded after the first screen is usable, and the next
 * screen uses it. At the next visit it is in the cache, and `index.html` applies it before the first paint.
 */

let isHere = false

/** The font has been downloaded. */
export const noteWebFace = (): void => {
  isHere = true
}

/** Call this where one screen replaces another. */
export const wearWebFace = (): void => {
  if (isHere) document.querySelector('#web-face')?.setAttribute('media', 'all')
}
