/** The actual requests of the flows' actors. */
import { expect, test } from 'vitest'
import { crc32 } from 'node:zlib'
import { createActor, toPromise, type AnyActorLogic } from 'xstate'
import type { Api } from '../../../../src/api/client.ts'
import { STAGED_BASE, stagedApi } from '../../../../model/kit/staged-api.ts'
import type { ApiResult } from '../../../../src/api/result.ts'
import { addToolActors, type Device } from '../../../../src/machines/sales/add-tool/actors.ts'
import { receiptOf } from '../../../../src/machines/sales/add-tool/form.ts'
import type { ToolCommand } from '../../../../src/machines/sales/add-tool/types.ts'
import { profileHomeActors } from '../../../../src/machines/profile/profile-home/actors.ts'
import { salesActors } from '../../../../src/machines/sales/sales/actors.ts'
import { sessionActors } from '../../../../src/machines/account/session/actors.ts'
import { PHOTO, PNG, right, STORED } from '../../../../model/sales/add-tool.ts'

const command: ToolCommand = {
  kind: 'sale',
  key: 'key-00000001',
  at: Date.parse('2026-11-19T21:05:09Z'),
  position: { coordinates: '55.75,37.61', gps: '12' },
  isRepeat: false,
}
const input = { serial: right.serialNumber, receipt: receiptOf(right, null), command, side: 'seller' }

const network = (body: unknown = { code: 0, message: null, payload: { id: '1', saleStatus: 'TAX_PENDING' } }) => {
  const sent: { url: string; method: string; key: string | null; token: string | null; body: unknown }[] = []
  const told: string[] = []
  const api = stagedApi(
    async (request) => {
      const { url, method, headers } = request as Request
      const text = await (request as Request).text()
      sent.push({
        url: url.replace(STAGED_BASE, ''),
        method,
        key: headers.get('Idempotency-Key'),
        token: headers.get('Token'),
        body: text === '' || !text.startsWith('{') ? text || null : JSON.parse(text),
      })
      return body === 502 ? new Response('', { status: 502 }) : new Response(JSON.stringify(body))
    },
    { token: () => 'stored', onUnauthorised: () => told.push('unauthorised'), onGatewayDown: () => told.push('gatewayDown') },
  )
  return { api, sent, told }
}
const run = (logic: AnyActorLogic, given?: unknown) => toPromise(createActor(logic, { input: given }).start())
/** A device with this one photo, and its redrawn version where it is too large. */
const photos = (photo: File, redrawn: File | null = null): Device['photos'] => ({
  get: (id) => (id === PHOTO.id ? photo : null),
  redraw: () => Promise.resolve(redrawn),
})
const nowhere: Device = {
  locate: () => Promise.resolve({ coordinates: '', gps: '' }),
  photos: photos(new File([PNG], PHOTO.name)),
  readPhoto: () => Promise.resolve({ kind: 'none' }),
  scan: () => Promise.resolve({ kind: 'failed', problem: 'missing' }),
  whenActive: () => Promise.resolve(),
  moment: () => ({ now: 0, today: '1970-01-01' }),
}

test('AT20 AT21 API27 a sale goes to the seller’s call with receipt, place and time', async () => {
  const { api, sent } = network()
  await run(addToolActors(api, nowhere).registerSale, input)
  expect(sent).toEqual([
    {
      method: 'POST',
      url: '/sale/seller/purchase/confirm/100.00001?offline=false',
      key: command.key,
      token: 'stored',
      body: {
        coordinates: '55.75,37.61',
        gps: '12',
        time: '20-11-2026T00:05:09',
        receiptQRDto: {
          fd: '12345',
          fn: '9960440300000001',
          fp: '0123456781',
          sum: '4990.00',
          time: '19-11-2026T00:00:00',
          n: 1,
          isManualInput: true,
        },
      },
    },
  ])
})

test('AT20 AT22 API28 a purchase goes to the buyer’s call, its body is the receipt', async () => {
  const { api, sent } = network()
  await run(addToolActors(api, nowhere).registerPurchase, input)
  expect(sent).toMatchObject([
    { url: '/sale/buyer/purchase/confirm/100.00001?offline=false', key: command.key, body: receiptOf(right, null) },
  ])
})

test('AT29 API60 adding by hand goes to /unknown-tools with offline=true', async () => {
  const { api, sent } = network()
  await run(addToolActors(api, nowhere).addManually, input)
  expect(sent).toMatchObject([
    {
      method: 'POST',
      url: '/unknown-tools?offline=true',
      key: command.key,
      body: { receipt: receiptOf(right, null), sn: '100.00001', side: 'seller' },
    },
  ])
})

test('C04 B10: a repeat is the same request to the letter', async () => {
  const { api, sent } = network()
  const { registerSale } = addToolActors(api, nowhere)
  await run(registerSale, input)
  await run(registerSale, { ...input, command: { ...command, isRepeat: true } })
  expect(sent[1]).toEqual(sent[0])
})

