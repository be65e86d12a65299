// Tools that wait for the desk: bought by hand, with a serial that no base has.
import { post, receiptOf } from '../lib/requests.mjs'

/**
 * @param token whose they are
 * @param first a number that no other row of the run has
 * @returns requests, each of another row
 */
export const waitingRows = (token, first) => {
  let number = first
  return () => {
    number += 1
    const body = { sn: `777.${String(number).padStart(6, '0')}`, side: 'buyer', receipt: receiptOf(number) }
    return post('/api/unknown-tools', body, { token, 'idempotency-key': `bench-row-${number}` })
  }
}
