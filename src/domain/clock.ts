/** How far a device's clock is from the server's (E07). */

/** What an answer tells of the server's time; both moments are of the device's clock, in epoch milliseconds. */
interface HeardTime {
  /** The `Date` header: a whole second in which the server wrote its answer. */
  date: string
  sentAt: number
  heardAt: number
}

const SECOND = 1_000
/** «Fri, 20 Nov 2026 09:00:00 GMT»; anything else is no date of a server. */
const HTTP_DATE = /^\w{3}, \d{2} \w{3} \d{4} \d{2}:\d{2}:\d{2} GMT$/

/**
 * The server wrote its answer between sending and hearing: that bounds the difference of the clocks. A difference within these
 * bounds stays as it is, so that a clock that is right is never touched and one that has been set right does not waver.
 * @param offset what is added to the device's clock until now, in milliseconds
 * @returns what is to be added from now on
 */
export const offsetAfter = (offset: number, { date, sentAt, heardAt }: HeardTime): number => {
  const said = HTTP_DATE.test(date) ? Date.parse(date) : Number.NaN
  if (Number.isNaN(said)) return offset
  const [least, most] = [said - heardAt, said + SECOND - sentAt]
  return offset >= least && offset <= most ? offset : Math.round((least + most) / 2)
}
