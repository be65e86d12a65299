/** Repairs of failed registrations: a new registration takes the place of one whose receipt was refused (E18). */
import type { SaleStatus } from './sale-status.ts'

/** How often the receipt of one serial may be repaired; then the desk helps. */
export const REPAIR_LIMIT = 3

/** What the server says of a failed row; one that knows the specification alone says nothing. */
export interface RepairState {
  /** How many repairs of the serial are left. */
  left: number
  /** The registration that has repaired it. */
  by: { id: string; saleStatus: SaleStatus | (string & {}) | null } | null
}

/** A failed registration as the form that repairs it needs it. */
export interface Repair {
  /** The failed row; empty where the server has sent no id. */
  id: string
  serial: string
  /** Its receipt: the form is filled in from it. */
  receiptId: string
  /** The field that disagreed, by its name in requests; null where the check has named none. */
  disagreed: string | null
}

/** A row of a list, as far as a repair needs it. */
export interface RepairableRow {
  id: string
  saleStatus: string | null
  receiptId: string | null
  fate?: { disagreed: string | null } | null | undefined
  repair?: RepairState | null | undefined
}

/** How far the repair of a failed row is: it can be repaired, has been, or may not be any more. */
export type RepairStanding = 'open' | 'repaired' | 'usedUp'

/** @returns null for a row that has nothing to repair: it has not failed, or had no receipt */
export const repairStanding = ({ saleStatus, receiptId, repair }: Omit<RepairableRow, 'id'>): RepairStanding | null => {
  if (saleStatus !== 'FAIL') return null
  if (repair?.by) return 'repaired'
  if (repair?.left === 0) return 'usedUp'
  return receiptId === null ? null : 'open'
}

/** The repair of a row that can still be repaired; null of any other. */
export const repairOf = (row: RepairableRow, serial: string): Repair | null =>
  row.receiptId !== null && repairStanding(row) === 'open'
    ? { id: row.id, serial, receiptId: row.receiptId, disagreed: row.fate?.disagreed ?? null }
    : null

/** Whether a row has a way on because of its repair; only whoever may register may repair (RL04). */
export const leadsOn = (row: Omit<RepairableRow, 'id'>, canRegister: boolean): boolean => {
  const standing = repairStanding(row)
  return standing !== null && (canRegister || standing !== 'open')
}

/** The address of the form that repairs it. */
export const repairHref = ({ id, serial, receiptId, disagreed }: Repair): string => {
  const parameters = { repairs: id, sn: serial, of: receiptId, ...(disagreed !== null && { field: disagreed }) }
  return `/tool?${Object.entries(parameters)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')}`
}

/**
 * The repair that an address asks for; null without one.
 * @param parameter a parameter of the address, by its name
 */
export const repairOfAddress = (parameter: (name: string) => string | null): Repair | null => {
  const [id, serial, receiptId] = ['repairs', 'sn', 'of'].map(parameter)
  return id && serial && receiptId ? { id, serial, receiptId, disagreed: parameter('field') } : null
}
