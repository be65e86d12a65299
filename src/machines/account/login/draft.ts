/** The draft of sign-in: the phone alone; passwords are never stored (B08). */
import type { SnapshotFrom } from 'xstate'
import type { loginMachine } from './machine.ts'

/** @returns the phone as typed, or null when there is none or the person is in */
export const draftOf = ({ context, value }: Pick<SnapshotFrom<typeof loginMachine>, 'context' | 'value'>): string | null =>
  value === 'signedIn' ? null : context.form.values.username || null

/** A value of another shape is no phone. */
export const readDraft = (stored: unknown): string => (typeof stored === 'string' ? stored : '')
