/** Entries that correct a person's points, as far as portal and server agree on them (C07). */
import { CORRECTION_MOST, SECOND_ABOVE } from './people.ts'

const DAY = 24 * 3_600_000
const WHOLE = /^\d{1,6}$/

export type Direction = 'add' | 'take'

interface Correction {
  points: number
  /** An instant. */
  at: string
  state: string
}

/**
 * What was corrected within the last 24 hours, with what waits.
 * @param now epoch milliseconds
 * @returns points, without their signs
 */
export const correctedToday = (corrections: readonly Correction[], now: number): number =>
  corrections
    .filter(({ at, state }) => state !== 'refused' && Date.parse(at) > now - DAY)
    .reduce((sum, { points }) => sum + Math.abs(points), 0)

/** @returns the number of points that is typed, without a sign; null for a text that is none */
export const typedPoints = (text: string): number | null => {
  const bare = text.replaceAll(/\s/g, '')
  return WHOLE.test(bare) ? Number(bare) : null
}

/** With the sign of its direction. */
export const signed = (points: number, direction: Direction): number => (direction === 'add' ? points : -points)

/** Whether a second operator has to agree, as far as the person's own corrections tell; the operator's others count too. */
export const needsSecond = (points: number, today: number): boolean => points + today > SECOND_ABOVE

/** Why so many points cannot be entered; null for a good number. @param free what the person has to be taken from */
export const pointsProblem = (text: string, direction: Direction, free: number): string | null => {
  if (text.trim() === '') return 'Введите, сколько баллов'
  const points = typedPoints(text)
  if (points === null) return 'Введите целое число баллов'
  if (points === 0) return 'Баллов должно быть больше нуля'
  if (points > CORRECTION_MOST) return 'За одну запись не больше 100 000 баллов'
  return direction === 'take' && points > free ? 'Столько свободных баллов у человека нет' : null
}
