import { refusals } from '../../../src/domain/refusals.ts'
import { addToolActors } from '../../../src/machines/add-tool/actors.ts'
import { emptyTool, receiptOf, tidy, type ToolValues } from '../../../src/machines/add-tool/form.ts'
import { addToolMachine } from '../../../src/machines/add-tool/machine.ts'
import type { AddToolInput, Command, Position } from '../../../src/machines/add-tool/types.ts'
import { faults } from '../kit/faults.ts'
import { call, crash, defineFlow, ok, output, refusal, type Answer } from '../kit/flow.ts'
import { stamp } from '../kit/stamp.ts'
import type { Ui } from '../kit/ui.ts'

export const right: ToolValues = {
  serialNumber: '100.00001',
  dateTime: '19.11.2026',
  totalSum: '4990.00',
  fn: '9960440300000001',
  fd: '12345',
  fp: '0123456781',
}
export const QUESTION = 'Серийный номер не найден в базе. Добавить инструмент вручную?'
export const SERIAL_PROBLEM = 'Номер снят с производства'
export const MOSCOW: Position = { coordinates: '55.75,37.61', gps: '12' }
export const NOWHERE: Position = { coordinates: '', gps: '' }

export const command: Command = {
  kind: 'sale',
  key: 'key-of-the-first-sending',
  at: stamp.now,
  position: MOSCOW,
  isRepeat: false,
}

const { notInBase, notInBaseWithReceipt, receiptUsed, reservedByAnother, locked, rateLimited, keyMismatch } = refusals
const answers: Record<string, Answer> = {
  done: ok({ id: '7b1a4f0e-6a1f-4a50-8a55-3f7f0b8a0001', saleStatus: 'TAX_PENDING' }),
  'code 84': refusal(422, notInBase.code),
  'code 9': refusal(422, notInBaseWithReceipt.code),
  'receipt used': refusal(409, receiptUsed.code, receiptUsed.text),
  reserved: refusal(409, reservedByAnother.code, reservedByAnother.text),
  locked: refusal(403, locked.code, locked.text),
  'key mismatch': refusal(409, keyMismatch.code),
  'too often': refusal(429, rateLimited.code),
  'about the serial': refusal(400, refusals.invalidRequest.code, { sn: SERIAL_PROBLEM }),
  'about no field': refusal(400, refusals.invalidRequest.code, { images: 'Лишнее' }),
  ...faults,
}

const actors: Parameters<typeof call>[0] = (api) => addToolActors(api, () => Promise.resolve(MOSCOW))
const sent = { serial: right.serialNumber, receipt: receiptOf(right), command, side: 'seller' }
const start = (patch: Partial<AddToolInput>): AddToolInput => ({
  mode: 'seller',
  isCompact: false,
  screen: 'main',
  draft: null,
  ...patch,
})

const LABELS: Record<keyof ToolValues, string> = {
  serialNumber: 'Серийный номер',
  dateTime: 'Дата покупки',
  totalSum: 'Сумма чека, ₽',
  fn: 'ФН',
  fd: 'ФД',
  fp: 'ФП',
}
const fields = Object.keys(LABELS) as (keyof ToolValues)[]
const titleOf = (mode: string): string => (mode === 'seller' ? 'Регистрация продажи с чеком' : 'Регистрация инструмента')

type Context = Parameters<Parameters<typeof defineFlow<typeof addToolMachine>>[0]['key']>[0]
/** A browser leaves a field when the next one is filled, and a field that is left tidies its text. */
const mayShow = (values: ToolValues, field: keyof ToolValues): string[] => [
  values[field],
  tidy(values, field)[field] ?? values[field],
]

const showsForm = async (ui: Ui, { mode, form }: Context) => {
  await ui.sees('heading', titleOf(mode))
  for (const field of fields) {
    const shown = await ui.valueOf(LABELS[field])
    if (!mayShow(form.values, field).includes(shown)) throw new Error(`«${LABELS[field]}» shows «${shown}»`)
  }
  for (const message of Object.values(form.errors)) await ui.seesText(message)
}
const result =
  (title: string) =>
  async (ui: Ui, { message }: Context) => {
    await ui.sees('heading', title)
    await ui.seesText(message)
  }

