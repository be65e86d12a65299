import { writeCode } from '../../src/domain/support/report-code.ts'
import { reportsActors } from '../../src/machines/desk/reports/actors.ts'
import { reportsMachine } from '../../src/machines/desk/reports/machine.ts'
import type { EndedReport, ReportsContext } from '../../src/machines/desk/reports/types.ts'
import type { Api } from '../../src/api/client.ts'
import { call, crash, defineFlow, output, said } from '../kit/flow.ts'
import type { Ui } from '../kit/ui.ts'

const reportOf = (number: number, more: Partial<EndedReport> = {}): EndedReport => ({
  code: writeCode(number),
  at: '2026-11-20T09:30:00.000Z',
  note: 'Нажала «Зарегистрировать», а ответа нет',
  machine: 'addTool',
  state: 'unanswered',
  ...more,
})

export const first = reportOf(77)
/** Of a flow that this release has not, and without words. */
export const second = reportOf(4_242, { note: '', machine: 'oldFlow', state: 'waiting' })

export const WORDS = { addTool: { title: 'Регистрация инструмента', states: { unanswered: 'Ответа нет' } } }

/** Two sources make a page, so it is staged as it comes out of them. */
const page = (reports: readonly EndedReport[], next: string | null) =>
  output({ kind: 'ok', message: null, payload: { reports, next, words: WORDS } })

const actors = (api: Api) => reportsActors(api, { words: () => Promise.resolve(WORDS) })
const lost = said('ответ потерялся', output({ kind: 'unknown' }))
const crashed = said('ошибка в самом пульте', crash)

const sees = async (ui: Ui, { reports, place, next }: ReportsContext) => {
  await ui.sees('heading', place === null ? 'Последние обращения' : 'Обращения, которые здесь кончились')
  if (place !== null) await ui.sees('link', 'Показать все')
  if (reports.length === 0) await ui.seesText(place === null ? 'Обращений пока нет' : 'Здесь обращений нет')
  for (const { code } of reports) await ui.sees('link', code)
  if (next === null) await ui.seesNoText('Показать ещё')
}

export const reportsFlow = await defineFlow({
  name: 'reports',
  machine: reportsMachine,
  inputs: {
    all: { text: 'Открыты обращения', input: { place: null } },
    'a state of the atlas': {
      text: 'Из атласа открыты обращения одного состояния',
      input: { place: { machine: 'addTool', state: 'unanswered' } },
    },
  },
  key: ({ reports, next, problem }) => [reports.map(({ code }) => code), next, problem !== null],
  events: [{ type: 'more' }, { type: 'retry' }],
  calls: {
    loadReports: call(
      actors,
      'loadReports',
      {
        loaded: said('обращения получены', page([first], 'cursor')),
        empty: said('обращений нет', page([], null)),
        lost,
        crash: crashed,
      },
      { place: null, cursor: null },
    ),
    loadMore: call(
      actors,
      'loadReports',
      { loaded: said('следующие обращения получены', page([second], null)), lost, crash: crashed },
      { place: null, cursor: null },
    ),
  },
  act: {
    more: (ui) => ui.click('button', 'Показать ещё'),
    retry: (ui) => ui.click('button', 'Повторить'),
  },
  states: {
    loading: (ui) => ui.seesNoText(first.code),
    failed: (ui) => ui.seesText('Обращения не загрузились'),
    'shown.quiet': sees,
    'shown.more': sees,
  },
})
