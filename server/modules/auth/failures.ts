import { createHash } from 'node:crypto'
import type { Client } from '../../kernel/call/caller.ts'
import type { Db } from '../../kernel/database/types.ts'
import { extend, giveBack, take } from '../../kernel/limits/counts.ts'
import type { Limit } from '../../kernel/limits/counts.ts'

/**
 * Wrong passwords that browsers nobody knows may send in a window, over all phones (D24). Each person
 * who signs in from an address lets one more fail there, in its network and altogether: a carrier with thousands of people
 * behind one address is judged by the share of its failures, not by their number.
 */
export interface SignInLimits {
  window: number
  perAddress: number
  perNetwork: number
  overall: number
}

export const SIGN_IN_LIMITS: SignInLimits = { window: 3_600_000, perAddress: 100, perNetwork: 200, overall: 600 }

/** The limits that an attempt counts against, the narrowest first: who has used up that one does not count against all. */
const limitsOf = ({ window, perAddress, perNetwork, overall }: SignInLimits, { network, address }: Client): Limit[] => [
  { name: `failed sign-ins ${address}`, budget: perAddress, window },
  { name: `failed sign-ins ${network}`, budget: perNetwork, window },
  { name: 'failed sign-ins', budget: overall, window },
]

/** The failures that one sign-in counts among. */
export interface Failures {
  /** Counts the attempt as a failure before anything is compared. @returns null, or the milliseconds until it may be made */
  begin(): Promise<number | null>
  /** Nothing has been compared: the attempt, if it was counted, is none. */
  takeBack(): Promise<void>
  /** Somebody has signed in: the attempt is no failure, and one person makes room once in a window. */
  succeed(userId: string): Promise<void>
}

/** @param client where the sign-in comes from */
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
