/** The calls of the form of an invoice: the queue of checks, and the requests of both sides (API31, API32, API44, API61). */
import { describe, expect, test } from 'vitest'
import { createActor, toPromise, type AnyActorLogic } from 'xstate'
import { createApi } from '../../../../../src/api/client.ts'
import { companyInvoiceActors } from '../../../../../src/machines/companies/company-invoice/actors.ts'
import { UNREAD } from '../../../../../src/machines/companies/company-invoice/list.ts'
import { checkQueue } from '../../../../../src/machines/companies/company-invoice/check-queue.ts'
import { availabilityOf, type Check, type CheckAnswer } from '../../../../../src/machines/companies/company-invoice/checks.ts'
import { stagedApi } from '../../../../../model/kit/staged-api.ts'
import { right, SERIAL, STORED } from '../../../../../model/companies/invoice-starts.ts'

const FREE: CheckAnswer = { kind: 'ok', payload: 0, message: null }
const check = (at: number): Check => ({ id: `row-${at}`, serial: `100.0000${at}` })

/** A queue whose questions wait for the test. */
const held = () => {
  const asked: { serial: string; signal: AbortSignal; settle: (answer: CheckAnswer) => void; fail: () => void }[] = []
  const queue = checkQueue(
    ({ serial }, signal) =>
      new Promise((resolve, reject) => {
        asked.push({ serial, signal, settle: resolve, fail: () => reject(new Error('bug')) })
      }),
  )
  const start = (...wanted: readonly Check[]) => createActor(queue, { input: wanted }).start()
  const serials = () => asked.map(({ serial }) => serial)
  return { asked, start, serials }
}

describe('the queue of checks', () => {
  test('LT26 a few questions are under way at once; the first answer is told at once', async () => {
    const { asked, start, serials } = held()
    const first = start(check(1), check(2))
    expect(serials()).toEqual(['100.00001', '100.00002'])
    asked[1]?.settle(FREE)
    await expect(toPromise(first)).resolves.toEqual([{ ...check(2), answer: FREE }])
  })

  test('LT26 a question that is still wanted goes on when the next turn begins: it is not asked twice', async () => {
    const { asked, start, serials } = held()
    const first = start(check(1), check(2))
    asked[1]?.settle(FREE)
    await toPromise(first)
    first.stop()
    const next = start(check(1), check(3))
    expect(serials()).toEqual(['100.00001', '100.00002', '100.00003'])
    asked[0]?.settle(FREE)
    await expect(toPromise(next)).resolves.toEqual([{ ...check(1), answer: FREE }])
    expect(asked.map(({ signal }) => signal.aborted)).toEqual([false, false, false])
  })

  test('A62 a question that is not wanted any more is taken back; so is every one when the form is left', async () => {
    const { asked, start } = held()
    const first = start(check(1), check(2))
    first.stop()
    const next = start(check(2))
    expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false])
    next.stop()
    await Promise.resolve()
    await Promise.resolve()
    expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, true])
    start(check(2))
    expect(asked).toHaveLength(3)
  })

  test('an answer that came between two turns is told in the next one; a throw is an answer without words', async () => {
    const { asked, start } = held()
    const first = start(check(1), check(2))
    asked[0]?.settle(FREE)
    asked[1]?.fail()
    const both = await toPromise(first)
    const rest = both.length === 2 ? [] : await toPromise(start(check(2)))
    expect([...both, ...rest]).toEqual([
      { ...check(1), answer: FREE },
      { ...check(2), answer: null },
    ])
  })
})

