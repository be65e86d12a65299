import type { Seller } from '../../../api/types.ts'
import { sellerMachine } from '../../../machines/team/seller/machine.ts'
import { KnownSeller, SellerView } from '../../../views/team/seller/view.tsx'
import { flowScreen } from '../flow-screen.tsx'
import { reservedSale, salesAtRest } from '../sales-at-rest.ts'
import { sellerActionAtRest } from '../team-at-rest.ts'

const action = sellerActionAtRest()
const sales = salesAtRest([reservedSale])
const known = (seller: Seller) => <KnownSeller seller={seller} action={action} sales={sales} />

export const screen = flowScreen(sellerMachine, (actor) => <SellerView actor={actor} known={known} />)
