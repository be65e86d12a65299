import { and, desc, eq, gt, lte, ne, sql } from 'drizzle-orm'
import { deleteInBatches } from '../../kernel/database/in-batches.ts'
import { smsDeliveries } from '../../kernel/database/schema.ts'
import type { SmsDeliveryState, SmsGatewayName } from '../../kernel/database/sets.ts'
import type { Db, Tx } from '../../kernel/database/types.ts'
import type { SmsGateways, SmsMessage } from './port.ts'

export type SmsDelivery = typeof smsDeliveries.$inferSelect

/** How long a gateway that was silent or refused everybody is asked last. */
const ASKED_LAST_FOR = 5 * 60_000
/** How long it is asked last for a phone that did not get its message: longer than a code lives. */
const ASKED_LAST_FOR_PHONE = 15 * 60_000
const DELIVERIES_STAY = 7 * 86_400_000

/** A gateway that did not answer has a code, whatever is learnt later. A refusal of one message says nothing of the next. */
const hasFailed = ({ state, code }: Pick<SmsDelivery, 'state' | 'code'>): boolean => code !== null && state !== 'refused'
const NOT_ARRIVED = new Set<SmsDeliveryState>(['unknown', 'undelivered', 'refused'])

/** A message at a gateway: one row, whatever becomes of it. */
const rowOf = (smsId: string, gateway: SmsGatewayName) => and(eq(smsDeliveries.smsId, smsId), eq(smsDeliveries.gateway, gateway))

/** What has been tried with a message. */
export const triesOf = (db: Db, smsId: string): Promise<SmsDelivery[]> =>
  db.select().from(smsDeliveries).where(eq(smsDeliveries.smsId, smsId))

/** Written before the gateway is told: whoever finds it later knows that the message may have gone. */
export const beginTry = async (db: Db, { id, mobile }: SmsMessage, gateway: SmsGatewayName, now: number): Promise<void> => {
  const at = new Date(now)
  const fresh = { state: 'sending' as const, code: null, reference: null, at, changedAt: at }
  await db
    .insert(smsDeliveries)
    .values({ smsId: id, gateway, mobile, ...fresh })
    .onConflictDoUpdate({ target: [smsDeliveries.smsId, smsDeliveries.gateway], set: fresh })
}

/** Writes what has become of a try. */
export const markTry = async (
  db: Db | Tx,
  { smsId, gateway }: Pick<SmsDelivery, 'smsId' | 'gateway'>,
  change: { state: SmsDeliveryState; code?: string; reference?: string | null },
  now: number,
): Promise<void> => {
  await db
    .update(smsDeliveries)
    .set({ ...change, changedAt: new Date(now) })
    .where(rowOf(smsId, gateway))
}

/**
 * The gateways in the order in which a message goes to them (D189): one that has lately left a message in the dark or has refused for
 * its own reasons comes last, and so does one whose last message to this phone did not arrive.
 */
export const inOrder = async (db: Db, gateways: SmsGateways, mobile: string, now: number): Promise<SmsGateways> => {
  if (gateways.length < 2) return gateways
  const lately = (gateway: SmsGatewayName, age: number) =>
    and(eq(smsDeliveries.gateway, gateway), ne(smsDeliveries.state, 'sending'), gt(smsDeliveries.at, new Date(now - age)))
  const ranked = await Promise.all(
    gateways.map(async (gateway) => {
      const newest = (age: number, phone?: string) =>
        db
          .select({ state: smsDeliveries.state, code: smsDeliveries.code })
          .from(smsDeliveries)
          .where(and(lately(gateway.name, age), phone === undefined ? undefined : eq(smsDeliveries.mobile, phone)))
          .orderBy(desc(smsDeliveries.at))
          .limit(1)
      const [any] = await newest(ASKED_LAST_FOR)
      const [here] = await newest(ASKED_LAST_FOR_PHONE, mobile)
      const isLast = (any && hasFailed(any)) || (here && NOT_ARRIVED.has(here.state))
      return { gateway, rank: isLast ? 1 : 0 }
    }),
  )
  return ranked.toSorted((one, other) => one.rank - other.rank).map(({ gateway }) => gateway)
}

/** What has become of the messages of the last hour, by gateway. */
export const lastHour = (db: Db, now: number): Promise<{ gateway: SmsGatewayName; state: SmsDeliveryState; count: number }[]> =>
  db
    .select({ gateway: smsDeliveries.gateway, state: smsDeliveries.state, count: sql<number>`count(*)::int` })
    .from(smsDeliveries)
    .where(gt(smsDeliveries.at, new Date(now - 3_600_000)))
    .groupBy(smsDeliveries.gateway, smsDeliveries.state)

/** The part of the cleanup that deletes what nobody asks about any more. */
export const forgetOldDeliveries = (db: Db, now: number): Promise<void> =>
  deleteInBatches(db, smsDeliveries, lte(smsDeliveries.at, new Date(now - DELIVERIES_STAY)))
