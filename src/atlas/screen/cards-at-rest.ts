/** The fictitious cards of the atlas's screens, and flows beside the one that is shown. */
import { createActor } from 'xstate'
import type { Card } from '../../api/types.ts'
import { addCardMachine } from '../../machines/money/add-card/machine.ts'
import { cardsMachine } from '../../machines/money/cards/machine.ts'
import { removeCardMachine } from '../../machines/money/remove-card/machine.ts'

export const sampleCards: Card[] = [
  { cardId: 'card-1', pan: '2200********4242' },
  { cardId: 'card-2', pan: '2200********0000' },
]

/** The list, loaded. */
export const cardsAtRest = () =>
  createActor(cardsMachine, {
    snapshot: cardsMachine.resolveState({ value: 'shown', context: { cards: sampleCards, problem: null } }),
  }).start()

export const addCardAtRest = () => createActor(addCardMachine).start()
export const removeCardAtRest = () => createActor(removeCardMachine, { input: { command: null } }).start()
