/** Payouts of points to a card: the smallest sum, the steps, and their words. */
import { endOfWorkingDay, moscowDay } from '../dates/dates.ts'
import { formatRubles, toPoints } from './money.ts'

/** The smallest payout in rubles (VL72). */
export const LEAST_PAYOUT = 500

/** The steps that a person is shown. */
export type PayoutStep = 'held' | 'sent' | 'checking' | 'settled' | 'returned'

/** Why points came back: the bank's refusal, or what support has found out. */
export const PAYOUT_REASONS = {
  cardClosed: 'Карта закрыта или не действует',
  cardLimit: 'Банк не переводит такую сумму на эту карту',
  declined: 'Банк отклонил перевод',
  operator: 'По данным поддержки перевод не дошёл',
} as const
export type PayoutReason = keyof typeof PAYOUT_REASONS

const MONTHS = [
  'января',
  'февраля',
  'марта',
  'апреля',
  'мая',
  'июня',
  'июля',
  'августа',
  'сентября',
  'октября',
  'ноября',
  'декабря',
]

/** The Moscow day of a moment in words: «24 ноября». @param moment epoch milliseconds */
export const dayAndMonth = (moment: number): string => {
  const [, month = '', date = ''] = moscowDay(moment).split('-')
  return `${Number(date)} ${MONTHS[Number(month) - 1] ?? ''}`
}

/**
 * The last moment at which the money of a payout arrives (C05), ISO 8601.
 * @param from when it starts, epoch milliseconds
 * @param workingDays within how many working days it arrives
 */
export const arrivalOf = (from: number, workingDays: number): string => new Date(endOfWorkingDay(from, workingDays)).toISOString()

/** A masked card number in groups of four, dots for what is hidden: «2200 •••• •••• 4242» (BL14). */
export const groupedPan = (pan: string): string => pan.replaceAll('*', '•').replaceAll(/(.{4})(?=.)/g, '$1 ')

/** «500 ₽». @param kopecks a sum */
export const rubles = (kopecks: number): string => formatRubles(toPoints(kopecks))
