/**
 * The parts that depend on consent: the banner until it is answered, and the visit counter after it (LG14, NV26; A29, E13). A
 * prerendered page contains the question and hides it itself where the device has a stored answer.
 */
import { useEffect, useEffectEvent, useState, useSyncExternalStore, type ReactNode } from 'react'
import { ConsentView } from '../../views/site/consent/view.tsx'
import { createConsent, type Answer } from '../effects/consent.ts'
import { countVisit } from '../effects/page-hits.ts'
import type { Route } from '../routing/routes.ts'

/** Counts an arrival once. The user does not depend on the counter's answer. */
const Arrival = ({ route, hasConsent }: { route: Route; hasConsent: boolean }) => {
  const tell = useEffectEvent(() => countVisit(route, hasConsent))
  useEffect(() => {
    // A redirect navigates before the timer: only the final place counts.
    const timer = setTimeout(tell)
    return () => clearTimeout(timer)
  }, [])
  return null
}

const Consent = ({ route, path }: { route: Route; path: string }): ReactNode => {
  const [consent] = useState(createConsent)
  const known = useSyncExternalStore(consent.subscribe, consent.read, () => null)
  const answer = (given: Answer) => {
    consent.answer(given)
    // The button disappears with the banner, so focus must be moved first.
    document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true })
  }
  return (
    <>
      <Arrival key={path} route={route} hasConsent={known === 'given'} />
      {known === null && <ConsentView onAccept={() => answer('given')} onRefuse={() => answer('refused')} />}
    </>
  )
}

export default Consent
