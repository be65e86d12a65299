/** The end of a session that was pending when the page was closed (C04). */
import { isText, readCommand } from '../../kit/command/draft.ts'
import type { Ending } from './types.ts'

/** A value of another shape is no command. */
export const readDraft = (stored: unknown) => readCommand<Ending>(stored, ({ id }) => id === null || isText(id))
