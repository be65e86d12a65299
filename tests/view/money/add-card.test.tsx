import { addCardFlow } from '../../../model/money/add-card.ts'
import { AddCardButton } from '../../../src/views/money/add-card/add-button.tsx'
import type { AddCardActor } from '../../../src/views/money/add-card/types.ts'
import { AddCardView } from '../../../src/views/money/add-card/view.tsx'
import { FIRST } from '../../../model/kit/cards.ts'
import { testControls } from '../kit/test-controls.tsx'
import { testView } from '../kit/test-view.tsx'

const view = (actor: AddCardActor) => (
  <>
    <AddCardButton actor={actor} cards={[FIRST]} />
    <AddCardView actor={actor} />
  </>
)

testView(addCardFlow, view)
testControls(addCardFlow, view)
