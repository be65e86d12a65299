/** Navigation between places of the portal: machines name the effect, the router navigates. */
import type { EffectParams } from '../../machines/kit/effects.ts'

export interface Places {
  go: (place: EffectParams['navigate']) => void
  goBack: (to: string) => void
}

/** The state of a history entry beside its address; it survives a reload. */
export interface EntryState {
  /** The message for the place. */
  message?: string
  /** What the place that led here knows, for whoever reads it with `noteIn`. */
  note?: string | undefined
  /** The portal opened this entry over a previous one of its own. */
  isStep?: true
  /** A link was pressed: the place before stays in sight until this one is drawn. */
  isPress?: true
}

/** The router's own navigation, which notifies every subscriber of the address. */
type Move = (to: string, how: { replace: boolean; state: EntryState | null }) => unknown

export interface RoutedPlaces extends Places {
  /** From now on the router navigates. @returns a function that ends this */
  follow: (move: Move) => () => void
}

/** The router's storage of an entry's state: after a reload it is `useLocation().state`. */
type Kept = { usr?: EntryState | null } | null

/** Before the router is mounted nothing subscribes to the address; the router reads it on mount. */
const moveAddress: Move = (to, { replace, state }) =>
  window.history[replace ? 'replaceState' : 'pushState']({ usr: state } satisfies Kept, '', to)

const stateOf = ({ message, isStep }: EffectParams['navigate']): EntryState | null =>
  message === undefined && !isStep ? null : { ...(message !== undefined && { message }), ...(isStep && { isStep }) }

/** The note in the state of an entry; an entry may hold anything. */
export const noteIn = (state: unknown): string | null => {
  const { note } = (state ?? {}) as { note?: unknown }
  return typeof note === 'string' && note !== '' ? note : null
}

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
