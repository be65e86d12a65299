import { addCardMachine } from '../../../machines/money/add-card/machine.ts'
import { CardsView } from '../../../views/money/cards/view.tsx'
import { cardsAtRest, removeCardAtRest } from '../cards-at-rest.ts'
import { flowScreen } from '../flow-screen.tsx'

const cards = cardsAtRest()
const remove = removeCardAtRest()

export const screen = flowScreen(addCardMachine, (actor) => <CardsView cards={cards} add={actor} remove={remove} />)
