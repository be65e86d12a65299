import { eq } from 'drizzle-orm'
import type { ReceiptAge } from '../../../src/domain/sales/receipt-age.ts'
import { userStatus } from '../../../src/domain/people/roles.ts'
import { defineHandlers } from '../../kernel/call/handlers.ts'
import { ok } from '../../kernel/call/refusal.ts'
import { prepared } from '../../kernel/database/prepared.ts'
import { oneOf } from '../../kernel/database/rows.ts'
import { passports, users } from '../../kernel/database/schema.ts'
import type { Db } from '../../kernel/database/types.ts'
import { imagesOf } from '../profile/images.ts'
import { toLegalUser, toUser } from './views.ts'

const findUser = prepared(['id'], (db, { id }) =>
  db
    .select({ user: users, passport: passports })
    .from(users)
    .leftJoin(passports, eq(passports.userId, users.id))
    .where(eq(users.id, id)),
)

const load = async (db: Db, id: string) => oneOf(await findUser(db, { id }))

interface Limits {
  receiptAge: ReceiptAge
}

/** A31: both calls return both parts, the decisive message and the company itself. */
const legalAnswer = async (db: Db, id: string, { receiptAge }: Limits) => {
  const { user } = await load(db, id)
  return user.isLegalEntity
    ? ({ code: 0, message: 'Юридическое лицо', payload: { ...toLegalUser(user), receiptAge } } as const)
    : ({ code: 0, message: 'Физическое лицо', payload: null } as const)
}

export const userHandlers = ({ receiptAge }: Limits) =>
  defineHandlers<'getUser' | 'getUserStatus' | 'checkLegal' | 'getLegalUser'>({
    /** API04. */
    getUser: async ({ actor, db, now }) => {
      const known = { ...(await load(db, actor.id)), images: await imagesOf(db, actor.id) }
      return ok({ ...toUser(known, actor.roles, now), receiptAge })
    },
    /** API06. */
    getUserStatus: async ({ actor }) => ok(userStatus(actor.status)),
    /** API07. */
    checkLegal: ({ actor, db }) => legalAnswer(db, actor.id, { receiptAge }),
    /** API08. */
    getLegalUser: ({ actor, db }) => legalAnswer(db, actor.id, { receiptAge }),
  })
