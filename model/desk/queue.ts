import { queueActors } from '../../src/machines/desk/queue/actors.ts'
import { queueMachine } from '../../src/machines/desk/queue/machine.ts'
import type { QueuePage } from '../../src/machines/desk/queue/types.ts'
import { call, crash, defineFlow, output, said } from '../kit/flow.ts'
import type { Ui } from '../kit/ui.ts'
import { DUE, free, late, more, queues, taken } from './rows.ts'

const actors = (api: Parameters<typeof queueActors>[0]) => queueActors(api, () => Promise.resolve())

/** Two calls make one page, so it is staged as it comes out of them. */
const page = (part: Partial<QueuePage>) =>
  output({ kind: 'ok', message: null, payload: { queues, cases: [], next: null, ...part } })

export const shown = { cases: [late, free, taken], next: 'cursor' } as unknown as Partial<QueuePage>
const further = { cases: [free, more], next: null } as unknown as Partial<QueuePage>
const asked = { kind: 'tool', cursor: null, size: null }
const news = { kind: 'tool', title: late.title } as const
export const decidedLate = {
  type: 'case.ended',
  ...news,
  id: late.id,
  end: { how: 'decided', verdict: 'approve', due: new Date(DUE).toISOString() },
} as const
export const decidedFree = { ...decidedLate, id: free.id, title: free.title } as const
export const handedOver = {
  type: 'case.ended',
  ...news,
  id: late.id,
  end: { how: 'handedOver', to: { id: 'operator-2', name: 'Петрова М.' } },
} as const
export const goneLate = { type: 'case.ended', ...news, id: late.id, end: { how: 'gone' } } as const

type Looked = { cases: readonly { title: string }[] }

const seesRows = async (ui: Ui, { cases }: Looked) => {
  if (cases.length === 0) await ui.seesText('Здесь никто не ждёт')
  for (const { title } of cases) await ui.seesText(title)
}

export const queueFlow = await defineFlow({
  name: 'queue',
  machine: queueMachine,
  inputs: { 'the screen': { text: 'Открыта очередь чеков', input: { kind: 'tool', me: 'operator-1' } } },
  key: ({ kind, cases, next, open, problem }) => [
    kind,
    cases.map(({ id, pending, takenBy }) => `${id} ${pending !== null} ${takenBy !== null}`),
    next,
    open?.id ?? null,
    problem,
  ],
  events: [
    { type: 'kind.choose', kind: 'document' },
    { type: 'kind.choose', kind: 'tool' },
    { type: 'retry' },
    { type: 'more' },
    { type: 'open', id: free.id },
    { type: 'step', by: 1 },
    { type: 'step', by: -1 },
    decidedLate,
    decidedFree,
    handedOver,
    goneLate,
    { type: 'undone', kind: 'tool', id: late.id },
    { type: 'undone', kind: 'inn', id: 'row-inn' },
    { type: 'renew' },
  ],
  calls: {
    loadQueue: call(
      actors,
      'loadQueue',
      {
        loaded: said('строки получены', page(shown)),
        empty: said('никто не ждёт', page({})),
        lost: said('ответ потерялся', output({ kind: 'unknown' })),
        crash: said('ошибка в самом пульте', crash),
      },
      asked,
    ),
    loadMore: call(
      actors,
      'loadQueue',
      {
        loaded: said('следующие строки получены', page(further)),
        lost: said('ответ потерялся', output({ kind: 'unknown' })),
        crash: said('ошибка в самом пульте', crash),
      },
      asked,
    ),
    renewQueue: call(
      actors,
      'renewQueue',
      {
        loaded: said('строки те же', page(shown)),
        lost: said('ответ потерялся', output({ kind: 'unknown' })),
        crash: said('ошибка в самом пульте', crash),
      },
      asked,
    ),
  },
  act: {
    'kind.choose': (ui, { kind }) => ui.click('button', kind === 'tool' ? /^Чеки/ : /^Документы/),
    retry: (ui) => ui.click('button', 'Повторить'),
    more: (ui) => ui.click('button', 'Показать ещё'),
    open: (ui) => ui.click('button', new RegExp(`^${free.title}`)),
    step: { by: 'app', why: 'a key of the page, J or K' },
    'case.ended': { by: 'app', why: 'the row beside the list' },
    undone: { by: 'app', why: 'the decision below the list was taken back' },
    renew: { by: 'app', why: 'the decision below the list has ended' },
  },
  states: {
    loading: (ui) => ui.seesNoText(late.title),
    failed: (ui) => ui.seesText('Очередь не загрузилась'),
    'shown.quiet': seesRows,
    'shown.more': seesRows,
    'shown.renewing': seesRows,
  },
})
