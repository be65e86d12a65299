import type { SnapshotFrom } from 'xstate'
import type { FoundPoint } from '../../../api/types.ts'
import { isPending, type UserStatus } from '../../../domain/people/roles.ts'
import { stateKey } from '../../kit/state-key.ts'
import type { pointMachine } from './machine.ts'
import type { OwnPoint } from './types.ts'

type Snapshot = SnapshotFrom<typeof pointMachine>

export const formOf = ({ context }: Snapshot) => context.form
export const pointsOf = ({ context }: Snapshot): readonly FoundPoint[] => context.points
export const chosenOf = ({ context }: Snapshot): FoundPoint | null => context.chosen
export const ownOf = ({ context }: Snapshot): OwnPoint | null => context.own
export const statusOf = ({ context }: Snapshot): UserStatus => context.status
export const hasApplied = ({ context }: Snapshot): boolean => isPending(context)
export const searchedOf = ({ context }: Snapshot): string => context.searched
/** What prevented the load, the search or the application. */
export const problemOf = ({ context }: Snapshot): string | null => context.problem
export const hasMore = ({ context }: Snapshot): boolean => context.next !== null
export const isFindingMore = (snapshot: Snapshot): boolean => snapshot.matches({ list: 'asking' })
export const isSearching = (snapshot: Snapshot): boolean => snapshot.matches('searching')
export const isJoining = (snapshot: Snapshot): boolean => snapshot.matches('binding')
/** The search is on the screen, also below its window. */
export const showsBind = (snapshot: Snapshot): boolean =>
  snapshot.matches('bind') || snapshot.matches('searching') || snapshot.matches('addDialog')
/** The chosen point is on the screen, also below the result. */
export const showsPoint = (snapshot: Snapshot): boolean =>
  snapshot.matches('point') || snapshot.matches('binding') || snapshot.matches('done') || snapshot.matches('refused')

/** The part of the tab on the screen; null while it is on its way. */
export const partOf = (snapshot: Snapshot): string | null => {
  if (showsBind(snapshot)) return 'bind'
  if (showsPoint(snapshot)) return 'point'
  return snapshot.hasTag('loading') ? null : stateKey(snapshot.value).replace(/\..*/, '')
}
