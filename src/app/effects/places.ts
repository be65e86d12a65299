/** Going from place to place of the portal, by the browser's history. */
import { navigate } from 'wouter/use-browser-location'
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

const stateOf = ({ message, isStep }: EffectParams['navigate']): EntryState | null =>
  message === undefined && !isStep ? null : { ...(message !== undefined && { message }), ...(isStep && { isStep }) }

export const places: Places = {
  go: (place) => navigate(place.to, { replace: place.replace ?? false, state: stateOf(place) }),
  goBack: (to) => {
    const isStep = (window.history.state as EntryState | null)?.isStep === true
    if (isStep) window.history.back()
    else navigate(to, { replace: true })
  },
}
