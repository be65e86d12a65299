import { useEffect } from 'react'
import { createSecondTab } from '../../effects/second-tab.ts'
import { addCardActors } from '../../../machines/money/add-card/actors.ts'
import { addCardMachine } from '../../../machines/money/add-card/machine.ts'
import { cardsActors } from '../../../machines/money/cards/actors.ts'
import { cardsMachine } from '../../../machines/money/cards/machine.ts'
import { removeCardActors } from '../../../machines/money/remove-card/actors.ts'
import { readDraft } from '../../../machines/money/remove-card/draft.ts'
import { removeCardMachine } from '../../../machines/money/remove-card/machine.ts'
import { commandIn } from '../../../machines/kit/command/draft.ts'
import type { CardFlows } from '../../../views/money/cards/types.ts'
import { useDraft, useFlow, type FlowParts } from '../../session/flow.ts'
import { useReturn } from '../../routing/use-return.ts'

const cardsParts: FlowParts<typeof cardsMachine> = { machine: cardsMachine, actors: ({ api }) => cardsActors(api) }
const addParts: FlowParts<typeof addCardMachine> = {
  machine: addCardMachine.provide({ actions: createSecondTab() }),
  actors: ({ api }) => addCardActors(api),
}
const removeParts: FlowParts<typeof removeCardMachine> = {
  machine: removeCardMachine,
  actors: ({ api }) => removeCardActors(api),
}

/**
 * The cards of a person: what is added or deleted here, on the bank's page or in another tab, makes the list reload. A card being
 * added has no draft: its fields are stored nowhere (A68, B08).
 * @param owner the person's id
 */
export const useCards = (owner: string): CardFlows => {
  const cards = useFlow(cardsParts, undefined)
  const add = useFlow(addParts, undefined)
  const { slot, draft } = useDraft('remove-card', owner, readDraft)
  const remove = useFlow(removeParts, { command: draft }, { draft: { slot, of: commandIn } })
  useEffect(() => {
    const reload = () => cards.send({ type: 'reload' })
    const all = [add.on('changed', reload), remove.on('changed', reload)]
    return () => all.forEach((one) => one.unsubscribe())
  }, [cards, add, remove])
  useReturn(() => {
    cards.send({ type: 'reload' })
    add.send({ type: 'returned' })
  })
  return { cards, add, remove }
}
