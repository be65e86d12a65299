import { hash, verify } from '@node-rs/argon2'

/** argon2id, the least cost that OWASP recommends: 19 MiB, two passes. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** A slow salted hash of a password. */
export const hashPassword = (password: string): Promise<string> => hash(password, COST)

/** Nobody's password: unknown phones are compared with it, so that they take as long as known ones (B04). */
const nobody = hashPassword('unknown phone')

/** @returns whether the password fits; a missing hash takes the same time and never fits */
export const passwordFits = async (stored: string | null, password: string): Promise<boolean> => {
  const fits = await verify(stored ?? (await nobody), password)
  return stored !== null && fits
}

/** How passwords and codes are kept. One comparison is the same work whoever asks: tests count it. */
export interface Passwords {
  hash(password: string): Promise<string>
  fits(stored: string | null, password: string): Promise<boolean>
}

export const argonPasswords: Passwords = { hash: hashPassword, fits: passwordFits }
