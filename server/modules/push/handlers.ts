import { eq } from 'drizzle-orm'
import { defineHandlers } from '../../kernel/call/handlers.ts'
import { ok, refuse } from '../../kernel/call/refusal.ts'
import { prepared } from '../../kernel/database/prepared.ts'
import { pushSubscriptions } from '../../kernel/database/schema.ts'
import { movePush } from './move.ts'
import type { WebPush } from './port.ts'
import { subscribe } from './subscribe.ts'
import { chooseTopics, topicsOf } from './topics.ts'

const OFF = 'Уведомления браузера сейчас недоступны'
const UNKNOWN_SERVICE = 'Служба уведомлений этого браузера не поддерживается'

const findSubscription = prepared(['sessionHash'], (db, { sessionHash }) =>
  db
    .select({ endpoint: pushSubscriptions.endpoint })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.sessionHash, sessionHash)),
)

type PushOperation = 'getPushSettings' | 'choosePushTopics' | 'subscribeToPush' | 'movePushSubscription' | 'unsubscribeFromPush'

export const pushHandlers = (ports: { webPush: WebPush }) => {
  /** A browser names the address that the server will post to: only those of known push services are taken. */
  const insistOnService = (endpoint: string): void => {
    if (ports.webPush.publicKey === null) refuse('refused', OFF)
    if (!ports.webPush.allows(endpoint)) refuse('refused', UNKNOWN_SERVICE)
  }
  return defineHandlers<PushOperation>({
    getPushSettings: async ({ actor, db }) => {
      const topics = await topicsOf(db, actor.id)
      const [row] = await findSubscription(db, { sessionHash: actor.sessionHash })
      return ok({ publicKey: ports.webPush.publicKey, topics, endpoint: row?.endpoint ?? null })
    },

    choosePushTopics: async ({ actor, body, db }) => {
      await chooseTopics(db, actor.id, body)
      return ok(null)
    },

    subscribeToPush: async ({ actor, body, db, now }) => {
      insistOnService(body.endpoint)
      await subscribe(db, actor, body, now)
      return ok(null)
    },

    movePushSubscription: async ({ body, db }) => {
      insistOnService(body.endpoint)
      await movePush(db, body)
      return ok(null)
    },

    unsubscribeFromPush: async ({ actor, db }) => {
      await db.delete(pushSubscriptions).where(eq(pushSubscriptions.sessionHash, actor.sessionHash))
      return ok(null)
    },
  })
}
