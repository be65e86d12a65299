import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Api, ApiDeps } from '../../../src/api/client.ts'
import { stagedApi } from '../../../model/kit/staged-api.ts'
import { messageOf } from '../../../src/api/result.ts'

const answer = (status: number, body: unknown) =>
  Promise.resolve(new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }))
const done = { code: 0, message: null, payload: { id: '1', saleStatus: 'TAX_PENDING' } }
const receipt = { fd: '1', fn: '2', fp: '3', sum: '1.00', time: '20-11-2026T00:00:00', n: 1, isManualInput: true } as const

/** A client on a network with staged answers, and all its requests. */
const client = (deps: Partial<ApiDeps> = {}, reply: () => Promise<Response> = () => answer(200, done)) => {
  const sent: Request[] = []
  const told: string[] = []
  const api = stagedApi(
    (request) => {
      sent.push(request as Request)
      return reply()
    },
    {
      token: () => 'secret',
      onUnauthorised: () => told.push('unauthorised'),
      onGatewayDown: () => told.push('gatewayDown'),
      ...deps,
    },
  )
  return { api, sent, told }
}
/** A timer notifies the session after the caller has the answer: a timer set then runs later. */
const afterwards = () => new Promise((resolve) => setTimeout(resolve))
const buy = (api: Api, id = '100.00001', signal?: AbortSignal) =>
  api.call('confirmBuyerPurchase', {
    path: { id },
    query: { offline: false },
    body: receipt,
    idempotencyKey: 'key-00000001',
    ...(signal && { signal }),
  })

describe('quiet', () => {
  test('comes at once where nothing is under way, and otherwise after every call, one that began meanwhile too', async () => {
    const open: ((response: Promise<Response>) => void)[] = []
    const { api } = client({}, () => new Promise((resolve) => open.push(resolve)))
    await api.quiet()
    const first = buy(api)
    const order: string[] = []
    const quiet = api.quiet().then(() => order.push('quiet'))
    await vi.waitFor(() => expect(open.length).toBe(1))
    const second = buy(api, '100.00002').then(() => order.push('second'))
    await vi.waitFor(() => expect(open.length).toBe(2))
    open[0]?.(answer(200, done))
    await first
    await afterwards()
    expect(order).toEqual([])
    open[1]?.(answer(500, 'broken'))
    await Promise.all([second, quiet])
    expect(order).toEqual(['second', 'quiet'])
  })
})

