import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import { chatFlow, day, kinds, message, newestPage, olderPage } from '../../../model/site/chat.ts'
import { stagedApi } from '../../../model/kit/staged-api.ts'
import type { ApiResult } from '../../../src/api/result.ts'
import { chatActors } from '../../../src/machines/site/chat/actors.ts'
import { chatMachine, pauseOf } from '../../../src/machines/site/chat/machine.ts'
import { pageOf, withNewest, withOlder } from '../../../src/machines/site/chat/rows.ts'
import { kindOf } from '../../../src/machines/site/chat/selectors.ts'
import type { ChatPage, HistoryRequest, LinkEnd } from '../../../src/machines/site/chat/types.ts'
import { testMachine } from '../kit/test-machine.ts'
import { walk } from '../kit/walk.ts'

testMachine(chatFlow)

const start = chatFlow.inputs['the chat']
const PAGE = 'loadNewest: a full page'
const SCROLL = 'after SCROLL in history.settling'
const PAUSE = 'after PAUSE in link.offline'
const OLDER = { type: 'older' } as const
const after = (...steps: Parameters<typeof walk>[2]) => walk(chatFlow, start, steps)
const at = (link: string, history: string) => `link.${link}+history.${history}`
const TOAST = {
  type: 'toast',
  params: { title: 'Ошибка', text: 'Ошибка подключения к Web Socket', tone: 'danger', about: 'chat-socket' },
}

