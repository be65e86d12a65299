/** The release that was pending when the page was closed (C04). */
import { isText, readCommand } from '../../kit/command/draft.ts'
import type { Release } from './types.ts'

/** A value of another shape is no release. */
export const readDraft = (stored: unknown) =>
  readCommand<Release>(
    stored,
    ({ sn, nfc, until, takenBackAt }) =>
      [sn, nfc].every(isText) &&
      ['string', 'undefined'].includes(typeof until) &&
      ['number', 'undefined'].includes(typeof takenBackAt),
  )
