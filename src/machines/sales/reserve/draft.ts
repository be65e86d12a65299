/** The release that was under way when the page went (C04). */
import type { SnapshotFrom } from 'xstate'
import { readCommand } from '../../kit/command/draft.ts'
import type { reserveMachine } from './machine.ts'
import type { Release } from './types.ts'

export const draftOf = ({ context }: Pick<SnapshotFrom<typeof reserveMachine>, 'context'>): Release | null => context.command

/** Whatever does not have today's shape is no release. */
export const readDraft = (stored: unknown): Release | null =>
  readCommand<Release>(stored, ({ sn, nfc }) => [sn, nfc].every((text) => typeof text === 'string' && text !== ''))
