import type { Api } from '../../src/api/client.ts'
import { salesFileActors } from '../../src/machines/sales/list-file/actors.ts'
import { listFileMachine } from '../../src/machines/sales/list-file/machine.ts'
import { fileActs, fileAnswers, fileEvents, fileKey, fileStates } from '../fragments/table-file.ts'
import { call, defineFlow } from '../kit/flow.ts'

/** Sales of the month, up to the model's day. */
export const file = { name: 'Продажи 01.11.2026–20.11.2026.csv', request: { from: '01-11-2026', to: '20-11-2026' } }

export const listFileFlow = await defineFlow({
  name: 'list-file',
  machine: listFileMachine,
  inputs: { 'a list with a file': { text: 'Рядом с фильтром есть «Скачать CSV»', input: undefined } },
  key: fileKey,
  events: fileEvents(file),
  calls: {
    saveFile: call((api: Api) => salesFileActors(api, { save: () => {}, onRows: () => {} }), 'saveFile', fileAnswers, file),
  },
  act: fileActs,
  states: fileStates,
})
