/** The command that was pending when the page was closed (C04). */
import { readCommand } from '../../kit/command/draft.ts'
import type { Leaving } from './types.ts'

/** A value of another shape is no command. */
export const readDraft = (stored: unknown) => readCommand<Leaving>(stored, ({ way }) => way === 'leave' || way === 'cancel')
