import { READY_ANSWERS } from '../../src/domain/desk/ready-answers.ts'
import { refusals } from '../../src/domain/texts/refusals.ts'
import { deskChatActors } from '../../src/machines/desk/desk-chat/actors.ts'
import { deskChatMachine } from '../../src/machines/desk/desk-chat/machine.ts'
import { commandAnswers } from '../kit/command.ts'
import { faults } from '../kit/faults.ts'
import { call, defineFlow, ok, refusal, said, type ModelEvent } from '../kit/flow.ts'
import { stamp } from '../kit/stamp.ts'
import type { Ui } from '../kit/ui.ts'

const CHAT = 'chat-anna'
export const TEXT = 'Пришлите, пожалуйста, фото чека целиком'
export const question = {
  id: 'message-1',
  type: '2',
  value: 'Чек не проходит',
  isImage: false,
  isRead: true,
  dateTime: '2026-11-20T09:30:00.000Z',
}
export const answered = {
  id: 'message-2',
  type: '1',
  value: TEXT,
  isImage: false,
  isRead: false,
  dateTime: '2026-11-20T09:31:00.000Z',
}
const oldest = { ...question, id: 'message-0', value: 'Здравствуйте!', dateTime: '2026-11-20T09:00:00.000Z' }
const day = { id: null, type: '3', value: '20.11.2026', isImage: false, isRead: true, dateTime: null }

const actors = (api: Parameters<typeof deskChatActors>[0]) =>
  deskChatActors(
    api,
    () => Promise.resolve(),
    () => stamp.key,
  )
const { chatTaken } = refusals
export const me = 'operator-1'
export const colleague = { id: 'operator-2', name: 'Петрова М.' }
const input = { id: CHAT, me }

export const waiting = { status: 'waiting', takenBy: null }
export const mine = { status: 'taken', takenBy: { id: me, name: 'Поддержки С.' } }
export const closed = { status: 'closed', takenBy: null }
export const person = {
  name: 'Соколова А. И.',
  id: 'user-anna',
  role: 'Продавец',
  mobileTail: '01',
  point: 'Профи',
  taxStatus: 'ACCEPTED',
  isLocked: false,
  isTaxLocked: true,
}
export const subject = {
  kind: 'sale',
  id: 'sale-1',
  title: 'Продажа 200.00037',
  model: 'Дрель-шуруповёрт ДШ-18',
  status: 'FAIL',
  at: '2026-11-20T09:00:00.000Z',
}
export const reported = { code: 'МСТ-7F3K-97', at: '2026-11-20T09:12:00.000Z', note: 'Нажала «Зарегистрировать», а ответа нет' }
const wordless = { ...reported, code: 'МСТ-9MTX-34', note: '' }
const pageOf = (messages: readonly object[], chat: object, next: string | null) =>
  ok({ messages, next, chat, person, subjects: [subject], reports: [reported, wordless] })

/** Whether its label begins with one of these. */
const isAny = ({ label }: ModelEvent, ...beginnings: string[]): boolean => beginnings.some((begin) => label.startsWith(begin))

interface Looked {
  messages: readonly { value: string }[] | null
  chat: { status: string; takenBy: { id: string } | null } | null
  problem: string | null
}

const sees = async (ui: Ui, { messages, chat, problem }: Looked) => {
  await ui.seesText(person.name)
  await ui.seesText('Вывод закрыт')
  await ui.seesText(subject.model)
  await ui.seesText(reported.code)
  await ui.seesText('Без слов')
  await ui.seesText(chat?.status === 'closed' ? 'Закрыта' : chat?.takenBy ? 'Ведёте вы' : 'Ждёт ответа')
  await ui.seesText(question.value)
  await ui.seesText(day.value)
  for (const { value } of messages ?? []) await ui.seesText(value)
  if (problem !== null) await ui.seesText(problem)
}

