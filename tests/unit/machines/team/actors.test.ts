/** What the administrator's decisions send. */
import { expect, test } from 'vitest'
import { createActor, toPromise, type AnyActorLogic } from 'xstate'
import { stagedApi, STAGED_BASE } from '../../../../model/kit/staged-api.ts'
import { requestsActors } from '../../../../src/machines/team/requests/actors.ts'
import { sellerActionActors } from '../../../../src/machines/team/seller-action/actors.ts'

const ID = '8f14e45f-0000-4000-8000-000000000001'

const network = () => {
  const requests: string[] = []
  const api = stagedApi(async (request) => {
    const { method, url, headers } = request as Request
    requests.push(
      `${method} ${url.replace(STAGED_BASE, '')} ${headers.get('Idempotency-Key')} ${await (request as Request).text()}`,
    )
    return new Response(JSON.stringify({ code: 0, message: null, payload: null }))
  })
  return { api, requests }
}

const run = (logic: AnyActorLogic, input: object) => toPromise(createActor(logic, { input }).start())

test.each([
  ['AD04 API25', 'approve', 'confirm'],
  ['AD05 API26', 'reject', 'reject'],
])('%s «%s» names the seller, under the key of the press', async (_, verdict, path) => {
  const { api, requests } = network()
  await run(requestsActors(api).decide, { verdict, id: ID, key: 'k' })
  expect(requests).toEqual([`POST /admin/retail/point/${path}/seller k {"id":"${ID}"}`])
})

test.each([
  ['AD13 API53', 'assign', '/admin/retail/point/change'],
  ['AD14 API54', 'exclude', `/admin/retail/point/v2/unbind/seller/${ID}`],
])('%s «%s» names the seller, under the key of the press, and the stored sellers are forgotten', async (_, kind, path) => {
  const { api, requests } = network()
  let forgotten = 0
  const stored = { forget: () => void (forgotten += 1) }
  await run(sellerActionActors(api, stored).carryOut, { kind, id: ID, key: 'k' })
  expect(requests).toEqual([`POST ${path} k {"id":"${ID}"}`])
  expect(forgotten).toBe(1)
})
