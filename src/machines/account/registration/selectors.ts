import type { SnapshotFrom } from 'xstate'
import { isPhone } from '../../../domain/people/phone.ts'
import { isProven, type Missing } from '../../fragments/captcha/selectors.ts'
import type { registrationMachine } from './machine.ts'

type Snapshot = SnapshotFrom<typeof registrationMachine>

export const formOf = ({ context }: Snapshot) => context.form
export const isBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy')
export const isUnanswered = (snapshot: Snapshot): boolean => snapshot.matches('unanswered')
export const maySubmit = (snapshot: Snapshot): boolean => snapshot.can({ type: 'submit', now: 0, today: '', key: '' })

/** Empty while the request is pending. */
export const missingOf = (snapshot: Snapshot): Missing[] => {
  if (!snapshot.matches('form')) return []
  const { mobile, license } = formOf(snapshot).values
  return [
    ...(isPhone(mobile) ? [] : (['mobile'] as const)),
    ...(license ? [] : (['license'] as const)),
    ...(isProven(snapshot) ? [] : (['captcha'] as const)),
  ]
}