describe('an answer on its way to a row', () => {
  const verdictOf = async (status: number, body: string | null): Promise<number | null | undefined> => {
    const api = stagedApi(() => Promise.resolve(new Response(body, { status })))
    const { askChecks } = companyInvoiceActors(api, { get: () => null, redraw: async () => null }, async () => UNREAD)
    const [checked] = await toPromise(createActor(askChecks, { input: [check(1)] }).start())
    return availabilityOf(checked?.answer ?? null).payload
  }

  test.each([
    [200, '{"code":0,"message":null,"payload":0,"available":true}', 0],
    [200, '{"payload":1}', 1],
    [200, '{"code":0,"payload":null}', 0],
    [200, '{"code":"0"}', 0],
    [200, '{"code":1,"message":"Нет в базе"}', 1],
    [200, '0', 0],
    [200, '{}', 2],
    [204, null, 2],
    [200, 'null', 2],
    [200, '{"message":"Готово"}', 2],
    [200, '{"payload":null,"available":true}', 2],
    [200, '{"code":0,"payload":"нет"}', 2],
    [200, '{"code":0,"payload":{}}', 2],
    [200, '{"code":0,"payload":3}', 2],
    [200, '{"code":"нет"}', 2],
    [200, '', 2],
    [200, '<html>', 2],
  ])('LT21 LT22 LT23 A62 %i %s counts as %i', async (status, body, verdict) =>
    expect(await verdictOf(status, body)).toBe(verdict),
  )
})

describe('the requests', () => {
  const send = async (name: 'askChecks' | 'addUnknown' | 'confirmInvoice', input: unknown) => {
    const requests: object[] = []
    const api = createApi({
      baseUrl: 'http://portal.test/api',
      token: () => 'token',
      onUnauthorised: () => {},
      onGatewayDown: () => {},
      isOffline: () => false,
      fetch: async (request) => {
        const { method, url, headers } = request as Request
        const text = await (request as Request).text()
        requests.push({
          call: `${method} ${decodeURIComponent(url.replace('http://portal.test/api', ''))}`,
          key: headers.get('Idempotency-Key'),
          body: text === '' ? null : (JSON.parse(text) as unknown),
        })
        return new Response(JSON.stringify({ code: 0, message: null, payload: null }))
      },
    })
    const logic: AnyActorLogic = companyInvoiceActors(api, { get: () => null, redraw: async () => null }, async () => UNREAD)[
      name
    ]
    await toPromise(createActor(logic, { input }).start())
    return requests
  }
  const values = { ...right, sum: '14970.00' }
  const common = { upd: '15', time: '20-11-2026T00:00:00', sum: '14970.00' }
  const purchase = { ...common, sellerInn: right.inn, imageUrlBuyer: [STORED] }
  const sale = { ...common, buyerInn: right.inn, imageUrlSeller: [STORED] }

  test('LT35 API32 a company’s tools: the serials in the path, the seller’s INN, its own files', async () => {
    const input = { kind: 'tool', values, serials: [SERIAL, '100.00002'], key: 'k' }
    expect(await send('confirmInvoice', input)).toEqual([
      { call: `POST /sale/v2/legal/buyer/purchase/confirm/${SERIAL},100.00002?offline=false`, key: 'k', body: purchase },
    ])
  })

  test('LT35 API31 A66 a sale to a company: the buyer’s INN, the seller’s files', async () => {
    const input = { kind: 'sale', values, serials: [SERIAL], key: 'k' }
    expect(await send('confirmInvoice', input)).toEqual([
      { call: `POST /sale/v2/legal/seller/purchase/confirm/${SERIAL}?offline=false`, key: 'k', body: sale },
    ])
  })

  test.each([
    ['tool', purchase],
    ['sale', sale],
  ])('LT24 API61 A64 «Добавить» of a %s carries the number with the invoice', async (kind, invoice) => {
    expect(await send('addUnknown', { kind, values, serial: '555.00001', key: 'k' })).toEqual([
      { call: 'POST /unknown-tools/v2/forLegal/', key: 'k', body: { sn: '555.00001', invoice } },
    ])
  })

  test('API44 a check asks about one number', async () =>
    expect(await send('askChecks', [{ id: 'row-1', serial: SERIAL }])).toEqual([
      { call: `GET /tools/v2/availability/tool/${SERIAL}`, key: null, body: null },
    ]))
})
