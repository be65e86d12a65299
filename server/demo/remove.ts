import { and, eq, isNull, notExists } from 'drizzle-orm'
import { isAnyOf } from '../kernel/database/is-any-of.ts'
import { joinRequests, retailPoints, sales, tools, users } from '../kernel/database/schema.ts'
import type { Tx } from '../kernel/database/types.ts'
import { deletePerson } from '../modules/deletion/delete-person.ts'
import { isDemoAccount } from './mark.ts'
import { points } from './points.ts'
import { demoTools } from './tools.ts'

/** What has gone, and what somebody who is real still needs. */
export interface Removed {
  people: number
  points: number
  tools: number
  kept: { points: number; tools: number }
}

const ourPoints = isAnyOf(
  retailPoints.id,
  points.map(({ id }) => id),
)
const ourTools = isAnyOf(
  tools.sn,
  demoTools.map(({ sn }) => sn),
)

const removePoints = async (tx: Tx): Promise<number> => {
  const isLeft = and(
    isNull(retailPoints.adminId),
    notExists(tx.select({ id: users.id }).from(users).where(eq(users.pointId, retailPoints.id))),
    notExists(tx.select({ id: joinRequests.id }).from(joinRequests).where(eq(joinRequests.pointId, retailPoints.id))),
    notExists(tx.select({ id: sales.id }).from(sales).where(eq(sales.pointId, retailPoints.id))),
  )
  return (await tx.delete(retailPoints).where(and(ourPoints, isLeft)).returning({ id: retailPoints.id })).length
}

/** Serials that were never sold: those that were stay in the history of sales, which the ledger refers to. */
const removeTools = async (tx: Tx): Promise<number> => {
  const isUnsold = notExists(tx.select({ id: sales.id }).from(sales).where(eq(sales.sn, tools.sn)))
  return (await tx.delete(tools).where(and(ourTools, isUnsold)).returning({ sn: tools.sn })).length
}

/**
 * Removes the demo world: its people as if each had deleted the account (C06), then its points and serials, as far as nothing
 * refers to them. Entries of the ledger stay, under pseudonyms, and so do the models: their bonuses are the owner's (E15).
 */
export const removeDemo = async (tx: Tx, now: number): Promise<Removed> => {
  const people = await tx.select({ mobile: users.mobile }).from(users).where(isDemoAccount).orderBy(users.id)
  for (const { mobile } of people) await deletePerson(tx, mobile, { origin: 'command', reason: 'byHand', payeeKeys: null, now })
  const gone = { people: people.length, points: await removePoints(tx), tools: await removeTools(tx) }
  return { ...gone, kept: { points: await tx.$count(retailPoints, ourPoints), tools: await tx.$count(tools, ourTools) } }
}
