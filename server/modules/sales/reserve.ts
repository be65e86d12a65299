import { and, eq, inArray } from 'drizzle-orm'
import { NO_RECEIPT_NOT_IN_BASE } from '../../../src/domain/texts/refusals.ts'
import { OWN_RESERVE } from '../../../src/domain/serials/serial.ts'
import type { Actor } from '../../kernel/call/actor.ts'
import { refuse } from '../../kernel/call/refusal.ts'
import { HELD, sales, tools, users } from '../../kernel/database/schema.ts'
import type { Tx } from '../../kernel/database/types.ts'
import { reserveEnd } from './deadlines.ts'
import type { Deadlines } from './deadlines.ts'
import { placeRow } from './place.ts'
import type { NewSale, Registered } from './place.ts'
import { findTool } from './register.ts'
import { findLiveSale, takenRefusal } from './taken.ts'

const RESERVE_OVER = 'Срок резерва уже прошёл. Если инструмент продан, зарегистрируйте продажу с чеком'
const NO_RESERVE = 'Резерв не найден. Возможно, он уже снят или подтверждён'

/** The prefix of other makers' serials: without a receipt they cannot even wait for the desk (A54). */
const NEEDS_RECEIPT = '9'

/** The default number of reserves that a seller may hold at a time (E09). */
export const RESERVE_LIMIT = 10

/** A seller's request for a reserve, and its time. */
export interface Reservation {
  actor: Actor
  sn: string
  /** The end of the reserve that was let go and is taken back: a new one ends no later. */
  until: string | undefined
  now: number
}

/** Duration of a reserve and the limit per seller; configuration. */
export interface ReserveRules {
  deadlines: Deadlines
  reserveLimit: number
}

/** The status of a serial in the base. */
type KindOfRow = Pick<NewSale, 'toolSn' | 'modelId' | 'bonus' | 'status'>

/** An unknown serial: refused, or with `offline` a row for the desk (A54), which ends like a reserve (E09). */
const unknownRow = (sn: string, offline: boolean): KindOfRow => {
  if (sn.startsWith(NEEDS_RECEIPT)) return refuse('notInBaseWithReceipt', NO_RECEIPT_NOT_IN_BASE)
  if (!offline) return refuse('notInBase')
  return { toolSn: null, modelId: null, bonus: null, status: 'PENDING' }
}

const tooManyText = (limit: number): string =>
  `Инструментов в резерве может быть не больше ${limit}. Подтвердите продажу чеком или снимите резерв`

/** Refuses a seller at the limit. Concurrent reserves of one seller are counted one after the other. */
const refuseTooMany = async (tx: Tx, ownerId: string, limit: number): Promise<void> => {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, ownerId)).for('no key update')
  const held = await tx.$count(sales, and(eq(sales.ownerId, ownerId), HELD))
  if (held >= limit) refuse('reserveLimit', tooManyText(limit))
}

/** A reserve that is taken back keeps its end. */
const endOf = (usual: Date, until: string | undefined): Date =>
  until === undefined ? usual : new Date(Math.min(usual.getTime(), Date.parse(until)))

/**
 * Reserves a tool for a seller who has no receipt yet.
 * @throws Refusal in the order: the end is over, serial unknown, tool refused, serial taken, too many reserves
 */
export const reserveTool = async (
  tx: Tx,
  { actor, sn, until, now }: Reservation,
  offline: boolean,
  { deadlines, reserveLimit }: ReserveRules,
): Promise<Registered> => {
  if (until !== undefined && Date.parse(until) <= now) refuse('refused', RESERVE_OVER)
  const tool = await findTool(tx, sn)
  if (tool?.refused) refuse('toolRefused')
  const kind: KindOfRow = tool
    ? {
        toolSn: sn,
        modelId: tool.model.id,
        bonus: tool.model.bonus,
        status: 'RESERVED',
      }
    : unknownRow(sn, offline)
  const live = await findLiveSale(tx, 'seller', sn)
  if (live?.ownerId === actor.id && live.status === 'RESERVED') refuse('alreadyRegistered', OWN_RESERVE)
  if (live) refuse(takenRefusal(live, actor.id))
  await refuseTooMany(tx, actor.id, reserveLimit)
  const at = new Date(now)
  return placeRow(tx, {
    side: 'seller',
    ownerId: actor.id,
    pointId: actor.pointId,
    sn,
    saleDate: at,
    statusAt: at,
    receiptId: null,
    purchaseDate: null,
    reservedUntil: endOf(reserveEnd(now, deadlines), until),
    ...kind,
  })
}

/**
 * Releases the seller's own reserve: deletes the row and frees the serial. A reserve confirmed meanwhile is no longer a reserve.
 * @throws Refusal notFound, for another seller's reserve as for one that never existed
 */
export const releaseReserve = async (tx: Tx, ownerId: string, nfc: string): Promise<void> => {
  const tagged = tx.select({ sn: tools.sn }).from(tools).where(eq(tools.nfc, nfc))
  const released = await tx
    .delete(sales)
    .where(and(eq(sales.side, 'seller'), eq(sales.ownerId, ownerId), eq(sales.status, 'RESERVED'), inArray(sales.toolSn, tagged)))
    .returning({ id: sales.id })
  if (released.length === 0) refuse('notFound', NO_RESERVE)
}