export const deskChatFlow = await defineFlow({
  name: 'desk-chat',
  machine: deskChatMachine,
  inputs: {
    'the conversation': {
      text: 'Открыта переписка',
      input,
      only: (event) =>
        !isAny(
          event,
          'ready',
          'older',
          'hand',
          'back',
          'reopen',
          'loadOlder',
          'loadColleagues',
          'loadChat: closed',
          'renewChat: closed',
        ),
    },
    'a ready answer': {
      text: 'Открыта переписка, отвечают готовыми словами',
      input: { ...input },
      only: (event) =>
        isAny(event, 'loadChat: loaded', 'ready', 'text', 'answer', 'act: done', 'act: of another', 'renewChat: news'),
    },
    'a hand-over': {
      text: 'Открыта переписка, её передают',
      input: { ...input },
      only: (event) =>
        isAny(event, 'loadChat: loaded', 'hand', 'back', 'retry', 'loadColleagues', 'act', 'repeat', 'check', 'renewChat: news'),
    },
    'earlier messages': {
      text: 'Открыта переписка, читают прежнее',
      input: { ...input },
      only: (event) => isAny(event, 'loadChat: loaded', 'older', 'loadOlder', 'after', 'renewChat: news', 'text'),
    },
    'a closed one': {
      text: 'Открыта закрытая переписка',
      input: { ...input },
      only: (event) => isAny(event, 'loadChat: closed', 'reopen', 'close', 'act: done', 'act: lost', 'renewChat'),
    },
  },
  key: ({ messages, next, chat, colleagues, text, problem, command, answer }) => [
    messages?.length ?? null,
    next,
    chat && [chat.status, chat.takenBy?.id],
    colleagues.length,
    text,
    problem !== null,
    command && [command.deed, command.isRepeat],
    answer,
  ],
  events: [
    { type: 'retry' },
    { type: 'older' },
    { type: 'text.change', text: TEXT },
    { type: 'ready.pick', at: 0 },
    { type: 'answer', key: stamp.key },
    { type: 'take', key: stamp.key },
    { type: 'close', key: stamp.key },
    { type: 'reopen', key: stamp.key },
    { type: 'hand.open' },
    { type: 'hand.choose', operator: colleague, key: stamp.key },
    { type: 'back' },
    { type: 'check' },
    { type: 'repeat' },
  ],
  calls: {
    loadChat: call(
      actors,
      'loadChat',
      {
        loaded: said('сообщения получены', pageOf([day, question], waiting, 'message-1')),
        closed: said('переписка закрыта', pageOf([day, question], closed, null)),
        lost: faults.lost,
        crash: faults.crash,
      },
      input,
    ),
    renewChat: call(
      actors,
      'renewChat',
      {
        news: said('пришло новое', pageOf([day, question, answered], mine, null)),
        closed: said('переписка закрыта', pageOf([day, question], closed, null)),
        lost: faults.lost,
        crash: faults.crash,
      },
      input,
    ),
    loadOlder: call(
      actors,
      'loadOlder',
      {
        loaded: said('прежние сообщения получены', pageOf([oldest], waiting, null)),
        lost: faults.lost,
        crash: faults.crash,
      },
      { id: CHAT, cursor: question.id },
    ),
    loadColleagues: call(actors, 'loadColleagues', {
      some: said('операторы получены', ok([colleague])),
      none: said('других операторов нет', ok([])),
      lost: faults.lost,
      crash: faults.crash,
    }),
    act: call(
      actors,
      'act',
      {
        ...commandAnswers,
        done: said('сделано', ok(null)),
        'of another': said('переписку ведёт другой', refusal(409, chatTaken.code, chatTaken.text)),
      },
      { id: CHAT, text: TEXT, command: { key: stamp.key, isRepeat: false, deed: 'answer' } },
    ),
  },
  act: {
    retry: (ui) => ui.click('button', 'Повторить'),
    older: (ui) => ui.click('button', 'Показать прежние'),
    'ready.pick': (ui, { at }) => ui.click('button', READY_ANSWERS[at]?.title ?? ''),
    'text.change': (ui, { text }) => ui.fill('Ответ', text),
    answer: (ui) => ui.click('button', 'Ответить'),
    take: (ui) => ui.click('button', 'Взять'),
    close: (ui) => ui.click('button', 'Закрыть переписку'),
    reopen: (ui) => ui.click('button', 'Открыть снова'),
    'hand.open': (ui) => ui.click('button', 'Передать'),
    'hand.choose': (ui, { operator }) => ui.click('button', operator.name),
    back: (ui) => ui.click('button', 'Закрыть'),
    check: (ui) => ui.click('button', 'Проверить'),
    repeat: (ui) => ui.click('button', 'Повторить'),
  },
  states: {
    loading: (ui) => ui.seesNoText(question.value),
    failed: (ui) => ui.seesText('Переписка не загрузилась'),
    'shown.quiet': sees,
    'shown.renewing': sees,
    'shown.older': sees,
    'handing.loading': (ui) => ui.sees('dialog', 'Кому передать'),
    'handing.failed': (ui) => ui.seesText('Операторы не загрузились'),
    'handing.choosing': (ui, { colleagues }) =>
      colleagues.length > 0 ? ui.sees('button', colleague.name) : ui.seesText('Других операторов нет'),
    acting: sees,
    unanswered: (ui) => ui.seesText('Не удалось узнать результат'),
  },
})
