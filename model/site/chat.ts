import type { ChatMessage } from '../../src/api/types.ts'
import { chatActors } from '../../src/machines/site/chat/actors.ts'
import { chatMachine } from '../../src/machines/site/chat/machine.ts'
import { kindOf } from '../../src/machines/site/chat/selectors.ts'
import type { ChatContext, LinkEnd } from '../../src/machines/site/chat/types.ts'
import { faults } from '../kit/faults.ts'
import { call, crash, defineFlow, output, said, type Answer } from '../kit/flow.ts'
import type { Ui } from '../kit/ui.ts'

/** @param at its number: a greater one is newer */
export const message = (at: number, changes: Partial<ChatMessage> = {}): ChatMessage => ({
  type: at % 2 === 0 ? '2' : '1',
  value: `Сообщение ${at}`,
  isRead: true,
  isImage: false,
  id: `message-${at}`,
  dateTime: new Date(Date.parse('2026-11-20T08:00:00.000Z') + at * 60_000).toISOString(),
  key: at % 2 === 0 ? null : `key-${at}`,
  about: null,
  ...changes,
})

export const day = (value: string): ChatMessage => ({
  type: '3',
  value,
  isRead: true,
  isImage: false,
  id: null,
  dateTime: null,
  key: null,
  about: null,
})

const messages = (first: number, last: number): ChatMessage[] =>
  Array.from({ length: last - first + 1 }, (_, at) => message(first + at))

/** Twenty-six there are: twenty on the newest page, six before them. */
export const newestPage = [day('20.11.2026'), ...messages(7, 26)]
export const olderPage = [day('19.11.2026'), ...messages(1, 3), day('20.11.2026'), ...messages(4, 6)]

/** Every kind of message, one of them new. */
export const kinds = [
  day('20.11.2026'),
  message(1, { isRead: false, about: { kind: 'sale', id: 'sale-1', title: 'Продажа 100.00001' } }),
  message(2, { value: 'manual.pdf', isImage: true }),
  message(4, { value: 'setup.exe', isImage: true }),
  message(6, { isRead: false }),
]

const answered = (list: ChatMessage[]): Answer => ({
  reply: { status: 200, body: { code: 0, message: null, payload: list, supports: ['before', 'key', 'about'] } },
})

const ended = (isSteady: boolean): LinkEnd => ({ jitter: 0, isSteady })
const link = { hold: () => new Promise<LinkEnd>(() => {}) }

const seesRows = async (ui: Ui, { rows, hasMore }: ChatContext) => {
  if (rows?.length === 0) await ui.seesText('Напишите, что случилось')
  for (const row of rows ?? []) if (kindOf(row) === 'text' && row.type !== '3') await ui.seesText(row.value)
  if (hasMore) await ui.sees('button', 'Показать прежние')
}

const histories: Record<string, (ui: Ui, context: ChatContext) => Promise<void>> = {
  loading: async (ui, context) => {
    if (context.rows === null) await ui.sees('status', 'Загрузка сообщений')
    else await seesRows(ui, context)
  },
  failed: async (ui, context) => {
    if (context.problem !== null) await ui.seesText(context.problem)
    await ui.sees('button', 'Повторить')
  },
  settling: seesRows,
  shown: seesRows,
  waiting: async (ui, context) => (context.rows === null ? ui.sees('status', 'Загрузка сообщений') : seesRows(ui, context)),
  loadingOlder: (ui) => ui.sees('button', 'Показать прежние'),
}

const links: Record<string, (ui: Ui, context: ChatContext) => Promise<void>> = {
  holding: (ui, { isOpen }) =>
    isOpen ? ui.seesNoText('Ошибка подключения к Web Socket.') : ui.sees('heading', 'Чат с поддержкой'),
  offline: async (ui) => {
    await ui.seesText('Ошибка подключения к Web Socket.')
    await ui.sees('button', 'Сейчас')
  },
}

export const chatFlow = await defineFlow({
  name: 'chat',
  machine: chatMachine,
  inputs: {
    'the chat': { text: 'Открыт чат', input: undefined },
  },
  key: ({ rows, hasMore, problem, isOutage, isOpen }) => [rows?.length ?? null, hasMore, problem !== null, isOutage, isOpen],
  look: ({ rows, hasMore, isOutage }) => `${rows?.length ?? 'none'} ${hasMore} ${isOutage}`,
  events: [
    { type: 'socket.opened' },
    { type: 'socket.news' },
    { type: 'sent' },
    { type: 'older' },
    { type: 'retry' },
    { type: 'reconnect' },
  ],
  calls: {
    holdSocket: call((api) => chatActors(api, link), 'holdSocket', {
      ended: said('соединения нет', output(ended(false))),
      'ended later': said('соединение стояло долго и оборвалось', output(ended(true))),
      crash: said('ошибка в самом портале', crash),
    }),
    loadNewest: call(
      (api) => chatActors(api, link),
      'loadNewest',
      {
        'a full page': said('двадцать сообщений, есть прежние', answered(newestPage)),
        kinds: said('сообщения всех видов, прежних нет', answered(kinds)),
        none: said('сообщений нет', answered([])),
        ...faults,
      },
      { before: null },
    ),
    loadOlder: call(
      (api) => chatActors(api, link),
      'loadOlder',
      { rest: said('остальные шесть', answered(olderPage)), ...faults },
      { before: 'message-7' },
    ),
  },
  act: {
    'socket.opened': { by: 'app', why: 'the server has accepted the connection' },
    'socket.news': { by: 'app', why: 'something has come over the connection' },
    sent: { by: 'app', why: 'the outbox has delivered a message' },
    older: (ui) => ui.click('button', 'Показать прежние'),
    retry: (ui) => ui.click('button', 'Повторить'),
    reconnect: (ui) => ui.click('button', 'Сейчас'),
  },
  states: Object.fromEntries(
    Object.entries(links).flatMap(([linkState, seesLink]) =>
      Object.entries(histories).map(([history, sees]) => [
        `link.${linkState}+history.${history}`,
        async (ui: Ui, context: ChatContext) => {
          await seesLink(ui, context)
          await sees(ui, context)
        },
      ]),
    ),
  ),
})
