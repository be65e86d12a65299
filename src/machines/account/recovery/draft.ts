/** The draft of the form (B08). */
import type { SnapshotFrom } from 'xstate'
import { readCodeRequest } from '../../fragments/captcha/captcha.ts'
import type { recoveryMachine } from './machine.ts'
import type { RecoveryDraft } from './types.ts'

/** @returns the draft to store, or null when the form is empty */
export const draftOf = ({ context }: Pick<SnapshotFrom<typeof recoveryMachine>, 'context'>): RecoveryDraft | null => {
  const { command, form } = context
  const { mobile } = form.values
  return mobile !== '' || command ? { mobile, command } : null
}

export const noDraft: RecoveryDraft = { mobile: '', command: null }

/** A value of another shape is an empty form. */
export const readDraft = (stored: unknown): RecoveryDraft => {
  const { mobile, command } = (stored ?? {}) as Partial<Record<keyof RecoveryDraft, unknown>>
  return { mobile: typeof mobile === 'string' ? mobile : '', command: readCodeRequest(command) }
}
