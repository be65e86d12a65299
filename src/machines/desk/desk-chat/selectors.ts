import type { SnapshotFrom } from 'xstate'
import type { deskChatMachine } from './machine.ts'

export { isClosed, isMine } from './setup.ts'

type Snapshot = SnapshotFrom<typeof deskChatMachine>

/** Whether something may be done with the conversation now. */
export const isAtHand = (snapshot: Snapshot): boolean => snapshot.matches('shown')

/** Where the hand-over stands; null while nobody asks for one. */
export const handingIn = (snapshot: Snapshot): 'loading' | 'failed' | 'choosing' | null =>
  (['loading', 'failed', 'choosing'] as const).find((handing) => snapshot.matches({ handing })) ?? null
