import { and, eq, ne } from 'drizzle-orm'
import { isAnyOf } from '../../../kernel/database/is-any-of.ts'
import { receipts } from '../../../kernel/database/schema.ts'
import type { Rule } from './rule.ts'

/** A run of so many receipts of one cash register is no chance. */
const RUN = 3

/** The longest run of numbers that follow each other and has this one. */
export const runWith = (mine: bigint, others: readonly bigint[]): bigint[] => {
  const known = new Set(others)
  const run = [mine]
  for (let next = mine - 1n; known.has(next); next -= 1n) run.unshift(next)
  for (let next = mine + 1n; known.has(next); next += 1n) run.push(next)
  return run
}

/** Receipts of one person and one cash register whose numbers follow each other. */
export const receiptsInRow: Rule = {
  rule: 'receiptsInRow',
  weight: 3,
  kinds: ['tool', 'finding'],
  look: async (db, { owner, receipt }) => {
    if (receipt?.canonicalFn == null || receipt.canonicalFd === null) return { off: 'у чека нет номеров' }
    if (!/^\d+$/.test(receipt.canonicalFd)) return { off: 'номер чека не число' }
    const mine = BigInt(receipt.canonicalFd)
    const near = Array.from({ length: 2 * RUN + 1 }, (_, at) => String(mine + BigInt(at - RUN)))
    const others = await db
      .select({ fd: receipts.canonicalFd })
      .from(receipts)
      .where(
        and(
          eq(receipts.ownerId, owner.id),
          eq(receipts.side, receipt.side),
          eq(receipts.canonicalFn, receipt.canonicalFn),
          ne(receipts.id, receipt.id),
          isAnyOf(receipts.canonicalFd, near),
        ),
      )
    const run = runWith(
      mine,
      others.flatMap(({ fd }) => (fd === null ? [] : [BigInt(fd)])),
    )
    return run.length >= RUN ? { fired: true, note: `ФД ${run.join(', ')}` } : { fired: false, note: null }
  },
}
