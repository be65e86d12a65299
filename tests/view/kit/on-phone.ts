import { onTestFinished } from 'vitest'

/** Asked by the window's media queries (setup.ts). */
export const phone = { isHeld: false }

/** The window is as narrow as a phone's until the test is over. Call it in a test or before each of them. */
export const onPhone = (): void => {
  phone.isHeld = true
  onTestFinished(() => {
    phone.isHeld = false
  })
}
