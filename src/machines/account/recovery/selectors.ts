import type { SnapshotFrom } from 'xstate'
import { isProven, type Missing } from '../../fragments/captcha/selectors.ts'
import type { recoveryMachine } from './machine.ts'

type Snapshot = SnapshotFrom<typeof recoveryMachine>

export const formOf = ({ context }: Snapshot) => context.form
export const isBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy')
export const isUnanswered = (snapshot: Snapshot): boolean => snapshot.matches('unanswered')
export const maySubmit = (snapshot: Snapshot): boolean => snapshot.can({ type: 'submit', now: 0, today: '', key: '' })
/** Empty while the request is pending; the button reports an empty phone. */
export const missingOf = (snapshot: Snapshot): Missing[] => (snapshot.matches('form') && !isProven(snapshot) ? ['captcha'] : [])
