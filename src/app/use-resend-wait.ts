import { useEffect } from 'react'
import type { ResendContext } from '../machines/resend/types.ts'
import { storeWait } from './effects/resend-wait.ts'

interface WaitingActor {
  getSnapshot: () => { context: ResendContext }
  subscribe: (listener: (snapshot: { context: ResendContext }) => void) => { unsubscribe: () => void }
}

/** Keeps the end of the wait for another code across a reload: the one of the arrival, and each one a resend begins. */
export const useResendWait = (actor: WaitingActor, flow: string, phone: string): void => {
  useEffect(() => {
    // Without a phone the screen is left at once.
    if (phone === '') return undefined
    let stored = 0
    const keep = ({ context }: { context: ResendContext }) => {
      if (context.resend.until === stored) return
      stored = context.resend.until
      storeWait(flow, phone, stored)
    }
    keep(actor.getSnapshot())
    const subscription = actor.subscribe(keep)
    return () => subscription.unsubscribe()
  }, [actor, flow, phone])
}
