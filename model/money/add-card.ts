import { refusals } from '../../src/domain/texts/refusals.ts'
import { addCardActors } from '../../src/machines/money/add-card/actors.ts'
import { addCardMachine } from '../../src/machines/money/add-card/machine.ts'
import type { AddCardContext, CardValues } from '../../src/machines/money/add-card/types.ts'
import { FIRST, SECOND } from '../kit/cards.ts'
import { faults } from '../kit/faults.ts'
import { call, defineFlow, ok, refusal, said, type ModelEvent } from '../kit/flow.ts'
import { stamp } from '../kit/stamp.ts'
import type { Ui } from '../kit/ui.ts'

/** A right card of nobody. */
export const typed: CardValues = { card: '4111 1111 1111 1111', expirationDate: '11/26', code: '123' }
export const PAGE = 'https://bank.example.org/card/Jc1X0sA2rXW1o4c0Fq2m8Q'

const LABELS: Record<keyof CardValues, string> = { card: 'Номер карты', expirationDate: 'Срок действия', code: 'CV2' }
const fieldsOf = (patch: Partial<CardValues>) => Object.entries(patch) as [keyof CardValues, string][]

const seesForm = async (ui: Ui, { form }: AddCardContext) => {
  await ui.sees('dialog', 'Новая карта')
  await ui.seesText('Номер, срок действия и CV2 вы введёте на странице банка')
  for (const [field, label] of fieldsOf(LABELS)) if ((await ui.valueOf(label)) !== form.values[field]) throw new Error(label)
  for (const message of Object.values(form.errors)) await ui.seesText(message)
}
const seesBank = async (ui: Ui) => {
  await ui.sees('dialog', 'Карта на странице банка')
  await ui.sees('link', /Открыть страницу банка/)
}
const ABSENT = 'Карты в списке пока нет'

const TYPING = [{ card: typed.card }, { card: '4111 1111 1111 1112' }, { expirationDate: '13/30' }, { code: '12' }]

/** The rules of the fields and the way through the bank are explored apart. */
const isOfFields = ({ event }: ModelEvent): boolean =>
  ['open', 'form.change', 'form.blur', 'submit', 'cancel'].includes(event.type)
const isOfBank = ({ event }: ModelEvent): boolean =>
  !['form.blur', 'form.change'].includes(event.type) ||
  (event.type === 'form.change' && Object.keys((event as unknown as { patch: object }).patch).length > 1)

export const addCardFlow = await defineFlow({
  name: 'add-card',
  machine: addCardMachine,
  inputs: {
    'the way to the bank': { text: 'Человек добавляет карту', input: {}, only: isOfBank },
    'the fields': { text: 'Человек ошибается в полях', input: {}, only: isOfFields },
  },
  key: ({ form, known, page, quiet }) => [form.values, form.errors, known.length, page, Math.min(quiet, 1)],
  events: [
    { type: 'open', known: [FIRST.cardId] },
    ...TYPING.map((patch) => ({ type: 'form.change' as const, patch })),
    { type: 'form.change', patch: typed },
    { type: 'form.blur', field: 'card', ...stamp },
    { type: 'form.blur', field: 'expirationDate', ...stamp },
    { type: 'form.blur', field: 'code', ...stamp },
    { type: 'submit', ...stamp },
    { type: 'cancel' },
    { type: 'returned' },
    { type: 'check' },
    { type: 'again' },
  ],
  calls: {
    loadPage: call(addCardActors, 'loadPage', {
      page: said('адрес страницы банка', ok(PAGE)),
      'no page': said('адрес, который нельзя открывать', ok('javascript:alert(1)')),
      'too many': said('карт уже десять', refusal(422, refusals.cardLimit.code, refusals.cardLimit.text)),
      away: said('банк не отвечает', refusal(422, refusals.bankAway.code, refusals.bankAway.text)),
      ...faults,
    }),
    loadCards: call(
      addCardActors,
      'loadCards',
      {
        bound: said('карта появилась', ok([SECOND, FIRST])),
        same: said('карты те же', ok([FIRST])),
        ...faults,
      },
      { background: true },
    ),
  },
  act: {
    open: (ui) => ui.click('button', 'Добавить карту'),
    'form.change': async (ui, { patch }) => {
      for (const [field, text] of fieldsOf(patch)) await ui.fill(LABELS[field], text)
    },
    'form.blur': (ui, { field }) => ui.leave(LABELS[field]),
    submit: (ui) => ui.click('button', 'Добавить'),
    cancel: (ui) => ui.click('button', 'Закрыть'),
    returned: { by: 'app', why: 'the tab of the portal is looked at again' },
    check: (ui) => ui.click('button', 'Проверить'),
    again: (ui) => ui.click('button', 'Начать заново'),
  },
  states: {
    closed: async (ui) => {
      await ui.sees('button', 'Добавить карту')
      await ui.seesNoText('Новая карта')
      await ui.seesNoText('Карта на странице банка')
    },
    form: seesForm,
    opening: seesForm,
    atBank: async (ui) => {
      await seesBank(ui)
      await ui.seesNoText(ABSENT)
    },
    checking: seesBank,
    absent: async (ui) => {
      await seesBank(ui)
      await ui.seesText(ABSENT)
    },
  },
})
