import type { SnapshotFrom } from 'xstate'
import { isPhone } from '../../domain/phone.ts'
import type { registrationMachine } from './machine.ts'

type Snapshot = SnapshotFrom<typeof registrationMachine>

export const formOf = ({ context }: Snapshot) => context.form
export const isBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy')
export const isUnanswered = (snapshot: Snapshot): boolean => snapshot.matches('unanswered')
export const maySubmit = (snapshot: Snapshot): boolean => snapshot.can({ type: 'submit', now: 0, today: '', key: '' })

/** What stands between the person and the code; nothing while it is being sent. */
export type Missing = 'mobile' | 'license' | 'captcha'

export const missingOf = (snapshot: Snapshot): Missing[] => {
  if (!snapshot.matches('form')) return []
  const { mobile, license } = formOf(snapshot).values
  const isProven = snapshot.matches({ form: 'captchaPassed' }) || snapshot.matches({ form: 'captchaAbsent' })
  return [
    ...(isPhone(mobile) ? [] : (['mobile'] as const)),
    ...(license ? [] : (['license'] as const)),
    ...(isProven ? [] : (['captcha'] as const)),
  ]
}
