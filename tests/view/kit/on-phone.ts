import { onTestFinished } from 'vitest'

/** The window is as narrow as a phone's until the test is over. Call it in a test or before each of them. */
export const onPhone = (): void => {
  const wide = window.matchMedia
  window.matchMedia = (media) => Object.assign(wide(media), { matches: media.includes('max-width') })
  onTestFinished(() => {
    window.matchMedia = wide
  })
}
