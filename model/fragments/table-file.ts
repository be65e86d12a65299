/** What every list as a file has in common: its events, its answers, and what its states show. */
import { faults } from '../kit/faults.ts'
import { output, said } from '../kit/flow.ts'
import type { Ui } from '../kit/ui.ts'
import type { TableFileContext } from '../../src/machines/fragments/table-file/types.ts'

/** No test of the view has a stream of fetch: the file is staged as the actor gives it. */
export const fileAnswers = { file: said('файл', output({ kind: 'ok', payload: 1200, message: null })), ...faults }

export const fileEvents = <Request>(file: { name: string; request: Request }) =>
  [{ type: 'download', file }, { type: 'progress', rows: 500 }, { type: 'cancel' }, { type: 'retry' }] as const

export const fileActs = {
  download: (ui: Ui) => ui.click('button', 'Скачать CSV'),
  progress: { by: 'app', why: 'строки приходят сами' },
  cancel: (ui: Ui) => ui.click('button', 'Отменить'),
  retry: (ui: Ui) => ui.click('button', 'Повторить'),
} as const

export const fileKey = ({ file, rows, problem }: TableFileContext<unknown>) => [file?.name ?? null, rows, problem !== null]

/** In a browser the file's days are those of its clock; tests of the screens have the whole name. */
const about = (before: string, { file }: TableFileContext<unknown>, after = ''): RegExp =>
  new RegExp(`${before} «${file?.name.split(' ')[0]} .*\\.csv»${after}`)

export const fileStates = {
  idle: (ui: Ui) => ui.sees('button', 'Скачать CSV'),
  preparing: async (ui: Ui, context: TableFileContext<unknown>) => {
    await ui.seesText(about('Готовим файл', context))
    if (context.rows > 0) await ui.seesText('500 строк')
    await ui.sees('button', 'Отменить')
  },
  saved: (ui: Ui, context: TableFileContext<unknown>) => ui.seesText(about('Файл', context, ' скачан: 1\\s200 строк')),
  cancelled: (ui: Ui) => ui.seesText('Скачивание отменено'),
  failed: async (ui: Ui, context: TableFileContext<unknown>) => {
    const { problem } = context
    await ui.seesText(about('Файл', context, ' не скачан'))
    if (problem !== null) await ui.seesText(problem)
    await ui.sees('button', 'Повторить')
  },
}
