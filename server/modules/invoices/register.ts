import { and, eq, sql } from 'drizzle-orm'
import { beginningInMoscow } from '../../../src/domain/dates/dates.ts'
import { SERIALS_PER_INVOICE } from '../../../src/domain/sales/invoice.ts'
import { refusals } from '../../../src/domain/texts/refusals.ts'
import type { Actor } from '../../kernel/call/actor.ts'
import { refuse } from '../../kernel/call/refusal.ts'
import { protectPeople } from '../../kernel/database/lock-people.ts'
import { oneOf } from '../../kernel/database/rows.ts'
import { retailPoints, sales, users } from '../../kernel/database/schema.ts'
import type { Tx } from '../../kernel/database/types.ts'
import { tell } from '../notifications/tell.ts'
import { knownSerials, placeRows, takeOverRows } from '../sales/many.ts'
import type { KnownSerial, OneOfMany, Shared } from '../sales/many.ts'
import type { Registered } from '../sales/place.ts'
import { takenRefusal } from '../sales/taken.ts'
import { claimInvoice } from './claim.ts'
import type { ClaimedInvoice } from './claim.ts'
import { partnersOf } from './partners.ts'
import { FIELDS, refuseSerials } from './read-invoice.ts'
import type { ReadInvoice } from './read-invoice.ts'

const KNOWN = 'Инструмент с этим серийным номером есть в базе. Проверьте номер ещё раз и отправьте его вместе с документом'
const OWN_INN = { seller: 'Это ваш ИНН. Укажите ИНН покупателя', buyer: 'Это ваш ИНН. Укажите ИНН продавца' }

/** Serials on a document, from one person. */
interface Part {
  actor: Actor
  invoice: ReadInvoice
  serials: readonly string[]
  now: number
}

/** What the caller learns of a registered part. */
export interface RegisteredPart {
  invoiceId: string
  registered: number
  /** Tools on the document, with these. */
  inInvoice: number
}

/** The INN of the caller's side of the document. @throws Refusal when the document names it as the other side's */
const ownSide = async (tx: Tx, { actor, invoice: { side, partnerInn } }: Part): Promise<string | null> => {
  const { inn, pointInn } = oneOf(
    await tx
      .select({ inn: users.inn, pointInn: retailPoints.inn })
      .from(users)
      .leftJoin(retailPoints, eq(retailPoints.id, users.pointId))
      .where(eq(users.id, actor.id)),
  )
  if (partnerInn === inn || partnerInn === pointInn) refuse('refused', { [FIELDS[side].partner]: OWN_INN[side] })
  return side === 'seller' ? pointInn : inn
}

/** What registering a serial means: a new row, the own reserve to take over, or a reason why not. */
type Judged = { row: OneOfMany } | { reserve: string } | { reason: string }

const judge = ({ sn, tool, live }: KnownSerial, { actor, invoice: { side } }: Part, offline: boolean): Judged => {
  if (tool?.refused) return { reason: refusals.toolRefused.text }
  const isOwnReserve = live?.ownerId === actor.id && live.status === 'RESERVED'
  if (live && isOwnReserve) return { reserve: live.id }
  if (live) return { reason: refusals[takenRefusal(live, actor.id)].text }
  if (!tool && !offline) return { reason: refusals[side === 'seller' ? 'notInBase' : 'notInBaseWithReceipt'].text }
  if (!tool) return { row: { sn, toolSn: null, modelId: null, bonus: null, status: 'PENDING' } }
  const bonus = side === 'seller' ? tool.bonus : tool.buyerBonus
  return { row: { sn, toolSn: sn, modelId: tool.modelId, bonus, status: 'APPROVE_PENDING' } }
}

/** The number of tools on a document. @throws Refusal when these do not fit any more */
const countWith = async (tx: Tx, invoiceId: string, more: number): Promise<number> => {
  const inInvoice = (await tx.$count(sales, and(eq(sales.invoiceId, invoiceId), sql`${sales.status} <> 'FAIL'`))) + more
  if (inInvoice > SERIALS_PER_INVOICE) refuse('invoiceFull')
  return inInvoice
}

