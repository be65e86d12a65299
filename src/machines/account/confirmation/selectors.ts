import type { SnapshotFrom } from 'xstate'
import { formatPhone } from '../../../domain/people/phone.ts'
import type { confirmationMachine } from './machine.ts'

type Snapshot = SnapshotFrom<typeof confirmationMachine>

export const formOf = ({ context }: Snapshot) => context.form
/** Whether this half shows the consent checkbox (E19). */
export const asksConsent = ({ context }: Snapshot): boolean => context.asksConsent
/** The phone in display format. */
export const phoneOf = ({ context }: Snapshot): string => formatPhone(context.phone)
export const hasNoPhone = (snapshot: Snapshot): boolean => snapshot.matches({ form: 'noPhone' })
export const isUnanswered = (snapshot: Snapshot): boolean => snapshot.matches({ form: 'unanswered' })
/** The registration is in progress or done: the form is disabled. */
export const isRegistering = (snapshot: Snapshot): boolean =>
  (['registeringPerson', 'registeringCompany', 'done'] as const).some((state) => snapshot.matches({ form: state }))
export const mayRepeat = (snapshot: Snapshot): boolean => snapshot.can({ type: 'repeat' })
export const resendOf = (snapshot: Snapshot) => ({
  until: snapshot.context.resend.until,
  isSentAgain: snapshot.context.resend.isSentAgain,
  isWaiting: snapshot.matches({ resend: 'waiting' }),
  isSending: snapshot.matches({ resend: 'sending' }),
})
