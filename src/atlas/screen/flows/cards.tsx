import { cardsMachine } from '../../../machines/money/cards/machine.ts'
import { CardsView } from '../../../views/money/cards/view.tsx'
import { addCardAtRest, removeCardAtRest } from '../cards-at-rest.ts'
import { flowScreen } from '../flow-screen.tsx'

const add = addCardAtRest()
const remove = removeCardAtRest()

export const screen = flowScreen(cardsMachine, (actor) => <CardsView cards={actor} add={add} remove={remove} />)
