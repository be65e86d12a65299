import type { Read } from './recording.ts'

/** Of a state that nobody's machine has: one of ours has a dozen. */
const MOST = 32

/** «a.b» lies in «a» and in «a.b». */
const around = (leaf: string): string[] => {
  const names = leaf.split('.')
  return names.map((_, at) => names.slice(0, at + 1).join('.'))
}

/**
 * Every state that the end of a recording lies in, and the flow under an empty name; nothing of a recording without steps.
 * @returns at most 32, each as the atlas names a state: «withdrawal.form»
 */
export const placesOf = ({ machine, state }: Pick<Read, 'machine' | 'state'>): string[] =>
  machine === '' ? [] : [...new Set(['', ...state.split('+').flatMap(around)])].slice(0, MOST)
