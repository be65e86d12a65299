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

export const fileStates = {
  idle: (ui: Ui) => ui.sees('button', 'Скачать CSV'),
  preparing: async (ui: Ui, { file, rows }: TableFileContext<unknown>) => {
    await ui.seesText(`Готовим файл «${file?.name}»`)
    if (rows > 0) await ui.seesText('500 строк')
    await ui.sees('button', 'Отменить')
  },
  saved: (ui: Ui, { file }: TableFileContext<unknown>) => ui.seesText(`Файл «${file?.name}» скачан: 1 200 строк`),
  cancelled: (ui: Ui) => ui.seesText('Скачивание отменено'),
  failed: async (ui: Ui, { file, problem }: TableFileContext<unknown>) => {
    await ui.seesText(`Файл «${file?.name}» не скачан`)
    if (problem !== null) await ui.seesText(problem)
    await ui.sees('button', 'Повторить')
  },
}
