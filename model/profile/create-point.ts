import type { AddressSuggestion } from '../../src/api/types.ts'
import type { PointForm } from '../../src/domain/people/point.ts'
import { refusals } from '../../src/domain/texts/refusals.ts'
import { createPointActors } from '../../src/machines/profile/create-point/actors.ts'
import { emptyPoint, FIELDS } from '../../src/machines/profile/create-point/form.ts'
import { createPointMachine } from '../../src/machines/profile/create-point/machine.ts'
import type {
  CreatePointContext,
  CreatePointDraft,
  CreatePointField,
  CreatePointInput,
} from '../../src/machines/profile/create-point/types.ts'
import { commandAnswers } from '../kit/command.ts'
import { faults } from '../kit/faults.ts'
import { call, defineFlow, ok, refusal, said, type ModelEvent } from '../kit/flow.ts'
import { stamp } from '../kit/stamp.ts'
import type { Ui } from '../kit/ui.ts'

export const INN = '7728168971'
export const whole: PointForm = {
  inn: INN,
  name: 'Умелые руки',
  address: 'Казань, ул. Баумана, 5',
  directorFullName: 'Новикова Елена Ильинична',
  directorPhone: '+7 (900) 000-00-09',
}
export const ADDRESSES: readonly AddressSuggestion[] = [
  { value: 'Казань', region: 'Республика Татарстан', coordinates: '55.796100,49.106400' },
  { value: 'Казанское', region: 'Тюменская область', coordinates: '' },
]
export const EXISTS = refusals.pointExists.text
export const BAD_NAME = 'Такое название уже занято'

const USER = 'seller-1'
const LABELS: Record<CreatePointField, string> = {
  inn: 'ИНН',
  name: 'Название',
  address: 'Адрес',
  directorFullName: 'ФИО директора',
  directorPhone: 'Телефон директора',
}
const SUBMIT = 'Подать заявку'
const BACK = /^(Назад|Вернуться к форме)$/

export const draft = (values: Partial<PointForm>, more: Partial<CreatePointDraft> = {}): CreatePointDraft => ({
  prefilled: INN,
  values: { ...emptyPoint, inn: INN, ...values },
  chosen: null,
  command: null,
  ...more,
})
export const command = { key: 'key-of-the-first-sending', isRepeat: false }

const input = (more: Partial<CreatePointInput> = {}): CreatePointInput => ({
  userId: USER,
  back: '/profile/point?sub=bind',
  isClosed: false,
  inn: '',
  draft: null,
  ...more,
})

const showsFields = async (ui: Ui, { form }: CreatePointContext) => {
  for (const field of FIELDS)
    if ((await ui.valueOf(LABELS[field])) !== form.values[field]) throw new Error(`«${LABELS[field]}» shows another value`)
  for (const message of Object.values(form.errors)) await ui.seesText(message)
}

const showsForm = async (ui: Ui, context: CreatePointContext) => {
  await ui.sees('heading', 'Новая торговая точка')
  await showsFields(ui, context)
}

const ADDRESS_EVENTS = /"address":|"field":"address"|^(address\.|suggestAddresses|after ADDRESS_PAUSE)/
const isOfFields = ({ label }: ModelEvent): boolean => !ADDRESS_EVENTS.test(label)
const isOfAddress = ({ label }: ModelEvent): boolean => ADDRESS_EVENTS.test(label) || label.startsWith('back')
const isOfSending = ({ label }: ModelEvent): boolean => isOfFields({ label } as ModelEvent) && !label.startsWith('form.')

const patches: Partial<PointForm>[] = [
  { inn: INN },
  { name: 'Makita' },
  { name: '«Умелые руки»' },
  { address: 'Каз' },
  { address: '' },
  { directorPhone: '+7 (900) 000' },
]
const blurred: CreatePointField[] = ['inn', 'name', 'address', 'directorPhone']