export const addToolFlow = await defineFlow({
  name: 'add-tool',
  machine: addToolMachine,
  inputs: {
    'a seller': start({}),
    'a customer': start({ mode: 'customer' }),
    'a seller with a phone': start({ isCompact: true }),
    'a reload while sending': start({ draft: { values: right, command } }),
    'a reload while adding by hand': start({
      mode: 'customer',
      draft: { values: right, command: { ...command, kind: 'manual' } },
    }),
    'a reload of the form': start({ isCompact: true, draft: { values: { ...emptyTool, serialNumber: '1' }, command: null } }),
    'a reload of the result': start({ screen: 'result' }),
  },
  // Narrowing would double every state: the phone has a starting point of its own, narrowing its own journey.
  // The message is shown by the results alone and decides nothing; the sending time and the position neither.
  key: ({ mode, isCompact, form, command }) => [
    mode,
    isCompact,
    form.values,
    Object.entries(form.errors).map(String).toSorted(),
    form.reveals > 0,
    command?.kind,
    command?.isRepeat,
  ],
  events: [
    { type: 'start' },
    { type: 'back' },
    { type: 'form.change', patch: right },
    { type: 'form.change', patch: { ...right, serialNumber: '12a' } },
    { type: 'form.change', patch: { ...right, dateTime: '31.02.2023' } },
    { type: 'form.change', patch: { ...right, dateTime: '21.11.2026' } },
    { type: 'form.change', patch: { ...right, totalSum: '4990,5' } },
    { type: 'form.change', patch: { ...right, fn: '9'.repeat(21) } },
    { type: 'form.change', patch: { ...right, fp: '12a' } },
    ...fields.map((field) => ({ type: 'form.blur' as const, field, ...stamp })),
    { type: 'submit', ...stamp },
    { type: 'confirm', ...stamp },
    { type: 'cancel' },
    { type: 'repeat' },
    { type: 'again' },
    { type: 'list.open' },
    { type: 'layout.changed', isCompact: false },
    { type: 'url.changed', screen: 'main' },
    { type: 'url.changed', screen: 'result' },
  ],
  calls: {
    locate: call(actors, 'locate', { known: output(MOSCOW), unknown: output(NOWHERE), crash }),
    registerSale: call(actors, 'registerSale', answers, sent),
    registerPurchase: call(actors, 'registerPurchase', answers, sent),
    addManually: call(actors, 'addManually', answers, sent),
  },
  act: {
    start: (ui) => ui.click('button', 'Ввести данные'),
    back: (ui) => ui.click('button', /^(Назад|Вернуться к форме)$/),
    'form.change': async (ui, { patch }) => {
      for (const field of fields) if (patch[field] !== undefined) await ui.fill(LABELS[field], patch[field])
    },
    'form.blur': (ui, { field }) => ui.leave(LABELS[field]),
    submit: (ui) => ui.click('button', 'Зарегистрировать'),
    confirm: (ui) => ui.click('button', 'Добавить'),
    cancel: (ui) => ui.click('button', 'Отмена'),
    repeat: (ui) => ui.click('button', 'Повторить'),
    again: (ui) => ui.click('button', 'Зарегистрировать ещё'),
    'list.open': (ui) => ui.click('button', /^(К продажам|К моим инструментам|Проверить в продажах|Проверить в инструментах)$/),
    'layout.changed': { by: 'app', why: 'the width of the window' },
    'url.changed': { by: 'app', why: 'Back and Forward of the browser' },
  },
  states: {
    instructions: (ui) => ui.sees('button', 'Ввести данные'),
    form: showsForm,
    locating: showsForm,
    registeringSale: showsForm,
    registeringPurchase: showsForm,
    confirmingManual: (ui) => ui.sees('alertdialog', QUESTION),
    addingManually: showsForm,
    unanswered: async (ui) => {
      await ui.sees('heading', 'Не удалось узнать результат')
      await ui.sees('button', 'Повторить')
    },
    registered: result('Инструмент добавлен'),
    refused: result('Ошибка'),
  },
})