test('SC05 the message «Юридическое лицо» makes a company, another one does not', async () => {
  const check = (message: string | null) =>
    run(sessionActors(network({ code: 0, message, payload: null }).api, () => Promise.resolve()).checkLegal)
  expect(await check('Юридическое лицо')).toMatchObject({ kind: 'ok', payload: true })
  expect(await check('Физическое лицо')).toMatchObject({ kind: 'ok', payload: false })
  expect(await check(null)).toMatchObject({ kind: 'ok', payload: false })
})

test('SC09 a session is ended with its own token, the stored one is gone by then', async () => {
  const { api, sent } = network({ code: 0, message: null, payload: null })
  await run(sessionActors(api, () => Promise.resolve()).revoke, { token: 'last' })
  expect(sent).toMatchObject([{ url: '/logout', token: 'last' }])
})

test('PR05 PR06 API30 API43 a seller’s count is of sales, a customer’s of tools', async () => {
  const { api, sent } = network({ code: 0, message: null, payload: 45 })
  const { loadCount } = profileHomeActors(api, () => Promise.resolve())
  await run(loadCount, { mode: 'seller' })
  await run(loadCount, { mode: 'customer' })
  expect(sent.map(({ url }) => url)).toEqual(['/sale/v2/get/count', '/tools/v2/of/user/count'])
})

test('PR16 A27: the question about an INN waits for an active tab, and its 502 leads nowhere', async () => {
  const { api, sent, told } = network(502)
  let wake = () => {}
  const asleep = new Promise<void>((resolve) => {
    wake = resolve
  })
  const question = run(profileHomeActors(api, () => asleep).renewUser)
  // A request that does not wait would have been sent before the following one.
  await run(sessionActors(api, () => asleep).loadUser)
  expect(sent).toHaveLength(1)
  wake()
  expect(await question).toEqual({ kind: 'gatewayDown' })
  expect(sent.map(({ url }) => url)).toEqual(['/user', '/user'])
  // A timer notifies the portal: a timer set later runs later.
  await new Promise((resolve) => setTimeout(resolve))
  expect(told).toEqual(['gatewayDown'])
})

test('API06 E03 A27: the question about the status, and the person it brings, wait for an active tab; a 502 leads nowhere', async () => {
  const { api, sent, told } = network(502)
  let wake = () => {}
  const asleep = new Promise<void>((resolve) => {
    wake = resolve
  })
  const { renewStatus, renewUser, loadUser } = sessionActors(api, () => asleep)
  const questions = [run(renewStatus), run(renewUser)]
  // A request that does not wait would have been sent before the following one.
  await run(loadUser)
  expect(sent).toHaveLength(1)
  wake()
  expect(await Promise.all(questions)).toEqual([{ kind: 'gatewayDown' }, { kind: 'gatewayDown' }])
  expect(sent.map(({ url }) => url).toSorted()).toEqual(['/user', '/user', '/user/status'])
  // A timer notifies the portal: a timer set later runs later.
  await new Promise((resolve) => setTimeout(resolve))
  expect(told).toEqual(['gatewayDown'])
})

test('A27: a renewal waits for an active tab, and its 502 leads nowhere', async () => {
  const { api, sent, told } = network(502)
  let wake = () => {}
  const asleep = new Promise<void>((resolve) => {
    wake = resolve
  })
  const { loadPage, renewPage } = salesActors(
    api,
    () => asleep,
    () => {},
  )
  const page = { offset: 0, size: 20 }
  const renewal = run(renewPage, page)
  // A renewal that does not wait would have been sent before the following request.
  await run(loadPage, page)
  expect(sent).toHaveLength(1)
  wake()
  expect(await renewal).toEqual({ kind: 'gatewayDown' })
  expect(sent).toHaveLength(2)
  // A timer notifies the portal: a timer set later runs later.
  await new Promise((resolve) => setTimeout(resolve))
  expect(told).toEqual(['gatewayDown'])
})

test.each([
  ['reserve', 'false'],
  ['reserveManual', 'true'],
] as const)('AT23 API41 A54: «%s» goes to the reserve call with offline=%s', async (kind, offline) => {
  const { api, sent } = network()
  await run(addToolActors(api, nowhere).reserve, { ...input, command: { ...command, kind } })
  expect(sent).toEqual([
    {
      method: 'POST',
      url: `/tools/reserve/100.00001?offline=${offline}`,
      key: command.key,
      token: 'stored',
      body: { coordinates: '55.75,37.61', gps: '12', time: '20-11-2026T00:05:09' },
    },
  ])
})

test('AT31 API49 a photo is sent alone, as the field «file» under its name', async () => {
  const { api, sent } = network({ code: 0, message: null, payload: STORED })
  expect(await run(addToolActors(api, nowhere).uploadFile, PHOTO)).toEqual({ kind: 'ok', payload: STORED, message: null })
  expect(sent).toMatchObject([{ method: 'POST', url: '/files', token: 'stored' }])
  expect(sent[0]?.body).toContain('name="file"; filename="чек.png"')
})

