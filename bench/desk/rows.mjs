// Tools that wait for the desk: sold by hand, with a serial that no base has.
import { login, post, receiptOf } from '../lib/requests.mjs'

const SELLERS = ['79000000001', '79000000010', '79000000011', '79000000013']

/** @returns tokens of the demo world's sellers */
export const sellersOf = (client, url) =>
  Promise.all(SELLERS.map(async (mobile) => (await client.call(url, login(mobile))).payload))

/**
 * @param tokens of their sellers: so many commands of one person at once are refused
 * @param first a number that no other row of the run has
 * @returns requests, each of another row
 */
export const waitingRows = (tokens, first) => {
  let number = first
  return () => {
    number += 1
    const body = { sn: `777.${String(number).padStart(6, '0')}`, side: 'seller', receipt: receiptOf(number) }
    return post('/api/unknown-tools', body, { token: tokens[number % tokens.length], 'idempotency-key': `bench-row-${number}` })
  }
}
