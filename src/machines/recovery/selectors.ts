import type { SnapshotFrom } from 'xstate'
import type { recoveryMachine } from './machine.ts'

type Snapshot = SnapshotFrom<typeof recoveryMachine>

export const formOf = ({ context }: Snapshot) => context.form
export const isBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy')
export const isUnanswered = (snapshot: Snapshot): boolean => snapshot.matches('unanswered')
/** The captcha is passed, or could not be had. */
export const maySubmit = (snapshot: Snapshot): boolean => snapshot.can({ type: 'submit', now: 0, today: '', key: '' })
