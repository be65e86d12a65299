import type { Actor } from 'xstate'
import type { sellerActionMachine } from '../../../machines/team/seller-action/machine.ts'

export type SellerActionActor = Actor<typeof sellerActionMachine>
