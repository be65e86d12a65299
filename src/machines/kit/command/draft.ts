/** The command that was under way when the page went comes back from storage (C04). */
import type { Command } from './types.ts'

/**
 * @param hasRest whether what the flow's command holds beside its key has today's shape
 * @returns the command, or null: whatever does not have today's shape is none
 */
export const readCommand = <Own extends Command>(
  stored: unknown,
  hasRest: (stored: Partial<Record<keyof Own, unknown>>) => boolean = () => true,
): Own | null => {
  if (typeof stored !== 'object' || stored === null) return null
  const { key, isRepeat } = stored as Partial<Record<keyof Command, unknown>>
  const isCommand = typeof key === 'string' && key !== '' && typeof isRepeat === 'boolean'
  return isCommand && hasRest(stored) ? (stored as Own) : null
}
