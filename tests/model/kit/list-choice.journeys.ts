/** Journeys of a list's choice: statuses, period, search, order, and the address that has them (A57, E16). */
import { describe, expect, test } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import { firstRequest, nextRequest } from '../../../src/machines/fragments/list/requests.ts'
import type { ListContext, ListInput } from '../../../src/machines/fragments/list/types.ts'
import type { Flow } from '../../../model/kit/flow.ts'
import { pageOf, PREFIX } from '../../../model/fragments/list.ts'
import { stamp } from '../../../model/kit/stamp.ts'
import { walk } from './walk.ts'

type Row = { id: string; saleStatus: string | null }

/** A label, or a whole event. */
type Step = string | ({ type: string } & Record<string, unknown>)

const filter = (patch: object) => ({ type: 'filter.change', patch, ...stamp })
const search = (text: string) => ({ type: 'search.change', text })
const goTo = (address: string) => ({ type: 'url.changed', address, now: stamp.now })
const PAUSE = 'after SEARCH_PAUSE in pausing'
const RESET = { type: 'filter.reset' }
const ABLE = 'loadFirst: able: first of many'

export const testChoice = <Machine extends AnyStateMachine>(flow: Flow<Machine>, input: unknown): void => {
  const go = (steps: readonly Step[], address = '', supports: string[] | null = null) => {
    const start = { ...(input as ListInput<string>), address, supports }
    const { context, effects, state } = walk(flow as unknown as Flow, start, steps)
    const places = effects.filter(({ type }) => type === 'navigate').map(({ params }) => params)
    return {
      state,
      context: context as ListContext<Row, string>,
      /** Where the address was left; undefined where it was not changed. */
      place: places.at(-1),
      others: effects.filter(({ type }) => type !== 'navigate'),
    }
  }
  const path = flow.machine.id === 'sales' ? '/sales' : '/user-tools'
  const shown = (query: string) => ({ to: path + query, replace: true })
  const asked = (steps: Parameters<typeof go>[0], address = '') => {
    const {
      offset: _offset,
      size: _size,
      sortBy: _by,
      sortDirection: _direction,
      ...added
    } = firstRequest(go(steps, address).context)
    return added
  }

  describe(`${flow.name}: a choice that the server makes`, () => {
    test('E16 statuses are asked for anew, and the address has them', () => {
      const end = go([ABLE, filter({ statuses: ['FAIL'] })])
      expect(end).toMatchObject({ state: 'loading', place: shown('?status=FAIL') })
      expect(firstRequest(end.context)).toMatchObject({ offset: 0, statuses: ['FAIL'] })
      expect(end.context.rows).toHaveLength(20)
    })

    test('E16 a period is sent as its days: seven of them, a month, or two of one’s own', () => {
      expect(asked([ABLE, filter({ period: 'week' })])).toEqual({ from: '14-11-2026' })
      expect(asked([ABLE, filter({ period: 'month' })])).toEqual({ from: '20-10-2026' })
      expect(asked([ABLE, filter({ period: { from: '2026-11-01', to: '2026-11-10' } })])).toEqual({
        from: '01-11-2026',
        to: '10-11-2026',
      })
      expect(go([ABLE, filter({ period: 'week' })]).place).toEqual(shown('?period=week'))
    })

    test('E16 a search begins after a pause in typing, from three characters; the rows stay until then', () => {
      const typed = go([ABLE, search(PREFIX)])
      expect(typed).toMatchObject({ state: 'pausing', place: undefined })
      expect(typed.context.rows).toHaveLength(20)
      const begun = go([ABLE, search('100'), search(PREFIX), PAUSE])
      expect(begun).toMatchObject({ state: 'loading', place: shown(`?search=${PREFIX}`) })
      expect(firstRequest(begun.context)).toMatchObject({ search: PREFIX })
      expect(go([ABLE, search('10')])).toMatchObject({ state: 'shown.idle', context: { search: '10' } })
      expect(go([ABLE, search(PREFIX), search('')])).toMatchObject({ state: 'shown.idle', place: shown('') })
    })

    test('E16 pages of a choice follow the cursor, and end where the server says so', () => {
      const first = go([ABLE]).context
      expect(nextRequest(first)).toMatchObject({ offset: 20, cursor: 'c-1' })
      const end = go([ABLE, 'more', 'loadNext: able: last three'])
      expect(end.context.rows).toHaveLength(23)
      expect(() => go([ABLE, 'more', 'loadNext: able: last three', 'more'])).toThrow('not possible')
    })

    test('A57 E16 nothing found is not an empty list, and «Сбросить» leads back', () => {
      const nothing = [ABLE, filter({ statuses: ['FAIL'] }), 'loadFirst: able: none']
      expect(go(nothing).state).toBe('nothing')
      const back = go([...nothing, RESET])
      expect(back).toMatchObject({ state: 'loading', place: shown('') })
      expect(asked([...nothing, RESET])).toEqual({})
      expect(go(['loadFirst: able: none'])).toMatchObject({ state: 'empty' })
      expect(go([...nothing, 'reload']).state).toBe('loading')
    })

    test('A57 with every status unticked nothing is asked, and nothing is shown', () => {
      const off = [ABLE, filter({ statuses: [] })]
      expect(go(off)).toMatchObject({ state: 'nothing', place: shown('?status=none') })
      expect(go([...off, filter({ statuses: null })])).toMatchObject({ state: 'shown.idle', place: shown('') })
    })

    test('ER08 E16 a failure keeps what is chosen: «Повторить» asks for the same, another choice for another', () => {
      const failed = [ABLE, filter({ statuses: ['FAIL'] }), 'loadFirst: refused']
      expect(go(failed)).toMatchObject({ state: 'failed', context: { statuses: ['FAIL'] } })
      expect(asked([...failed, 'retry'])).toEqual({ statuses: ['FAIL'] })
      expect(go([...failed, RESET])).toMatchObject({ state: 'loading', context: { statuses: null } })
    })

    test('E16 a newer choice ends the call of an older one', () => {
      const twice = go([ABLE, filter({ statuses: ['FAIL'] }), filter({ statuses: ['FINISH'] })])
      expect(twice.state).toBe('loading')
      expect(firstRequest(twice.context)).toMatchObject({ statuses: ['FINISH'] })
      expect(go([ABLE, filter({ statuses: ['FAIL'] }), search(PREFIX)]).state).toBe('pausing')
    })

    test('E16 C05 a row that leaves the filter goes, brings the points, and takes no other row with it', () => {
      const waiting = [ABLE, filter({ statuses: ['TAX_PENDING'] }), 'loadFirst: able: two under way']
      const renewal = 'after RENEWAL in shown.idle'
      const end = go([...waiting, renewal, 'renew: able: one left'])
      expect(end.state).toBe('shown.idle')
      expect(end.others).toEqual([{ type: 'refreshScore', params: undefined }])
      expect(end.context.rows).toHaveLength(1)
      expect(end.context).toMatchObject({ loaded: 1, total: 1 })
      const whole = go(['loadFirst: able: two under way', renewal, 'renew: able: one left'])
      expect(whole.context.rows).toHaveLength(2)
      expect(whole.others).toEqual([])
      const last = { kind: 'ok', payload: { ...pageOf([]), supports: ['filter'] }, message: null }
      const gone = go([...waiting, renewal, { type: 'xstate.done.actor.renew', output: last }])
      expect(gone.state).toBe('nothing')
    })
  })

  describe(`${flow.name}: a choice among the loaded rows`, () => {
    const MANY = 'loadFirst: first of many'

    test('A57 E16 a server that names no additions gets none of them', () => {
      const steps = [MANY, filter({ statuses: ['FINISH'] }), filter({ period: 'week' }), search(PREFIX)]
      expect(asked(steps)).toEqual({})
      expect(go(steps)).toMatchObject({ state: 'shown.idle', place: shown(`?status=FINISH&period=week&search=${PREFIX}`) })
    })

    test('A57 FM18 nothing among them is not an empty list: «Показать еще» goes on, «Сбросить» leads back', () => {
      const nothing = [MANY, filter({ statuses: ['FAIL'] })]
      expect(go(nothing).state).toBe('nothing')
      expect(go([...nothing, 'more']).state).toBe('shown.loadingMore')
      expect(go([...nothing, 'more', 'loadNext: next of many'])).toMatchObject({ state: 'nothing', context: { loaded: 40 } })
      expect(go([...nothing, RESET]).state).toBe('shown.idle')
      expect(() => go(['loadFirst: all three', filter({ statuses: ['FAIL'] }), 'more'])).toThrow('not possible')
    })

    test('E16 the search looks at the beginning of the number, without a pause', () => {
      expect(go([MANY, search(PREFIX)])).toMatchObject({ state: 'shown.idle', place: shown(`?search=${PREFIX}`) })
      expect(go([MANY, search('999')]).state).toBe('nothing')
    })
  })

  describe(`${flow.name}: the choice in the address`, () => {
    const LINK = `?status=FAIL&search=${PREFIX}`

    test('E16 where the device knows what the server can, the first request has the choice, and no second one follows', () => {
      const known = ['filter', 'search', 'cursor']
      const begun = go([], LINK, known)
      expect(firstRequest(begun.context)).toMatchObject({ offset: 0, statuses: ['FAIL'], search: PREFIX })
      expect(go([ABLE], LINK, known).state).toBe('shown.idle')
      expect(go([ABLE], LINK).state).toBe('loading')
    })

    test('E16 a server that can less than it could is asked once more: its rows are filtered here', () => {
      expect(go(['loadFirst: all three'], LINK, ['filter', 'search'])).toMatchObject({
        state: 'nothing',
        context: { supports: [] },
      })
      const refused = go(['loadFirst: refused'], LINK, ['filter', 'search'])
      expect(refused).toMatchObject({ state: 'failed', context: { supports: null } })
      const { statuses, search: prefix } = firstRequest(refused.context)
      expect([statuses, prefix]).toEqual([undefined, undefined])
    })

    test('E16 the first request is the described one; the answer says whether the choice can be sent', () => {
      expect(asked([], LINK)).toEqual({})
      const again = go([ABLE], LINK)
      expect(again).toMatchObject({ state: 'loading', context: { rows: [] } })
      expect(firstRequest(again.context)).toMatchObject({ statuses: ['FAIL'], search: PREFIX })
      expect(go([ABLE, ABLE], LINK)).toMatchObject({ state: 'shown.idle', place: undefined })
      expect(go(['loadFirst: all three'], LINK).state).toBe('nothing')
    })

    test('the address of a choice is that choice, in whatever order it was ticked', () => {
      const ticked = [ABLE, filter({ statuses: ['FAIL', 'FINISH'] })]
      expect(go(ticked).place).toEqual(shown('?status=FINISH,FAIL'))
      expect(() => go([...ticked, goTo('?status=FINISH,FAIL')])).toThrow('not possible')
    })

    test('another address is another choice; the same one, or what is half-typed beside it, is none', () => {
      expect(go([ABLE, goTo('?status=FAIL')])).toMatchObject({
        state: 'loading',
        place: undefined,
        context: { statuses: ['FAIL'] },
      })
      expect(() => go([ABLE, goTo('')])).toThrow('not possible')
      expect(() => go([ABLE, search('10'), goTo('')])).toThrow('not possible')
      expect(() => go([ABLE, goTo('?status=NEW&period=ever&from=31-12&search=x&sort=nfc')])).toThrow('not possible')
    })

    test('A77 a sort that is not the usual one is in the address; the same one again asks for nothing', () => {
      const bySerial = { type: 'sort.change', by: 'sn', direction: 'desc' }
      expect(go([ABLE, bySerial])).toMatchObject({ state: 'loading', place: shown('?sort=-sn') })
      expect(go([ABLE, bySerial, ABLE, bySerial]).state).toBe('shown.idle')
      expect(go([ABLE, bySerial, ABLE, { type: 'sort.change', by: null }]).context.sort).toBeNull()
      expect(go([ABLE, { type: 'sort.change', by: 'model' }]).place).toEqual(shown('?sort=model'))
    })

    const NONE = 'loadFirst: able: none'
    const off = filter({ statuses: ['FAIL'] })
    test.each([
      ['loading', [ABLE, off]],
      ['pausing', [ABLE, off, ABLE, search(PREFIX)]],
      ['shown.idle', [ABLE, off, ABLE]],
      ['nothing', [ABLE, off, NONE]],
      ['failed', [ABLE, off, 'loadFirst: refused']],
    ])('in «%s» another choice is taken, and what is chosen already cannot be chosen again', (state, way) => {
      const before = go(way).context
      expect(go(way).state).toBe(state)
      expect(go([...way, filter({ period: 'month' })]).context.period).toBe('month')
      expect(() => go([...way, off])).toThrow('not possible')
      expect(go([...way, goTo('?status=PENDING')]).context.statuses).toEqual(['PENDING'])
      expect(() => go([...way, goTo(`?status=FAIL${before.search && `&search=${before.search}`}`)])).toThrow('not possible')
      expect(go([...way, RESET]).context).toMatchObject({ statuses: null, period: 'all', search: '' })
      expect(go([...way, search('500')]).state).toBe('pausing')
      expect(() => go([...way, search(before.search)])).toThrow('not possible')
    })

    test('FM16 the rows have an order wherever there are any, also while others are on their way', () => {
      const bySerial = { type: 'sort.change', by: 'sn' }
      const sorted = { sort: { by: 'sn', direction: 'asc' } }
      for (const way of [[ABLE, off], [ABLE, search(PREFIX)], [ABLE], [ABLE, off, NONE]])
        expect(go([...way, bySerial])).toMatchObject({ state: 'loading', context: sorted })
      expect(() => go(['loadFirst: refused', bySerial])).toThrow('not possible')
    })

    test.each([
      ['loading', []],
      ['pausing', [ABLE, search(PREFIX), PAUSE, ABLE, search('')]],
      ['shown.idle', [ABLE]],
      ['failed', ['loadFirst: refused']],
    ])('in «%s» without a choice there is nothing to reset', (state, way) => {
      expect(go(way).state).toBe(state)
      expect(() => go([...way, RESET])).toThrow('not possible')
    })
  })
}
