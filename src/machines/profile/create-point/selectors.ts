import type { SnapshotFrom } from 'xstate'
import type { AddressSuggestion } from '../../../api/types.ts'
import type { createPointMachine } from './machine.ts'

type Snapshot = SnapshotFrom<typeof createPointMachine>

export const formOf = ({ context }: Snapshot) => context.form
export const isBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy')
/** The form is visible: open, or disabled during a request. */
export const showsForm = (snapshot: Snapshot): boolean => snapshot.matches('form') || isBusy(snapshot)
export const addressesOf = ({ context }: Snapshot): readonly AddressSuggestion[] => context.addresses
export const isOffered = (snapshot: Snapshot): boolean => snapshot.matches({ form: 'offered' })
export const isAskingAddresses = (snapshot: Snapshot): boolean => snapshot.matches({ form: 'asking' })
/** Whether the application can be repeated: all of it is here (D141). */
export const mayRepeat = ({ context }: Snapshot): boolean => context.form.values.inn !== ''
/** Why the application was refused. */
export const problemOf = ({ context }: Snapshot): string | null => context.problem
