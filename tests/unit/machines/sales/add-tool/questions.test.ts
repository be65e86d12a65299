/** The background questions of the tool form: what they ask, and that their failures leave the screen alone (A27, D47, D48). */
import { expect, test } from 'vitest'
import { createActor, toPromise, type AnyActorLogic } from 'xstate'
import { STAGED_BASE, stagedApi } from '../../../../../model/kit/staged-api.ts'
import { addToolActors, type Device } from '../../../../../src/machines/sales/add-tool/actors.ts'

const idle: Device = {
  locate: () => Promise.resolve({ coordinates: '', gps: '' }),
  photos: { get: () => null, redraw: () => Promise.resolve(null) },
  readPhoto: () => Promise.resolve({ kind: 'none' }),
  scan: () => Promise.resolve({ kind: 'failed', problem: 'missing' }),
  whenActive: () => Promise.resolve(),
  moment: () => ({ now: 0, today: '1970-01-01' }),
}

const ask = async (name: 'askAvailability' | 'describeTool' | 'watchOutcome', input: object, answer: unknown, device = idle) => {
  const sent: string[] = []
  const bodies: unknown[] = []
  const told: string[] = []
  const api = stagedApi(
    async (request) => {
      const { url, method } = request as Request
      sent.push(`${method} ${url.replace(STAGED_BASE, '')}`)
      const text = await (request as Request).text()
      if (text !== '') bodies.push(JSON.parse(text))
      return answer === 502 ? new Response('', { status: 502 }) : new Response(JSON.stringify(answer))
    },
    { token: () => 'stored', onUnauthorised: () => told.push('unauthorised'), onGatewayDown: () => told.push('gatewayDown') },
  )
  const logic = addToolActors(api, device)[name] as AnyActorLogic
  const output: unknown = await toPromise(createActor(logic, { input }).start())
  // The gateway is reported after the answer.
  await new Promise((resolve) => setTimeout(resolve))
  return { sent, bodies, told, output }
}

const serial = '100.00001'
const free = { code: 0, message: null, payload: 0, available: true }

test('API44 a seller asks as the specification says, a buyer says that the question is a buyer’s', async () => {
  expect((await ask('askAvailability', { serial, side: null }, free)).sent).toEqual(['GET /tools/v2/availability/tool/100.00001'])
  expect((await ask('askAvailability', { serial, side: 'buyer' }, free)).sent).toEqual([
    'GET /tools/v2/availability/tool/100.00001?side=buyer',
  ])
})

test('API40 E06 a server that tells a name alone is enough', async () => {
  const { sent, output } = await ask(
    'describeTool',
    { serial },
    { code: 0, message: null, payload: { model: { name: 'Лобзик' } } },
  )
  expect(sent).toEqual(['GET /tools/tool/100.00001'])
  expect(output).toMatchObject({ kind: 'ok', payload: { model: { name: 'Лобзик' } } })
})

test.each(['askAvailability', 'describeTool', 'watchOutcome'] as const)(
  'A27 ER04 a 502 of «%s» leaves the screen alone',
  async (name) => {
    const { told, output } = await ask(name, { serial, side: null, id: '1', isSale: true }, 502)
    expect([told, output]).toEqual([[], { kind: 'gatewayDown' }])
  },
)

const SOLD = '2026-11-20T12:00:00.000Z'
const at = Date.parse(SOLD)

const sale = (id: string, sn: string, saleStatus: string) => ({
  id,
  saleDate: SOLD,
  tool: { model: { name: 'Лобзик' }, sn, nfc: null },
  saleStatus,
  bonus: 450,
})

test('API29 D48 a sale is found among the newest by its id, or by its serial where there is none', async () => {
  const rows = (...all: object[]) => ({ code: 0, message: null, payload: { saleHistory: all, total: all.length } })
  const found = async (answer: object) => (await ask('watchOutcome', { id: '7', serial, isSale: true, at }, answer)).output
  const { sent, bodies } = await ask('watchOutcome', { id: '7', serial, isSale: true, at }, rows())
  expect([sent, bodies]).toEqual([['POST /sale/get/all'], [{ offset: 0, size: 5, sortBy: 'saleDate', sortDirection: 'desc' }]])
  expect(await found(rows(sale('6', serial, 'FAIL'), sale('7', serial, 'FINISH')))).toMatchObject({
    payload: { status: 'FINISH', name: 'Лобзик', bonus: 450 },
  })
  expect(await found(rows({ ...sale('', serial, 'FINISH'), id: undefined }))).toMatchObject({ payload: { status: 'FINISH' } })
  expect(await found(rows(sale('6', '100.00002', 'FINISH')))).toMatchObject({ kind: 'ok', payload: null })
})

test('API39 D48 an own tool is found among the customer’s, in a bare list too', async () => {
  const row = {
    id: '7',
    model: { name: 'Лобзик' },
    sn: serial,
    nfc: null,
    guaranteeExpire: null,
    purchaseDate: null,
    saleStatus: 'FINISH',
  }
  const { sent, bodies, output } = await ask('watchOutcome', { id: '7', serial, isSale: false, at }, [row])
  expect([sent, bodies]).toEqual([['POST /tools/v2/of/user'], [{ offset: 0, size: 5 }]])
  expect(output).toMatchObject({ payload: { status: 'FINISH', bonus: null } })
})

test('A27 a hidden tab looks at nothing', async () => {
  let show = (): void => {}
  const hidden = { ...idle, whenActive: () => new Promise<void>((resolve) => (show = resolve)) }
  const asked = ask(
    'watchOutcome',
    { id: '7', serial, isSale: true, at },
    { code: 0, message: null, payload: { saleHistory: [] } },
    hidden,
  )
  await Promise.resolve()
  show()
  expect((await asked).sent).toHaveLength(1)
})
