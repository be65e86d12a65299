/** The way back from a screen that a link has opened (RC10): to the list where the person was, with its place (D160). */
import type { EffectParams } from '../../machines/kit/effects.ts'

export interface WayBack {
  leave: (args: unknown, params: EffectParams['leave']) => void
}

/** The router counts the entries of this tab: without one before this one, Back would leave the portal. */
const cameFromPortal = (): boolean => ((window.history.state as { idx?: number } | null)?.idx ?? 0) > 0

/** The effects that it is made of. */
type Means = { [Name in 'navigate' | 'toast']: (args: unknown, params: EffectParams[Name]) => void }

export const createWayBack = ({ navigate, toast }: Means): WayBack => ({
  leave: (args, { to, toast: message }) => {
    const say = () => message && toast(args, message)
    if (!cameFromPortal()) {
      navigate(args, { to, replace: true })
      say()
      return
    }
    // A message belongs to the place where it is shown first: that is the one behind this one.
    window.addEventListener('popstate', say, { once: true })
    window.history.back()
  },
})