describe('a request', () => {
  test('API01 API03 API28 goes under the base path, with the id appended, its dots kept, query and body', async () => {
    const { api, sent } = client()
    await buy(api)
    expect(sent[0]?.url).toBe('http://portal.test/api/sale/buyer/purchase/confirm/100.00001?offline=false')
    expect(sent[0]?.method).toBe('POST')
    expect(await sent[0]?.json()).toEqual(receipt)
  })

  test('API60 carries offline=true where a tool is added by hand', async () => {
    const { api, sent } = client()
    await api.call('addUnknownTool', { query: { offline: true }, body: { receipt, sn: '1.2', side: 'buyer' } })
    expect(new URL(sent[0]?.url ?? '').search).toBe('?offline=true')
  })

  test('API14 A13: a recovery goes as form fields under the name of plain text', async () => {
    const { api, sent } = client()
    await api.call('requestPassword', { body: { mobile: '79001234567', captchaToken: 'a+b=&c' } })
    expect(sent[0]?.headers.get('Content-Type')).toBe('text/plain')
    expect(await sent[0]?.text()).toBe('mobile=79001234567&captchaToken=a%2Bb%3D%26c')
  })

  test('API10 a deletion goes as form fields', async () => {
    const { api, sent } = client()
    await api.call('requestDeletion', { body: { mobile: '79001234567' } })
    expect(sent[0]?.headers.get('Content-Type')).toBe('application/x-www-form-urlencoded')
    expect(await sent[0]?.text()).toBe('mobile=79001234567')
  })

  test('API13 a registration goes as JSON, a resend of it without a captcha', async () => {
    const { api, sent } = client()
    await api.call('requestRegistrationCode', { body: { mobile: '79001234567', captchaToken: 'token' } })
    await api.call('requestRegistrationCode', { body: { mobile: '79001234567' } })
    expect(sent[0]?.headers.get('Content-Type')).toBe('application/json')
    expect([await sent[0]?.json(), await sent[1]?.json()]).toEqual([
      { mobile: '79001234567', captchaToken: 'token' },
      { mobile: '79001234567' },
    ])
  })

  test('B10: a command carries its key, another call has none', async () => {
    const { api, sent } = client()
    await buy(api)
    await api.call('getBalance')
    expect(sent.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual(['key-00000001', null])
  })

  test('API02 carries the token in the header Token, and no such header without a token (A37)', async () => {
    const signedIn = client()
    await signedIn.api.call('getUser')
    expect(signedIn.sent[0]?.headers.get('Token')).toBe('secret')
    const anonymous = client({ token: () => null })
    await anonymous.api.call('getUser')
    expect(anonymous.sent[0]?.headers.has('Token')).toBe(false)
  })

  test('SC09 carries the token it is given where the stored one is gone', async () => {
    const { api, sent } = client({ token: () => null })
    await api.call('logout', { token: 'last' })
    expect(sent[0]?.headers.get('Token')).toBe('last')
  })

  test('is not sent while the device is offline', async () => {
    const { api, sent } = client({ isOffline: () => true })
    const result = await buy(api)
    expect(result).toEqual({ kind: 'failed', reason: 'offline' })
    expect(messageOf(result)).toBe('Нет соединения с интернетом')
    expect(messageOf({ kind: 'failed', reason: 'away' })).toBe('Сервис временно недоступен. Попробуйте через минуту')
    expect(sent).toEqual([])
  })
})

describe('an answer', () => {
  test('of success is read as the contract describes it; what cannot be read is no answer', async () => {
    expect(await buy(client().api)).toEqual({ kind: 'ok', payload: done.payload, message: null })
    const signIn = (payload: unknown) =>
      client({}, () => answer(200, { ...done, payload })).api.call('login', { body: { username: '79990000000', password: '1' } })
    expect(await signIn('token')).toEqual({ kind: 'ok', payload: 'token', message: null })
    for (const payload of [null, '', {}, ['token']]) expect(await signIn(payload)).toEqual({ kind: 'failed', reason: 'contract' })
  })

  test('E06 SL20 an odd row has what the contract says of it, the others stay; it is told once, and no value of it', async () => {
    const row = { tool: { sn: 100.5 }, saleStatus: null, bonus: '150', receiptId: 7, fate: { next: 'desk' } }
    const odd: string[] = []
    const { api } = client({ onOddAnswer: (problem) => odd.push(problem) }, () =>
      answer(200, { ...done, payload: { saleHistory: [row, null, { ...row, saleStatus: 'FINISH', saleDate: 0 }] } }),
    )
    const list = () => api.call('listSales', { body: { offset: 0, size: 20 } })
    const nothing = { id: '', invoiceId: null, buyerInn: null }
    const first = {
      ...nothing,
      tool: { model: { name: null, imageUrl: null }, sn: '100.5', nfc: null },
      saleDate: null,
      bonus: 150,
      saleStatus: null,
      receiptId: '7',
    }
    const result = await list()
    expect(result).toEqual({
      kind: 'ok',
      message: null,
      payload: {
        total: null,
        next: null,
        saleHistory: [
          first,
          { ...first, tool: { ...first.tool, sn: '' }, bonus: null, receiptId: null },
          { ...first, saleStatus: 'FINISH', saleDate: '1970-01-01T00:00:00.000Z' },
        ],
      },
    })
    const places = ['tool.model', 'saleDate', 'saleStatus', 'fate.step', 'fate', ''].map(
      (place) => `payload.saleHistory[]${place && `.${place}`}`,
    )
    expect(odd).toEqual(places.map((place) => `listSales: ${place} is missing or unreadable`))
    await list()
    expect(odd).toHaveLength(places.length)
  })

  test.each([
    ['/pictures/l-90.svg', '/pictures/l-90.svg'],
    ['https://evil.example/l-90.svg', undefined],
    ['//evil.example/l-90.svg', undefined],
  ])('IV03 a picture at %s is shown from %s: no answer makes the portal load from another site', async (imageUrl, shown) => {
    const row = { tool: { model: { name: 'Лобзик Л-90', imageUrl }, sn: '100.00003' } }
    const { api } = client({}, () => answer(200, { ...done, payload: { saleHistory: [row] } }))
    const result = await api.call('listSales', { body: { offset: 0, size: 20 } })
    expect(result).toMatchObject({ payload: { saleHistory: [{ tool: { model: { name: 'Лобзик Л-90' } } }] } })
    expect(result.kind === 'ok' && result.payload.saleHistory?.[0]?.tool.model.imageUrl).toBe(shown)
  })

  test.each([
    ['an HTML page', '<html>'],
    ['a cut body', '{"code":0,"pay'],
    ['nothing', ''],
  ])('C04: %s instead of JSON leaves the outcome unknown', async (_name, body) => {
    expect(await buy(client({}, () => answer(200, body)).api)).toEqual({ kind: 'unknown' })
  })

  test('E12 of refusal carries the wait that the server asks for', async () => {
    const reply = () => Promise.resolve(Response.json({ code: 111 }, { status: 429, headers: { 'Retry-After': '900' } }))
    const signIn = client({}, reply).api.call('login', { body: { username: '79990000000', password: '1' } })
    expect(await signIn).toMatchObject({ kind: 'refused', code: 111, retryAfter: 900 })
  })

  test('C04: a lost connection leaves the outcome unknown', async () => {
    expect(await buy(client({}, () => Promise.reject(new TypeError('network'))).api)).toEqual({ kind: 'unknown' })
  })

  test('ER03 of 401 is told to the session, except the answer of the sign-in itself (A04)', async () => {
    const { api, told } = client({}, () => answer(401, { code: 122, message: null, payload: null }))
    expect(await api.call('login', { body: { username: '79990000000', password: '1' } })).toEqual({ kind: 'unauthorised' })
    await afterwards()
    expect(told).toEqual([])
    expect(await api.call('getBalance')).toEqual({ kind: 'unauthorised' })
    expect(told, 'the caller hears first').toEqual([])
    await afterwards()
    expect(told).toEqual(['unauthorised'])
  })

  test('ER03 of 401 to a token that another one has replaced meanwhile ends nothing: the new session lives', async () => {
    let token = 'first'
    const { api, told } = client({ token: () => token }, () => {
      token = 'second'
      return answer(401, { code: 122, message: null, payload: null })
    })
    expect(await api.call('getBalance')).toEqual({ kind: 'unauthorised' })
    await afterwards()
    expect(told).toEqual([])
  })

  test('SC09 of 401 to a logout with its own token is no news', async () => {
    const { api, told } = client({}, () => answer(401, ''))
    await api.call('logout', { token: 'last' })
    await afterwards()
    expect(told).toEqual([])
  })

  test('ER04 of 502 leads away, but not from a background call (A27)', async () => {
    const { api, told } = client({}, () => answer(502, '<html>'))
    expect(await api.call('getBalance')).toEqual({ kind: 'gatewayDown' })
    expect(await api.call('listSales', { body: { offset: 0, size: 20 }, background: true })).toEqual({ kind: 'gatewayDown' })
    await afterwards()
    expect(told).toEqual([])
    expect(await api.call('listSales', { body: { offset: 0, size: 20 } })).toEqual({ kind: 'gatewayDown' })
    expect(told, 'the caller hears first').toEqual([])
    await afterwards()
    expect(told).toEqual(['gatewayDown'])
  })
})

describe('ER06 ER07 a file', () => {
  const days = { query: { from: '01-11-2026', to: '22-11-2026' } }
  const typed = (type: string, body: string) => () => Promise.resolve(new Response(body, { headers: { 'Content-Type': type } }))

  test('is what comes under another type than a refusal or a page', async () => {
    const { api } = client({}, typed('image/png', 'bytes'))
    const file = await api.call('downloadFile', { path: { id: '1.png' } })
    expect(file.kind === 'ok' && (await file.payload.text())).toBe('bytes')
  })

  test('is neither a refusal that comes with status 200 nor the page of a network that wants a sign-in', async () => {
    const refused = client({}, typed('application/json; charset=utf-8', JSON.stringify({ code: 100, message: 'Нельзя' })))
    expect(await refused.api.call('getHistoryFile', days)).toMatchObject({ kind: 'refused', code: 100, message: 'Нельзя' })
    const page = client({}, typed('text/html', '<html>Войдите в сеть</html>'))
    expect((await page.api.call('getHistoryFile', days)).kind).not.toBe('ok')
    expect((await page.api.call('downloadFile', { path: { id: '1.png' } })).kind).not.toBe('ok')
  })
})

describe('D199 a table', () => {
  const days = { query: { from: '01-11-2026', to: '22-11-2026' } }
  const WHOLE = ['\uFEFFДата;Сумма\r\n', '01.11.2026;1,00\r\n"два;', '\nряда";2,00\r\n', 'Строк;2\r\n']
  const HEADERS = { headers: { 'Content-Type': 'text/csv; charset=utf-8' } }
  const coming = (
    parts: readonly string[],
    end: (stream: ReadableStreamDefaultController) => void = (stream) => stream.close(),
  ) =>
    client({}, () => {
      const left = [...parts]
      const pull = (stream: ReadableStreamDefaultController) => {
        const part = left.shift()
        if (part === undefined) end(stream)
        else stream.enqueue(new TextEncoder().encode(part))
      }
      return Promise.resolve(new Response(new ReadableStream({ pull }), HEADERS))
    }).api

  test('is counted while it comes, and has no last line once it is whole', async () => {
    const told: number[] = []
    const answered = await coming(WHOLE).call('getHistoryFile', { ...days, onRows: (rows) => told.push(rows) })
    expect(told).toEqual([0, 1, 2, 3])
    const { file, rows } = answered.kind === 'ok' ? answered.payload : { file: new Blob(), rows: -1 }
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file.arrayBuffer())
    expect([text, rows, file.type]).toEqual([WHOLE.slice(0, 3).join(''), 2, 'text/csv; charset=utf-8'])
  })

  test('without a row is whole too', async () => {
    expect(await coming(['Дата\r\n', 'Строк;0\r\n']).call('getHistoryFile', days)).toMatchObject({
      kind: 'ok',
      payload: { rows: 0 },
    })
  })

  test.each([
    ['between two rows', WHOLE.slice(0, 2)],
    ['before its last line', WHOLE.slice(0, 3)],
    ['within its last line', [...WHOLE.slice(0, 3), 'Строк;2']],
    ['of which rows are missing in the middle', [...WHOLE.slice(0, 1), ...WHOLE.slice(3)]],
    ['without a byte', []],
  ])('cut off %s is no file', async (_, parts) => {
    expect(await coming(parts).call('getHistoryFile', days)).toEqual({ kind: 'unknown' })
  })

  test('whose connection breaks is no file', async () => {
    const broken = coming(WHOLE.slice(0, 2), (stream) => stream.error(new TypeError('network')))
    expect(await broken.call('getHistoryFile', days)).toEqual({ kind: 'unknown' })
  })

  test('may take as long as it likes while something comes, and is given up when nothing does', async () => {
    vi.useFakeTimers()
    try {
      const slow = (parts: readonly string[], signals: AbortSignal[]) =>
        stagedApi((request) => {
          const { signal } = request as Request
          signals.push(signal)
          const left = [...parts]
          const pull = (stream: ReadableStreamDefaultController) =>
            new Promise<void>((resolve) => {
              signal.addEventListener('abort', () => stream.error(new DOMException('aborted', 'AbortError')))
              setTimeout(() => {
                const part = left.shift()
                if (part !== undefined) {
                  stream.enqueue(new TextEncoder().encode(part))
                  resolve()
                } else if (parts.length === WHOLE.length) {
                  stream.close()
                  resolve()
                }
              }, 20_000)
            })
          return Promise.resolve(new Response(new ReadableStream({ pull }), HEADERS))
        })
      const signals: AbortSignal[] = []
      const [whole, stuck] = [slow(WHOLE, signals), slow(WHOLE.slice(0, 2), signals)].map((api) =>
        api.call('getHistoryFile', days),
      )
      for (let second = 0; second < 200; second += 1) await vi.advanceTimersByTimeAsync(1_000)
      expect(await whole).toMatchObject({ kind: 'ok', payload: { rows: 2 } })
      expect(await stuck).toEqual({ kind: 'unknown' })
      expect(signals.map(({ aborted }) => aborted)).toEqual([false, true])
    } finally {
      vi.useRealTimers()
    }
  })
})

