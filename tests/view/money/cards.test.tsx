import { cardsFlow } from '../../../model/money/cards.ts'
import { addCardAtRest, removeCardAtRest } from '../../../src/atlas/screen/cards-at-rest.ts'
import type { CardsActor } from '../../../src/views/money/cards/types.ts'
import { CardsView } from '../../../src/views/money/cards/view.tsx'
import { testControls } from '../kit/test-controls.tsx'
import { testView } from '../kit/test-view.tsx'

const view = (actor: CardsActor) => <CardsView cards={actor} add={addCardAtRest()} remove={removeCardAtRest()} />

testView(cardsFlow, view)
testControls(cardsFlow, view)
