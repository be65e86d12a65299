/** The command that was pending when the page was closed (C04). */
import type { SnapshotFrom } from 'xstate'
import { readCommand } from '../../kit/command/draft.ts'
import type { leavePointMachine } from './machine.ts'
import type { Leaving } from './types.ts'

export const draftOf = ({ context }: Pick<SnapshotFrom<typeof leavePointMachine>, 'context'>): Leaving | null => context.command

/** A value of another shape is no command. */
export const readDraft = (stored: unknown): Leaving | null =>
  readCommand<Leaving>(stored, ({ way }) => way === 'leave' || way === 'cancel')
