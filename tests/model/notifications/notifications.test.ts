import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import {
  allRead,
  newer,
  newest,
  notificationsFlow,
  older,
  OTHER_OWNER,
  OWNER,
  three,
  two,
} from '../../../model/site/notifications.ts'
import type { ApiResult } from '../../../src/api/result.ts'
import { notificationsMachine } from '../../../src/machines/site/notifications/machine.ts'
import { badgeOf, offersReadAll, waitingRows } from '../../../src/machines/site/notifications/selectors.ts'
import type { News, NotificationsEvent, NotificationsNews } from '../../../src/machines/site/notifications/types.ts'
import { testMachine } from '../kit/test-machine.ts'
import { walk } from '../kit/walk.ts'

testMachine(notificationsFlow)

const person = notificationsFlow.inputs['a signed-in person']
const PAUSE = 'after PAUSE in on.poll.pausing'
const MARK = { type: 'mark', id: older.id } as const
const MARK_NEWER = { type: 'mark', id: newer.id }
const HEARD = { type: 'news.heard', owner: OWNER, news: three }
const HEARD_OF_OTHER = { ...HEARD, owner: OTHER_OWNER }
const MARK_HEARD = { type: 'mark.heard', owner: OWNER, id: older.id, withOlder: false } as const
const MARK_ALL = { type: 'markAll', id: newer.id } as const
const idle = (poll: string) => `on.poll.${poll}+on.marking.idle+on.dropdown.closed`
const sending = (poll: string) => `on.poll.${poll}+on.marking.sending+on.dropdown.closed`
const sendingAll = (poll: string) => `on.poll.${poll}+on.marking.sendingAll+on.dropdown.closed`
const opened = (poll: string) => `on.poll.${poll}+on.marking.idle+on.dropdown.opened`
const after = (...steps: Parameters<typeof walk>[2]) => walk(notificationsFlow, person, steps)
const heard = (news: News): NotificationsEvent => ({ type: 'news.heard', owner: OWNER, news })
const owned = (owner: string | null): NotificationsEvent => ({ type: 'owner.changed', owner })
/** The ids that are shown as unread, among the latest. */
const unreadOf = ({ context: { news } }: ReturnType<typeof after>) =>
  news?.latest.filter(({ isRead }) => !isRead).map(({ id }) => id)

