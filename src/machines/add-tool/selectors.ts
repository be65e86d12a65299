import type { SnapshotFrom } from 'xstate'
import type { addToolMachine } from './machine.ts'

type Snapshot = SnapshotFrom<typeof addToolMachine>

export const formOf = ({ context }: Snapshot) => context.form
export const messageOf = ({ context }: Snapshot): string => context.message
export const isBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy')
export const isSeller = ({ context }: Snapshot): boolean => context.mode === 'seller'
/** The form stands on the screen: also under the question and while a command runs. */
export const showsForm = (snapshot: Snapshot): boolean =>
  snapshot.matches('form') || snapshot.matches('confirmingManual') || isBusy(snapshot)
/** Instructions beside the form, or alone on a phone (AT04, AT05). */
export const showsInstructions = (snapshot: Snapshot): boolean => snapshot.matches('instructions') || !snapshot.context.isCompact
