/** The hours of the support chat (CH02): information alone, a message may be written at any time (A78). */
import { formatInstantTime } from './dates.ts'

export const SUPPORT_HOURS = '08:00-21:00 MSK'
const [OPENS, CLOSES] = ['08:00', '21:00']

export interface SupportNow {
  isOpen: boolean
  /** When an answer is to be expected. */
  note: string
  /** The time in Moscow, HH:mm. */
  time: string
}

/** Whether support answers now, in Moscow, whatever the zone of the device. @param now epoch milliseconds */
export const supportAt = (now: number): SupportNow => {
  const time = formatInstantTime(new Date(now).toISOString())
  if (time < OPENS) return { isOpen: false, note: 'ответим сегодня после 08:00', time }
  if (time >= CLOSES) return { isOpen: false, note: 'ответим завтра после 08:00', time }
  return { isOpen: true, note: 'сейчас отвечаем', time }
}
