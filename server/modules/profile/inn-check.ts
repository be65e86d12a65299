import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { innChecks } from '../../kernel/database/schema.ts'
import type { Tx } from '../../kernel/database/types.ts'
import { enqueue } from '../../kernel/jobs/queue.ts'

/** Whose number it is to be. */
export interface InnQuery {
  inn: string
  isLegalEntity: boolean
}

/** The answer of the tax service; `manual` waits for the desk, `unavailable` is retried later. */
export type InnVerdict = 'accepted' | 'refused' | 'manual' | 'unavailable'

/** The port of the check of tax numbers. */
export interface InnCheck {
  check(query: InnQuery, signal?: AbortSignal): Promise<InnVerdict>
}

/** The person sees «на проверке» before the answer comes. */
const INN_CHECK_DELAY = 3_000

/** Cancels the pending check: its answer will find no row. */
export const dropInnCheck = async (tx: Tx, userId: string): Promise<void> => {
  await tx.delete(innChecks).where(eq(innChecks.userId, userId))
}

/** Enqueues the check of a new number; the caller has set AWAITING_CHECK. The job stores the check's id, not the person's. */
export const askInnCheck = async (tx: Tx, userId: string, now: number): Promise<void> => {
  const id = randomUUID()
  await dropInnCheck(tx, userId)
  await tx.insert(innChecks).values({ id, userId, createdAt: new Date(now) })
  await enqueue(tx, 'inn-check', { checkId: id }, new Date(now + INN_CHECK_DELAY))
}
