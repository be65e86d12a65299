import { formatPoints } from './money.ts'

const plural = new Intl.PluralRules('ru')
const WORDS: Record<string, string> = { one: 'балл', few: 'балла', many: 'баллов', other: 'балла' }

/** Points that are earned, in words: «+150 баллов». */
export const earnedText = (points: number): string => `${formatPoints(points, 'signed')} ${WORDS[plural.select(points)]}`
