import { describe, expect, test, vi } from 'vitest'
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import { historyFlow, operation, returned, running, settled, SHORT_PAGE, zero } from '../../../model/money/history.ts'
import { stamp } from '../../../model/kit/stamp.ts'
import type { ApiResult } from '../../../src/api/result.ts'
import { historyMachine } from '../../../src/machines/money/history/machine.ts'
import { firstRequest, hasFile, hasMore, nextRequest, visibleRows } from '../../../src/machines/money/history/rows.ts'
import type {
  HistoryContext,
  HistoryInput,
  HistoryPage,
  HistoryRequest,
  HistoryRow,
} from '../../../src/machines/money/history/types.ts'
import { testMachine } from '../kit/test-machine.ts'
import { walk } from '../kit/walk.ts'

testMachine(historyFlow)

const full = historyFlow.inputs['the whole history']
const mini = historyFlow.inputs['the profile']
const ABLE = 'able: '
const FAILED = `filter.change {"patch":{"kind":"failed"}}`
const WEEK = `filter.change {"patch":{"period":"week"}}`
const CHARGED = { type: 'filter.change', patch: { kind: 'charged' }, ...stamp }
const PAUSE = 'after RENEWAL in standing.shown'
const REFRESH = { type: 'refreshScore' }
const SHOWN = 'standing.shown'
const inFull = (...steps: Parameters<typeof walk>[2]) => walk(historyFlow, full, steps)
const inMini = (...steps: Parameters<typeof walk>[2]) => walk(historyFlow, mini, steps)
const idsOf = (context: HistoryContext) => visibleRows(context).map(({ id }) => id)

const NEWEST = { sortBy: 'created_time', sortDirection: 'desc' }

