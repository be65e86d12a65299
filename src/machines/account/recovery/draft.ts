/** What of the form outlives the page (B08). */
import type { SnapshotFrom } from 'xstate'
import { readCodeRequest } from '../../fragments/captcha/captcha.ts'
import type { recoveryMachine } from './machine.ts'
import type { RecoveryDraft } from './types.ts'

/** @returns the draft to keep, or null when there is nothing to lose */
export const draftOf = ({ context }: Pick<SnapshotFrom<typeof recoveryMachine>, 'context'>): RecoveryDraft | null => {
  const { command, form } = context
  const { mobile } = form.values
  return mobile !== '' || command ? { mobile, command } : null
}

export const noDraft: RecoveryDraft = { mobile: '', command: null }

/** Whatever does not have today's shape is an empty form. */
export const readDraft = (stored: unknown): RecoveryDraft => {
  const { mobile, command } = (stored ?? {}) as Partial<Record<keyof RecoveryDraft, unknown>>
  return { mobile: typeof mobile === 'string' ? mobile : '', command: readCodeRequest(command) }
}
