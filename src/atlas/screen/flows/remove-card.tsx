import { removeCardMachine } from '../../../machines/money/remove-card/machine.ts'
import { CardsView } from '../../../views/money/cards/view.tsx'
import { addCardAtRest, cardsAtRest } from '../cards-at-rest.ts'
import { flowScreen } from '../flow-screen.tsx'

const cards = cardsAtRest()
const add = addCardAtRest()

export const screen = flowScreen(removeCardMachine, (actor) => <CardsView cards={cards} add={add} remove={actor} />)