test('AT16 VL83 VL84 a file that is no picture is refused before it is sent, in words', async () => {
  const { api, sent } = network()
  const upload = (name: string) =>
    run(addToolActors(api, { ...nowhere, photos: photos(new File([PNG], name)) }).uploadFile, { ...PHOTO, name })
  expect(await upload('чек.pdf')).toMatchObject({ kind: 'refused', message: 'Файл чек.pdf имеет недопустимое расширение файла.' })
  expect(await run(addToolActors(api, nowhere).uploadFile, { ...PHOTO, id: 'gone' })).toMatchObject({
    kind: 'refused',
    message: 'Файл чек.png не успел загрузиться. Выберите его ещё раз.',
  })
  expect(sent).toEqual([])
})

/** A PNG whose header states a large size: the check reads the header alone. */
const pngOf = (width: number, height: number): File => {
  const head = new Uint8Array([...new TextEncoder().encode('IHDR'), ...new Uint8Array(13)])
  new DataView(head.buffer).setUint32(4, width)
  new DataView(head.buffer).setUint32(8, height)
  head.set([8, 0, 0, 0, 0], 12)
  const frame = new Uint8Array(head.length + 8)
  new DataView(frame.buffer).setUint32(0, 13)
  frame.set(head, 4)
  new DataView(frame.buffer).setUint32(head.length + 4, crc32(head))
  return new File([PNG.slice(0, 8), frame, PNG.slice(33)], PHOTO.name)
}
const longOne = (name: string) => new File([new Uint8Array(10 * 1024 * 1024 + 1)], name)
const small = new File([PNG], 'чек.jpg')

test.each([
  ['more than 40 megapixels', pngOf(8_000, 6_000)],
  ['more than 10 MB', longOne('чек.png')],
  ['a HEIC', new File(['ftypheic'], 'чек.HEIC')],
])('VL85 D38: %s is drawn anew and sent under its new name', async (_, photo) => {
  const { api, sent } = network({ code: 0, message: null, payload: STORED })
  const upload = () =>
    run(addToolActors(api, { ...nowhere, photos: photos(photo, small) }).uploadFile, { ...PHOTO, name: photo.name })
  expect(await upload()).toMatchObject({ kind: 'ok', payload: STORED })
  expect(sent).toHaveLength(1)
  expect(sent[0]?.body).toContain('name="file"; filename="чек.jpg"')
})

test.each([
  ['чек.png', pngOf(8_000, 6_000), 'Файл чек.png: слишком большая картинка, можно до 40 мегапикселей.'],
  ['чек.png', longOne('чек.png'), 'Максимальный размер файла чек.png превышает 10 МБ.'],
  [
    'чек.heic',
    new File([''], 'чек.heic'),
    'Файл чек.heic имеет недопустимое расширение файла. Нужен JPG или PNG. На iPhone: «Настройки → Камера → Форматы → Наиболее совместимый», затем снимите ещё раз. На Android выключите HEIF в настройках камеры. На компьютере откройте фотографию и сохраните её как JPG.',
  ],
])('VL84 VL85 D38: %s that the browser cannot open is refused in words', async (name, photo, message) => {
  const { api, sent } = network()
  const answer = await run(addToolActors(api, { ...nowhere, photos: photos(photo) }).uploadFile, { ...PHOTO, name })
  expect(answer).toMatchObject({ kind: 'refused', message })
  expect(sent).toEqual([])
})

test('VL85 D38: what is drawn anew is judged again, and what fits is sent as it is', async () => {
  const { api, sent } = network({ code: 0, message: null, payload: STORED })
  const still = await run(
    addToolActors(api, { ...nowhere, photos: photos(longOne('чек.png'), longOne('чек.jpg')) }).uploadFile,
    PHOTO,
  )
  expect(still).toMatchObject({ kind: 'refused', message: 'Максимальный размер файла чек.png превышает 10 МБ.' })
  expect(sent).toEqual([])
  await run(addToolActors(api, { ...nowhere, photos: photos(new File([PNG], 'чек.png'), small) }).uploadFile, PHOTO)
  expect(sent[0]?.body).toContain('filename="чек.png"')
})

test('AT17 a photo is deleted under its name and the key of the click', async () => {
  const { api, sent } = network({ code: 0, message: null, payload: null })
  await run(addToolActors(api, nowhere).deleteFile, { stored: STORED, key: 'key-of-the-click' })
  expect(sent).toMatchObject([{ method: 'DELETE', url: `/files/${STORED}`, key: 'key-of-the-click' }])
})

test('E16 what the lists of a server support is kept; a refused question forgets it, a network that is gone does not', async () => {
  const kept: unknown[] = []
  const ask = async (answer: ApiResult<unknown>) => {
    const api = { call: () => Promise.resolve(answer) } as unknown as Api
    const { loadPage } = salesActors(
      api,
      () => Promise.resolve(),
      (supports) => kept.push(supports),
    )
    await toPromise(createActor(loadPage, { input: { offset: 0, size: 20 } }).start())
  }
  await ask({ kind: 'ok', payload: { saleHistory: [], total: 0, supports: ['filter'] }, message: null })
  await ask({ kind: 'failed', reason: 'offline' })
  await ask({ kind: 'refused', code: 6, message: 'Нет', fields: null })
  await ask({ kind: 'failed', reason: 'server' })
  expect(kept).toEqual([['filter'], null, null])
})
