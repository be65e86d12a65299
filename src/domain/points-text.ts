import { formatPoints } from './money.ts'
import { formOf } from './plural.ts'

const POINTS = { one: 'балл', few: 'балла', many: 'баллов' }

/** Points that are earned, in words: «+150 баллов». */
export const earnedText = (points: number): string => `${formatPoints(points, 'signed')} ${formOf(points, POINTS)}`
