/** The pending command of a page, as its draft: stored before it leaves, read when the page comes back (C04). */
import type { Command, CommandContext } from './types.ts'

/** The draft of a flow that stores nothing else. */
export const commandIn = <Own extends Command>({ context }: { context: CommandContext<Own> }): Own | null => context.command

/** Whether a stored value is a text with something in it. */
export const isText = (stored: unknown): boolean => typeof stored === 'string' && stored !== ''

/**
 * @param hasRest whether the command's own fields, beside its key, have the current shape
 * @returns the command, or null for any other shape
 */
export const readCommand = <Own extends Command>(
  stored: unknown,
  hasRest: (stored: Partial<Record<keyof Own, unknown>>) => boolean = () => true,
): Own | null => {
  if (typeof stored !== 'object' || stored === null) return null
  const { key, isRepeat } = stored as Partial<Record<keyof Command, unknown>>
  return isText(key) && typeof isRepeat === 'boolean' && hasRest(stored) ? (stored as Own) : null
}
