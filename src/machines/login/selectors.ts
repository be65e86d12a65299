import type { SnapshotFrom } from 'xstate'
import type { loginMachine } from './machine.ts'

type Snapshot = SnapshotFrom<typeof loginMachine>

export const formOf = ({ context }: Snapshot) => context.form
export const isBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy')
export const isOnAgain = (snapshot: Snapshot): boolean => snapshot.matches('again')
