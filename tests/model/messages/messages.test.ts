import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import { firstPage, messagesFlow, rowsFrom, secondPage } from '../../../model/site/messages.ts'
import type { ApiResult } from '../../../src/api/result.ts'
import type { Notification } from '../../../src/api/types.ts'
import { messagesMachine } from '../../../src/machines/site/messages/machine.ts'
import { hasHidden, visibleRows } from '../../../src/machines/site/messages/selectors.ts'
import type { MessagesEvent, NewsRequest } from '../../../src/machines/site/messages/types.ts'
import { testMachine } from '../kit/test-machine.ts'
import { walk } from '../kit/walk.ts'

testMachine(messagesFlow)

const latest = messagesFlow.inputs['the latest']
const all = messagesFlow.inputs['all of them']
const PAUSE = 'after SCROLL_PAUSE in shown.settling'
const NEWS: MessagesEvent = { type: 'news', latest: rowsFrom(17, 13) }
const ALL: MessagesEvent = { type: 'address.changed', isAll: true }
const news = (rows: Notification[]): MessagesEvent => ({ type: 'news', latest: rows })
const READ: MessagesEvent = { type: 'read', id: 'news-16', withOlder: false }
const inLatest = (...steps: Parameters<typeof walk>[2]) => walk(messagesFlow, latest, steps)
const inAll = (...steps: Parameters<typeof walk>[2]) => walk(messagesFlow, all, ['loadFirst: ten', ...steps])

describe('messages: journeys', () => {
  test('MS11 A75 five came: no link; six: the latest five and the link, which shows all', () => {
    const [five, six] = [inLatest('loadFirst: five'), inLatest('loadFirst: six')]
    expect([visibleRows(five.context).length, hasHidden(five.context)]).toEqual([5, false])
    expect([visibleRows(six.context).length, hasHidden(six.context)]).toEqual([5, true])
    const shown = inLatest('loadFirst: six', ALL)
    expect([visibleRows(shown.context), hasHidden(shown.context)]).toEqual([secondPage, false])
  })

  test('MS10 none came: «Нет сообщений» until the poll brings one', () => {
    expect(inLatest('loadFirst: none')).toMatchObject({ state: 'empty', context: { rows: [] } })
    expect(inLatest('loadFirst: none', NEWS)).toMatchObject({ state: 'loading', calls: ['loadFirst', 'loadFirst'] })
    expect(() => inLatest('loadFirst: none', news([]))).toThrow('not possible')
  })

  test('MS16 MS18 the next ten come when the scroll has rested, in one request; where the last page ended nothing more is asked', () => {
    expect(inAll('more').calls).toEqual(['loadFirst'])
    const asked = inAll('more', 'more', 'more', PAUSE)
    expect(asked).toMatchObject({ state: 'shown.loadingMore', calls: ['loadFirst', 'loadNext'] })
    const whole = inAll('more', PAUSE, 'loadNext: six')
    expect(whole).toMatchObject({ state: 'shown.idle', context: { rows: [...firstPage, ...secondPage], next: 16, isLast: true } })
    expect(() => inAll('more', PAUSE, 'loadNext: six', 'more')).toThrow('not possible')
    expect(() => inLatest('loadFirst: ten', 'more')).toThrow('not possible')
  })

  test('MS16 MS18 the requests name the page; the pause of the scroll is 300 ms after its last step', async () => {
    const clock = new SimulatedClock()
    const asked: NewsRequest[] = []
    const loadPage = fromPromise<ApiResult<Notification[]>, NewsRequest>(({ input }) => {
      asked.push(input)
      return Promise.resolve({ kind: 'ok', payload: input.offset === 0 ? firstPage : secondPage, message: null })
    })
    const actor = createActor(messagesMachine.provide({ actors: { loadPage } }), { clock, input: { isAll: true } }).start()
    await waitFor(actor, (snapshot) => snapshot.matches({ shown: 'idle' }))
    actor.send({ type: 'more' })
    clock.increment(299)
    actor.send({ type: 'more' })
    clock.increment(299)
    expect(asked).toEqual([{ offset: 0, size: 10 }])
    clock.increment(1)
    expect(asked).toEqual([
      { offset: 0, size: 10 },
      { offset: 10, size: 10 },
    ])
    actor.stop()
  })

  test.each(['refused', 'lost', 'server error', 'offline', 'crash'])(
    'MS03 ER08 «%s»: the page says so and loads again',
    (fault) => {
      const failed = inLatest(`loadFirst: ${fault}`)
      expect(failed).toMatchObject({ state: 'failed', effects: [], context: { problem: expect.stringMatching(/[а-я]/) } })
      const again = inLatest(`loadFirst: ${fault}`, 'retry', 'loadFirst: six')
      expect(again).toMatchObject({ state: 'shown.idle', context: { problem: null, rows: secondPage } })
    },
  )

  test('MS16 a page that does not come: the rows stay, the scroll asks no more, the button does', () => {
    const failed = inAll('more', PAUSE, 'loadNext: server error')
    expect(failed).toMatchObject({ state: 'shown.idle', context: { rows: firstPage, problem: 'Произошла ошибка' } })
    expect(() => inAll('more', PAUSE, 'loadNext: server error', 'more')).toThrow('not possible')
    const again = inAll('more', PAUSE, 'loadNext: server error', 'retry', 'loadNext: six')
    expect(again).toMatchObject({ state: 'shown.idle', context: { rows: [...firstPage, ...secondPage], problem: null } })
    expect(() => inAll('retry')).toThrow('not possible')
  })

  test('MS03 new ones wait until they are asked for: the rows do not move by themselves', () => {
    const waiting = inAll(NEWS)
    expect(waiting).toMatchObject({ state: 'shown.idle', context: { rows: firstPage, hasNew: true } })
    const shown = inAll(NEWS, 'renew', 'renewRows: one more')
    expect(shown.context).toMatchObject({ rows: rowsFrom(17, 7), next: 11, hasNew: false })
    expect(inAll('more', NEWS, 'renew').state).toBe('shown.renewing')
    expect(() => inAll('renew')).toThrow('not possible')
    expect(() => inAll('more', 'renew')).toThrow('not possible')
    expect(inAll(news(rowsFrom(16, 12))).context.hasNew).toBe(false)
  })

  test('MS03 ER08 new ones that do not come: the person reads why, and may ask again', () => {
    const failed = inAll(NEWS, 'renew', 'renewRows: refused')
    expect(failed).toMatchObject({ state: 'shown.idle', context: { rows: firstPage, hasNew: true } })
    expect(failed.effects).toMatchObject([{ type: 'toast', params: { title: 'Ошибка', text: 'Сейчас нельзя', tone: 'danger' } }])
  })

  test('MS12 what is read here or elsewhere is read in the list, in its place', () => {
    const isRead = ({ context }: ReturnType<typeof inAll>) => context.rows[0]?.isRead
    expect(isRead(inAll())).toBe(false)
    expect(isRead(inAll(READ))).toBe(true)
    const polled = rowsFrom(16, 12).map((row) => ({ ...row, isRead: true }))
    const told = inAll(news(polled))
    expect([isRead(told), told.context.rows.map(({ id }) => id)]).toEqual([true, firstPage.map(({ id }) => id)])
  })
})
