/** The common parts of all lists' fixtures: two kinds of pages, their answers, and the states' content. */
import { changesBySelf } from '../../src/domain/sale-status.ts'
import { hasMore } from '../../src/machines/fragments/list/rows.ts'
import type { ListContext } from '../../src/machines/fragments/list/types.ts'
import { ok, said, type NamedAnswer } from './flow.ts'
import { faults as common } from './faults.ts'
import type { Ui } from './ui.ts'

interface ListRow {
  id: string
  saleStatus: string | null
}
type Context = ListContext<ListRow, string>

/** Loaded counts and totals differ between pages; only the existence of a next page matters. */
export const listKey = (context: Context): unknown => [
  context.sort,
  context.hidden,
  context.rows.length > 0,
  hasMore(context),
  context.rows.some(({ saleStatus }) => changesBySelf(saleStatus)),
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

/**
 * Answers by call. The first row of a first page may be in progress at the tax service; it is the one that renewals change.
 * @param row creates the row with this number and status
 */
export const listAnswers = (
  row: (at: number, status: string) => ListRow,
): Record<'loadFirst' | 'loadNext' | 'renew', Record<string, NamedAnswer>> => {
  const rows = (from: number, count: number, first = 'FINISH') =>
    Array.from({ length: count }, (_, at) => row(from + at, at === 0 ? first : 'FINISH'))
  return {
    loadFirst: {
      'first of many': said('первая страница из многих', ok({ saleHistory: rows(0, 20), total: MANY })),
      'first of many, one under way': said(
        'первая страница из многих, одна строка на проверке ФНС',
        ok({ saleHistory: rows(0, 20, 'TAX_PENDING'), total: MANY }),
      ),
      'all three': said('все три строки', ok({ saleHistory: rows(0, 3), total: 3 })),
      'all three, one under way': said(
        'все три строки, одна на проверке ФНС',
        ok({ saleHistory: rows(0, 3, 'TAX_PENDING'), total: 3 }),
      ),
      'twenty, no total': said('двадцать строк, общее число не названо', ok({ saleHistory: rows(0, 20) })),
      'nineteen, no total': said('девятнадцать строк, общее число не названо', ok({ saleHistory: rows(0, 19) })),
      none: said('строк нет', ok({ saleHistory: [], total: 0 })),
      'no saleHistory': noList,
      ...faults,
    },
    loadNext: {
      'next of many': said('следующая страница из многих', ok({ saleHistory: rows(20, 20), total: MANY })),
      'next of many, overlapping': said(
        'следующая страница повторяет строки прошлой',
        ok({ saleHistory: rows(15, 20), total: MANY }),
      ),
      'last three': said('последние три строки', ok({ saleHistory: rows(20, 3) })),
      'no saleHistory': noList,
      ...faults,
    },
    renew: {
      finished: said('проверка закончилась', ok({ saleHistory: [row(0, 'FINISH')], total: MANY })),
      'still under way': said('проверка ещё идёт', ok({ saleHistory: [row(0, 'TAX_PENDING')], total: MANY })),
      'no saleHistory': noList,
      ...faults,
    },
  }
}

/** The content of the five kinds of list states. */
export const listStates = (caption: string, emptyText: string) => {
  const shown = async (ui: Ui, { problem }: { problem: string | null }) => {
    await ui.sees('table', caption)
    if (problem !== null) await ui.seesText(problem)
  }
  return {
    loading: (ui: Ui) => ui.sees('table', caption),
    'shown.idle': async (ui: Ui, context: Context) => {
      await shown(ui, context)
      if (hasMore(context)) await ui.sees('button', 'Показать еще')
      else await ui.seesNoText('Показать еще')
    },
    'shown.loadingMore': (ui: Ui) => ui.sees('button', 'Показать еще'),
    'shown.renewing': (ui: Ui) => ui.sees('table', caption),
    empty: (ui: Ui) => ui.seesText(emptyText),
    failed: async (ui: Ui, { problem }: Context) => {
      await ui.seesText('Не удалось загрузить список')
      await ui.seesText(problem ?? '')
      await ui.sees('button', 'Повторить')
    },
  }
}

/** The filter of a list: its one group, which the model switches off and on. */
export const toggleFilter = (ui: Ui, group: string): Promise<void> => ui.choose(/^Статусы/, group)
