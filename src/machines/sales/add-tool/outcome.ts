/** The registration on the result screen, and its way to points or a warranty (D48). */
import type { ApiResult } from '../../../api/result.ts'
import type { SaleEntry, UserTool } from '../../../api/types.ts'
import { repairOf, type Repair } from '../../../domain/sales/repair.ts'
import { changesBySelf } from '../../../domain/sales/sale-status.ts'
import { newsOfSerial } from './serial.ts'
import type { Outcome, OutcomeRow } from './told.ts'
import type { AddToolContext } from './types.ts'

/** The list's row; null where the newest rows do not have it. */
export type WatchAnswer = ApiResult<OutcomeRow | null>

export interface WatchInput {
  id: string
  serial: string
  isSale: boolean
  /** Epoch milliseconds of the user's commit. */
  at: number
}

/** The outcome, as far as the answer and the hint about the serial tell it. */
export const outcomeOf = (context: AddToolContext, serial: string, status: string | null): Outcome => {
  const { answer, command } = context
  const tool = newsOfSerial(context)?.tool
  return {
    id: (answer?.kind === 'ok' && answer.payload?.id) || '',
    serial,
    at: command?.at ?? 0,
    answered: status,
    status,
    name: tool?.name ?? null,
    imageUrl: tool?.imageUrl ?? null,
    bonus: tool?.bonus ?? null,
    guaranteeExpire: null,
    fate: null,
    receiptId: null,
    repair: null,
  }
}

/** The row takes the place of what was assumed; a model that only the hint knew stays. */
export const withRow = (outcome: Outcome, row: OutcomeRow): Outcome => ({
  ...outcome,
  ...row,
  name: row.name ?? outcome.name,
  imageUrl: row.imageUrl ?? outcome.imageUrl,
  bonus: row.bonus ?? outcome.bonus,
})

export const rowOf = (answer: WatchAnswer): OutcomeRow | null => (answer.kind === 'ok' ? answer.payload : null)

/** Clocks of server and device differ a little. */
const CLOCKS = 60_000

/**
 * The registration's row: by its id; on a server that sends none the newest sale of the serial, if it is no older than the press. An
 * earlier sale of the same serial is no news of this one.
 */
const isOf =
  ({ id, serial, at }: WatchInput) =>
  ({ id: rowId, tool, saleDate }: SaleEntry): boolean =>
    id !== '' && rowId !== '' ? rowId === id : tool.sn === serial && saleDate !== null && Date.parse(saleDate) >= at - CLOCKS

const newest = (rows: readonly SaleEntry[]): SaleEntry | undefined =>
  rows.toSorted((one, two) => Date.parse(two.saleDate ?? '') - Date.parse(one.saleDate ?? ''))[0]

export const saleRow = (rows: readonly SaleEntry[], input: WatchInput): OutcomeRow | null => {
  const row = newest(rows.filter(isOf(input)))
  if (!row) return null
  const { tool, saleStatus, bonus, fate, receiptId, repair } = row
  const { name, imageUrl = null } = tool.model
  return {
    status: saleStatus,
    name,
    imageUrl,
    bonus,
    guaranteeExpire: null,
    fate: fate ?? null,
    receiptId,
    repair: repair ?? null,
  }
}

/** A tool's row does not say when it was registered: without ids a failed one may be of an earlier attempt. */
const isToolOf =
  ({ id, serial }: WatchInput) =>
  ({ id: rowId, sn, saleStatus }: UserTool): boolean =>
    id !== '' && rowId !== '' ? rowId === id : sn === serial && saleStatus !== 'FAIL'

export const toolRow = (rows: readonly UserTool[], input: WatchInput): OutcomeRow | null => {
  const row = rows.find(isToolOf(input))
  if (!row) return null
  const { model, saleStatus, guaranteeExpire, fate, receiptId, repair } = row
  const { name, imageUrl = null } = model
  return {
    status: saleStatus,
    name,
    imageUrl,
    bonus: null,
    guaranteeExpire,
    fate: fate ?? null,
    receiptId,
    repair: repair ?? null,
  }
}

/** The tax service is at work: the result renews itself. */
export const isChecked = (outcome: Pick<OutcomeRow, 'status'> | null): boolean => changesBySelf(outcome?.status)

/** The repair of a result that has failed; null of any other. */
export const repairOfOutcome = (outcome: Outcome | null): Repair | null =>
  outcome && repairOf({ ...outcome, saleStatus: outcome.status }, outcome.serial)