/** Both sides hear of a document once, with its first part. The other side is held before the rows are written. */
const tellBoth = async (tx: Tx, { actor, invoice, serials, now }: Part, claimed: ClaimedInvoice, ownInn: string | null) => {
  if (!claimed.isNew) return async () => undefined
  const { side, upd } = invoice
  const partners = await protectPeople(tx, await partnersOf(tx, { ...invoice, ownInn }, serials))
  const event = { event: 'invoiceRegistered', invoice: { id: claimed.id, side, upd } } as const
  return async () =>
    tell(
      tx,
      [{ ...event, userId: actor.id, isOwn: true }, ...partners.map((userId) => ({ ...event, userId, isOwn: false }))],
      now,
    )
}

/** Claims the document, writes the rows, tells both sides. @returns the ids of the new rows */
const write = async (tx: Tx, part: Part, judged: readonly Judged[]): Promise<RegisteredPart & { ids: string[] }> => {
  const { actor, invoice, serials, now } = part
  const ownInn = await ownSide(tx, part)
  const claimed = await claimInvoice(tx, { ownerId: actor.id, ownInn, invoice, now })
  const inInvoice = await countWith(tx, claimed.id, serials.length)
  const tellThem = await tellBoth(tx, part, claimed, ownInn)
  const shared: Shared = {
    side: invoice.side,
    ownerId: actor.id,
    pointId: invoice.side === 'seller' ? actor.pointId : null,
    invoiceId: claimed.id,
    saleDate: new Date(now),
    purchaseDate: new Date(beginningInMoscow(invoice.day)),
  }
  // Reserves first: like every other taker of a reserve, this locks the count of reserves before the count of today's rows.
  await takeOverRows(
    tx,
    shared,
    judged.flatMap((one) => ('reserve' in one ? [one.reserve] : [])),
  )
  const ids = await placeRows(
    tx,
    shared,
    judged.flatMap((one) => ('row' in one ? [one.row] : [])),
  )
  await tellThem()
  return { invoiceId: claimed.id, registered: serials.length, inInvoice, ids }
}

/**
 * Registers a part of a document, whole or not at all.
 * @param offline serials that are not in the base go to the desk
 * @throws Refusal that names the serials which cannot be registered, fields of the document, or invoiceFull
 */
export const registerPart = async (tx: Tx, part: Part, offline: boolean): Promise<RegisteredPart> => {
  const known = await knownSerials(tx, part.invoice.side, part.serials)
  const judged = known.map((serial) => [serial.sn, judge(serial, part, offline)] as const)
  const reasons = judged.flatMap(([sn, one]) => ('reason' in one ? [[sn, one.reason] as const] : []))
  if (reasons.length > 0) refuseSerials(new Map(reasons))
  const { ids: _ids, ...registered } = await write(
    tx,
    part,
    judged.map(([, one]) => one),
  )
  return registered
}

/**
 * Sends a serial that is not in the base to the desk, with its document (API61).
 * @throws Refusal for a serial of the base, a taken one, fields of the document, or invoiceFull
 */
export const registerUnknownOn = async (tx: Tx, part: Omit<Part, 'serials'>, sn: string): Promise<Registered> => {
  const { tool, live } = oneOf(await knownSerials(tx, part.invoice.side, [sn]))
  if (tool?.refused) refuse('toolRefused')
  if (live) refuse(takenRefusal(live, part.actor.id))
  if (tool) refuse('refused', KNOWN)
  const row = { sn, toolSn: null, modelId: null, bonus: null, status: 'PENDING' } as const
  const { ids } = await write(tx, { ...part, serials: [sn] }, [{ row }])
  return { id: oneOf(ids), status: row.status }
}