describe('notifications: journeys of the poll', () => {
  test('MS14 API45 API47 the tab that has the turn asks at once and after each pause; an answer is awaited before the pause', () => {
    const asked = after('turn.taken')
    expect(asked).toMatchObject({ state: idle('asking'), calls: ['poll'] })
    const answered = after('turn.taken', 'poll: two')
    expect(answered).toMatchObject({ state: idle('pausing'), calls: ['poll'], context: { news: two, pause: 5_000, arrived: [] } })
    expect(after('turn.taken', 'poll: two', PAUSE)).toMatchObject({ state: idle('asking'), calls: ['poll', 'poll'] })
  })

  test('A27 MS14 a tab without the turn asks nothing; hidden or offline it stops, and back again it asks at once', () => {
    expect(after()).toMatchObject({ state: idle('waiting'), calls: [] })
    expect(() => after(PAUSE)).toThrow('not possible')
    for (const steps of [['turn.taken'], ['turn.taken', 'poll: two']]) {
      expect(after(...steps, 'turn.lost')).toMatchObject({ state: idle('waiting') })
      const back = after(...steps, 'turn.lost', 'turn.taken')
      expect(back).toMatchObject({ state: idle('asking'), calls: ['poll', 'poll'] })
    }
  })

  test.each(['refused', 'lost', 'server error', 'offline', 'gateway down', 'crash', 'wrong shape'])(
    'A27 ER04 «%s»: nothing is shown, nobody is led away, what was known stays, the next pause is longer',
    (fault) => {
      const first = after('turn.taken', `poll: ${fault}`)
      expect(first).toMatchObject({ state: idle('pausing'), effects: [], context: { news: null, pause: 10_000 } })
      const later = after('turn.taken', 'poll: two', PAUSE, `poll: ${fault}`)
      expect(later).toMatchObject({ state: idle('pausing'), effects: [], context: { news: two, pause: 10_000 } })
      expect(after('turn.taken', `poll: ${fault}`, PAUSE, 'poll: two').context.pause).toBe(5_000)
    },
  )

  test('MS14 every five seconds; after failures ever more seldom, up to a minute, and as long as the server asks for', async () => {
    const clock = new SimulatedClock()
    let answer: ApiResult<News> = { kind: 'ok', payload: two, message: null }
    let asked = 0
    const askNews = fromPromise<ApiResult<News>, News | null>(() => {
      asked += 1
      return Promise.resolve(answer)
    })
    const actor = createActor(notificationsMachine.provide({ actors: { askNews } }), { clock, input: { owner: OWNER } }).start()
    actor.send({ type: 'turn.taken' })
    const hears = async (pause: number) => {
      await waitFor(actor, (snapshot) => snapshot.matches({ on: { poll: 'pausing' } }))
      const before = asked
      clock.increment(pause - 1)
      expect(asked).toBe(before)
      clock.increment(1)
      expect(asked).toBe(before + 1)
    }
    await hears(5_000)
    // The question at the end of a pause gets this answer.
    answer = { kind: 'gatewayDown' }
    for (const seconds of [5, 10, 20, 40, 60]) await hears(seconds * 1_000)
    answer = { kind: 'refused', code: 429, message: 'Слишком часто', fields: null, retryAfter: 120 }
    await hears(60_000)
    answer = { kind: 'ok', payload: two, message: null }
    await hears(120_000)
    await hears(5_000)
    actor.stop()
  })

  test('MS14 NV58 what another tab has asked is shown here as well; another person’s news are not', () => {
    expect(after('turn.taken', 'poll: two', 'turn.lost', HEARD)).toMatchObject({
      state: idle('waiting'),
      context: { news: three, arrived: [newest] },
    })
    expect(() => after(HEARD_OF_OTHER)).toThrow('not possible')
  })

  test('NV58 only what is new is read aloud: not the first answer, not one that has been read, not one that moves up', () => {
    expect(after('turn.taken', 'poll: two').context.arrived).toEqual([])
    expect(after('turn.taken', 'poll: two', PAUSE, 'poll: three').context.arrived).toEqual([newest])
    expect(after('turn.taken', 'poll: two', PAUSE, 'poll: three', PAUSE, 'poll: three').context.arrived).toEqual([])
    expect(after('turn.taken', 'poll: three', PAUSE, 'poll: two').context.arrived).toEqual([])
    expect(after('turn.taken', 'poll: two', heard(allRead)).context.arrived).toEqual([])
  })

  test('B08 M18 at sign-out the poll stops and nothing stays; the next person begins anew; the same one keeps all', () => {
    const known = ['turn.taken', 'poll: two', 'open'] as const
    const nobody = { owner: null, news: null, shown: null, marks: [], arrived: [], pause: 5_000 }
    expect(after(...known, owned(null))).toMatchObject({ state: 'off', context: nobody })
    const next = after(...known, MARK, owned(OTHER_OWNER))
    expect(next).toMatchObject({ state: idle('waiting'), context: { ...nobody, owner: OTHER_OWNER } })
    expect(() => after(...known, owned(OWNER))).toThrow('not possible')
    const stranger = walk(notificationsFlow, notificationsFlow.inputs['a stranger'], [])
    expect(stranger).toMatchObject({ state: 'off', calls: [] })
    const arrived = walk(notificationsFlow, notificationsFlow.inputs['a stranger'], [owned(OWNER)])
    expect(arrived).toMatchObject({ state: idle('waiting'), context: { owner: OWNER } })
  })
})

