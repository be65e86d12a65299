import { argonPasswordsOf } from '../../../../server/kernel/secrets/passwords.ts'
import type { Passwords } from '../../../../server/kernel/secrets/passwords.ts'
import { testPairs } from './keys.ts'

/** The minimum cost. */
export const CHEAP = { memoryCost: 8, timeCost: 1, parallelism: 1 }

/** Real argon2 at its minimum cost: a hundredth of the time, the same steps. */
export const cheapPasswords = argonPasswordsOf(testPairs().PASSWORD_KEY, CHEAP)

/** Counts the slow work of each call. */
export const counting = (passwords: Passwords): { work: { done: number }; counted: Passwords } => {
  const work = { done: 0 }
  const counted: Passwords = {
    hash: (password) => {
      work.done += 1
      return passwords.hash(password)
    },
    fits: (stored, password) => {
      work.done += 1
      return passwords.fits(stored, password)
    },
  }
  return { work, counted }
}
