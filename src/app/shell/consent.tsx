/** The consent banner until it is answered. A prerendered page comes without it: nobody knows yet what the device remembers. */
import { useSyncExternalStore } from 'react'
import { ConsentView } from '../../views/consent/view.tsx'
import type { Consent } from '../effects/consent.ts'

const ConsentBanner = ({ consent }: { consent: Consent }) => {
  const isGiven = useSyncExternalStore(consent.subscribe, consent.isGiven, () => true)
  if (isGiven) return null
  const accept = () => {
    consent.give()
    // The button goes with the banner; the focus must not be lost with it.
    document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true })
  }
  return <ConsentView onAccept={accept} />
}

export default ConsentBanner
