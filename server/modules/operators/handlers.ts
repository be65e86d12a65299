import { count, eq } from 'drizzle-orm'
import { defineHandlers } from '../../kernel/call/handlers.ts'
import { ok } from '../../kernel/call/refusal.ts'
import { operatorCodes, users } from '../../kernel/database/schema.ts'
import { oneOf } from '../../kernel/database/rows.ts'
import { acceptInvitation, openInvitation } from './invitation.ts'
import { deskSignIn } from './sign-in.ts'
import type { DeskNeeds } from './sign-in.ts'

export const operatorHandlers = (needs: DeskNeeds) =>
  defineHandlers<'deskLogin' | 'openInvitation' | 'acceptInvitation' | 'getDeskMe'>({
    deskLogin: async (call) => ok({ token: await deskSignIn(needs, call) }),

    openInvitation: async ({ body, db, now }) => ok(await openInvitation(db, body.token, needs, now)),

    acceptInvitation: async ({ body, client, db, now }) => {
      const origin = (await client()).address
      return ok({ recoveryCodes: await acceptInvitation(db, body, needs, { origin, now }) })
    },

    getDeskMe: async ({ actor, db }) => {
      const { id, username, surname, mobile } = users
      const me = oneOf(await db.select({ id, username, surname, mobile }).from(users).where(eq(id, actor.id)))
      const mine = eq(operatorCodes.userId, actor.id)
      const { left } = oneOf(await db.select({ left: count() }).from(operatorCodes).where(mine))
      return ok({
        id: me.id,
        name: `${me.username} ${me.surname}`.trim(),
        mobile: me.mobile,
        recoveryLeft: needs.isDemo ? null : left,
      })
    },
  })
