/**
 * What needs the person's consent: the banner until it is answered, and the count of visits after it (LG14, NV26; A29, E13). A
 * prerendered page asks: it hides the question itself where the device remembers an answer.
 */
import { useEffect, useEffectEvent, useState, useSyncExternalStore, type ReactNode } from 'react'
import { ConsentView } from '../../views/site/consent/view.tsx'
import { createConsent, type Answer } from '../effects/consent.ts'
import { countVisit } from '../effects/page-hits.ts'
import type { Route } from '../routes.ts'

/** Tells the counter once that somebody has come. Whether it hears is nothing to the person. */
const Arrival = ({ route, hasConsent }: { route: Route; hasConsent: boolean }) => {
  const tell = useEffectEvent(() => countVisit(route, hasConsent))
  useEffect(() => {
    // A redirect leads on before the timer: only the place where the person stays counts.
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
    // The button goes with the banner; the focus must not be lost with it.
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
