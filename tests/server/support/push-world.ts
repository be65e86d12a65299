import { afterAll, beforeAll, beforeEach } from 'vitest'
import webPush from 'web-push'
import { jobs, pushSubscriptions } from '../../../server/kernel/database/schema.ts'
import { userId } from '../../../server/demo/people.ts'
import { tell } from '../../../server/modules/notifications/tell.ts'
import { PUSH_HOSTS } from '../../../server/modules/push/endpoints.ts'
import { webPushService } from '../../../server/modules/push/web-push.ts'
import { createBrowser, startPushService } from './push-service.ts'
import type { PushService } from './push-service.ts'
import { phoneOf, testApp } from './server/test-app.ts'
import type { Answer } from './server/test-app.ts'

export const [ANNA, MARIA, DMITRY, ELENA] = [1, 5, 8, 9]

/** A server with a key pair and a push service on this machine; before each test nobody is subscribed. */
export const pushWorld = () => {
  const world = testApp()
  const vapid = { ...webPush.generateVAPIDKeys(), subject: 'mailto:support@example.org' }
  let service: PushService
  let number = 0

  beforeAll(async () => {
    service = await startPushService()
    const endpoints = { hosts: PUSH_HOSTS, local: service.origin }
    world().deps.ports.webPush = webPushService({ vapid, endpoints, timeout: 5_000 })
  })
  afterAll(() => service.close())
  beforeEach(async () => {
    await world().db.delete(pushSubscriptions)
    await world().db.delete(jobs)
    service.received.length = 0
    service.answers.length = 0
  })

  const freshEndpoint = (): string => {
    number += 1
    return `${service.origin}/send/${number}`
  }

  return {
    world,
    vapid,
    service: () => service,
    freshEndpoint,

    signIn: async (person: number): Promise<string> =>
      (await world().call('POST', '/login', { body: { username: phoneOf(person), password: '111111' } })).json.payload,

    subscribe: (
      token: string,
      endpoint: string = freshEndpoint(),
      keys = createBrowser().keys,
      consentVersion = '1',
    ): Promise<Answer> => world().call('POST', '/push/subscription', { token, body: { endpoint, keys, consentVersion } }),

    settings: async (token: string): Promise<{ endpoint: string | null; topics: object }> =>
      (await world().call('GET', '/push/settings', { token })).json.payload,

    tellOf: async (person: number, subject: string): Promise<void> => {
      const { db, clock } = world()
      await db.transaction((tx) => tell(tx, [{ userId: userId(person), event: 'innAccepted', checkId: subject }], clock.now()))
    },

    /** Tells and works. @returns the number of messages that the service has received since the last call */
    sent: async (pass = 0): Promise<number> => {
      world().clock.pass(pass)
      const before = service.received.length
      await world().runJobs()
      return service.received.length - before
    },
  }
}