describe('E07 the clock of the portal', () => {
  const WRONG = 400 * 24 * 60 * 60 * 1_000
  const ahead = () => ({ headers: { Date: new Date(Date.now() + WRONG).toUTCString() } })
  const dated = (body: string, status = 200) => Promise.resolve(new Response(body, { status, ...ahead() }))
  const on = (reply: () => Promise<Response>) => {
    const clock = { offset: 0 }
    return { clock, ...client({ clock }, reply) }
  }
  const isRight = ({ offset }: { offset: number }) => Math.abs(offset - WRONG) < 5_000

  test('is set right by an answer, by a refusal too, and never by a kept one: none is kept', async () => {
    for (const status of [200, 400, 503]) {
      const { api, clock, sent } = on(() => dated(JSON.stringify(done), status))
      await buy(api)
      expect(isRight(clock), String(status)).toBe(true)
      expect(sent[0]?.cache).toBe('no-store')
    }
  })

  test('is left alone by a file, which may be a kept one, by an answer without a date, and by silence', async () => {
    const { api, clock } = on(() => dated('bytes'))
    expect(await api.call('downloadFile', { path: { id: '1.png' } })).toMatchObject({ kind: 'ok' })
    expect(clock.offset).toBe(0)
    for (const reply of [() => answer(200, done), () => Promise.reject(new TypeError('network'))]) {
      const other = on(reply)
      await buy(other.api)
      expect(other.clock.offset).toBe(0)
    }
  })
})