export const createPointFlow = await defineFlow({
  name: 'create-point',
  machine: createPointMachine,
  inputs: {
    'a search without results': { text: 'После поиска без результатов', input: input({ inn: INN }), only: isOfFields },
    'an address': { text: 'Человек ищет адрес', input: input({ inn: INN }), only: isOfAddress },
    'a draft': { text: 'Форма заполнена до перезагрузки', input: input({ inn: INN, draft: draft(whole) }), only: isOfSending },
    'an unanswered application': {
      text: 'Перезагрузка, пока заявка шла',
      input: input({ inn: INN, draft: draft(whole, { command }) }),
      only: isOfSending,
    },
    'an unanswered application of an entrepreneur': {
      text: 'Перезагрузка, пока заявка предпринимателя шла: его ИНН в черновике нет',
      input: input({ draft: draft({ ...whole, inn: '' }, { prefilled: '', command }) }),
      only: ({ label }) => /^(repeat|back)/.test(label),
    },
    'an applicant': { text: 'Заявка уже ждёт ответа', input: input({ isClosed: true, back: '/profile/point' }) },
  },
  look: ({ isClosed }) => String(isClosed),
  key: ({ isClosed, form, chosen, problem, command: sent }) => [
    isClosed,
    form.values,
    Object.keys(form.errors),
    chosen,
    problem,
    sent?.isRepeat,
  ],
  events: [
    ...patches.map((patch) => ({ type: 'form.change' as const, patch })),
    ...blurred.map((field) => ({ type: 'form.blur' as const, field })),
    { type: 'address.choose', address: 'Казань' },
    // Not on the list, so nobody can choose it.
    { type: 'address.choose', address: 'Тверь' },
    { type: 'address.close' },
    { type: 'address.open' },
    { type: 'submit', key: stamp.key },
    { type: 'repeat' },
    { type: 'back' },
    { type: 'continue' },
  ],
  calls: {
    createPoint: call(
      createPointActors,
      'createPoint',
      {
        done: said('заявка подана', ok(null)),
        'about a field': said('отказ из-за поля', refusal(400, refusals.refused.code, { name: BAD_NAME })),
        'about another field': said(
          'отказ из-за поля и чего-то ещё',
          refusal(400, refusals.refused.code, { name: BAD_NAME, timeZone: 'Такого пояса нет' }),
        ),
        exists: said('такая точка уже есть', refusal(409, refusals.pointExists.code, EXISTS)),
        ...commandAnswers,
      },
      { values: whole, coordinates: '', userId: USER, key: stamp.key },
    ),
    suggestAddresses: call(
      createPointActors,
      'suggestAddresses',
      {
        some: said('адреса нашлись', ok({ suggestions: ADDRESSES })),
        none: said('таких адресов нет', ok({ suggestions: [] })),
        ...faults,
      },
      { query: 'Каз' },
    ),
  },
  act: {
    'form.change': async (ui, { patch }) => {
      for (const [field, text] of Object.entries(patch)) await ui.fill(LABELS[field as CreatePointField], text)
    },
    'form.blur': (ui, { field }) => ui.leave(LABELS[field]),
    'address.choose': (ui, { address }) => ui.click('option', new RegExp(`^${address}(,? |$)`)),
    'address.close': (ui) => ui.press(LABELS.address, 'Escape'),
    'address.open': (ui) => ui.press(LABELS.address, 'ArrowDown'),
    submit: (ui) => ui.click('button', SUBMIT),
    repeat: (ui) => ui.click('button', 'Повторить'),
    back: (ui) => ui.click('button', BACK),
    continue: (ui) => ui.click('button', 'Продолжить'),
  },
  states: {
    closed: (ui) => ui.seesText('Ожидает подтверждения'),
    'form.idle': showsForm,
    'form.waiting': showsForm,
    'form.asking': showsForm,
    'form.offered': async (ui, context) => {
      await showsForm(ui, context)
      for (const { value } of context.addresses) await ui.sees('option', new RegExp(`^${value}(,? |$)`))
    },
    sending: showsFields,
    done: (ui) => ui.sees('heading', 'Заявка отправлена'),
    refused: async (ui, { problem }) => {
      await ui.sees('heading', 'Заявка не отправлена')
      await ui.seesText(problem ?? '')
    },
    unanswered: async (ui, { form }) => {
      await ui.sees('heading', 'Не удалось узнать результат')
      if (form.values.inn === '') await ui.seesText(/ИНН предпринимателя портал на устройстве не хранит/)
    },
  },
})
