import { desc, eq } from 'drizzle-orm'
import { defineHandlers } from '../kernel/call/handlers.ts'
import { ok, refuse } from '../kernel/call/refusal.ts'
import { outboxMessages, users } from '../kernel/database/schema.ts'
import { welcome } from '../modules/auth/welcome.ts'
import { demoAccounts } from './describe.ts'
import { DEMO_PASSWORD } from './people.ts'

const NEWEST = 50

/** The demo page's operations. The contract marks them: outside demo mode they do not exist. */
export const demoHandlers = defineHandlers<'listDemoAccounts' | 'listDemoMessages' | 'demoSignIn'>({
  listDemoAccounts: async () => ok({ password: DEMO_PASSWORD, accounts: demoAccounts() }),

  listDemoMessages: async ({ db }) => {
    const rows = await db.select().from(outboxMessages).orderBy(desc(outboxMessages.number)).limit(NEWEST)
    return ok(rows.map(({ id, mobile, text, at }) => ({ id, mobile, text, at: at.toISOString() })))
  },

  demoSignIn: async (call) => {
    const { body, client, db } = call
    const isDemo = demoAccounts().some(({ mobile }) => mobile === body.mobile)
    const [user] = await db.select({ id: users.id, isDesk: users.isOperator }).from(users).where(eq(users.mobile, body.mobile))
    if (!isDemo || !user) return refuse('notFound')
    const origin = (await client()).address
    const proof = { userId: user.id, reason: 'demo', origin, isDesk: user.isDesk } as const
    const token = await welcome(call, proof, async () => undefined)
    return ok(token)
  },
})
