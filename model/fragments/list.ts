/** The common parts of all lists' fixtures: their events, two kinds of servers, the answers, and the states' content. */
import { PAGE_SIZE } from '../../src/domain/portal/limits.ts'
import type { SaleStatus } from '../../src/domain/sales/sale-status.ts'
import { needsRows } from '../../src/machines/fragments/list/requests.ts'
import { hasMore } from '../../src/machines/fragments/list/rows.ts'
import type { ListContext, ListInput, Page, Sort } from '../../src/machines/fragments/list/types.ts'
import { ok, said, type ModelEvent, type NamedAnswer } from '../kit/flow.ts'
import { faults as common } from '../kit/faults.ts'
import { stamp } from '../kit/stamp.ts'
import type { Ui } from '../kit/ui.ts'

interface ListRow {
  id: string
  saleStatus: string | null
}
type Context = ListContext<ListRow, string>

/** Loaded counts and totals differ between pages; only the existence of a next page matters. */
export const listKey =
  (visible: (context: never) => unknown[]) =>
  (context: Context): unknown => [
    context.sort,
    context.statuses,
    context.period,
    context.search,
    context.supports,
    context.asked,
    needsRows(context),
    // Whether another choice would find one of them.
    [...new Set(context.rows.map(({ saleStatus }) => String(saleStatus)))].toSorted(),
    visible(context as never).length > 0,
    hasMore(context),
    context.problem !== null,
  ]

/** An answer of any other shape is an empty list, which another answer covers; this one has a row without any known data. */
const faults: Record<string, NamedAnswer> = {
  ...common,
  'wrong shape': said('строка, в которой ничего нет', ok({ saleHistory: [{ strange: true }] })),
}
const noList = said('в ответе нет списка', ok({}))

/** So many that the last page is never reached by accident. */
const MANY = 10_000

const COUNTS = { FINISH: 30, TAX_PENDING: 4, PENDING: 3, APPROVE_PENDING: 2, FAIL: 3, RESERVED: 3 }
/** What a server adds that filters and searches (E16). */
const able = (next: string | null) => ({ supports: ['filter', 'search', 'cursor'], next })

/** The label of every answer of such a server begins with this. */
const ABLE = 'able: '

/** The rows of a page where only its being full matters: a page of twenty takes five times as long to show. */
export const SHORT_PAGE = 4

/**
 * Answers by call. The first row of a first page may be in progress at the tax service; it is the one that renewals change.
 * @param row creates the row with this number and status
 * @param size rows of a full page, more than three
 */
export const listAnswers = (
  row: (at: number, status: string) => ListRow,
  size: number,
): Record<'loadFirst' | 'loadNext' | 'renew', Record<string, NamedAnswer>> => {
  const rows = (from: number, count: number, first = 'FINISH') =>
    Array.from({ length: count }, (_, at) => row(from + at, at === 0 ? first : 'FINISH'))
  return {
    loadFirst: {
      'first of many': said('первая страница из многих', ok({ saleHistory: rows(0, size), total: MANY })),
      'first of many, one under way': said(
        'первая страница из многих, одна строка на проверке ФНС',
        ok({ saleHistory: rows(0, size, 'TAX_PENDING'), total: MANY }),
      ),
      'all three': said('все три строки', ok({ saleHistory: rows(0, 3), total: 3 })),
      'all three, one under way': said(
        'все три строки, одна на проверке ФНС',
        ok({ saleHistory: rows(0, 3, 'TAX_PENDING'), total: 3 }),
      ),
      'a page, no total': said('полная страница, общее число не названо', ok({ saleHistory: rows(0, size) })),
      'less than a page, no total': said('неполная страница, общее число не названо', ok({ saleHistory: rows(0, size - 1) })),
      none: said('строк нет', ok({ saleHistory: [], total: 0 })),
      [`${ABLE}first of many`]: said(
        'первая страница из многих, сервер ищет сам',
        ok({ saleHistory: rows(0, size), total: MANY, counts: COUNTS, ...able('c-1') }),
      ),
      [`${ABLE}two under way`]: said(
        'две строки на проверке ФНС, сервер ищет сам',
        ok({ saleHistory: [row(0, 'TAX_PENDING'), row(1, 'TAX_PENDING')], total: 2, counts: COUNTS, ...able(null) }),
      ),
      [`${ABLE}none`]: said('строк нет, сервер ищет сам', ok({ saleHistory: [], total: 0, counts: COUNTS, ...able(null) })),
      'no saleHistory': noList,
      ...faults,
    },
    loadNext: {
      'next of many': said('следующая страница из многих', ok({ saleHistory: rows(size, size), total: MANY })),
      'next of many, overlapping': said(
        'следующая страница повторяет строки прошлой',
        ok({ saleHistory: rows(size - Math.ceil(size / 4), size), total: MANY }),
      ),
      'last three': said('последние три строки', ok({ saleHistory: rows(size, 3) })),
      [`${ABLE}last three`]: said(
        'последние три строки, сервер ищет сам',
        ok({ saleHistory: rows(size, 3), total: null, ...able(null) }),
      ),
      'no saleHistory': noList,
      ...faults,
    },
    renew: {
      finished: said('проверка закончилась', ok({ saleHistory: [row(0, 'FINISH')], total: MANY })),
      'still under way': said('проверка ещё идёт', ok({ saleHistory: [row(0, 'TAX_PENDING')], total: MANY })),
      [`${ABLE}one left`]: said(
        'одна строка ушла из фильтра, сервер ищет сам',
        ok({ saleHistory: [row(1, 'TAX_PENDING')], total: 1, counts: COUNTS, ...able(null) }),
      ),
      'no saleHistory': noList,
      ...faults,
    },
  }
}