describe('history: journeys', () => {
  test('BL36 BL40 rows of zero are never shown; nothing but zeros is no history', () => {
    const some = inFull('loadFirst: some of everything')
    expect([some.state, idsOf(some.context), some.context.loaded]).toEqual([SHOWN, ['2', '1'], 3])
    expect(inFull('loadFirst: none')).toMatchObject({ state: 'standing.empty' })
    expect(inFull('loadFirst: a full page of zeros')).toMatchObject({ state: 'standing.empty', context: { loaded: SHORT_PAGE } })
  })

  test('BL38 A69 the next page begins after the rows received, zeros and known ones among them, and only after a full one', () => {
    const zeros = inFull('loadFirst: a full page of zeros', 'more')
    expect(zeros).toMatchObject({ state: 'loadingMore', calls: ['loadFirst', 'loadNext'] })
    expect(nextRequest(zeros.context)).toEqual({ offset: SHORT_PAGE, size: SHORT_PAGE, ...NEWEST })
    const whole = inFull('loadFirst: a full page', 'more', 'loadNext: one more, one known')
    expect([idsOf(whole.context), whole.context.loaded]).toEqual([['1', '2', '3', '4', '5'], SHORT_PAGE + 2])
    expect(() => inFull('loadFirst: a full page', 'more', 'loadNext: one more, one known', 'more')).toThrow('not possible')
    const further = inFull('loadFirst: a full page', 'more', 'loadNext: another full page', 'more')
    expect(nextRequest(further.context)).toMatchObject({ offset: 2 * SHORT_PAGE })
    expect(() => inFull('loadFirst: some of everything', 'more')).toThrow('not possible')
  })

  test('E16 A69 a server with cursors says itself that a full page was the last one', () => {
    const more = inFull(`loadFirst: ${ABLE}a full page`, 'more')
    expect(nextRequest(more.context)).toEqual({ offset: SHORT_PAGE, size: SHORT_PAGE, ...NEWEST, cursor: 'c-1' })
    expect(() => inFull(`loadFirst: ${ABLE}the last full page`, 'more')).toThrow('not possible')
    const last = inFull(`loadFirst: ${ABLE}a full page`, 'more', `loadNext: ${ABLE}the last page`)
    expect([idsOf(last.context).length, hasMore(last.context)]).toEqual([SHORT_PAGE + 2, false])
  })

  test('E16 a server that says nothing of filters is asked nothing more: the portal chooses among the rows it has', () => {
    const chosen = inFull('loadFirst: some of everything', CHARGED)
    expect([chosen.state, idsOf(chosen.context), chosen.calls]).toEqual([SHOWN, ['2'], ['loadFirst']])
    expect(firstRequest(chosen.context)).toEqual({ offset: 0, size: SHORT_PAGE, ...NEWEST })
    const none = inFull('loadFirst: some of everything', FAILED)
    expect([none.state, none.calls]).toEqual(['standing.nothing', ['loadFirst']])
    expect(inFull('loadFirst: some of everything', FAILED, 'filter.reset')).toMatchObject({ state: SHOWN, calls: ['loadFirst'] })
    expect(() => inFull('loadFirst: some of everything', 'filter.reset')).toThrow('not possible')
  })

  test('E16 a server that filters is asked for the operations and the days of the choice, both ends in Moscow', () => {
    const charged = inFull(`loadFirst: ${ABLE}a full page`, CHARGED)
    expect(charged).toMatchObject({ state: 'loading', calls: ['loadFirst', 'loadFirst'] })
    expect(firstRequest(charged.context)).toEqual({
      offset: 0,
      size: SHORT_PAGE,
      ...NEWEST,
      operations: [
        'CHARGE_FOR_SALE',
        'CHARGE_FOR_BUY',
        'CHARGE_FOR_ADMIN',
        'MANUAL_CHARGE_BUYER',
        'MANUAL_CHARGE_SELLER',
        'MANUAL_CHARGE_ART',
      ],
    })
    const days = { type: 'filter.change', patch: { kind: 'paid', period: { from: '2026-11-01', to: '2026-11-20' } }, ...stamp }
    expect(firstRequest(inFull(`loadFirst: ${ABLE}a full page`, days).context)).toEqual({
      offset: 0,
      size: SHORT_PAGE,
      ...NEWEST,
      operations: ['DISCHARGE'],
      from: '01-11-2026',
      to: '20-11-2026',
    })
    const week = inFull(`loadFirst: ${ABLE}a full page`, WEEK)
    expect(firstRequest(week.context)).toMatchObject({ from: '14-11-2026' })
    const nothing = inFull(`loadFirst: ${ABLE}a full page`, FAILED, `loadFirst: ${ABLE}none`)
    expect(nothing).toMatchObject({ state: 'standing.nothing' })
    expect(inFull(`loadFirst: ${ABLE}a full page`, FAILED, 'loadFirst: refused', 'filter.reset')).toMatchObject({
      state: 'loading',
    })
  })

  test('E16 the same choice again, and a choice where there is nothing to choose from, change nothing', () => {
    expect(() => inFull('loadFirst: some of everything', FAILED, FAILED)).toThrow('not possible')
    expect(() => inFull('loadFirst: none', FAILED)).toThrow('not possible')
    expect(() => inFull(FAILED)).toThrow('not possible')
    expect(() => inMini('loadFirst: some of everything', FAILED)).toThrow('not possible')
  })

  test('E16 a file is offered where the server promises one and there is something to put into it', () => {
    const offers = (...steps: Parameters<typeof walk>[2]) => hasFile(inFull(...steps).context)
    expect(offers(`loadFirst: ${ABLE}a full page`)).toBe(true)
    expect(offers(`loadFirst: ${ABLE}none`)).toBe(false)
    expect(offers('loadFirst: a full page')).toBe(false)
    expect(offers(`loadFirst: ${ABLE}a full page`, FAILED, `loadFirst: ${ABLE}none`), 'another choice has rows').toBe(true)
  })

  test('BL37 the mini table asks for the latest, has no next page, and shows the first six that are not zero', () => {
    const shown = inMini('loadFirst: a full page')
    expect(firstRequest(shown.context)).toEqual({ offset: 0, size: SHORT_PAGE })
    expect(() => inMini('loadFirst: a full page', 'more')).toThrow('not possible')
    const rows = [zero(1), ...[2, 3, 4, 5, 6, 7, 8, 9].map((at) => operation(at)), zero(10)] as HistoryRow[]
    expect(idsOf({ ...shown.context, size: 10, rows })).toEqual(['2', '3', '4', '5', '6', '7'])
  })

  test('BL02 points that come are seen without a reload, on top; the pages below stay', () => {
    const asked = inFull('loadFirst: a full page', 'renew')
    expect(asked).toMatchObject({ state: 'standing.renewing', calls: ['loadFirst', 'renew'] })
    const renewed = inFull('loadFirst: a full page', 'renew', 'renew: one more')
    expect([renewed.state, idsOf(renewed.context)]).toEqual([SHOWN, ['9', '1', '2', '3', '4']])
    expect(nextRequest(renewed.context).offset).toBe(SHORT_PAGE + 1)
    expect(inFull('loadFirst: none', 'renew', 'renew: one more')).toMatchObject({ state: SHOWN })
    const small = inMini('loadFirst: a full page', 'renew', 'renew: one more')
    expect(idsOf(small.context)).toEqual(['9', '1', '2', '3'])
    const filtered = inFull('loadFirst: some of everything', FAILED, 'renew', 'renew: the payout has come back')
    expect([filtered.state, idsOf(filtered.context)]).toEqual([SHOWN, ['1']])
  })

  test('BL02 what comes while an answer is awaited is asked for anew; after a failure the person decides', () => {
    const before = inFull('renew', 'loadFirst: a full page')
    expect(before).toMatchObject({ state: 'standing.renewing', calls: ['loadFirst', 'renew'] })
    const during = inFull('loadFirst: a full page', 'renew', 'renew')
    expect(during).toMatchObject({ state: 'standing.renewing', calls: ['loadFirst', 'renew', 'renew'] })
    const paging = inFull('loadFirst: a full page', 'more', 'renew', 'loadNext: one more, one known')
    expect(paging).toMatchObject({ state: 'standing.renewing' })
    expect(inFull('renew', 'loadFirst: lost')).toMatchObject({ state: 'failed' })
    expect(inFull('renew', 'loadFirst: lost', 'retry', 'loadFirst: none')).toMatchObject({ state: 'standing.empty' })
  })

  test('C05 a payout on its way is asked about; its end is shown and counts the points anew', () => {
    const goes = inFull('loadFirst: some of everything', PAUSE, 'renew: the payout goes on')
    expect(goes).toMatchObject({ state: SHOWN, context: { quiet: 1 }, effects: [] })
    for (const [answer, row] of [
      ['the payout is settled', settled],
      ['the payout has come back', returned],
    ] as const) {
      const end = inFull('loadFirst: some of everything', PAUSE, `renew: ${answer}`)
      expect(end.effects).toMatchObject([REFRESH])
      expect(visibleRows(end.context)[1]).toEqual(row)
      expect(() => inFull('loadFirst: some of everything', PAUSE, `renew: ${answer}`, PAUSE)).toThrow('not possible')
    }
    expect(() => inFull('loadFirst: a full page', PAUSE)).toThrow('not possible')
  })

  test('ER08 a history that did not come is loaded again on demand; a next page or a renewal that did not come leaves the rows', () => {
    for (const fault of ['refused', 'lost', 'server error', 'offline', 'crash']) {
      expect(inFull(`loadFirst: ${fault}`)).toMatchObject({ state: 'failed' })
      expect(inFull(`loadFirst: ${fault}`).context.problem).not.toBeNull()
      expect(inFull(`loadFirst: ${fault}`, 'retry', 'loadFirst: a full page')).toMatchObject({
        state: SHOWN,
        context: { problem: null },
      })
      const next = inFull('loadFirst: a full page', 'more', `loadNext: ${fault}`)
      expect([next.state, next.context.problem !== null, idsOf(next.context).length]).toEqual([SHOWN, true, SHORT_PAGE])
      const renewed = inFull('loadFirst: a full page', 'renew', `renew: ${fault}`)
      expect([renewed.state, renewed.context.problem, renewed.context.quiet]).toEqual([SHOWN, null, 1])
    }
  })

  test('E06 an answer without a history is told to the operators, and is an empty one', () => {
    const told = { type: 'logProblem', params: { problem: 'history: no history in the answer' } }
    expect(inFull('loadFirst: no history')).toMatchObject({ state: 'standing.empty', effects: [told] })
    expect(inFull('loadFirst: a full page', 'more', 'loadNext: no history')).toMatchObject({ state: SHOWN, effects: [told] })
    const kept = inFull('loadFirst: a full page', 'renew', 'renew: no history')
    expect([kept.state, idsOf(kept.context).length, kept.effects]).toEqual([SHOWN, SHORT_PAGE, [told]])
  })

  test('C05 the pauses between the questions double up to a minute', async () => {
    const clock = new SimulatedClock()
    let asked = 0
    const answer: ApiResult<HistoryPage> = {
      kind: 'ok',
      payload: { rows: [running as HistoryRow], supports: [], next: null, isMalformed: false },
      message: null,
    }
    const ask = fromPromise<ApiResult<HistoryPage>, HistoryRequest>(() => {
      asked += 1
      return Promise.resolve(answer)
    })
    const machine = historyMachine.provide({ actors: { loadPage: ask, renewPage: ask }, actions: { refreshScore: () => {} } })
    const actor = createActor(machine, { clock, input: { view: 'full', size: 100, now: stamp.now } }).start()
    const isShown = (snapshot: ReturnType<typeof actor.getSnapshot>) => snapshot.matches({ standing: 'shown' })
    await waitFor(actor, isShown)
    for (const [at, seconds] of [3, 6, 12, 24, 48, 60, 60].entries()) {
      clock.increment(seconds * 1_000 - 1)
      expect(asked, `just before question ${at + 2}`).toBe(at + 1)
      clock.increment(1)
      expect(asked).toBe(at + 2)
      await waitFor(actor, isShown)
    }
    actor.stop()
  })
})

test('BL01 C05 the screen hears of the end of a payout, and of nothing else', () => {
  const heard = vi.fn<() => void>()
  const machine = historyMachine.provide({ actions: { refreshScore: () => {}, logProblem: () => {} } })
  const start: HistoryInput = { view: 'full', size: SHORT_PAGE, now: stamp.now }
  const actor = createActor(machine, { input: start, clock: new SimulatedClock() }).start()
  actor.on('ended', heard)
  const send = (step: string) => actor.send(historyFlow.modelEvents.find(({ label }) => label === step)?.event as never)
  send('loadFirst: some of everything')
  for (const [answer, times] of [
    ['the payout goes on', 0],
    ['lost', 0],
    ['the payout is settled', 1],
    ['one more', 1],
  ] as const) {
    actor.send({ type: 'renew' })
    send(`renew: ${answer}`)
    expect(heard, answer).toHaveBeenCalledTimes(times)
  }
})
