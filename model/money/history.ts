import type { HistoryEntry, Payout } from '../../src/api/types.ts'
import { operationLabel } from '../../src/domain/money/history-operations.ts'
import { payoutWords } from '../../src/domain/money/payout-words.ts'
import { historyActors } from '../../src/machines/money/history/actors.ts'
import { historyMachine } from '../../src/machines/money/history/machine.ts'
import { hasMore, hasRunning, isNarrowed, needsRows, visibleRows } from '../../src/machines/money/history/rows.ts'
import type { HistoryContext } from '../../src/machines/money/history/types.ts'
import { faults as common } from '../kit/faults.ts'
import { call, defineFlow, ok, said, type ModelEvent } from '../kit/flow.ts'
import { stamp } from '../kit/stamp.ts'
import type { Ui } from '../kit/ui.ts'

export const operation = (at: number, changes: Partial<HistoryEntry> = {}): HistoryEntry => ({
  operation: 'CHARGE_FOR_SALE',
  dateTime: '2026-11-20T06:30:00.000Z',
  amount: 150,
  comment: `Дрель, № 100.0000${at}`,
  created_time: '2026-11-20T06:30:00.000Z',
  id: String(at),
  payout: null,
  ...changes,
})

export const payout = (changes: Partial<Payout> = {}): Payout => ({
  id: 'payout-1',
  step: 'sent',
  pan: '2200********4242',
  until: '2026-11-23T20:59:59.999Z',
  isOverdue: false,
  endedAt: null,
  reason: null,
  ...changes,
})

const RETURNED = 'Банк не принял перевод'

/** The payout with this number, on its way, settled or returned. */
export const running = operation(1, { operation: 'DISCHARGE', amount: -500, comment: null, payout: payout() })
export const settled = { ...running, payout: payout({ step: 'settled', until: null, endedAt: '2026-11-20T06:40:00.000Z' }) }
export const returned: HistoryEntry = {
  ...running,
  operation: 'DISCHARGE_FAILED',
  payout: payout({ step: 'returned', until: null, endedAt: '2026-11-20T06:40:00.000Z', reason: RETURNED }),
}
export const zero = (at: number): HistoryEntry => operation(at, { amount: 0 })

/** Rows of a full page of the model: with a hundred of them each step would take a second to show. */
export const SHORT_PAGE = 4

const charges = (from: number, count: number): HistoryEntry[] => Array.from({ length: count }, (_, at) => operation(from + at))
const zeros = (from: number, count: number): HistoryEntry[] => Array.from({ length: count }, (_, at) => zero(from + at))

/** A server that knows the specification alone; and ours. */
const plain = (history: HistoryEntry[]) => ok({ history })
const able = (history: HistoryEntry[], next: string | null = null) =>
  ok({ history, supports: ['filter', 'cursor', 'export'], next })

const ABLE = 'able: '
const isAble = ({ outcome }: ModelEvent): boolean => outcome?.answer.startsWith(ABLE) ?? false
const isChoice = ({ event }: ModelEvent): boolean => event.type.startsWith('filter')
/** The answers with which the portal chooses by itself. */
const PLAIN = new Set(['a full page', 'some of everything', 'one more, one known'])
const isOneOf = ({ outcome }: ModelEvent, answers: ReadonlySet<string>): boolean =>
  outcome !== undefined && answers.has(outcome.answer)
const isFault = ({ outcome }: ModelEvent): boolean => outcome !== undefined && outcome.answer in faults

const noHistory = said('в ответе нет списка операций', ok({}))

/** An answer of any other shape has no history, which another answer covers; this one has a row without any known data. */
const faults = { ...common, 'wrong shape': said('операция, о которой ничего не сказано', ok({ history: [{ strange: true }] })) }

const page = charges(1, SHORT_PAGE)

const first = {
  'a full page': said('столько операций, сколько запрошено', plain(page)),
  'a full page of zeros': said('столько операций, сколько запрошено, все с нулевой суммой', plain(zeros(1, SHORT_PAGE))),
  'some of everything': said('начисление, вывод в пути и операция с нулевой суммой', plain([operation(2), running, zero(3)])),
  none: said('операций нет', plain([])),
  [`${ABLE}a full page`]: said('столько, сколько запрошено, отбирает сервер, есть ещё', able(page, 'c-1')),
  [`${ABLE}the last full page`]: said('столько, сколько запрошено, отбирает сервер, больше нет', able(page)),
  [`${ABLE}none`]: said('операций нет, отбирает сервер', able([])),
  'no history': noHistory,
  ...faults,
}

const requestOf = (size: number) => ({ offset: 0, size })

const seesRows = async (ui: Ui, context: HistoryContext) => {
  for (const row of visibleRows(context)) {
    const { comment, payout: its } = row
    const label = operationLabel(row.operation, context.view)
    await ui.sees('button', new RegExp(`^${label} .*${comment ?? (its && payoutWords(its).state) ?? ''}`))
  }
  if (context.problem !== null) await ui.seesText(context.problem)
}

