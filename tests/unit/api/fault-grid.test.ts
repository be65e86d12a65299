/**
 * Every operation of the contract × every fault: each call ends once, as the rule says, with words for a person, and repeats nothing by
 * itself. The rule stands in faults.ts; a new operation joins the grid by itself.
 */
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { answers, fullAnswer, oddAnswers } from '../../../model/kit/odd-answers.ts'
import { stagedApi } from '../../../model/kit/staged-api.ts'
import { operations } from '../../../src/api/operations.ts'
import { messageOf, type ApiResult } from '../../../src/api/result.ts'
import type { OperationId } from '../../../src/api/types.ts'
import { FAULTS, type Fault, type Outcome, type Whole } from './faults.ts'

/** A register of payees is fetched by an operator's own means: the portal reads no such answer. */
const ids = (Object.keys(operations) as OperationId[]).filter((id) => id !== 'getPayees')
const FILES: ReadonlySet<string> = new Set(['downloadFile', 'getCertificate', 'getDeskPersonPicture'])
const isTable = (id: OperationId) => 'table' in operations[id]
const isCommand = (id: OperationId) => 'command' in operations[id]
const answerOf = (id: OperationId) => answers.find((answer) => answer.id === id)

const JSON_TYPE = 'application/json'
const wholeOf = (id: OperationId): Whole => {
  if (FILES.has(id)) return { text: 'bytes', type: 'image/png' }
  if (isTable(id)) return { text: 'Дата\r\n01.11.2026\r\nСтрок;1\r\n', type: 'text/csv' }
  const answer = answerOf(id)
  return { text: JSON.stringify(answer ? fullAnswer(answer) : { code: 0, message: null, payload: null }), type: JSON_TYPE }
}

const outcomeOf = (result: ApiResult<unknown>): Outcome => {
  if (result.kind === 'refused') return `refused ${result.code}`
  return result.kind === 'failed' ? `failed ${result.reason}` : result.kind
}

const KEY = 'key-of-the-first-sending'

/** A call on a network that answers so; its requests. */
const line = (reply: (whole: Whole) => Promise<Response>, isOffline = false) => {
  const sent: Request[] = []
  const api = stagedApi(
    (request) => {
      const { signal } = request as Request
      sent.push(request as Request)
      const id = sent.length
      return new Promise((resolve, reject) => {
        const leave = () => reject(new DOMException(`aborted ${id}`, 'AbortError'))
        if (signal.aborted) leave()
        signal.addEventListener('abort', leave)
        void reply(wholeOf(now)).then(resolve, reject)
      })
    },
    { isOffline: () => isOffline },
  )
  let now: OperationId = 'getUser'
  const call = (id: OperationId): Promise<ApiResult<unknown>> => {
    now = id
    const body = operations[id].method === 'get' ? {} : { body: { mobile: '79001234567' } }
    const key = isCommand(id) ? { idempotencyKey: KEY } : {}
    return api.call(id, { path: { id: '1' }, query: { query: '1' }, ...body, ...key } as never)
  }
  return { sent, call }
}

/** A call that waits for the clock ends no later than its deadline, a minute for uploads. */
const MOST = 120_000

const expectedOf = (id: OperationId, fault: Fault): readonly Outcome[] => {
  if (isCommand(id)) return [fault.command]
  if (FILES.has(id) && fault.file !== undefined) return [fault.file]
  if (isTable(id) && fault.table !== undefined) return [fault.table]
  return [fault.other].flat()
}

// The readers of an area load with its first call, which the clock of the grid must not cut short.
beforeAll(async () => {
  for (const id of ids) await line(() => Promise.resolve(Response.json({ code: 6 }))).call(id)
})
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe(`F09 C04 ER05 ER08 the fault grid: ${ids.length} operations × ${FAULTS.length} faults = ${ids.length * FAULTS.length} cells`, () => {
  test('has every operation of the contract, its commands among them', () => {
    expect(ids.length).toBeGreaterThanOrEqual(73)
    expect(ids.filter(isCommand).length).toBeGreaterThanOrEqual(29)
    expect(new Set(FAULTS.map(({ name }) => name)).size).toBe(FAULTS.length)
  })

  test.each(FAULTS)('$name', async (fault) => {
    const calls = ids.map((id) => {
      const { sent, call } = line(fault.reply, fault.isOffline === true)
      const cell = { id, sent, result: null as ApiResult<unknown> | null }
      void call(id).then((value) => (cell.result = value))
      return cell
    })
    await vi.waitFor(() => expect(calls.filter(({ result, sent }) => result === null && sent.length === 0)).toEqual([]))
    await vi.advanceTimersByTimeAsync(MOST)
    const wrong: string[] = []
    for (const { id, sent, result } of calls) {
      const outcome = result === null ? 'nothing' : outcomeOf(result)
      if (!expectedOf(id, fault).includes(outcome)) wrong.push(`${id}: ${outcome}`)
      if (outcome !== 'ok' && !/^[А-ЯЁ]/.test(messageOf(result))) wrong.push(`${id}: «${messageOf(result)}»`)
      if (sent.length !== (fault.isOffline ? 0 : 1)) wrong.push(`${id}: sent ${sent.length} times`)
      if (isCommand(id) && sent.some(({ headers }) => headers.get('Idempotency-Key') !== KEY)) wrong.push(`${id}: another key`)
    }
    expect(wrong).toEqual([])
    expect(calls).toHaveLength(ids.length)
    // Only the network itself still holds its reply.
    expect(vi.getTimerCount(), 'no wait outlives its call').toBe(fault.name === 'lost reply' ? ids.length : 0)
  })

  test('unknown enum', async () => {
    const wrong: string[] = []
    for (const answer of answers) {
      const id = answer.id as OperationId
      for (const { name, body, mayFail } of oddAnswers(answer).filter(({ kind }) => kind === 'word')) {
        const { call } = line(() => Promise.resolve(Response.json(body)))
        const outcome = outcomeOf(await call(id))
        const mayBe = mayFail ? ['ok', isCommand(id) ? 'unknown' : 'failed contract'] : ['ok']
        if (!mayBe.includes(outcome)) wrong.push(`${id}: ${name}: ${outcome}`)
      }
    }
    expect(wrong).toEqual([])
  })

  test('out of order: each call gets its own answer', async () => {
    for (const id of ids) {
      const open: ((response: Response) => void)[] = []
      const { call, sent } = line(() => new Promise((resolve) => open.push(resolve)))
      const [first, second] = [call(id), call(id)]
      await vi.waitFor(() => expect(sent).toHaveLength(2))
      open[1]?.(Response.json({ code: 6, message: 'Второй', payload: null }))
      expect(await second).toMatchObject({ message: 'Второй' })
      open[0]?.(Response.json({ code: 6, message: 'Первый', payload: null }))
      expect(await first).toMatchObject({ message: 'Первый' })
    }
  })

  test('doubled: the same answer twice is the same result, under one key', async () => {
    for (const id of ids) {
      const { call, sent } = line(({ text, type }) => Promise.resolve(new Response(text, { headers: { 'Content-Type': type } })))
      expect(outcomeOf(await call(id)), id).toBe('ok')
      expect(outcomeOf(await call(id)), id).toBe('ok')
      expect(new Set(sent.map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(1)
    }
  })
})
