import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Actor } from 'xstate'
import type { addToolMachine } from '../../../machines/sales/add-tool/machine.ts'
import type { Mode } from '../../../domain/people/roles.ts'
import { readSerial } from '../../effects/storage/storage.ts'

/**
 * Fills the form with the data passed to it: the serial of a reserve to be confirmed (SL09, A61), or the absence of a
 * receipt (PR19). Each is passed once; after that it lives in the draft.
 */
export const usePrefill = (actor: Actor<typeof addToolMachine>, mode: Mode, owner: string): void => {
  const [search] = useSearchParams()
  const isWithout = search.get('receipt') === 'no'
  useEffect(() => {
    if (mode !== 'seller') return
    const serial = readSerial(owner)
    const patch = {
      ...(serial !== null && { serialNumber: serial }),
      ...((serial !== null || isWithout) && { haveABill: !isWithout }),
    }
    const event = { type: 'prefill', patch } as const
    if (Object.keys(patch).length > 0 && actor.getSnapshot().can(event)) actor.send(event)
  }, [actor, mode, owner, isWithout])
}
