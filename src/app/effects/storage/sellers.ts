/** The sellers of the administrator's point in this tab's storage: a seller's page reads its summary there (AD10, A18). */
import * as z from 'zod/mini'
import type { Seller } from '../../../api/types.ts'
import { isTrue, listOf, readShape, textOrNull } from '../../../machines/kit/shape.ts'
import type { StoredSellers } from '../../../machines/team/sellers/actors.ts'
import { forgetSellers, SELLERS_KEY } from './forget-in-tab.ts'
import { parse, read, write } from './storage.ts'

const seller = z.object({
  id: z.string(),
  surname: z.string(),
  username: z.string(),
  city: textOrNull,
  mobile: z.string(),
  addressPoint: z.string(),
  namePoint: z.string(),
  locked: isTrue,
})

const stored = z.object({ owner: z.string(), sellers: listOf(seller) })

/** @param ownerOf the administrator's id: what another person has stored is nothing to this one */
export const storedSellers = (ownerOf: () => string): StoredSellers & { read: () => Seller[] } => {
  const known = (): Seller[] => {
    const kept = readShape(stored, parse(read('sessionStorage', SELLERS_KEY)))
    return kept?.owner === ownerOf() ? kept.sellers : []
  }
  return {
    read: known,
    keep: (sellers, isWhole) => {
      const fresh = new Set(sellers.map(({ id }) => id))
      const others = isWhole ? [] : known().filter(({ id }) => !fresh.has(id))
      write('sessionStorage', SELLERS_KEY, JSON.stringify({ owner: ownerOf(), sellers: [...others, ...sellers] }))
    },
    forget: forgetSellers,
  }
}
