/** The release that was pending when the page was closed (C04). */
import type { SnapshotFrom } from 'xstate'
import { readCommand } from '../../kit/command/draft.ts'
import type { reserveMachine } from './machine.ts'
import type { Release } from './types.ts'

export const draftOf = ({ context }: Pick<SnapshotFrom<typeof reserveMachine>, 'context'>): Release | null => context.command

/** A value of another shape is no release. */
export const readDraft = (stored: unknown): Release | null =>
  readCommand<Release>(
    stored,
    ({ sn, nfc, until, takenBackAt }) =>
      [sn, nfc].every((text) => typeof text === 'string' && text !== '') &&
      ['string', 'undefined'].includes(typeof until) &&
      ['number', 'undefined'].includes(typeof takenBackAt),
  )
