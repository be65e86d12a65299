import { balanceFlow } from '../../../model/money/balance.ts'
import { addCardAtRest, cardsAtRest, removeCardAtRest } from '../../../src/atlas/screen/cards-at-rest.ts'
import type { BalanceActor } from '../../../src/views/money/balance/types.ts'
import { BalanceView } from '../../../src/views/money/balance/view.tsx'
import { testControls } from '../kit/test-controls.tsx'
import { testView } from '../kit/test-view.tsx'

const view = (actor: BalanceActor) => (
  <BalanceView
    actor={actor}
    flows={{ cards: cardsAtRest(), add: addCardAtRest(), remove: removeCardAtRest() }}
    lacks={['innCheck']}
    history={null}
  />
)

testView(balanceFlow, view)
testControls(balanceFlow, view)
