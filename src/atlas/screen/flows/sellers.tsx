import { sellersMachine } from '../../../machines/team/sellers/machine.ts'
import { SellersView } from '../../../views/team/sellers/view.tsx'
import { flowScreen } from '../flow-screen.tsx'
import { countAtRest } from '../team-at-rest.ts'

const count = countAtRest()

export const screen = flowScreen(sellersMachine, (actor) => <SellersView actor={actor} count={count} />)
