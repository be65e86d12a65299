/** Going from place to place of the portal: machines name the effect, the router moves. */
import type { EffectParams } from '../../machines/kit/effects.ts'

export interface Places {
  go: (place: EffectParams['navigate']) => void
  goBack: (to: string) => void
}

/** What an entry of the history keeps beside its address; a reload keeps it too. */
interface EntryState {
  /** Words for the place. */
  message?: string
  /** The portal has opened it over the place before it, which is the portal's own as well. */
  isStep?: true
}

/** The router's own way to move: what it tells everybody who follows the address. */
type Move = (to: string, how: { replace: boolean; state: EntryState | null }) => unknown

export interface RoutedPlaces extends Places {
  /** From now on the router moves. @returns ends it */
  follow: (move: Move) => () => void
}

/** Where the router keeps what belongs to an entry: a reload brings it from there to `useLocation().state`. */
type Kept = { usr?: EntryState | null } | null

/** While no router is drawn nobody follows the address; the router reads it when it begins. */
const moveAddress: Move = (to, { replace, state }) =>
  window.history[replace ? 'replaceState' : 'pushState']({ usr: state } satisfies Kept, '', to)

const stateOf = ({ message, isStep }: EffectParams['navigate']): EntryState | null =>
  message === undefined && !isStep ? null : { ...(message !== undefined && { message }), ...(isStep && { isStep }) }

export const createPlaces = (): RoutedPlaces => {
  let move = moveAddress
  return {
    go: (place) => void move(place.to, { replace: place.replace ?? false, state: stateOf(place) }),
    goBack: (to) => {
      const isStep = (window.history.state as Kept)?.usr?.isStep === true
      if (isStep) window.history.back()
      else move(to, { replace: true, state: null })
    },
    follow: (routers) => {
      move = routers
      return () => {
        move = moveAddress
      }
    },
  }
}
