/** Times and steps of a recording, as the desk writes them. */
import type { ReportStep } from '../../../domain/support/report-step.ts'

/** «1:19». @param at milliseconds */
export const clockOf = (at: number): string => {
  const seconds = Math.floor(at / 1_000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** Seconds after which nobody was typing. */
const SILENCE = 25

const longWords = (seconds: number): string => {
  if (seconds < 100) return `${seconds} с`
  const minutes = Math.round(seconds / 60)
  return minutes < 100 ? `${minutes} мин` : `${Math.round(minutes / 60)} ч`
}

/** «19 с», «тишина 30 с», «тишина 3 мин». @param pause milliseconds */
export const pauseWords = (pause: number): string => {
  const seconds = Math.round(pause / 1_000)
  return seconds < SILENCE ? `${seconds} с` : `тишина ${longWords(seconds)}`
}

export const stepText = ({ text, value, isStruck }: ReportStep): string => {
  if (isStruck) return 'Шаг вычеркнут человеком'
  return value === '' ? text : `${text}. ${value}`
}
