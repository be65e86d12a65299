import { hash, verify } from '@node-rs/argon2'
import type { Options } from '@node-rs/argon2'
import type { KeyPair } from './keys.ts'
import { sealsOf } from './seal.ts'

/** Hashing of passwords and codes. Every comparison costs the same work: tests count comparisons. */
export interface Passwords {
  /** A slow salted hash, sealed under the current key. */
  hash(password: string): Promise<string>
  /** Whether the password matches; a missing hash, and one of an unknown key, takes the same time and never matches (B04). */
  fits(stored: string | null, password: string): Promise<boolean>
}

/** The cost of one hash: memory in KiB and passes over it. */
type Cost = Required<Pick<Options, 'memoryCost' | 'timeCost' | 'parallelism'>>

/** argon2id with the minimum cost that OWASP recommends: 19 MiB, two passes. */
const COST: Cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** The setting of the key that seals hashes. */
export const PASSWORD_KEY = 'PASSWORD_KEY'

/** Passwords by argon2id. @param keys those of `PASSWORD_KEY` */
export const argonPasswordsOf = (keys: KeyPair, cost: Cost = COST): Passwords => {
  const { seal, open } = sealsOf(keys)
  const sealedHash = async (password: string): Promise<string> => seal(await hash(password, cost))
  /** A dummy hash: passwords of unknown phones are compared with it, so that they take as long as known ones (B04). */
  let nobody: Promise<string> | undefined
  return {
    hash: sealedHash,
    fits: async (stored, password) => {
      nobody ??= hash('unknown phone', cost)
      const opened = stored === null ? null : open(stored)
      const fits = await verify(opened ?? (await nobody), password)
      return opened !== null && fits
    },
  }
}
