/** The texts about a payout: where it is, by when it comes, why it came back (C05). */
import { formatInstant, formatInstantDay } from '../dates/dates.ts'

/** A payout in wire format. */
export interface WordedPayout {
  /** Another step is a later server's. */
  step: string
  until: string | null
  isOverdue: boolean
  endedAt: string | null
  reason: string | null
}

const RUNNING: Readonly<Record<string, string>> = {
  held: 'Отправляем в банк',
  sent: 'Отправлено в банк',
  checking: 'Банк не ответил, выясняем: деньги не пропадут',
}

/** Whether its step changes by itself. */
export const isPayoutRunning = ({ step }: Pick<WordedPayout, 'step'>): boolean => Object.hasOwn(RUNNING, step)

export interface PayoutWords {
  state: string
  /** The deadline, or what to do after it; null where nothing is awaited. */
  until: string | null
}

const withMoment = (text: string, at: string | null): string => (at === null ? text : `${text} ${formatInstant(at)}`)

const awaited = ({ until, isOverdue }: WordedPayout): string | null => {
  if (isOverdue) return 'Срок прошёл. Напишите в поддержку'
  return until === null ? null : `Деньги придут до ${formatInstantDay(until)}`
}

export const payoutWords = (payout: WordedPayout): PayoutWords => {
  const { step, endedAt, reason } = payout
  if (step === 'settled') return { state: withMoment('Зачислено', endedAt), until: null }
  if (step === 'returned')
    return { state: reason === null || reason === '' ? 'Баллы вернулись' : `Баллы вернулись: ${reason}`, until: null }
  return { state: RUNNING[step] ?? 'Состояние неизвестно', until: awaited(payout) }
}

/** By when the money arrives, before it is on its way. @param until ISO 8601 */
export const arrivalText = (until: string): string => `Деньги придут на карту не позже ${formatInstantDay(until)}`

export type PayoutStepState = 'done' | 'now' | 'failed' | 'next'

export interface PayoutStep {
  title: string
  text?: string
  state: PayoutStepState
}

/** The way of a payout, step by step, up to its end or to what is awaited. */
export const payoutWay = (payout: WordedPayout): PayoutStep[] => {
  const { step, endedAt, reason } = payout
  const end = endedAt === null ? {} : { text: formatInstant(endedAt) }
  const { until } = payoutWords(payout)
  const wait = until === null ? {} : { text: until }
  const held = { title: 'Баллы удержаны' }
  const sent = { title: 'Отправлено в банк' }
  const settled = { title: 'Зачислено' }
  switch (step) {
    case 'held':
      return [
        { ...held, state: 'now', ...wait },
        { ...sent, state: 'next' },
        { ...settled, state: 'next' },
      ]
    case 'sent':
      return [
        { ...held, state: 'done' },
        { ...sent, state: 'now', ...wait },
        { ...settled, state: 'next' },
      ]
    case 'checking':
      return [
        { ...held, state: 'done' },
        { title: 'Банк не ответил, выясняем', text: ['Деньги не пропадут', until].filter(Boolean).join('. '), state: 'now' },
        { ...settled, state: 'next' },
      ]
    case 'settled':
      return [
        { ...held, state: 'done' },
        { ...sent, state: 'done' },
        { ...settled, state: 'done', ...end },
      ]
    case 'returned':
      return [
        { ...held, state: 'done' },
        { title: 'Банк не перевёл деньги', state: 'failed', ...(reason && { text: reason }) },
        { title: 'Баллы вернулись', state: 'done', ...end },
      ]
    default:
      return [
        { ...held, state: 'done' },
        { title: 'Состояние неизвестно', state: 'now', ...wait },
      ]
  }
}

/** «•••• 4242»: enough for the owner to know the card; null where the server names none. */
export const shortPan = (pan: string): string | null => (pan === '' ? null : `•••• ${pan.slice(-4)}`)