describe('chat: journeys of the history', () => {
  test('CH07 CH09 API55 the newest twenty are asked at once, without the socket; the scroll comes behind', () => {
    expect(after()).toMatchObject({ state: at('holding', 'loading'), calls: ['holdSocket', 'loadNewest'] })
    const loaded = after(PAGE)
    expect(loaded).toMatchObject({ state: at('holding', 'settling'), context: { rows: newestPage, hasMore: true } })
    expect(loaded.effects.map(({ type }) => type)).not.toContain('scroll')
    expect(after(PAGE, SCROLL)).toMatchObject({ state: at('holding', 'shown') })
  })

  test('CH07 API55 the request is exactly offset 0 and size 20; the older page names the oldest message', async () => {
    const bodies: unknown[] = []
    const api = stagedApi(async (request) => {
      bodies.push(await (request as Request).clone().json())
      return new Response(JSON.stringify({ code: 0, message: null, payload: [] }), {
        headers: { 'Content-Type': 'application/json' },
      })
    })
    const actors = chatActors(api, { hold: () => new Promise<LinkEnd>(() => {}) })
    for (const before of [null, 'message-7']) {
      const actor = createActor(actors.loadNewest, { input: { before } }).start()
      await waitFor(actor, ({ status }) => status === 'done')
    }
    expect(bodies).toEqual([
      { offset: 0, size: 20 },
      { offset: 0, size: 20, before: 'message-7' },
    ])
  })

  test('CH10 any news reloads, whatever is under way; an opened socket too: what came before it was not announced', () => {
    for (const before of [[], [PAGE], [PAGE, SCROLL], [PAGE, SCROLL, OLDER], ['sent'], ['loadNewest: refused']])
      for (const news of ['socket.news', 'socket.opened'])
        expect(after(...before, news)).toMatchObject({ state: expect.stringContaining('history.loading') as string })
    expect(after(PAGE, SCROLL, 'socket.news').calls.filter((call) => call === 'loadNewest')).toHaveLength(2)
  })

  test('CH08 CH09 500 ms after a message has gone the history is asked again, 300 ms after it has come the view scrolls', async () => {
    const clock = new SimulatedClock()
    const answer: ApiResult<ChatPage> = { kind: 'ok', payload: pageOf(newestPage), message: null }
    let asked = 0
    let scrolled = 0
    const actors = {
      holdSocket: fromPromise<LinkEnd>(() => new Promise<never>(() => {})),
      loadNewest: fromPromise<ApiResult<ChatPage>, HistoryRequest>(() => {
        asked += 1
        return Promise.resolve(answer)
      }),
    }
    const actor = createActor(chatMachine.provide({ actors }), { clock })
    actor.on('scroll', () => (scrolled += 1))
    actor.start()
    const settles = async (times: number) => {
      await waitFor(actor, (snapshot) => snapshot.matches({ history: 'settling' }))
      clock.increment(299)
      expect(scrolled).toBe(times - 1)
      clock.increment(1)
      expect(scrolled).toBe(times)
    }
    await settles(1)
    actor.send({ type: 'sent' })
    clock.increment(499)
    expect(asked).toBe(1)
    clock.increment(1)
    expect(asked).toBe(2)
    await settles(2)
    actor.stop()
  })

  test('D212 older pages stand before the known ones, each day once; at the beginning nothing more is asked', () => {
    const older = after(PAGE, SCROLL, OLDER)
    expect(older).toMatchObject({
      state: at('holding', 'loadingOlder'),
      calls: ['holdSocket', 'loadNewest', 'loadOlder'],
    })
    const all = after(PAGE, SCROLL, OLDER, 'loadOlder: rest')
    expect(all).toMatchObject({
      state: at('holding', 'shown'),
      context: { rows: [...olderPage, ...newestPage.slice(1)], hasMore: false },
    })
    expect(() => after(PAGE, SCROLL, OLDER, 'loadOlder: rest', OLDER)).toThrow('not possible')
    expect(() => after('loadNewest: kinds', SCROLL, OLDER)).toThrow('not possible')
    expect(after(PAGE, SCROLL, OLDER, 'loadOlder: rest', 'socket.news', PAGE).context).toMatchObject({
      rows: all.context.rows,
      hasMore: false,
    })
  })

  test.each(['refused', 'lost', 'server error', 'offline', 'gateway down', 'crash', 'wrong shape'])(
    'ER08 «%s»: the reason stands there with «Повторить»; what is known stays readable',
    (fault) => {
      expect(after(`loadNewest: ${fault}`)).toMatchObject({ state: at('holding', 'failed'), context: { rows: null } })
      const later = after(PAGE, 'socket.news', `loadNewest: ${fault}`)
      expect(later).toMatchObject({ state: at('holding', 'failed'), context: { rows: newestPage } })
      expect(later.context.problem).not.toBeNull()
      expect(after(`loadNewest: ${fault}`, 'retry', PAGE).context).toMatchObject({ rows: newestPage, problem: null })
      const older = after(PAGE, SCROLL, OLDER, `loadOlder: ${fault}`)
      expect(older).toMatchObject({ state: at('holding', 'shown'), context: { rows: newestPage, hasMore: true } })
      expect(older.context.problem).not.toBeNull()
    },
  )

  test('D213 the first unread answer begins the new ones, as it was when the chat was opened', () => {
    expect(after('loadNewest: kinds').context.freshFrom).toBe('message-6')
    expect(after('loadNewest: kinds', 'socket.news', PAGE).context.freshFrom).toBe('message-6')
    expect(after(PAGE, 'socket.news', 'loadNewest: kinds').context.freshFrom).toBeNull()
  })
})

