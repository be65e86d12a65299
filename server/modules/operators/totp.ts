/** The second factor of operators (E21): codes of an authenticator app by RFC 6238, of six digits, a new one every thirty seconds. */
import { Secret, TOTP } from 'otpauth'

const PERIOD = 30
/** A clock may be a step fast or slow. */
const WINDOW = 1
const ISSUER = 'МСТ'

const totpOf = (secret: Secret, label = '') =>
  new TOTP({ issuer: ISSUER, label, algorithm: 'SHA1', digits: 6, period: PERIOD, secret })

/** A new key for an app: 160 random bits in base32. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32

/** The key as an app reads it from a QR code. @param label under which the app shows it */
export const totpUri = (secret: string, label: string): string => totpOf(Secret.fromBase32(secret), label).toString()

/** The code that an app shows at a moment, in epoch milliseconds. */
export const totpCode = (secret: string, at: number): string => totpOf(Secret.fromBase32(secret)).generate({ timestamp: at })

export const isTotpCode = (text: string): boolean => /^[0-9]{6}$/.test(text)

/**
 * The step of a code: the number of thirty seconds since the epoch. Compared in constant time by the package.
 * @param now epoch milliseconds
 * @returns null for a code of no step around this moment
 */
export const totpStep = (secret: string, code: string, now: number): number | null => {
  if (!isTotpCode(code)) return null
  const delta = totpOf(Secret.fromBase32(secret)).validate({ token: code, timestamp: now, window: WINDOW })
  return delta === null ? null : Math.floor(now / 1000 / PERIOD) + delta
}