describe('time', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  /** A network that never answers, but reacts to an abort, as a real one does. */
  const silent = () => {
    const made = client({
      fetch: (request) => {
        made.sent.push(request as Request)
        const { signal } = request as Request
        return new Promise((_, reject) => {
          const leave = () => reject(new DOMException('aborted', 'AbortError'))
          if (signal.aborted) leave()
          else signal.addEventListener('abort', leave)
        })
      },
    })
    return made
  }

  test('A39: after 30 seconds without an answer the outcome is unknown', async () => {
    const { api, sent } = silent()
    let result: unknown = null
    void buy(api).then((value) => (result = value))
    await vi.waitFor(() => expect(sent).toHaveLength(1))
    await vi.advanceTimersByTimeAsync(29_000)
    expect(result).toBeNull()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(result).toEqual({ kind: 'unknown' })
    expect(vi.getTimerCount()).toBe(0)
  })

  test('nothing is repeated by itself', async () => {
    const { api, sent } = silent()
    void buy(api)
    await vi.waitFor(() => expect(sent).toHaveLength(1))
    await vi.advanceTimersByTimeAsync(120_000)
    expect(sent).toHaveLength(1)
  })

  test('the caller’s abort ends the call at once', async () => {
    const { api, sent } = silent()
    const controller = new AbortController()
    const result = buy(api, '1', controller.signal)
    await vi.waitFor(() => expect(sent).toHaveLength(1))
    controller.abort()
    expect(await result).toEqual({ kind: 'unknown' })
    expect(vi.getTimerCount()).toBe(0)
  })

  test('a call whose caller has gone already ends at once', async () => {
    const { api } = silent()
    const controller = new AbortController()
    controller.abort()
    let result: unknown = null
    void buy(api, '1', controller.signal).then((value) => (result = value))
    await vi.advanceTimersByTimeAsync(1_000)
    expect(result).toEqual({ kind: 'unknown' })
  })
})
