import { balanceMachine } from '../../../machines/money/balance/machine.ts'
import { BalanceView } from '../../../views/money/balance/view.tsx'
import { addCardAtRest, cardsAtRest, removeCardAtRest } from '../cards-at-rest.ts'
import { flowScreen } from '../flow-screen.tsx'

const flows = { cards: cardsAtRest(), add: addCardAtRest(), remove: removeCardAtRest() }

export const screen = flowScreen(balanceMachine, (actor) => (
  <BalanceView actor={actor} flows={flows} lacks={['innCheck', 'passportImages']} history={null} />
))
