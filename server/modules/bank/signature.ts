/**
 * How the bank signs its notices: `t=<seconds>,v1=<hex>`, the HMAC-SHA256 of «t.body» with the key of the contract. The moment is signed
 * with the body, so that an overheard notice cannot be sent again later.
 */
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Key, KeyPair } from '../../kernel/secrets/keys.ts'

/** How far the bank's clock and ours may be apart, and how old a notice may be, in seconds. */
const TOLERANCE = 300

const HEADER = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/

const digestOf = ({ value }: Key, seconds: string, body: string): Buffer =>
  createHmac('sha256', value).update(`${seconds}.${body}`).digest()

/** The header of a notice. @param now epoch milliseconds */
export const sign = (key: Key, body: string, now: number): string => {
  const seconds = String(Math.floor(now / 1000))
  return `t=${seconds},v1=${digestOf(key, seconds, body).toString('hex')}`
}

/** Whether the bank has signed these bytes, with the key or the one before it, at most five minutes ago. @param now epoch milliseconds */
export const isSigned = (
  { current, former }: KeyPair,
  { body, signature }: { body: string; signature: string },
  now: number,
): boolean => {
  const [, seconds = '', digest = ''] = HEADER.exec(signature) ?? []
  const given = Buffer.from(digest.padEnd(64, '0'), 'hex')
  const isOf = (key: Key): boolean => timingSafeEqual(digestOf(key, seconds, body), given)
  const isRight = isOf(current) || (former !== null && isOf(former))
  return isRight && digest !== '' && Math.abs(now / 1000 - Number(seconds)) <= TOLERANCE
}
