import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { innChecks } from '../../kernel/database/schema.ts'
import type { Db } from '../../kernel/database/types.ts'
import { enqueue } from '../../kernel/jobs/queue.ts'

/** Whose number it is to be. */
export interface InnQuery {
  inn: string
  isLegalEntity: boolean
}

/** What the tax service says; `manual` waits for the desk, `unavailable` is asked again later. */
export type InnVerdict = 'accepted' | 'refused' | 'manual' | 'unavailable'

/** The port of the check of tax numbers. */
export interface InnCheck {
  check(query: InnQuery, signal?: AbortSignal): Promise<InnVerdict>
}

/** The person sees «на проверке» before the answer comes. */
const INN_CHECK_DELAY = 3_000

/** Ends the check that is under way: its answer will find nothing. */
export const dropInnCheck = async (tx: Db, userId: string): Promise<void> => {
  await tx.delete(innChecks).where(eq(innChecks.userId, userId))
}

/** Has a new number checked; the caller has set AWAITING_CHECK. The job knows the check and not the person. */
export const askInnCheck = async (tx: Db, userId: string, now: number): Promise<void> => {
  const id = randomUUID()
  await dropInnCheck(tx, userId)
  await tx.insert(innChecks).values({ id, userId, createdAt: new Date(now) })
  await enqueue(tx, 'inn-check', { checkId: id }, new Date(now + INN_CHECK_DELAY))
}