/** The group that the model switches off and on. */
export const GROUP = 'Успешно'

/** The beginning of every serial number of the model's rows, and a text that is too short to search. */
export const PREFIX = '100.1'
const SHORT = '10'

/** @param others the statuses of all groups but that one, in their order */
export const listEvents = (others: SaleStatus[]) => [
  { type: 'more' as const },
  { type: 'sort.change' as const, by: 'model' as const },
  { type: 'filter.change' as const, patch: { statuses: others }, ...stamp },
  { type: 'filter.change' as const, patch: { statuses: null }, ...stamp },
  { type: 'filter.change' as const, patch: { period: 'week' as const }, ...stamp },
  { type: 'filter.reset' as const },
  { type: 'search.change' as const, text: PREFIX },
  { type: 'search.change' as const, text: SHORT },
  { type: 'url.changed' as const, address: '', now: stamp.now },
  { type: 'url.changed' as const, address: '?status=FAIL', now: stamp.now },
  { type: 'retry' as const },
  { type: 'reload' as const },
]

const isAble = ({ outcome }: ModelEvent): boolean => outcome?.answer.startsWith(ABLE) ?? false

/**
 * A list whose server knows the description alone; one whose server filters and searches; and one that is opened by an address.
 * @param usual the sort of a list that nobody has sorted
 * @param size rows of a full page
 */
export const listStarts = <Column extends string>(name: string, text: string, usual: Sort<Column> | null, size: number) => {
  const of = (...labels: string[]) => {
    const known = new Set(labels)
    return ({ event, label }: ModelEvent) => known.has(event.type) || known.has(label)
  }
  const week = 'filter.change {"patch":{"period":"week"}}'
  const plain = of('search.change', 'url.changed', week)
  const typed = `search.change {"text":"${PREFIX}"}`
  const searches = of('more', 'filter.reset', 'retry', 'reload', 'search.change', week)
  const follows = of(
    'url.changed',
    'sort.change',
    'filter.reset',
    typed,
    'loadFirst: all three',
    'loadFirst: none',
    'loadFirst: refused',
  )
  return {
    [name]: { text, input: listInput(usual, '', size), only: (event: ModelEvent) => !plain(event) && !isAble(event) },
    'a server that searches': {
      text: `${text}, сервер ищет сам`,
      input: listInput(usual, '', size),
      only: (event: ModelEvent) =>
        searches(event) || isAble(event) || (event.outcome ? event.outcome.answer === 'refused' : false) || isTimer(event),
    },
    'an address with a choice': {
      text: `${text} по ссылке с выбором`,
      input: listInput(usual, `?status=FAIL&search=${PREFIX}`, size),
      only: (event: ModelEvent) => follows(event) || isTimer(event) || event.label === `loadFirst: ${ABLE}first of many`,
    },
  }
}

const isTimer = ({ event }: ModelEvent): boolean => event.type.startsWith('xstate.after.')

/** A page as the actors give it: of a server that knows the description alone. */
export const pageOf = <Row>(rows: Row[], total: number | null = rows.length): Page<Row> => ({
  rows,
  total,
  supports: [],
  next: null,
  counts: null,
  isMalformed: false,
})

/** The usual input of a list. */
export const listInput = <Column extends string>(
  sort: Sort<Column> | null,
  address = '',
  size = PAGE_SIZE,
): ListInput<Column> => ({
  size,
  sort,
  address,
  now: stamp.now,
})

/** The content of the kinds of list states. */
export const listStates = (caption: string, emptyText: string) => {
  const shown = async (ui: Ui, { problem }: { problem: string | null }) => {
    await ui.sees('table', caption)
    if (problem !== null) await ui.seesText(problem)
  }
  return {
    loading: (ui: Ui) => ui.sees('table', caption),
    pausing: (ui: Ui) => ui.sees('table', caption),
    'shown.idle': async (ui: Ui, context: Context) => {
      await shown(ui, context)
      if (hasMore(context)) await ui.sees('button', 'Показать еще')
      else await ui.seesNoText('Показать еще')
    },
    'shown.loadingMore': (ui: Ui) => ui.sees('button', 'Показать еще'),
    'shown.renewing': (ui: Ui) => ui.sees('table', caption),
    nothing: async (ui: Ui, context: Context) => {
      await ui.seesText('Ничего не найдено')
      await ui.sees('button', 'Сбросить')
      await ui.seesNoText(emptyText)
      if (hasMore(context)) await ui.sees('button', 'Показать еще')
    },
    empty: (ui: Ui) => ui.seesText(emptyText),
    failed: async (ui: Ui, { problem }: Context) => {
      await ui.seesText('Не удалось загрузить список')
      await ui.seesText(problem ?? '')
      await ui.sees('button', 'Повторить')
    },
  }
}

/** The user's actions on a list. */
export const listActs = {
  more: (ui: Ui) => ui.click('button', 'Показать еще'),
  'sort.change': (ui: Ui) => ui.click('button', 'Инструмент'),
  'filter.change': (ui: Ui, { patch }: { patch: object }) =>
    'period' in patch ? ui.click('radio', '7 дней') : ui.choose(/^Статусы/, new RegExp(`^${GROUP}`)),
  'filter.reset': (ui: Ui) => ui.click('button', 'Сбросить'),
  'search.change': (ui: Ui, { text }: { text: string }) => ui.fill('Поиск по серийному номеру', text),
  'url.changed': { by: 'app', why: 'the address changes without the view' },
  retry: (ui: Ui) => ui.click('button', 'Повторить'),
  reload: { by: 'app', why: 'another flow has changed the rows' },
} as const
