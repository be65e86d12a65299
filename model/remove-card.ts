import { refusals } from '../src/domain/refusals.ts'
import { removeCardActors } from '../src/machines/money/remove-card/actors.ts'
import { removeCardMachine } from '../src/machines/money/remove-card/machine.ts'
import type { Removal } from '../src/machines/money/remove-card/types.ts'
import { FIRST } from './kit/cards.ts'
import { commandAnswers } from './kit/command.ts'
import { call, defineFlow, ok, refusal, said } from './kit/flow.ts'
import { stamp } from './kit/stamp.ts'
import type { Ui } from './kit/ui.ts'

export const removal: Removal = { cardId: FIRST.cardId, key: 'key-of-the-first-sending', isRepeat: false }

const seesQuestion = (ui: Ui) => ui.sees('alertdialog', 'Удалить карту?')

export const removeCardFlow = await defineFlow({
  name: 'remove-card',
  machine: removeCardMachine,
  inputs: {
    'a person with a card': { text: 'У человека есть карта', input: { command: null } },
    'a reload while removing': { text: 'Перезагрузка, пока карта удалялась', input: { command: removal } },
  },
  look: () => '',
  key: ({ command, card, problem }) => [command?.isRepeat, card, problem],
  events: [
    { type: 'ask', ...FIRST },
    { type: 'keep' },
    { type: 'confirm', key: stamp.key },
    { type: 'repeat' },
    { type: 'check' },
    { type: 'close' },
  ],
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
    keep: (ui) => ui.click('button', 'Оставить'),
    confirm: (ui) => ui.click('button', 'Удалить'),
    repeat: (ui) => ui.click('button', 'Повторить'),
    check: (ui) => ui.click('button', 'Проверить список'),
    close: (ui) => ui.click('button', 'Понятно'),
  },
  states: {
    idle: async (ui) => {
      await ui.sees('button', 'Удалить карту 2200 **** **** 4242')
      await ui.seesNoText('Удалить карту?')
    },
    asking: seesQuestion,
    removing: seesQuestion,
    refused: async (ui, { problem }) => {
      await ui.sees('dialog', 'Ошибка')
      await ui.seesText(problem ?? '')
    },
    unanswered: async (ui) => {
      await ui.sees('dialog', 'Не удалось узнать результат')
      await ui.seesText(/неизвестно, удалена ли карта/)
    },
  },
})
