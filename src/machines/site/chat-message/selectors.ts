import type { SnapshotFrom } from 'xstate'
import type { chatMessageMachine } from './machine.ts'
import { excessOf, mayWrite } from './outbox.ts'

type Snapshot = Pick<SnapshotFrom<typeof chatMessageMachine>, 'context' | 'matches'>

/** A chosen file needs no text beside it (CH05). */
export const maySend = (snapshot: Snapshot): boolean =>
  snapshot.matches({ file: 'chosen' }) ? excessOf(snapshot.context) === 0 : mayWrite(snapshot.context)

/** The files whose bytes are still needed. */
export const filesOf = ({ context: { file } }: Pick<Snapshot, 'context'>) => (file ? [file] : [])
