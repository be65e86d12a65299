import type { Notification } from '../../src/api/types.ts'
import { NEWS_PAGE } from '../../src/machines/site/notifications/limits.ts'
import { messagesActors } from '../../src/machines/site/messages/actors.ts'
import { messagesMachine } from '../../src/machines/site/messages/machine.ts'
import { hasHidden, visibleRows } from '../../src/machines/site/messages/selectors.ts'
import type { MessagesContext } from '../../src/machines/site/messages/types.ts'
import { faults } from '../kit/faults.ts'
import { call, defineFlow, ok, said, type ModelEvent } from '../kit/flow.ts'
import type { Ui } from '../kit/ui.ts'
import { notification } from './notifications.ts'

/** From one number down to another: the newest first, as the server lists them. */
export const rowsFrom = (first: number, last: number): Notification[] =>
  Array.from({ length: first - last + 1 }, (_, at) => notification(first - at))

/** Sixteen there are: ten on the first page, six on the second. */
export const firstPage = rowsFrom(16, 7)
export const secondPage = rowsFrom(6, 1)

const isOf =
  (...labels: string[]) =>
  ({ label }: ModelEvent): boolean =>
    labels.some((one) => label.startsWith(one))

const isSixteenth = isOf('loadFirst: six', 'loadFirst: five', 'loadFirst: none')

const next = { offset: NEWS_PAGE, size: NEWS_PAGE }
const first = { offset: 0, size: NEWS_PAGE }

const seesRows = async (ui: Ui, context: MessagesContext) => {
  for (const { label } of visibleRows(context)) await ui.seesText(label)
  if (hasHidden(context)) await ui.sees('link', 'Показать все')
  else await ui.seesNoText('Показать все')
  if (context.problem !== null) await ui.seesText(context.problem)
}

export const messagesFlow = await defineFlow({
  name: 'messages',
  machine: messagesMachine,
  inputs: {
    'the latest': { text: 'Страница «Сообщения»', input: { isAll: false } },
    'all of them': { text: 'Показаны все уведомления', input: { isAll: true }, only: (event) => !isSixteenth(event) },
  },
  key: ({ rows, isLast, isAll, hasNew, problem }) => [rows.length, isLast, isAll, hasNew, problem !== null, rows[0]],
  look: ({ isAll }) => String(isAll),
  events: [
    { type: 'more' },
    { type: 'retry' },
    { type: 'renew' },
    { type: 'address.changed', isAll: true },
    { type: 'news', latest: rowsFrom(17, 13) },
    { type: 'read', id: 'news-16', withOlder: false },
  ],
  calls: {
    loadFirst: call(
      messagesActors,
      'loadPage',
      {
        ten: said('полная страница', ok(firstPage)),
        six: said('шесть уведомлений', ok(secondPage)),
        five: said('пять уведомлений', ok(rowsFrom(5, 1))),
        none: said('уведомлений нет', ok([])),
        ...faults,
      },
      first,
    ),
    loadNext: call(messagesActors, 'loadPage', { six: said('последние шесть', ok(secondPage)), ...faults }, next),
    renewRows: call(messagesActors, 'loadPage', { 'one more': said('на одно больше', ok(rowsFrom(17, 8))), ...faults }, first),
  },
  act: {
    more: (ui) => ui.click('button', 'Показать еще'),
    retry: (ui) => ui.click('button', 'Повторить'),
    renew: (ui) => ui.click('button', 'Показать новые'),
    'address.changed': { by: 'app', why: '«Показать все» is a link: the address tells' },
    news: { by: 'app', why: 'the poll has answered' },
    read: { by: 'app', why: 'the flow of notifications marks' },
  },
  states: {
    loading: async (ui) => {
      await ui.sees('heading', 'Сообщения')
      await ui.seesNoText('Нет сообщений')
    },
    failed: (ui) => ui.sees('button', 'Повторить'),
    empty: (ui) => ui.seesText('Нет сообщений'),
    'shown.idle': seesRows,
    'shown.settling': seesRows,
    'shown.loadingMore': seesRows,
    'shown.renewing': seesRows,
  },
})
