import type { SnapshotFrom } from 'xstate'
import type { loginMachine } from './machine.ts'

type Snapshot = SnapshotFrom<typeof loginMachine>

export const formOf = ({ context }: Snapshot) => context.form
export const isBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy')
/** The moment when sign-in opens again, while it is closed (E12). */
export const pausedUntil = (snapshot: Snapshot): number | null =>
  snapshot.matches({ again: 'paused' }) ? snapshot.context.opensAt : null
export const isOnAgain = (snapshot: Snapshot): boolean => snapshot.matches('again')
