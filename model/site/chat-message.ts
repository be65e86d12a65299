import { refusals } from '../../src/domain/texts/refusals.ts'
import { chatMessageActors } from '../../src/machines/site/chat-message/actors.ts'
import { chatMessageMachine } from '../../src/machines/site/chat-message/machine.ts'
import { outgoing } from '../../src/machines/site/chat-message/outbox.ts'
import type { ChatMessageContext, Delivery } from '../../src/machines/site/chat-message/types.ts'
import { faults } from '../kit/faults.ts'
import { call, crash, defineFlow, ok, output, refusal, said, type ModelEvent } from '../kit/flow.ts'
import { stamp } from '../kit/stamp.ts'
import type { Ui } from '../kit/ui.ts'
import { PIXEL } from '../kit/picture.ts'

export const TEXT = 'Чек не проходит'
export const KEY = stamp.key
export const TITLE = 'Дрель-шуруповёрт ДШ-18 · 200.00037 · Неудачно'
export const PHOTO = { id: 'receipt.png', name: 'receipt.png', size: PIXEL.length }
export const PICK = { type: 'pick', file: PHOTO, ...stamp, key: '00000000-0000-4000-8000-000000000002' } as const
export const SEND = { type: 'send', ...stamp } as const
export const FIRST = outgoing({ key: 'kept-1', value: 'Поняла: не была выбрана дата.' })
export const SECOND = outgoing({ key: 'kept-2', value: 'Отправлю ещё раз.' })
export const STORED_PHOTO = '11111111-2222-4333-8444-555555555555.png'
export const REFUSED = 'Файл не найден. Загрузите его ещё раз'

const source = { get: () => new File([PIXEL.slice()], PHOTO.name), redraw: () => Promise.resolve(null) }
const port = { deliver: () => new Promise<Delivery>(() => {}) }

const isOf =
  (...labels: string[]) =>
  ({ label }: ModelEvent): boolean =>
    labels.some((one) => label.startsWith(one))
const isOfAbout = isOf('about')
const isOfQueue = isOf('link.changed', 'drop', 'arrived', 'deliver', 'after WAIT')

const isKept = ({ key }: { key: string }): boolean => key === FIRST.key || key === SECOND.key

const FIELD = 'Сообщение'

const seesWritten = async (ui: Ui, context: ChatMessageContext) => {
  await ui.sees('button', 'Отправить')
  for (const { value, isImage, problem } of context.outbox) {
    await ui.seesText(isImage ? PHOTO.name : value)
    if (problem !== null) await ui.seesText(problem)
  }
  if (context.about !== null) await ui.seesText('О продаже')
  if (context.aboutTitle !== null) await ui.seesText(context.aboutTitle)
}

const files: Record<string, (ui: Ui, context: ChatMessageContext) => Promise<void>> = {
  none: (ui) => ui.sees('button', 'Приложить фотографию: png или jpg'),
  chosen: (ui) => ui.sees('button', `Убрать файл ${PHOTO.name}`),
  uploading: (ui) => ui.sees('button', `Отменить загрузку ${PHOTO.name}`),
  failed: async (ui) => {
    await ui.seesText(/Ошибка загрузки файла/)
    await ui.sees('button', 'Повторить')
  },
}

const seesWait = async (ui: Ui, { isOnline, outbox }: ChatMessageContext) => {
  if (isOnline && outbox.length > 0) await ui.seesText('Слишком много сообщений подряд. Уйдёт само')
}

const statesOf = (outbox: string) =>
  Object.fromEntries(Object.entries(files).map(([file, sees]) => [`file.${file}+outbox.${outbox}`, sees]))

export const chatMessageFlow = await defineFlow({
  name: 'chat-message',
  machine: chatMessageMachine,
  inputs: {
    'nothing written': {
      text: 'Поле пустое',
      input: { draft: null, about: null },
      only: (event) => !isOfQueue(event) && !isOfAbout(event),
    },
    'two wait': {
      text: 'Два сообщения ждут с прошлого раза',
      input: { draft: { text: '', about: null, aboutTitle: null, outbox: [FIRST, SECOND] }, about: null },
      only: isOfQueue,
    },
    'about a sale': {
      text: 'Вопрос о продаже',
      input: { draft: null, about: 'sale:sale-1' },
      only: isOf('about', `change {"text":"${TEXT}"}`, 'send'),
    },
  },
  key: ({ text, about, aboutTitle, outbox, file, underWay, isOnline }) => [
    text.length,
    about,
    aboutTitle,
    // Messages written now are alike: whether there is one is enough.
    outbox.filter(isKept).map(({ key, problem, isDelivered }) => [key, problem, isDelivered]),
    outbox.some((row) => !isKept(row)),
    file?.problem,
    underWay === FIRST.key,
    isOnline,
  ],
  look: ({ text, about, file, isOnline }) => `${Math.min(text.length, 1)} ${about} ${file === null} ${isOnline}`,
  events: [
    { type: 'change', text: '' },
    { type: 'change', text: TEXT },
    PICK,
    { type: 'file.remove' },
    { type: 'file.retry' },
    { type: 'about.take', about: 'sale:sale-1', title: TITLE },
    { type: 'about.remove' },
    SEND,
    { type: 'drop', message: FIRST.key },
    { type: 'drop', message: SECOND.key },
    { type: 'link.changed', isOpen: true },
    { type: 'link.changed', isOpen: false },
    { type: 'arrived', keys: [FIRST.key] },
  ],
  calls: {
    uploadFile: call(
      (api) => chatMessageActors(api, source, port),
      'uploadFile',
      {
        done: said('загружена', ok(STORED_PHOTO)),
        'too large': said('слишком большая', refusal(422, refusals.notDone.code, 'Файл слишком большой')),
        ...faults,
      },
      { id: PHOTO.id, name: PHOTO.name },
    ),
    deliver: call(
      (api) => chatMessageActors(api, source, port),
      'deliver',
      {
        stored: said('записано', output({ kind: 'stored' })),
        refused: said('не принято', output({ kind: 'refused', message: REFUSED })),
        later: said('слишком часто', output({ kind: 'later', seconds: 30 })),
        lost: said('квитанции нет', output({ kind: 'lost' })),
        crash: said('ошибка в самом портале', crash),
      },
      FIRST,
    ),
  },
  act: {
    change: (ui, { text }) => ui.fill(FIELD, text),
    pick: (ui) => ui.attach('Фотография', [{ name: PHOTO.name, bytes: PIXEL }]),
    'file.remove': (ui) => ui.click('button', new RegExp(`^(Убрать файл|Отменить загрузку) ${PHOTO.name}$`)),
    'file.retry': (ui) => ui.click('button', 'Повторить'),
    'about.take': { by: 'app', why: 'a link to the chat names a subject' },
    'about.remove': (ui) => ui.click('button', 'Убрать: О продаже'),
    send: (ui) => ui.click('button', 'Отправить'),
    drop: (ui, { message }) => ui.click('button', `Не отправлять: ${message === FIRST.key ? FIRST.value : SECOND.value}`),
    'link.changed': { by: 'app', why: 'the connection tells' },
    arrived: { by: 'app', why: 'the history has been loaded' },
  },
  states: Object.fromEntries(
    Object.entries({ ...statesOf('idle'), 'file.none+outbox.sending': files.none, 'file.none+outbox.waiting': seesWait }).map(
      ([state, sees]) => [
        state,
        async (ui: Ui, context: ChatMessageContext) => {
          await seesWritten(ui, context)
          await sees?.(ui, context)
        },
      ],
    ),
  ),
})
