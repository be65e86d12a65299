import { refusals } from '../../src/domain/texts/refusals.ts'
import { serialRowMachine } from '../../src/machines/companies/serial-row/machine.ts'
import type { Availability, SerialRow } from '../../src/machines/companies/serial-row/types.ts'
import { defineFlow } from '../kit/flow.ts'
import type { Ui } from '../kit/ui.ts'

export const SERIAL = '100.00001'
/** In the base too. */
export const OTHER = '100.00002'
/** The serial of another row. */
export const TAKEN = '100.00009'
/** No check begins while it is typed: something may be missing. */
export const SHORT = '12'
export const FREE: Availability = { code: 0, message: null, payload: 0, available: true }
export const UNKNOWN: Availability = { code: 0, message: refusals.notInBase.text, payload: 1, available: false }
export const REFUSED: Availability = { code: 0, message: refusals.alreadyOwned.text, payload: 2, available: false }
export const FAILED: Availability = { code: null, message: 'Нет соединения с интернетом', payload: 2, available: false }

const FIELD = 'Серийный номер 1'

const shows =
  (words: string) =>
  async (ui: Ui, { serialNumber, availability }: SerialRow) => {
    if ((await ui.valueOf(FIELD)) !== serialNumber) throw new Error('the field shows another number')
    await ui.seesText(availability.message ?? words)
  }

const PROBLEMS = { format: 'Только цифры и точки', duplicate: 'Этот номер уже есть в другой строке' }

export const serialRowFlow = await defineFlow({
  name: 'serial-row',
  machine: serialRowMachine,
  inputs: { 'an empty row': { text: 'Пустая строка', input: { id: 'row-1' } } },
  key: ({ serialNumber, availability, loading, isAddClicked, problem }) => [
    serialNumber,
    availability,
    loading,
    isAddClicked,
    problem,
  ],
  events: [
    { type: 'edit', text: SERIAL, isTwice: false },
    { type: 'edit', text: OTHER, isTwice: false },
    { type: 'edit', text: SHORT, isTwice: false },
    { type: 'edit', text: TAKEN, isTwice: true },
    { type: 'edit', text: '12a', isTwice: false },
    { type: 'edit', text: '', isTwice: false },
    { type: 'leave', isTwice: false },
    { type: 'leave', isTwice: true },
    { type: 'free' },
    { type: 'check' },
    { type: 'answer', serial: SERIAL, ...FREE },
    { type: 'answer', serial: SERIAL, ...UNKNOWN },
    { type: 'answer', serial: SERIAL, ...REFUSED },
    { type: 'answer', serial: SERIAL, ...FAILED },
    { type: 'answer', serial: OTHER, ...FREE },
    { type: 'deny', code: refusals.serialsRefused.code, message: refusals.alreadySold.text },
    { type: 'add' },
    { type: 'added' },
    { type: 'addFailed', message: 'Сейчас нельзя' },
    { type: 'addFailed', message: null },
  ],
  calls: {},
  act: {
    edit: (ui, { text }) => ui.fill(FIELD, text),
    leave: { by: 'app', why: 'the form knows the other rows: it says so when the field is left' },
    free: { by: 'app', why: 'another row gives its number up' },
    check: (ui) => ui.click('button', /^Проверить ещё раз/),
    answer: { by: 'app', why: 'the queue of checks' },
    deny: { by: 'app', why: 'the answer to the invoice' },
    add: (ui) => ui.click('button', /^Добавить /),
    added: { by: 'app', why: 'the answer to «Добавить»' },
    addFailed: { by: 'app', why: 'the answer to «Добавить»' },
  },
  states: {
    unchecked: async (ui, { serialNumber, problem }) => {
      if ((await ui.valueOf(FIELD)) !== serialNumber) throw new Error('the field shows another number')
      for (const [name, words] of Object.entries(PROBLEMS))
        if (problem === name) await ui.seesText(words)
        else await ui.seesNoText(words)
    },
    checking: shows('Проверяем номер'),
    available: shows('Номер есть в базе'),
    notFound: async (ui, row) => {
      await shows('Серийный номер не найден в базе')(ui, row)
      await ui.sees('button', `Добавить ${row.serialNumber}`)
    },
    error: shows('Инструмент с этим серийным номером нельзя зарегистрировать'),
    adding: (ui) => ui.seesText('Отправляем на ручную проверку'),
    added: (ui) => ui.seesText('Отправлен на ручную проверку'),
  },
})
