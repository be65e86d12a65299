import type { Notification } from '../../src/api/types.ts'
import { refusals } from '../../src/domain/texts/refusals.ts'
import { notificationsActors } from '../../src/machines/site/notifications/actors.ts'
import { notificationsMachine } from '../../src/machines/site/notifications/machine.ts'
import type { News, NotificationsContext } from '../../src/machines/site/notifications/types.ts'
import { faults } from '../kit/faults.ts'
import { call, defineFlow, ok, output, refusal, said, type ModelEvent } from '../kit/flow.ts'
import { TOOL_PICTURE } from '../kit/picture.ts'
import type { Ui } from '../kit/ui.ts'

export const OWNER = 'seller-1'
export const OTHER_OWNER = 'seller-2'

/** @param at its number: a greater one is newer */
export const notification = (at: number, changes: Partial<Notification> = {}): Notification => ({
  id: `news-${at}`,
  label: `Чек проверен ${at}`,
  body: `ДШ-18, № 100.0000${at}: начислено 150 баллов`,
  img: TOOL_PICTURE,
  created: new Date(Date.parse('2026-11-20T09:30:00.000Z') + at * 60_000).toISOString(),
  isRead: false,
  link: `/sales?q=100.0000${at}`,
  ...changes,
})

export const [older, newer, newest] = [notification(1), notification(2), notification(3)] as const
const read = (row: Notification): Notification => ({ ...row, isRead: true })

export const two: News = { latest: [newer, older], unread: 2, version: null, canReadAll: true }
export const three: News = { latest: [newest, newer, older], unread: 3, version: null, canReadAll: true }
export const allRead: News = { latest: [read(newer), read(older)], unread: 0, version: null, canReadAll: true }

/** An answer of both calls of a poll. */
const polled = (news: News) => output({ kind: 'ok', payload: news, message: null })

const isOf =
  (...types: string[]) =>
  ({ event, outcome }: ModelEvent): boolean =>
    types.includes(event.type) || (outcome !== undefined && types.includes(`${outcome.call}: ${outcome.answer}`))

/** The combinations of several marks with the dropdown would be too many: the second start has one mark. */
const isOfSecondMark = ({ label }: ModelEvent): boolean => label === `mark {"id":"${newer.id}"}`
const isOfAll = ({ event, outcome }: ModelEvent): boolean => event.type === 'markAll' || outcome?.call === 'markAllRead'
const isBesideAll = isOf('turn.taken', 'turn.lost', 'open', 'close', 'poll: two', 'renewNews: two', 'markRead: done')
const isAboutMarks = (event: ModelEvent): boolean => isOfSecondMark(event) || isOfAll(event) || isOf('mark.heard', 'renew')(event)
/** What a failure does is the same whatever comes with it. */
const isFault = ({ outcome }: ModelEvent): boolean =>
  outcome !== undefined && outcome.answer in faults && outcome.answer !== 'refused'
const isAboutNews = isOf(
  'poll: three',
  'renewNews: three',
  'poll: all read',
  'renewNews: all read',
  'news.heard',
  'open',
  'close',
  'refresh',
)

const askAnswers = {
  two: said('два непрочитанных', polled(two)),
  three: said('пришло третье', polled(three)),
  'all read': said('все прочитаны', polled(allRead)),
  'too often': said('слишком часто: подождать две минуты', refusal(429, refusals.rateLimited.code, null, 120)),
  ...faults,
}

const seesBell = (ui: Ui, { news }: NotificationsContext) =>
  ui.sees('button', news === null || news.unread === 0 ? 'Уведомления' : `Уведомления, непрочитанных: ${news.unread}`)

/** What each state of the dropdown shows, whatever the poll does. */
const dropdowns = {
  closed: async (ui: Ui, context: NotificationsContext) => {
    await seesBell(ui, context)
    await ui.seesNoText('Посмотреть все')
  },
  opened: async (ui: Ui, context: NotificationsContext) => {
    const { shown, marks } = context
    await seesBell(ui, context)
    await ui.sees('link', 'Посмотреть все')
    if (shown?.length === 0) await ui.seesText('Нет новых сообщений')
    else await ui.seesNoText('Нет новых сообщений')
    for (const { id, label, isRead } of shown ?? []) {
      await ui.seesText(label)
      if (!isRead && !marks.includes(id)) await ui.sees('button', new RegExp(`^Отметить прочитанным: ${label},`))
    }
  },
} as const

