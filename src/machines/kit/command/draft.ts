/** Reads the pending command of a closed page from storage (C04). */
import type { Command } from './types.ts'

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
  const isCommand = typeof key === 'string' && key !== '' && typeof isRepeat === 'boolean'
  return isCommand && hasRest(stored) ? (stored as Own) : null
}
