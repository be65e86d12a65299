import { FIRST } from '../../../model/kit/cards.ts'
import { removeCardFlow } from '../../../model/money/remove-card.ts'
import { RemoveCardButton } from '../../../src/views/money/remove-card/remove-button.tsx'
import type { RemoveCardActor } from '../../../src/views/money/remove-card/types.ts'
import { RemoveCardView } from '../../../src/views/money/remove-card/view.tsx'
import { testControls } from '../kit/test-controls.tsx'
import { testView } from '../kit/test-view.tsx'

const view = (actor: RemoveCardActor) => (
  <>
    <RemoveCardButton actor={actor} card={FIRST} />
    <RemoveCardView actor={actor} />
  </>
)

testView(removeCardFlow, view)
testControls(removeCardFlow, view)
