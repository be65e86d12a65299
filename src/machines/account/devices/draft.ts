/** The end of a session that was pending when the page was closed (C04). */
import type { SnapshotFrom } from 'xstate'
import { readCommand } from '../../kit/command/draft.ts'
import type { devicesMachine } from './machine.ts'
import type { Ending } from './types.ts'

export const draftOf = ({ context }: Pick<SnapshotFrom<typeof devicesMachine>, 'context'>): Ending | null => context.command

/** A value of another shape is no command. */
export const readDraft = (stored: unknown): Ending | null =>
  readCommand<Ending>(stored, ({ id }) => id === null || (typeof id === 'string' && id !== ''))
