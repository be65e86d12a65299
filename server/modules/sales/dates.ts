import { moscowDay } from '../../../src/domain/dates.ts'

/**
 * A receipt's local time as a moment. The shop's zone is not on the wire, Moscow stands for all of Russia (A55).
 * @param wire dd-MM-yyyyTHH:mm:ss, already checked to be real
 */
export const momentOfWireTime = (wire: string): Date => {
  const [date = '', time = ''] = wire.split('T')
  return new Date(`${date.split('-').toReversed().join('-')}T${time}+03:00`)
}

/** Moscow's midnight of the same day some months later; the last day of a shorter month when it has no such day. */
export const addMonths = (from: Date, months: number): Date => {
  const [year = 0, month = 0, day = 0] = moscowDay(from.getTime()).split('-').map(Number)
  const lastDay = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate()
  const there = new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastDay)))
  return new Date(`${there.toISOString().slice(0, 10)}T00:00:00+03:00`)
}