export const notificationsFlow = await defineFlow({
  name: 'notifications',
  machine: notificationsMachine,
  inputs: {
    'a signed-in person': {
      text: 'Человек вошёл, отметки о прочтении',
      input: { owner: OWNER },
      only: (event) => !isAboutNews(event) && !isOfAll(event),
    },
    'all are read at once': {
      text: 'Человек вошёл, «Прочитать все»',
      input: { owner: OWNER },
      only: (event) => isOfAll(event) || isOfSecondMark(event) || isBesideAll(event),
    },
    'news come': {
      text: 'Человек вошёл, приходят новые',
      input: { owner: OWNER },
      only: (event) => !isAboutMarks(event) && !isFault(event),
    },
    'a stranger': { text: 'Никто не вошёл', input: { owner: null }, only: isOf('owner.changed') },
  },
  key: ({ owner, news, shown, marks, until }) => [owner, news, shown, marks, until],
  look: ({ owner }) => String(owner !== null),
  events: [
    { type: 'owner.changed', owner: OWNER },
    { type: 'owner.changed', owner: null },
    { type: 'turn.taken' },
    { type: 'turn.lost' },
    { type: 'news.heard', owner: OWNER, news: three },
    { type: 'mark.heard', owner: OWNER, id: older.id, withOlder: false },
    { type: 'mark.heard', owner: OWNER, id: newer.id, withOlder: true },
    { type: 'mark', id: older.id },
    { type: 'mark', id: newer.id },
    { type: 'markAll', id: newer.id },
    { type: 'open' },
    { type: 'close' },
    { type: 'refresh' },
    { type: 'renew' },
  ],
  calls: {
    poll: call(notificationsActors, 'askNews', askAnswers),
    renewNews: call(notificationsActors, 'askNews', askAnswers),
    markRead: call(
      notificationsActors,
      'markRead',
      {
        done: said('отмечено', ok(null)),
        gone: said('уведомления нет', refusal(404, refusals.notFound.code, refusals.notFound.text)),
        ...faults,
      },
      { id: older.id },
    ),
    markAllRead: call(
      notificationsActors,
      'markAllRead',
      {
        done: said('отмечены', ok(null)),
        gone: said('уведомления нет', refusal(404, refusals.notFound.code, refusals.notFound.text)),
        ...faults,
      },
      { id: newer.id },
    ),
  },
  act: {
    'owner.changed': { by: 'app', why: 'the session tells who is signed in' },
    'turn.taken': { by: 'app', why: 'the browser’s lock tells which tab polls' },
    'turn.lost': { by: 'app', why: 'the browser’s lock tells which tab polls' },
    'news.heard': { by: 'app', why: 'another tab has polled' },
    'mark.heard': { by: 'app', why: 'another tab has marked it' },
    mark: { by: 'app', why: 'every list of notifications marks: the dropdown, the page, a link that is followed' },
    markAll: { by: 'app', why: 'the page of notifications offers it' },
    open: (ui) => ui.click('button', /^Уведомления/),
    close: (ui) => ui.click('button', /^Уведомления/),
    refresh: (ui) => ui.click('button', 'Показать новые'),
    renew: { by: 'app', why: 'the machine raises it after a mark' },
  },
  states: Object.fromEntries([
    ['off', (ui: Ui) => ui.sees('link', 'Уведомления')],
    ...['waiting', 'asking', 'pausing', 'renewing'].flatMap((poll) =>
      ['idle', 'sending', 'sendingAll'].flatMap((marking) =>
        Object.entries(dropdowns).map(([dropdown, sees]) => [
          `on.poll.${poll}+on.marking.${marking}+on.dropdown.${dropdown}`,
          sees,
        ]),
      ),
    ),
  ]),
})
