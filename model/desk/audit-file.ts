import type { Api } from '../../src/api/client.ts'
import { auditFileActors } from '../../src/machines/desk/audit-file/actors.ts'
import { auditFileMachine } from '../../src/machines/desk/audit-file/machine.ts'
import { auditFileOrder } from '../../src/machines/desk/audit-file/order.ts'
import { emptyAudit } from '../../src/machines/desk/audit/form.ts'
import { fileActs, fileAnswers, fileEvents, fileKey, fileStates } from '../fragments/table-file.ts'
import { call, defineFlow } from '../kit/flow.ts'

export const asked = { ...emptyAudit, from: '01.11.2026', to: '20.11.2026' }

export const file = auditFileOrder(asked)

export const auditFileFlow = await defineFlow({
  name: 'audit-file',
  machine: auditFileMachine,
  inputs: { 'entries of the audit': { text: 'Записи журнала показаны', input: undefined } },
  key: fileKey,
  events: fileEvents(file),
  calls: {
    saveFile: call((api: Api) => auditFileActors(api, { save: () => {}, onRows: () => {} }), 'saveFile', fileAnswers, file),
  },
  act: fileActs,
  states: fileStates,
})