describe('notifications: journeys of a mark', () => {
  test('MS12 MS13 API46 the server first, then the mark on the screen, then the latest five again', () => {
    const sent = after('turn.taken', 'poll: two', MARK)
    expect(sent).toMatchObject({ state: sending('pausing'), calls: ['poll', 'markRead'], context: { news: two } })
    const done = after('turn.taken', 'poll: two', MARK, 'markRead: done')
    expect(done).toMatchObject({
      state: idle('asking'),
      calls: ['poll', 'markRead', 'poll'],
      effects: [],
      context: { marks: [] },
    })
    expect([unreadOf(done), done.context.news?.unread]).toEqual([[newer.id], 1])
  })

  test('MS13 a tab that does not poll asks for the latest five itself; a failure of that is silent', () => {
    const done = after(HEARD, MARK, 'markRead: done')
    expect(done).toMatchObject({ state: idle('renewing'), calls: ['markRead', 'renewNews'] })
    expect(after(HEARD, MARK, 'markRead: done', 'renewNews: all read')).toMatchObject({
      state: idle('waiting'),
      context: { news: allRead },
    })
    const failed = after(HEARD, MARK, 'markRead: done', 'renewNews: server error')
    expect(failed).toMatchObject({ state: idle('waiting'), effects: [] })
    expect(failed.context.news?.unread).toBe(2)
  })

  test.each([
    ['gone', 'Не найдено'],
    ['refused', 'Сейчас нельзя'],
    ['code 500', 'Произошла ошибка'],
    ['server error', 'Произошла ошибка'],
    ['crash', 'Произошла ошибка'],
  ])('MS12 ER08 «%s»: it stays unread, and the person reads why', (answer, text) => {
    const failed = after('turn.taken', 'poll: two', MARK, `markRead: ${answer}`)
    expect(failed).toMatchObject({ state: idle('pausing'), calls: ['poll', 'markRead'], context: { news: two, marks: [] } })
    expect(failed.effects).toMatchObject([{ type: 'toast', params: { title: 'Ошибка', text, tone: 'danger' } }])
  })

  test('MS12 several marks go one after the other, each once; a failed one holds up no other', () => {
    const both = after('turn.taken', 'poll: two', MARK, MARK_NEWER, 'markRead: refused')
    expect(both).toMatchObject({ state: sending('pausing'), context: { marks: [newer.id] } })
    expect(both.calls).toEqual(['poll', 'markRead', 'markRead'])
    expect(() => after('turn.taken', 'poll: two', MARK, MARK)).toThrow('not possible')
    const end = after('turn.taken', 'poll: two', MARK, MARK_NEWER, 'markRead: done', 'markRead: done')
    expect([end.state, unreadOf(end), end.context.news?.unread]).toEqual([idle('asking'), [], 0])
  })

  test('MS12 marked in another tab: read here too, and an answer that is older than the mark does not undo it', () => {
    const heard = after('turn.taken', 'poll: two', MARK_HEARD)
    expect([heard.state, unreadOf(heard), heard.context.news?.unread]).toEqual([idle('pausing'), [newer.id], 1])
    const asking = after('turn.taken', 'poll: two', PAUSE, MARK_HEARD)
    expect([asking.calls, asking.context.news?.unread]).toEqual([['poll', 'poll', 'poll'], 1])
    const renewing = after(HEARD, MARK_NEWER, 'markRead: done', MARK_HEARD)
    expect([renewing.state, renewing.calls]).toEqual([idle('renewing'), ['markRead', 'renewNews', 'renewNews']])
    expect(renewing.context.news?.unread).toBe(1)
    const others = { ...MARK_HEARD, owner: OTHER_OWNER }
    expect(() => after('turn.taken', 'poll: two', others)).toThrow('not possible')
    expect(() => after('turn.taken', 'poll: two', PAUSE, others)).toThrow('not possible')
    expect(() => after(HEARD, MARK_NEWER, 'markRead: done', others)).toThrow('not possible')
    expect(after('turn.taken', 'poll: two', MARK_HEARD, MARK_HEARD).context.news?.unread).toBe(1)
  })

  test('MS12 lists and other tabs are told of marks and of answers, each with whose they are', async () => {
    const told: NotificationsNews[] = []
    const askNews = fromPromise<ApiResult<News>, News | null>(() => Promise.resolve({ kind: 'ok', payload: two, message: null }))
    const markRead = fromPromise<ApiResult<null>, { id: string }>(() =>
      Promise.resolve({ kind: 'ok', payload: null, message: null }),
    )
    const machine = notificationsMachine.provide({ actors: { askNews, markRead } })
    const actor = createActor(machine, { clock: new SimulatedClock(), input: { owner: OWNER } })
    actor.on('polled', (news) => told.length === 0 && told.push(news))
    actor.on('read', (news) => told.push(news))
    actor.start()
    actor.send({ type: 'turn.taken' })
    await waitFor(actor, ({ context }) => context.news !== null)
    actor.send(MARK)
    await waitFor(actor, ({ context }) => context.news?.unread === 1)
    actor.send({ type: 'mark.heard', owner: OWNER, id: newer.id, withOlder: false })
    expect(told).toEqual([
      { type: 'polled', owner: OWNER, news: two },
      { type: 'read', owner: OWNER, id: older.id, withOlder: false, isOwn: true },
      { type: 'read', owner: OWNER, id: newer.id, withOlder: false, isOwn: false },
    ])
    actor.stop()
  })
})

