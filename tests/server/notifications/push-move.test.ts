/** A browser whose address at its push service has changed: the worker tells it without a token. */
import { asc } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { consents, pushSubscriptions } from '../../../server/kernel/database/schema.ts'
import { userId } from '../../../server/demo/people.ts'
import { createBrowser } from '../support/push-service.ts'
import type { Browser } from '../support/push-service.ts'
import { ANNA, MARIA, pushWorld } from '../support/push-world.ts'
import type { Answer } from '../support/server/test-app.ts'

const { world, service, freshEndpoint, signIn, subscribe, settings, tellOf, sent } = pushWorld()

describe('D109 a browser whose address has changed', () => {
  const move = (body: object): Promise<Answer> => world().call('PUT', '/push/subscription', { body })
  const oldOf = (endpoint: string, { keys }: Browser) => ({ endpoint, auth: keys.auth })
  const kept = () =>
    world()
      .db.select({ endpoint: pushSubscriptions.endpoint, userId: pushSubscriptions.userId })
      .from(pushSubscriptions)
      .orderBy(asc(pushSubscriptions.endpoint))

  it('tells the new one without a token, by the former address and its secret; the next message comes there, the consent stays', async () => {
    const token = await signIn(ANNA)
    const [before, after] = [createBrowser(), createBrowser()]
    const [endpoint, next] = [freshEndpoint(), freshEndpoint()]
    await subscribe(token, endpoint, before.keys)
    const consented = await world().db.$count(consents)
    await tellOf(ANNA, 'before the move')
    const body = { old: oldOf(endpoint, before), endpoint: next, keys: after.keys }
    expect((await move(body)).json).toEqual({ code: 0, message: null, payload: null })
    expect((await settings(token)).endpoint).toBe(next)
    expect([await sent(), service().received.at(-1)?.path]).toEqual([1, new URL(next).pathname])
    expect(after.read(service().received.at(-1)?.body ?? Buffer.alloc(0))).toBe('Есть новости')
    expect(await world().db.$count(consents)).toBe(consented)
    // The answer was lost: the worker asks again, and then its browser moves once more.
    expect((await move(body)).status).toBe(200)
    const last = { old: oldOf(next, after), endpoint: freshEndpoint(), keys: createBrowser().keys }
    expect([(await move(last)).status, await kept()]).toEqual([200, [{ endpoint: last.endpoint, userId: userId(ANNA) }]])
  })

  it('a liar moves nothing and learns nothing: an address without its secret, a secret of another, an address of nobody', async () => {
    const [annas, marias] = [createBrowser(), createBrowser()]
    const [endpoint, other] = [freshEndpoint(), freshEndpoint()]
    await subscribe(await signIn(ANNA), endpoint, annas.keys)
    await subscribe(await signIn(MARIA), other, marias.keys)
    const before = await kept()
    const [mine, { keys }] = [freshEndpoint(), createBrowser()]
    const lies = [
      { old: { endpoint, auth: keys.auth }, endpoint: mine, keys },
      { old: { endpoint, auth: marias.keys.auth }, endpoint: mine, keys },
      { old: { endpoint: freshEndpoint(), auth: annas.keys.auth }, endpoint: mine, keys },
      // Her own secret does not end another's subscription.
      { old: oldOf(other, marias), endpoint, keys: marias.keys },
      { old: { endpoint: mine, auth: keys.auth }, endpoint, keys },
    ]
    const answers = await Promise.all(lies.map(move))
    expect(new Set(answers.map(({ status, json }) => JSON.stringify([status, json])))).toEqual(
      new Set([JSON.stringify([404, { code: 120, message: 'Не найдено', payload: null }])]),
    )
    expect(await kept()).toEqual(before)
  })

  it('the secret is worth nothing after the sign-out, and leads to no unknown service and to no useless key', async () => {
    const token = await signIn(ANNA)
    const [browser, { keys }] = [createBrowser(), createBrowser()]
    const endpoint = freshEndpoint()
    await subscribe(token, endpoint, browser.keys)
    const old = oldOf(endpoint, browser)
    const odd = await move({ old, endpoint: 'https://169.254.169.254/latest', keys })
    const wrong = { ...keys, p256dh: Buffer.alloc(65, 4).toString('base64url') }
    const useless = await move({ old, endpoint: freshEndpoint(), keys: wrong })
    expect([odd.json.code, useless.json.code, (await kept()).length]).toEqual([6, 6, 1])
    await world().call('POST', '/logout', { token })
    expect((await move({ old, endpoint: freshEndpoint(), keys })).status).toBe(404)
    expect(await kept()).toEqual([])
  })

  it('the push service’s «gone» for the former address does not end it, and the message goes to the new one', async () => {
    await subscribe(await signIn(ANNA), freshEndpoint())
    const [row] = await world().db.select().from(pushSubscriptions)
    const { ports } = world().deps
    const { webPush: real } = ports
    const [next, { keys }] = [freshEndpoint(), createBrowser()]
    service().answers.push({ status: 410 })
    ports.webPush = {
      ...real,
      send: async (...args) => {
        const answer = await real.send(...args)
        ports.webPush = real
        await move({ old: { endpoint: row?.endpoint ?? '', auth: row?.auth ?? '' }, endpoint: next, keys })
        return answer
      },
    }
    await tellOf(ANNA, 'gone and moved')
    await sent()
    expect(service().received.map(({ path }) => path)).toEqual([row?.endpoint ?? '', next].map((one) => new URL(one).pathname))
    expect(await kept()).toEqual([{ endpoint: next, userId: userId(ANNA) }])
  })
})
