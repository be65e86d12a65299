import type { SnapshotFrom } from 'xstate'
import type { addCardMachine } from './machine.ts'

type Snapshot = SnapshotFrom<typeof addCardMachine>

export const formOf = ({ context }: Snapshot) => context.form
export const pageOf = ({ context }: Snapshot) => context.page
/** The form is open; while the bank's page is asked for it waits. */
export const isAtForm = (snapshot: Snapshot): boolean => snapshot.matches('form') || snapshot.matches('opening')
/** The bank's page has been opened. */
export const isAtBank = (snapshot: Snapshot): boolean => isWaiting(snapshot) || isLooking(snapshot) || isAbsent(snapshot)
export const isWaiting = (snapshot: Snapshot): boolean => snapshot.matches('atBank')
export const isAbsent = (snapshot: Snapshot): boolean => snapshot.matches('absent')
const isLooking = (snapshot: Snapshot): boolean => snapshot.matches('checking')
