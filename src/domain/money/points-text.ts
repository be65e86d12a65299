import { formatPoints } from './money.ts'
import { formOf } from '../texts/plural.ts'

const POINTS = { one: 'балл', few: 'балла', many: 'баллов' }

/** The word beside so many points. */
const pointsWord = (points: number): string => formOf(points, POINTS)

/** Points in words: «12 450 баллов». The plus is the score's and the history's alone (A25, F08). */
export const pointsText = (points: number): string => `${formatPoints(points)} ${pointsWord(points)}`

/** Beside points of a sale that is still checked: they are none yet (C01, F08). */
export const AFTER_CHECK = 'после проверки'
