/** What a message speaks of: a sale, a tool or a payout of the person. Somebody else's is answered like none: it is left out. */
import { and, eq, inArray } from 'drizzle-orm'
import { rubles } from '../../../src/domain/money/payout.ts'
import { isUuid } from '../../kernel/database/is-uuid.ts'
import { payouts, sales } from '../../kernel/database/schema.ts'
import type { ChatSubjectKind } from '../../kernel/database/sets.ts'
import type { Db, Tx } from '../../kernel/database/types.ts'

export interface Subject {
  kind: ChatSubjectKind
  id: string
}

const KINDS: ReadonlySet<string> = new Set<ChatSubjectKind>(['sale', 'tool', 'payout'])
const isKind = (text: string): text is ChatSubjectKind => KINDS.has(text)

const SIDE = { sale: 'seller', tool: 'buyer' } as const

const isOwn = async (db: Db, ownerId: string, { kind, id }: Subject): Promise<boolean> => {
  if (kind === 'payout') return (await db.$count(payouts, and(eq(payouts.id, id), eq(payouts.userId, ownerId)))) > 0
  return (await db.$count(sales, and(eq(sales.id, id), eq(sales.ownerId, ownerId), eq(sales.side, SIDE[kind])))) > 0
}

/** @param about `kind:id`, as the client has written it @returns null for what is no subject of this person */
export const ownSubject = async (tx: Tx, ownerId: string, about: string): Promise<Subject | null> => {
  const [kind = '', id = '', ...rest] = about.split(':')
  if (rest.length > 0 || !isKind(kind) || !isUuid(id)) return null
  const subject = { kind, id }
  return (await isOwn(tx, ownerId, subject)) ? subject : null
}

/** The names of subjects: «Продажа 100.00001», «Вывод 500 ₽». What is there no more has none. */
export const titlesOf = async (db: Db, ownerId: string, subjects: readonly Subject[]): Promise<ReadonlyMap<string, string>> => {
  const idsOf = (...kinds: ChatSubjectKind[]) => subjects.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id)
  const [rows, paid] = [idsOf('sale', 'tool'), idsOf('payout')]
  const named =
    rows.length === 0
      ? []
      : await db
          .select({ id: sales.id, sn: sales.sn, side: sales.side })
          .from(sales)
          .where(and(inArray(sales.id, rows), eq(sales.ownerId, ownerId)))
  const payments =
    paid.length === 0
      ? []
      : await db
          .select({ id: payouts.id, amount: payouts.amount })
          .from(payouts)
          .where(and(inArray(payouts.id, paid), eq(payouts.userId, ownerId)))
  return new Map([
    ...named.map(({ id, sn, side }) => [id, `${side === 'seller' ? 'Продажа' : 'Инструмент'} ${sn}`] as const),
    ...payments.map(({ id, amount }) => [id, `Вывод ${rubles(amount)}`] as const),
  ])
}
