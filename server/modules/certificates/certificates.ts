/** Certificates of warranties (E17): tokens that can be derived again, of which the database has hashes alone. */
import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { refuse } from '../../kernel/call/refusal.ts'
import { isUuid } from '../../kernel/database/is-uuid.ts'
import { lockPerson } from '../../kernel/database/lock-people.ts'
import { certificates, models, sales } from '../../kernel/database/schema.ts'
import type { Db, Tx } from '../../kernel/database/types.ts'
import { derivedToken, hashOfToken } from '../../kernel/secrets/derived-token.ts'
import type { Key } from '../../kernel/secrets/keys.ts'

/** What a certificate says of a tool. */
export interface Warranted {
  sn: string
  modelName: string | null
  purchaseDate: Date | null
  guaranteeExpire: Date
}

/** A sheet to print. */
export interface Certificate {
  warranted: Warranted
  token: string
  /** When the first sheet with this token was printed. */
  issuedAt: Date
}

const tokenOf = (key: Key, saleId: string, counter: number): string => derivedToken(key, `certificate ${saleId} ${counter}`)

const shown = {
  sn: sales.sn,
  modelName: sales.modelName,
  purchaseDate: sales.purchaseDate,
  guaranteeExpire: sales.guaranteeExpire,
}

/** A bought tool with a warranty, whatever has become of the warranty since. */
const isWarranted = and(eq(sales.side, 'buyer'), isNotNull(sales.guaranteeExpire))

const toWarranted = (row: Omit<Warranted, 'guaranteeExpire'> & { guaranteeExpire: Date | null }): Warranted => {
  const { guaranteeExpire } = row
  if (guaranteeExpire === null) throw new Error('a certificate is printed for a tool with a warranty alone')
  return { ...row, guaranteeExpire }
}

/** Whose certificate, for which row, at what time. */
interface Wanted {
  ownerId: string
  saleId: string
  now: number
}

/** A person's own tool. @throws Refusal notFound for somebody else's, for none, and for one without a warranty */
const ownTool = async (tx: Tx, { ownerId, saleId }: Wanted): Promise<Warranted> => {
  const own = and(eq(sales.id, saleId), eq(sales.ownerId, ownerId), isWarranted)
  const [row] = isUuid(saleId) ? await tx.select(shown).from(sales).where(own) : []
  return row ? toWarranted(row) : refuse('notFound')
}

/**
 * The certificate of a tool: the one that has been printed before, until it is revoked. One person's certificates are printed and revoked
 * one after the other, and before or after the deletion of the account.
 * @throws Refusal notFound as for a tool that is not the caller's
 */
export const issue = (db: Db, key: Key, wanted: Wanted): Promise<Certificate> =>
  db.transaction(async (tx) => {
    const { ownerId, saleId, now } = wanted
    if (!(await lockPerson(tx, ownerId))) return refuse('unauthorised')
    const warranted = await ownTool(tx, wanted)
    const known = await tx.select().from(certificates).where(eq(certificates.saleId, saleId))
    const live = known.filter(({ revokedAt }) => revokedAt === null)
    const counter = live[0]?.counter ?? Math.max(0, ...known.map((row) => row.counter)) + 1
    const token = tokenOf(key, saleId, counter)
    const hash = hashOfToken(token)
    const printed = live.find((row) => row.tokenHash === hash)
    if (printed) return { warranted, token, issuedAt: printed.createdAt }
    const createdAt = new Date(now)
    await tx.insert(certificates).values({ tokenHash: hash, saleId, ownerId, counter, createdAt, revokedAt: null })
    return { warranted, token, issuedAt: createdAt }
  })

/**
 * Revokes what has been printed for a tool: the next sheet has another token.
 * @throws Refusal notFound where nothing is to be revoked, and for a tool that is not the caller's
 */
export const revoke = async (tx: Tx, { ownerId, saleId, now }: Wanted): Promise<void> => {
  if (!isUuid(saleId) || !(await lockPerson(tx, ownerId))) return refuse('notFound')
  const own = and(eq(certificates.saleId, saleId), eq(certificates.ownerId, ownerId))
  const revoked = await tx
    .select({ tokenHash: certificates.tokenHash })
    .from(certificates)
    .where(and(own, isNull(certificates.revokedAt)))
  if (revoked.length === 0) return refuse('notFound')
  // Those of before have been kept for their count, which these have now.
  await tx.delete(certificates).where(and(own, isNotNull(certificates.revokedAt)))
  await tx
    .update(certificates)
    .set({ revokedAt: new Date(now) })
    .where(own)
}

/** The warranty behind a token; null for one that was revoked, mistyped, cut or never printed. */
export const findByToken = async (db: Db, token: string): Promise<(Warranted & { picture: string | null }) | null> => {
  const [row] = await db
    .select({ ...shown, picture: models.picture })
    .from(certificates)
    .innerJoin(sales, and(eq(sales.id, certificates.saleId), eq(sales.ownerId, certificates.ownerId), isWarranted))
    .leftJoin(models, eq(models.id, sales.modelId))
    .where(and(eq(certificates.tokenHash, hashOfToken(token)), isNull(certificates.revokedAt)))
  return row ? { ...toWarranted(row), picture: row.picture } : null
}
