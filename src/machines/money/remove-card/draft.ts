/** The deletion that was pending when the page was closed (C04): without the card's number. */
import { isText, readCommand } from '../../kit/command/draft.ts'
import type { Removal } from './types.ts'

/** A value of another shape is no deletion. */
export const readDraft = (stored: unknown) => readCommand<Removal>(stored, ({ cardId }) => isText(cardId))
