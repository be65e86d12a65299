import type { SnapshotFrom } from 'xstate'
import { isPhone } from '../../../domain/people/phone.ts'
import { isProven, type Missing } from '../../fragments/captcha/selectors.ts'
import type { deletionMachine } from './machine.ts'

type Snapshot = SnapshotFrom<typeof deletionMachine>

/** `can` needs a whole event; the guards do not read the stamp. */
const stamp = { now: 0, today: '', key: '', device: 0 } as const

export const formOf = ({ context }: Snapshot) => context.form
export const lineOf = ({ context }: Snapshot) => context.line
export const resendOf = ({ context }: Snapshot) => context.resend
/** The step's button is enabled. */
export const maySubmit = (snapshot: Snapshot): boolean =>
  snapshot.can({ type: 'submit', ...stamp }) || snapshot.can({ type: 'confirm', ...stamp })
export const mayCancel = (snapshot: Snapshot): boolean => snapshot.can({ type: 'cancel', ...stamp })
export const mayEnterCode = (snapshot: Snapshot): boolean => snapshot.can({ type: 'code.enter', ...stamp })
export const mayResend = (snapshot: Snapshot): boolean => snapshot.can({ type: 'code.resend', ...stamp })
/** Empty while the code request is pending, and in the second step. */
export const missingOf = (snapshot: Snapshot): Missing[] => {
  if (!snapshot.matches('form')) return []
  return [
    ...(isPhone(formOf(snapshot).values.mobile) ? [] : (['mobile'] as const)),
    ...(isProven(snapshot) ? [] : (['captcha'] as const)),
  ]
}
export const isRequesting = (snapshot: Snapshot): boolean => snapshot.matches('requesting')
const isDone = (snapshot: Snapshot): boolean => snapshot.matches('deleted') || snapshot.matches('othersDeleted')
/** The code is requested; in the end nothing else is needed. */
export const isAtCode = (snapshot: Snapshot): boolean => snapshot.matches('code') || isDone(snapshot)
export const isConfirming = (snapshot: Snapshot): boolean =>
  snapshot.matches({ code: { confirm: 'confirming' } }) || isDone(snapshot)
export const isWaiting = (snapshot: Snapshot): boolean => snapshot.matches({ code: { resend: 'waiting' } })
export const isResending = (snapshot: Snapshot): boolean => snapshot.matches({ code: { resend: 'sending' } })

/** The request without an answer. */
export type Unanswered = 'code' | 'deletion'

export const unansweredOf = (snapshot: Snapshot): Unanswered | null => {
  if (snapshot.matches('unanswered')) return 'code'
  return snapshot.matches({ code: { confirm: 'unanswered' } }) ? 'deletion' : null
}
