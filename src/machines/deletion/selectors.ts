import type { SnapshotFrom } from 'xstate'
import type { deletionMachine } from './machine.ts'

type Snapshot = SnapshotFrom<typeof deletionMachine>

export const formOf = ({ context }: Snapshot) => context.form
export const lineOf = ({ context }: Snapshot) => context.line
export const resendOf = ({ context }: Snapshot) => context.resend
/** The button of the step may be pressed. */
export const maySubmit = (snapshot: Snapshot): boolean =>
  snapshot.can({ type: 'submit', now: 0, today: '', key: '' }) || snapshot.can({ type: 'confirm', now: 0, today: '', key: '' })
export const mayResend = (snapshot: Snapshot): boolean => snapshot.can({ type: 'code.resend', now: 0, today: '', key: '' })
export const isRequesting = (snapshot: Snapshot): boolean => snapshot.matches('requesting')
/** The code is asked for; in the end nothing else is. */
export const isAtCode = (snapshot: Snapshot): boolean => snapshot.matches('code') || snapshot.matches('deleted')
export const isConfirming = (snapshot: Snapshot): boolean =>
  snapshot.matches({ code: { confirm: 'confirming' } }) || snapshot.matches('deleted')
export const isWaiting = (snapshot: Snapshot): boolean => snapshot.matches({ code: { resend: 'waiting' } })
export const isResending = (snapshot: Snapshot): boolean => snapshot.matches({ code: { resend: 'sending' } })

/** Which request has no answer. */
export type Unanswered = 'code' | 'deletion'

export const unansweredOf = (snapshot: Snapshot): Unanswered | null => {
  if (snapshot.matches('unanswered')) return 'code'
  return snapshot.matches({ code: { confirm: 'unanswered' } }) ? 'deletion' : null
}
