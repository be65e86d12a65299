import { PAGE_SIZE } from '../../../domain/portal/limits.ts'
import { OwnerView } from '../../../views/team/seller-action/owner-view.tsx'
import { useFlow } from '../../session/flow.ts'
import { sellersParts } from './sellers.tsx'
import { useSellerAction } from './use-seller-action.ts'

export const Screen = () => <OwnerView actor={useSellerAction()} sellers={useFlow(sellersParts, { size: PAGE_SIZE })} />
