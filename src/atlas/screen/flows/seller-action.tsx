/** The actions belong to a seller's page, and the hand-over to a page of its own too: this is the first. */
import { sellerActionMachine } from '../../../machines/team/seller-action/machine.ts'
import { KnownSeller } from '../../../views/team/seller/view.tsx'
import { flowScreen } from '../flow-screen.tsx'
import { reservedSale, salesAtRest } from '../sales-at-rest.ts'
import { sampleMember } from '../team-at-rest.ts'

const sales = salesAtRest([reservedSale])

export const screen = flowScreen(sellerActionMachine, (actor) => (
  <KnownSeller seller={sampleMember} action={actor} sales={sales} />
))
