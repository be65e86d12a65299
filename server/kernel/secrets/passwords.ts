import { hash, verify } from '@node-rs/argon2'
import type { Options } from '@node-rs/argon2'

/** Hashing of passwords and codes. Every comparison costs the same work: tests count comparisons. */
export interface Passwords {
  /** A slow salted hash. */
  hash(password: string): Promise<string>
  /** Whether the password matches; a missing hash takes the same time and never matches (B04). */
  fits(stored: string | null, password: string): Promise<boolean>
}

/** The cost of one hash: memory in KiB and passes over it. */
type Cost = Required<Pick<Options, 'memoryCost' | 'timeCost' | 'parallelism'>>

/** argon2id with the minimum cost that OWASP recommends: 19 MiB, two passes. */
const COST: Cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Passwords by argon2id. */
export const argonPasswordsOf = (cost: Cost): Passwords => {
  /** A dummy hash: passwords of unknown phones are compared with it, so that they take as long as known ones (B04). */
  let nobody: Promise<string> | undefined
  return {
    hash: (password) => hash(password, cost),
    fits: async (stored, password) => {
      nobody ??= hash('unknown phone', cost)
      const fits = await verify(stored ?? (await nobody), password)
      return stored !== null && fits
    },
  }
}

/** The passwords of the running server. */
export const argonPasswords: Passwords = argonPasswordsOf(COST)
