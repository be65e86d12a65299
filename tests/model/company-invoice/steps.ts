/** The steps of an invoice's journeys. */
import { companyInvoiceFlow } from '../../../model/companies/company-invoice.ts'
import { stamp } from '../../../model/kit/stamp.ts'
import type { CheckAnswer } from '../../../src/machines/companies/company-invoice/checks.ts'
import type { CompanyInvoiceContext } from '../../../src/machines/companies/company-invoice/types.ts'
import { rowState } from '../../../src/machines/companies/serial-row/row.ts'
import { walk } from '../kit/walk.ts'

export type Step = string | ({ type: string } & Record<string, unknown>)
export const { inputs } = companyInvoiceFlow
export const go = (from: keyof typeof inputs | object, ...steps: readonly Step[]) =>
  walk(companyInvoiceFlow, typeof from === 'string' ? inputs[from] : from, steps)
export const rowsAfter = ({ context }: { context: CompanyInvoiceContext }) =>
  context.rows.map((row) => [row.serialNumber, row.problem ?? rowState(row)])

export const IDLE = 'form.checks.idle+form.files.idle+form.list.idle'
export const ASKING = 'form.checks.asking+form.files.idle+form.list.idle'
export const PAUSED = 'form.checks.paused+form.files.idle+form.list.idle'
export const STOPPED = 'form.checks.stopped+form.files.idle+form.list.idle'
export const navigate = (to: string, more: object = {}) => ({ type: 'navigate', params: { to, ...more } })
export const goBack = (to: string) => ({ type: 'goBack', params: { to } })
export const edit = (id: string, text: string): Step => ({ type: 'row.change', id, text })
export const ofRow = (type: string, id: string): Step => ({ type, id, ...stamp })
export const blur = (field: string): Step => ({ type: 'form.blur', field, ...stamp })
/** The queue's answer to rows, each with its text. */
export const checked = (...answers: readonly [id: string, serial: string, answer: CheckAnswer | null][]): Step => ({
  type: 'xstate.done.actor.askChecks',
  output: answers.map(([id, serial, answer]) => ({ id, serial, answer })),
})
export const ok = (payload: number): CheckAnswer => ({ kind: 'ok', payload, message: null })
export const OFFLINE: CheckAnswer = { kind: 'failed', reason: 'offline' }
