import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { stagedApi } from '../../../model/kit/staged-api.ts'
import { CALL_TIMEOUT } from '../../../src/domain/portal/limits.ts'

const SENT = Date.parse('2026-11-20T09:00:00Z')

const answer = (body: unknown, headers: Record<string, string> = {}) => new Response(JSON.stringify(body), { headers })
const score = (payload: number, headers?: Record<string, string>) => answer({ code: 0, message: null, payload }, headers)

/** What the page has asked for, as its script leaves it. */
const asked = (answers: Record<string, Promise<Response>>, { token = 'secret', sentAt = SENT, heardAt = SENT + 300 } = {}) => {
  const wait = async (response: Promise<Response>) => ({ response: await response, heardAt })
  globalThis.early = { token, sentAt, answers: new Map(Object.entries(answers).map(([path, one]) => [path, wait(one)])) }
}

const client = ({ clock = { offset: 0 } } = {}) => {
  const sent: string[] = []
  const api = stagedApi(
    (request) => {
      sent.push(new URL((request as Request).url).pathname)
      return Promise.resolve(score(2))
    },
    { token: () => 'secret', clock },
  )
  return { api, sent, clock }
}

// The page has just been opened, however long the tests of this process have been running.
beforeEach(() => void vi.spyOn(performance, 'now').mockReturnValue(1_000))
afterEach(() => {
  globalThis.early = undefined
  vi.restoreAllMocks()
})

describe('SC05 SC07 SC08 a call that the page has sent already', () => {
  test('is not sent again, and its answer is given once', async () => {
    asked({ 'get /account/current/balance ': Promise.resolve(score(1)) })
    const { api, sent } = client()
    expect(await api.call('getBalance')).toMatchObject({ kind: 'ok', payload: 1 })
    expect(sent).toEqual([])
    expect(await api.call('getBalance')).toMatchObject({ kind: 'ok', payload: 2 })
    expect(sent).toHaveLength(1)
  })

  test('is refused as any other: its status counts', async () => {
    asked({ 'get /account/current/balance ': Promise.resolve(new Response('', { status: 401 })) })
    expect(await client().api.call('getBalance')).toEqual({ kind: 'unauthorised' })
  })

  test('that failed has failed, and the next one is sent', async () => {
    asked({ 'get /account/current/balance ': Promise.reject(new TypeError('no network')) })
    const { api, sent } = client()
    expect(await api.call('getBalance')).toEqual({ kind: 'unknown' })
    expect(sent).toEqual([])
    expect(await api.call('getBalance')).toMatchObject({ payload: 2 })
  })

  test('tells the server’s time by the moments at which it was sent and heard (E07)', async () => {
    const date = new Date(SENT + 60_000).toUTCString()
    asked({ 'get /account/current/balance ': Promise.resolve(score(1, { Date: date })) })
    const { api, clock } = client()
    await api.call('getBalance')
    expect(clock.offset).toBe(60_350)
  })

  test('is given up with its caller', async () => {
    asked({ 'get /account/current/balance ': new Promise(() => {}) })
    const controller = new AbortController()
    const result = client().api.call('getBalance', { signal: controller.signal })
    controller.abort()
    expect(await result).toEqual({ kind: 'unknown' })
  })

  test('of a list goes to the one that asks for the same rows', async () => {
    const rows = (size: number) => ({ offset: 0, size })
    const empty = () => answer({ code: 0, message: null, payload: { saleHistory: [], total: 0 } })
    asked({ 'post /sale/get/all {"offset":0,"size":5}': Promise.resolve(empty()) })
    const { api, sent } = client()
    await api.call('listSales', { body: rows(20) })
    expect(sent).toEqual(['/api/sale/get/all'])
    expect(await api.call('listSales', { body: rows(5) })).toMatchObject({ kind: 'ok' })
    expect(sent).toHaveLength(1)
  })

  test('of another token, or of a page that has stood for a while, is left alone', async () => {
    asked({ 'get /account/current/balance ': Promise.resolve(score(1)) }, { token: 'somebody else' })
    expect(await client().api.call('getBalance')).toMatchObject({ payload: 2 })

    asked({ 'get /account/current/balance ': Promise.resolve(score(1)) })
    vi.spyOn(performance, 'now').mockReturnValue(CALL_TIMEOUT + 1)
    expect(await client().api.call('getBalance')).toMatchObject({ payload: 2 })
  })
})
