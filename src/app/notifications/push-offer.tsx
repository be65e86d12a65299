import { useEffect, type ReactNode } from 'react'
import { PushOfferView } from '../../views/site/push/offer-view.tsx'
import { useFlow } from '../session/flow.ts'
import { storePushDeclined } from './push-declined.ts'
import { pushParts } from './push-parts.ts'

/** The offer after a registered sale. A chunk of its own: most devices have answered it. */
const PushOffer = ({ isDue }: { isDue: boolean }): ReactNode => {
  const actor = useFlow(pushParts, undefined)
  useEffect(() => {
    const subscription = actor.on('declined', storePushDeclined)
    return () => subscription.unsubscribe()
  }, [actor])
  return <PushOfferView actor={actor} isDue={isDue} />
}

export default PushOffer
