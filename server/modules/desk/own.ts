/** The one place that says what is an operator's own: whoever decides asks it. */
import { sql } from 'drizzle-orm'
import { refuse } from '../../kernel/call/refusal.ts'
import { oneOf, rowsOf } from '../../kernel/database/rows.ts'
import type { Tx } from '../../kernel/database/types.ts'

/** What a decision is about: everybody and everything that gets or loses by it. Null where somebody has deleted the account. */
export interface Matter {
  /** Owners of rows, the other side of a document, the person of a payout. */
  people: readonly (string | null)[]
  /** Serials of rows: of both sides, and so are the points, whose administrators get a share. */
  serials?: readonly string[]
  /** INNs that a paper names: who bears them may have no account. */
  inns?: readonly (string | null)[]
  /** The card of a payout, by the bank's name and by its digits: it may have been removed since. */
  card?: { token: string | null; pan: string | null }
}

const known = <Value>(values: readonly (Value | null)[] = []): Value[] => values.flatMap((value) => value ?? [])

/**
 * Refuses an operator's decision about the own: the account, the INN, or a card is theirs, of any side. A bank may give one card a name
 * for each who binds it, so the digits that are kept count too; strangers who share them wait for another operator. Removed cards count:
 * otherwise they would be removed before a decision.
 * @throws Refusal ownMatter
 */
export const refuseOwn = async (tx: Tx, operator: string, { people, serials, inns, card }: Matter): Promise<void> => {
  const list = (values: string[], type: 'uuid' | 'text') => sql`${sql.param(values)}::${sql.raw(type)}[]`
  const asked = await tx.execute(sql`
    with tools as (
      select owner_id, point_id from sales
        where side in ('seller', 'buyer') and sn = any(${list(known(serials), 'text')}) and status <> 'FAIL'),
    shops as (select inn, admin_id from retail_points where id in (select point_id from tools)),
    parties as (
      select id, inn from users
        where id = any(${list(known(people), 'uuid')})
          or id in (select owner_id from tools union select admin_id from shops))
    select exists (
      select from users me where me.id = ${operator}::uuid and (
        me.id in (select id from parties)
        or me.inn = any(${list(known(inns), 'text')})
        or me.inn in (select inn from parties union select inn from shops)
        or exists (
          select from cards mine where mine.user_id = me.id and (
            mine.token = ${card?.token ?? null} or mine.pan = ${card?.pan ?? null}
            or exists (
              select from cards other
                where other.user_id in (select id from parties) and (other.token = mine.token or other.pan = mine.pan)))))
    ) as own`)
  if (oneOf(rowsOf<{ own: boolean }>(asked)).own) refuse('ownMatter')
}
