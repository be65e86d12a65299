/** The sandbox bank's page on which a card is typed: its rules and its storage. How it looks is server/demo/bank's affair. */
import { randomBytes, randomUUID } from 'node:crypto'
import { and, eq, gt, isNull } from 'drizzle-orm'
import { bankCards, bankNotices, bankPages } from '../../kernel/database/schema.ts'
import type { Db, Tx } from '../../kernel/database/types.ts'
import { enqueue } from '../../kernel/jobs/queue.ts'
import { hashOfToken } from '../../kernel/secrets/derived-token.ts'
import { faultsOf, keptOf } from './typed-card.ts'
import type { CardField, TypedCard } from './typed-card.ts'

/** Where the page is, on the portal's own origin. */
export const BANK_PATH = '/sandbox/bank'

const LIVES = 30 * 60_000

/** Opens a page for one card. @returns its path: 192 random bits, of which the database knows the hash alone */
export const openPage = async (db: Db, customer: string, now: number): Promise<string> => {
  const token = randomBytes(24).toString('base64url')
  await db.insert(bankPages).values({ hash: hashOfToken(token), customer, expiresAt: new Date(now + LIVES) })
  return `${BANK_PATH}/${token}`
}

/** What a page shows. */
export type PageState = 'open' | 'bound' | 'refused' | 'gone'

export const pageState = async (db: Db, token: string, now: number): Promise<PageState> => {
  const [page] = await db
    .select()
    .from(bankPages)
    .where(eq(bankPages.hash, hashOfToken(token)))
  if (!page) return 'gone'
  return page.outcome ?? (page.expiresAt.getTime() > now ? 'open' : 'gone')
}

/** Stores a notice for the portal and starts the job that delivers it. `times` more than one: a bank that repeats itself. */
export const notify = async (tx: Tx, body: Record<string, string | null>, at: Date, times = 1): Promise<void> => {
  const id = randomUUID()
  await tx.insert(bankNotices).values({ id, body })
  for (let time = 0; time < times; time += 1)
    await enqueue(tx, 'bank-notice', { noticeId: id }, new Date(at.getTime() + time * 3_000))
}

const NO_FAULTS = {}

/**
 * Takes what a person has typed: binds the card or refuses it, once per page. Nothing of the card is kept but what `keptOf` says.
 * @returns messages of wrong fields; none when the page has done its work
 */
export const typeCard = async (
  db: Db,
  token: string,
  typed: TypedCard,
  now: number,
): Promise<Partial<Record<CardField, string>>> => {
  const faults = faultsOf(typed, now)
  if (Object.keys(faults).length > 0) return faults
  const { pan, kind } = keptOf(typed)
  const outcome = kind === 'refused' ? 'refused' : 'bound'
  await db.transaction(async (tx) => {
    const isOpen = and(eq(bankPages.hash, hashOfToken(token)), isNull(bankPages.outcome), gt(bankPages.expiresAt, new Date(now)))
    const [page] = await tx.update(bankPages).set({ outcome }).where(isOpen).returning({ customer: bankPages.customer })
    // Typed twice, or too late: the page says what it has come to.
    if (!page) return
    const [binding, card] = [randomUUID(), randomUUID()]
    const { customer } = page
    if (kind === 'refused') {
      await notify(tx, { event: 'cardRefused', customer, binding, reason: 'declined' }, new Date(now))
      return
    }
    await tx.insert(bankCards).values({ token: card, pan, kind })
    await notify(tx, { event: 'cardBound', customer, binding, card, pan }, new Date(now))
  })
  return NO_FAULTS
}