describe('notifications: «Прочитать все» (D170)', () => {
  const allHeard = { type: 'mark.heard', owner: OWNER, id: newer.id, withOlder: true } as const

  test('the one that the person sees as the newest and all older ones are read; then the latest come again', () => {
    const sent = after('turn.taken', 'poll: two', MARK_ALL)
    expect(sent).toMatchObject({
      state: sendingAll('pausing'),
      calls: ['poll', 'markAllRead'],
      context: { until: newer.id, news: two },
    })
    const end = after('turn.taken', 'poll: two', MARK_ALL, 'markAllRead: done')
    expect([end.state, unreadOf(end), end.context.news?.unread, end.context.until]).toEqual([idle('asking'), [], 0, null])
  })

  test('what has come meanwhile stays unread', () => {
    const end = after('turn.taken', 'poll: two', MARK_ALL, PAUSE, 'poll: three', 'markAllRead: done')
    expect([unreadOf(end), end.context.news?.unread]).toEqual([[newest.id], 1])
  })

  test('a refusal leaves them unread, and says so', () => {
    const failed = after('turn.taken', 'poll: two', MARK_ALL, 'markAllRead: refused')
    expect(failed).toMatchObject({ state: idle('pausing'), context: { news: two, until: null } })
    expect(failed.effects).toMatchObject([{ type: 'toast', params: { title: 'Ошибка', tone: 'danger' } }])
  })

  test('one that is marked meanwhile follows, once', () => {
    const both = after('turn.taken', 'poll: two', MARK_ALL, MARK, 'markAllRead: done')
    expect([both.state, both.calls.slice(0, 3)]).toEqual([sending('asking'), ['poll', 'markAllRead', 'markRead']])
    expect(() => after('turn.taken', 'poll: two', MARK_ALL, MARK, MARK)).toThrow('not possible')
    expect(() => after('turn.taken', 'poll: two', MARK_ALL, MARK_ALL)).toThrow('not possible')
  })

  test('marked in another tab: read here too', () => {
    const heard = after('turn.taken', 'poll: three', allHeard)
    expect([unreadOf(heard), heard.context.news?.unread]).toEqual([[newest.id], 1])
  })

  test('it is offered where something is unread and the server names it', () => {
    const offers = (news: News) => offersReadAll(after(heard(news)).context)
    expect([two, allRead, { ...two, canReadAll: false }].map(offers)).toEqual([true, false, false])
    expect(offersReadAll(after().context)).toBe(false)
  })
})

test('A27 MS13 a renewal that fails tells the other tabs nothing: theirs may be newer', () => {
  const told: NotificationsNews['type'][] = []
  const actor = createActor(notificationsMachine, { input: { owner: OWNER } })
  actor.on('*', ({ type }) => told.push(type))
  actor.start()
  const answers = (label: string) => actor.send(notificationsFlow.modelEvents.find((one) => one.label === label)!.event as never)
  actor.send({ type: 'news.heard', owner: OWNER, news: two })
  actor.send(MARK)
  answers('markRead: done')
  answers('renewNews: server error')
  expect([actor.getSnapshot().matches({ on: { poll: 'waiting' } }), told]).toEqual([true, ['read']])
  actor.stop()
})

describe('notifications: journeys of the dropdown', () => {
  const shownIn = ({ context }: ReturnType<typeof after>) => context.shown?.map(({ id, isRead }) => [id, isRead])

  test('NV58 A75 it shows the unread among the latest five, and while it is open nothing moves', () => {
    const open = after('turn.taken', 'poll: two', 'open')
    expect([open.state, shownIn(open)]).toEqual([
      opened('pausing'),
      [
        [newer.id, false],
        [older.id, false],
      ],
    ])
    const later = after('turn.taken', 'poll: two', 'open', PAUSE, 'poll: three')
    expect([shownIn(later), waitingRows(later.context)]).toEqual([shownIn(open), [newest]])
    const refreshed = after('turn.taken', 'poll: two', 'open', PAUSE, 'poll: three', 'refresh')
    expect([refreshed.context.shown, waitingRows(refreshed.context)]).toEqual([three.latest, []])
    expect(() => after('turn.taken', 'poll: two', 'open', 'refresh')).toThrow('not possible')
    const marked = after('turn.taken', 'poll: two', 'open', MARK, 'markRead: done')
    expect(shownIn(marked)).toEqual([
      [newer.id, false],
      [older.id, true],
    ])
  })

  test('NV59 with everything read it is empty; closed and opened again it shows what is unread then', () => {
    expect(after('turn.taken', 'poll: all read', 'open').context.shown).toEqual([])
    expect(after('turn.taken', 'poll: two', 'open', 'close')).toMatchObject({ state: idle('pausing'), context: { shown: null } })
    expect(after('turn.taken', 'poll: two', 'open', 'close', HEARD, 'open').context.shown).toEqual(three.latest)
  })

  test('NV58 opened before the first answer it fills with that answer, once', () => {
    expect(after('turn.taken', 'open').context.shown).toBeNull()
    expect(after('turn.taken', 'open', 'poll: two').context.shown).toEqual(two.latest)
    expect(after('turn.taken', 'open', 'poll: two', PAUSE, 'poll: three').context.shown).toEqual(two.latest)
  })

  test('NV58 the badge tells how many are unread, up to 99+; none are told by no badge', () => {
    const badge = (unread: number) => badgeOf(after(heard({ latest: [], unread, version: null, canReadAll: true })).context)
    expect([0, 1, 99, 100].map(badge)).toEqual([null, '1', '99', '99+'])
    expect(badgeOf(after().context)).toBeNull()
  })
})
