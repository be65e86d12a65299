/** When another tab signs in or out at the desk, this one follows at once (B08). */
import type { DeskServices } from './services.ts'
import { readToken, TOKEN_KEY } from './storage.ts'

export const followTabs = (session: DeskServices['session']): void => {
  const look = () => {
    const token = readToken()
    if (token !== session.getSnapshot().context.token && !session.getSnapshot().matches('signingOut'))
      session.send({ type: 'token.changed', token })
  }
  window.addEventListener('storage', ({ key }) => {
    if (key === TOKEN_KEY || key === null) look()
  })
  // A page restored from the back/forward cache has missed all messages meanwhile.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) look()
  })
}
