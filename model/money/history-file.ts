import type { Api } from '../../src/api/client.ts'
import { historyFileActors } from '../../src/machines/money/history-file/actors.ts'
import { historyFile } from '../../src/machines/money/history-file/days.ts'
import { historyFileMachine } from '../../src/machines/money/history-file/machine.ts'
import { fileActs, fileAnswers, fileEvents, fileKey, fileStates } from '../fragments/table-file.ts'
import { call, defineFlow } from '../kit/flow.ts'

/** The year up to the model's day. */
export const file = historyFile({ from: '2025-11-21', to: '2026-11-20' })

export const historyFileFlow = await defineFlow({
  name: 'history-file',
  machine: historyFileMachine,
  inputs: { 'a history with a file': { text: 'Под историей есть «Скачать CSV»', input: undefined } },
  key: fileKey,
  events: fileEvents(file),
  calls: {
    saveFile: call((api: Api) => historyFileActors(api, { save: () => {}, onRows: () => {} }), 'saveFile', fileAnswers, file),
  },
  act: fileActs,
  states: { ...fileStates, idle: (ui) => ui.seesText('Все операции с 21.11.2025 по 20.11.2026') },
})
