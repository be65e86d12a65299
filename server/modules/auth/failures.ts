import { createHash } from 'node:crypto'
import type { Client } from '../../kernel/call/caller.ts'
import type { Db } from '../../kernel/database/types.ts'
import { extend, giveBack, take } from '../../kernel/limits/counts.ts'
import type { Limit } from '../../kernel/limits/counts.ts'

/**
 * The limit of wrong passwords from unknown browsers in a window, over all phones (D24). Each person who signs in from an address
 * allows one more failure there, in its network and in total: a carrier with thousands of people behind one address is judged by
 * its failure rate, not by the number of failures.
 */
export interface SignInLimits {
  window: number
  perAddress: number
  perNetwork: number
  overall: number
}

export const SIGN_IN_LIMITS: SignInLimits = { window: 3_600_000, perAddress: 100, perNetwork: 200, overall: 600 }

/** The limits of an attempt, the narrowest first: a client at its own limit does not count against the wider ones. */
const limitsOf = ({ window, perAddress, perNetwork, overall }: SignInLimits, { network, address }: Client): Limit[] => [
  { name: `failed sign-ins ${address}`, budget: perAddress, window },
  { name: `failed sign-ins ${network}`, budget: perNetwork, window },
  { name: 'failed sign-ins', budget: overall, window },
]

/** The failures that one sign-in counts among. */
export interface Failures {
  /** Counts the attempt as a failure before any comparison. @returns null, or the milliseconds until an attempt is allowed */
  begin(): Promise<number | null>
  /** No password was compared: takes the attempt back if it was counted. */
  takeBack(): Promise<void>
  /** A successful sign-in takes the attempt back, and raises the limit once per person and window. */
  succeed(userId: string): Promise<void>
}

/** @param client the origin of the sign-in */
export const failuresFrom = (db: Db, rules: SignInLimits, client: Client, now: number): Failures => {
  const limits = limitsOf(rules, client)
  let taken: readonly Limit[] = []

  const takeBack = async (): Promise<void> => {
    for (const limit of taken) await giveBack(db, limit)
    taken = []
  }

  return {
    begin: async () => {
      for (const limit of limits) {
        const wait = await take(db, limit, now)
        if (wait !== null) {
          await takeBack()
          return wait
        }
        taken = [...taken, limit]
      }
      return null
    },
    takeBack,
    succeed: async (userId) => {
      await takeBack()
      const who = createHash('sha256').update(userId).digest('hex')
      for (const limit of limits) {
        const once: Limit = { name: `${limit.name} room ${who}`, budget: 1, window: rules.window }
        if ((await take(db, once, now)) === null) await extend(db, limit, now)
      }
    },
  }
}
