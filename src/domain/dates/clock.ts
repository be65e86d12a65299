/** The difference between the device's clock and the server's (E07). */

/** The server's time from an answer; both moments are of the device's clock, in epoch milliseconds. */
interface HeardTime {
  /** The `Date` header: the server's time in whole seconds. */
  date: string
  sentAt: number
  heardAt: number
}

const SECOND = 1_000
/** «Fri, 20 Nov 2026 09:00:00 GMT»; any other text is no HTTP date. */
const HTTP_DATE = /^\w{3}, \d{2} \w{3} \d{4} \d{2}:\d{2}:\d{2} GMT$/

/**
 * The server wrote its answer between sending and receipt, which bounds the difference of the clocks. A correction within these
 * bounds stays unchanged, so that a correct clock is never touched and a corrected one does not waver.
 * @param offset the current correction of the device's clock, in milliseconds
 * @returns the new correction
 */
export const offsetAfter = (offset: number, { date, sentAt, heardAt }: HeardTime): number => {
  const said = HTTP_DATE.test(date) ? Date.parse(date) : Number.NaN
  if (Number.isNaN(said)) return offset
  const [least, most] = [said - heardAt, said + SECOND - sentAt]
  return offset >= least && offset <= most ? offset : Math.round((least + most) / 2)
}
