import { eq, sql } from 'drizzle-orm'
import { withdrawalLacks } from '../../../src/domain/money/withdrawal.ts'
import type { Lack } from '../../../src/domain/money/withdrawal.ts'
import { prepared } from '../../kernel/database/prepared.ts'
import { passportImages, passports, users } from '../../kernel/database/schema.ts'
import type { Db, Tx } from '../../kernel/database/types.ts'
import type { News } from '../notifications/news.ts'
import { imagesOf } from './images.ts'

type UserRow = typeof users.$inferSelect

/** A passport with the names of its images. */
export type Passport = Omit<typeof passports.$inferSelect, 'userId'> & { images: string[] }

/** Nobody has entered a passport. */
export const NO_PASSPORT = { series: null, issuedBy: null, issuedFrom: null, departmentCode: null }

/** The profile's missing parts for a withdrawal: computed, never stored (C02). Companies withdraw nothing. */
export const lacksOf = (user: UserRow, passport: Passport, now: number): Lack[] =>
  user.isLegalEntity
    ? []
    : withdrawalLacks({ ...user, passport: { ...passport, images: passport.images.length }, isRefused: user.profileRefused }, now)

const findFacts = prepared(['id'], (db, { id }) =>
  db
    .select({
      user: users,
      passport: passports,
      images: sql<
        string[]
      >`array(select ${passportImages.name} from ${passportImages} where ${passportImages.userId} = ${users.id})`,
    })
    .from(users)
    .leftJoin(passports, eq(passports.userId, users.id))
    .where(eq(users.id, id)),
)

/** Whether nothing of a person's profile is missing for a payout (C02); false for companies. */
export const isApproved = async (db: Db, id: string, now: number): Promise<boolean> => {
  const [row] = await findFacts(db, { id })
  if (!row || row.user.isLegalEntity) return false
  return lacksOf(row.user, { ...(row.passport ?? NO_PASSPORT), images: row.images }, now).length === 0
}

/** The news that a person's profile is approved; none while something is missing, and never for a company. */
export const approvalNews = async (tx: Tx, userId: string, now: number): Promise<News[]> => {
  const [row] = await tx
    .select({ user: users, passport: passports })
    .from(users)
    .leftJoin(passports, eq(passports.userId, users.id))
    .where(eq(users.id, userId))
  if (!row || row.user.isLegalEntity) return []
  const passport = { ...(row.passport ?? NO_PASSPORT), images: await imagesOf(tx, userId) }
  const isApproved = lacksOf(row.user, passport, now).length === 0
  return isApproved ? [{ event: 'profileApproved', version: row.user.profileVersion }] : []
}