describe('chat: journeys of the connection', () => {
  test('CH12 A38 one toast an outage, however many attempts; the next outage is told again', () => {
    const failed = after('holdSocket: ended')
    expect(failed).toMatchObject({ state: at('offline', 'loading'), effects: [TOAST], context: { isOutage: true, failures: 1 } })
    const again = after('holdSocket: ended', PAUSE, 'holdSocket: ended', 'reconnect', 'holdSocket: crash')
    expect(again).toMatchObject({ effects: [TOAST], context: { failures: 3 } })
    const back = after('holdSocket: ended', PAUSE, 'socket.opened')
    expect(back).toMatchObject({ state: at('holding', 'loading'), context: { isOpen: true, isOutage: false } })
    expect(back.effects).toEqual([TOAST, { type: 'endToast', params: { about: 'chat-socket' } }])
    expect(
      after('socket.opened', 'holdSocket: ended', PAUSE, 'socket.opened', 'holdSocket: ended').effects.filter(
        ({ type }) => type === 'toast',
      ),
    ).toHaveLength(2)
  })

  test('CH12 without a connection the history loads and older pages too', () => {
    expect(after('holdSocket: ended', PAGE, SCROLL, OLDER, 'loadOlder: rest')).toMatchObject({
      state: at('offline', 'shown'),
      context: { hasMore: false },
    })
  })

  test('A38 pauses grow to half a minute; half of each is chance', () => {
    const pauses = [1, 2, 3, 4, 5, 6, 60].map((failures) => pauseOf({ failures, jitter: 1 }))
    expect(pauses).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000])
    expect(pauseOf({ failures: 3, jitter: 0 })).toBe(2_000)
    expect(pauseOf({ failures: 0, jitter: 1 })).toBe(1_000)
  })

  test('A38 D217 an accepted connection that ends at once is a failure more; one that has stood begins anew', () => {
    const flap = ['socket.opened', 'holdSocket: ended', PAUSE]
    expect(after(...flap, ...flap, ...flap, ...flap).context.failures).toBe(4)
    const steady = after(...flap, ...flap, 'socket.opened', 'holdSocket: ended later')
    expect(steady).toMatchObject({ state: at('offline', 'loading'), context: { failures: 1 } })
    expect(after('holdSocket: crash', PAUSE, 'holdSocket: crash').context.failures).toBe(2)
  })

  test('CH11 messages leave only over an accepted subscription', () => {
    expect(after().context.isOpen).toBe(false)
    expect(after('socket.opened').context.isOpen).toBe(true)
    expect(after('socket.opened', 'holdSocket: ended').context.isOpen).toBe(false)
  })
})

describe('chat: rows', () => {
  test('CH06 four types of files are downloaded, whatever the case of their names', () => {
    for (const [value, kind] of [
      ['a.jpg', 'picture'],
      ['a.JPEG', 'picture'],
      ['a.png', 'picture'],
      ['a.pdf', 'document'],
      ['setup.exe', 'withheld'],
      ['a.pdf.exe', 'withheld'],
      ['pdf', 'withheld'],
      ['', 'withheld'],
    ] as const)
      expect(kindOf({ isImage: true, value })).toBe(kind)
    expect(kindOf({ isImage: false, value: 'a.pdf' })).toBe('text')
  })

  test('CH07 behind a gap older pages are dropped: they would stand beside messages that they do not meet', () => {
    const newer = [day('21.11.2026'), message(60), message(61)]
    expect(withNewest(newestPage, pageOf(newer))).toEqual({ rows: newer, hasKept: false })
    expect(withNewest(newestPage, pageOf([message(26), message(27)])).rows.map(({ id }) => id)).toContain('message-27')
  })

  test('CH03 E06 a server of the specification names no ids: the newest page stands alone, and nothing older is asked for', () => {
    const plain = kinds.map(({ type, value, isRead, isImage }) => ({ type, value, isRead, isImage }))
    expect(withNewest(plain, pageOf(plain))).toEqual({ rows: plain, hasKept: false })
    expect(pageOf(newestPage).hasMore).toBe(false)
    expect(pageOf(newestPage, ['before']).hasMore).toBe(true)
    expect(pageOf(newestPage.slice(0, 20), ['before']).hasMore).toBe(false)
  })

  test('D212 a message that two pages name stands once; a day without messages goes', () => {
    expect(withOlder([message(2)], pageOf([day('19.11.2026'), day('20.11.2026'), message(1), message(2)]))).toEqual([
      day('20.11.2026'),
      message(1),
      message(2),
    ])
  })
})
