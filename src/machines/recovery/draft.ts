/** What of the form outlives the page (B08 of docs/decisions.md). */
import type { SnapshotFrom } from 'xstate'
import { isCodeRequest } from '../registration/draft.ts'
import type { recoveryMachine } from './machine.ts'
import type { RecoveryDraft } from './types.ts'

/** @returns the draft to keep, or null when there is nothing to lose */
export const draftOf = ({ context }: Pick<SnapshotFrom<typeof recoveryMachine>, 'context'>): RecoveryDraft | null => {
  const { mobile } = context.form.values
  return mobile !== '' || context.request ? { mobile, request: context.request } : null
}

export const noDraft: RecoveryDraft = { mobile: '', request: null }

/** Whatever does not have today's shape is an empty form. */
export const readDraft = (stored: unknown): RecoveryDraft => {
  const { mobile, request } = (stored ?? {}) as Partial<Record<keyof RecoveryDraft, unknown>>
  return { mobile: typeof mobile === 'string' ? mobile : '', request: isCodeRequest(request) ? request : null }
}
