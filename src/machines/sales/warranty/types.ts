import type { Warranty } from '../../../api/types.ts'

export interface WarrantyContext {
  /** As the address has it; whatever it is, the server knows it or does not. */
  token: string
  /** Null while it has not been loaded. */
  warranty: Warranty | null
  /** Why it could not be loaded; null while nothing is wrong. */
  problem: string | null
}

export type WarrantyInput = Pick<WarrantyContext, 'token'>

export type WarrantyEvent = { type: 'retry' }
