import type { SnapshotFrom } from 'xstate'
import type { deskLoginMachine } from './machine.ts'

type Snapshot = SnapshotFrom<typeof deskLoginMachine>

export const formOf = ({ context }: Snapshot) => context.form
export const isBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy')
/** Whether the second factor is asked for: phone and password stand, and are closed. */
export const isCodeAsked = ({ context }: Snapshot): boolean => context.asksCode
/** The moment when sign-in opens again, while it is closed (E12). */
export const pausedUntil = (snapshot: Snapshot): number | null => (snapshot.matches('paused') ? snapshot.context.opensAt : null)