const sees = async (ui: Ui, context: HistoryContext) => {
  if (visibleRows(context).length > 0) await seesRows(ui, context)
  else await ui.seesText(isNarrowed(context) ? 'Ничего не найдено' : 'История начислений и выводов отсутствует')
  if (context.view === 'mini') await ui.seesNoText('Скачать CSV')
  if (hasMore(context)) await ui.sees('button', 'Показать еще')
}

const KINDS = { all: 'Все', charged: 'Начислено', paid: 'Выведено', failed: 'Ошибка' } as const

/** The filter is behind a button of its own. */
const open = async (ui: Ui) => {
  await ui.click('button', 'Фильтр')
}

export const historyFlow = await defineFlow({
  name: 'history',
  machine: historyMachine,
  inputs: {
    'the whole history': {
      text: 'История на странице баланса',
      input: { view: 'full', size: SHORT_PAGE, now: stamp.now },
      only: (event) => !isAble(event) && !isChoice(event),
    },
    'a choice among the loaded': {
      text: 'История на странице баланса, выбирает портал',
      input: { view: 'full', size: SHORT_PAGE, now: stamp.now },
      only: (event) => isChoice(event) || event.event.type === 'more' || isOneOf(event, PLAIN),
    },
    'a server that filters': {
      text: 'История на странице баланса, сервер выбирает сам',
      input: { view: 'full', size: SHORT_PAGE, now: stamp.now },
      only: (event) =>
        event.outcome === undefined ? event.event.type !== 'renew' : isAble(event) || event.outcome.answer === 'refused',
    },
    'the profile': {
      text: 'Последние операции в профиле',
      input: { view: 'mini', size: SHORT_PAGE, now: stamp.now },
      only: (event) =>
        !isAble(event) &&
        !isChoice(event) &&
        event.event.type !== 'more' &&
        event.outcome?.call !== 'loadNext' &&
        (!isFault(event) || event.outcome?.answer === 'lost'),
    },
  },
  key: (context) => [
    context.view,
    context.kind,
    context.period,
    context.supports,
    context.asked,
    needsRows(context),
    [...new Set(context.rows.map((row) => `${row.operation} ${row.amount === 0}`))].toSorted(),
    visibleRows(context).length > 0,
    context.loaded > context.size,
    hasMore(context),
    hasRunning(context),
    context.isStale,
    context.problem !== null,
  ],
  look: ({ view }) => view,
  events: [
    { type: 'more' },
    { type: 'filter.change', patch: { kind: 'failed' }, ...stamp },
    { type: 'filter.change', patch: { period: 'week' }, ...stamp },
    { type: 'filter.reset' },
    { type: 'retry' },
    { type: 'renew' },
  ],
  calls: {
    loadFirst: call((api) => historyActors(api, () => Promise.resolve()), 'loadPage', first, requestOf(SHORT_PAGE)),
    loadNext: call(
      (api) => historyActors(api, () => Promise.resolve()),
      'loadPage',
      {
        'one more, one known': said('ещё одна и одна уже показанная', plain([operation(SHORT_PAGE), operation(SHORT_PAGE + 1)])),
        'another full page': said('ещё столько, сколько запрошено', plain(charges(SHORT_PAGE + 1, SHORT_PAGE))),
        [`${ABLE}the last page`]: said('последние операции, отбирает сервер', able(charges(SHORT_PAGE + 1, 2))),
        'no history': noHistory,
        ...faults,
      },
      { offset: SHORT_PAGE, size: SHORT_PAGE },
    ),
    renew: call(
      (api) => historyActors(api, () => Promise.resolve()),
      'renewPage',
      {
        'one more': said('на одну операцию больше', plain([operation(9), ...charges(1, SHORT_PAGE - 1)])),
        'the payout is settled': said('вывод дошёл', plain([operation(2), settled, zero(3)])),
        'the payout has come back': said('вывод вернулся', plain([operation(2), returned, zero(3)])),
        'the payout goes on': said('вывод ещё идёт', plain([operation(2), running, zero(3)])),
        'no history': noHistory,
        ...faults,
      },
      requestOf(SHORT_PAGE),
    ),
  },
  act: {
    more: (ui) => ui.click('button', 'Показать еще'),
    'filter.change': async (ui, { patch }) => {
      await open(ui)
      await ui.click('radio', patch.kind ? KINDS[patch.kind] : '7 дней')
      await ui.click('button', 'Фильтр')
    },
    'filter.reset': (ui) => ui.click('button', 'Сбросить'),
    retry: (ui) => ui.click('button', 'Повторить'),
    renew: { by: 'app', why: 'the score has changed, or a notification has come' },
  },
  states: {
    loading: (ui) => ui.seesNoText('История начислений и выводов отсутствует'),
    failed: (ui) => ui.seesText('Не удалось загрузить историю'),
    'standing.shown': sees,
    'standing.nothing': sees,
    'standing.empty': sees,
    loadingMore: seesRows,
    'standing.renewing': sees,
  },
})
