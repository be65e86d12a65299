import { refusals } from '../../src/domain/texts/refusals.ts'
import { removeCardActors } from '../../src/machines/money/remove-card/actors.ts'
import { removeCardMachine } from '../../src/machines/money/remove-card/machine.ts'
import type { Removal } from '../../src/machines/money/remove-card/types.ts'
import { FIRST } from '../kit/cards.ts'
import { commandAnswers, pending } from '../kit/command.ts'
import { call, defineFlow, ok, refusal, said } from '../kit/flow.ts'
import { questionActs, questionEvents, seesNoAnswer, seesRefusal } from '../fragments/question.ts'
import type { Ui } from '../kit/ui.ts'

export const removal: Removal = { cardId: FIRST.cardId, ...pending }

const seesQuestion = (ui: Ui) => ui.sees('alertdialog', 'Удалить карту?')

export const removeCardFlow = await defineFlow({
  name: 'remove-card',
  machine: removeCardMachine,
  inputs: {
    'a person with a card': { text: 'У человека есть карта', input: { command: null } },
    'a reload while removing': { text: 'Перезагрузка, пока карта удалялась', input: { command: removal } },
  },
  look: () => '',
  key: ({ command, asked, problem }) => [command?.isRepeat, asked, problem],
  events: [{ type: 'ask', ...FIRST }, ...questionEvents],
  calls: {
    removeCard: call(
      removeCardActors,
      'removeCard',
      {
        removed: said('удалена', ok(null)),
        gone: said('карты уже нет', refusal(404, refusals.notFound.code)),
        ...commandAnswers,
      },
      removal,
    ),
  },
  act: {
    ask: (ui) => ui.click('button', 'Удалить карту 2200 **** **** 4242'),
    ...questionActs({ keep: 'Оставить', confirm: 'Удалить', check: 'Проверить список' }),
  },
  states: {
    idle: async (ui) => {
      await ui.sees('button', 'Удалить карту 2200 **** **** 4242')
      await ui.seesNoText('Удалить карту?')
    },
    asking: seesQuestion,
    removing: seesQuestion,
    refused: seesRefusal,
    unanswered: (ui) => seesNoAnswer(ui, 'dialog', /неизвестно, удалена ли карта/),
  },
})
