/** The number of the requests belongs to the page of the sellers. */
import { requestCountMachine } from '../../../machines/team/request-count/machine.ts'
import { SellersView } from '../../../views/team/sellers/view.tsx'
import { flowScreen } from '../flow-screen.tsx'
import { sellersAtRest } from '../team-at-rest.ts'

const sellers = sellersAtRest()

export const screen = flowScreen(requestCountMachine, (actor) => <SellersView actor={sellers} count={actor} />)
