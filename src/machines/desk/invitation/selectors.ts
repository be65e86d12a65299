import type { SnapshotFrom } from 'xstate'
import type { invitationMachine } from './machine.ts'

type Snapshot = SnapshotFrom<typeof invitationMachine>

export const formOf = ({ context }: Snapshot) => context.form
export const isBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy')
export const isFormOpen = (snapshot: Snapshot): boolean => snapshot.matches('editing') || snapshot.matches('accepting')
