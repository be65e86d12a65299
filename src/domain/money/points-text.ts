import { formatPoints } from './money.ts'
import { formOf } from '../texts/plural.ts'

const POINTS = { one: 'балл', few: 'балла', many: 'баллов' }

/** The word beside so many points. */
export const pointsWord = (points: number): string => formOf(points, POINTS)

/** Points that are earned, in words: «+150 баллов». */
export const earnedText = (points: number): string => `${formatPoints(points, 'signed')} ${pointsWord(points)}`
