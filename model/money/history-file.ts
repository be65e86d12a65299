import type { Api } from '../../src/api/client.ts'
import { historyFileActors } from '../../src/machines/money/history-file/actors.ts'
import { historyFileMachine } from '../../src/machines/money/history-file/machine.ts'
import { faults } from '../kit/faults.ts'
import { call, defineFlow, output, said } from '../kit/flow.ts'

/** The year up to the model's day. */
export const days = { from: '2025-11-21', to: '2026-11-20' }

export const historyFileFlow = await defineFlow({
  name: 'history-file',
  machine: historyFileMachine,
  inputs: { 'a history with a file': { text: 'Под историей есть «Скачать CSV»', input: undefined } },
  key: ({ days: asked, problem }) => [asked, problem !== null],
  events: [{ type: 'download', days }],
  calls: {
    saveFile: call(
      (api: Api) => historyFileActors(api, () => {}),
      'saveFile',
      // No test of the view has a Blob of fetch: the file is staged as the actor gives it.
      { file: said('файл', output({ kind: 'ok', payload: null, message: null })), ...faults },
      days,
    ),
  },
  act: { download: (ui) => ui.click('button', 'Скачать CSV') },
  states: {
    idle: (ui) => ui.seesText('Все операции с 21.11.2025 по 20.11.2026'),
    downloading: (ui) => ui.sees('button', 'Скачать CSV'),
    failed: async (ui, { problem }) => {
      if (problem !== null) await ui.seesText(problem)
    },
  },
})
