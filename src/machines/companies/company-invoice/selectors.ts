import type { SnapshotFrom } from 'xstate'
import type { Stamp } from '../../kit/stamp.ts'
import type { SerialRow } from '../serial-row/types.ts'
import { lastDay } from '../../kit/form/rules.ts'
import type { companyInvoiceMachine } from './machine.ts'
import { successOf, type Problem, type ResultWords } from './messages.ts'
import { countsOf, type RowCounts } from './rows.ts'
import type { InvoiceKind, Registered } from './types.ts'

type Snapshot = SnapshotFrom<typeof companyInvoiceMachine>

export const kindOf = ({ context }: Snapshot): InvoiceKind => context.kind
export const formOf = ({ context }: Snapshot) => context.form
export const filesOf = ({ context }: Snapshot) => context.files
export const rowsOf = ({ context }: Snapshot): readonly SerialRow[] => context.rows
export const countsIn = ({ context }: Snapshot): RowCounts => countsOf(context.rows)
/** Grows each time rows are refused together. */
export const denialsOf = ({ context }: Snapshot): number => context.denials
export const isBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy')
/** «Добавить» of a row is under way, not the invoice. */
export const isConfirming = (snapshot: Snapshot): boolean => snapshot.matches('confirming')
/** How the queue of checks stands. */
export const queueOf = (snapshot: Snapshot): 'running' | 'paused' | 'stopped' => {
  if (snapshot.matches({ form: { checks: 'stopped' } })) return 'stopped'
  return snapshot.matches({ form: { checks: 'paused' } }) ? 'paused' : 'running'
}
/** «Добавить» has no answer, not the invoice. */
export const isAboutRow = ({ context }: Snapshot): boolean => context.command?.row != null
export const registeredOf = ({ context }: Snapshot): Registered => context.registered ?? { available: 0, manual: 0 }
export const successIn = (snapshot: Snapshot): ResultWords => successOf(kindOf(snapshot), registeredOf(snapshot))
export const problemIn = ({ context }: Snapshot): Problem => context.problem ?? { message: '', reason: null }
/** The last day of the calendar. */
export const lastDayOf = (moment: Pick<Stamp, 'now' | 'today'>) => lastDay(moment)
