import { z } from 'zod'
import { RetryLater } from '../../kernel/jobs/job.ts'
import { callGateway, jsonOf } from './call.ts'
import type { SmsAnswer, SmsGateway, SmsState } from './port.ts'

/** Address and credentials of SMS.RU. */
export interface SmsRuSettings {
  /** The folder of `send` and `status`, with its closing slash. */
  url: string
  apiId: string
  sender: string | null
  /** Milliseconds. */
  timeout: number
}

const OK = 100

/**
 * Errors that concern this message for good. 202 the number or no way to it, 203 no text, 205 too long, 207 no way to the number, 208 the
 * time, 209 and 215 stop lists, 210 to 213 the request, 214 a number abroad, 216 a forbidden word, 230 and 232 the day's limit of this
 * number. Of the others somebody takes care, or time: 200 and 300 to 302 the key, 201 no money, 204 the operator is not connected, 206 the
 * day's limit of the account, 220 and 500 the service itself («repeat»), 231 and 233 too soon, 501 to 506 limits of addresses.
 */
const FINAL = new Set([202, 203, 205, 207, 208, 209, 210, 211, 212, 213, 214, 215, 216, 230, 232])

/** -1 no such message; 100 to 102 on the way; 103 delivered, 110 read; 104 to 108 and 150 why not. */
const STATES: Readonly<Record<number, SmsState>> = {
  [-1]: 'missing',
  100: 'onTheWay',
  101: 'onTheWay',
  102: 'onTheWay',
  103: 'delivered',
  104: 'undelivered',
  105: 'undelivered',
  106: 'undelivered',
  107: 'undelivered',
  108: 'undelivered',
  110: 'delivered',
  150: 'undelivered',
}

const word = z.object({ status: z.enum(['OK', 'ERROR']), status_code: z.coerce.number().int() })
const whole = word.extend({ sms: z.record(z.string(), word.extend({ sms_id: z.string().optional() })).optional() })

const refusal = (code: number): SmsAnswer => ({ kind: 'refused', code: String(code), isFinal: FINAL.has(code) })

/** The request as a whole is judged first, then its one phone. */
const answerOf = (json: unknown): SmsAnswer => {
  const parsed = whole.safeParse(json)
  if (!parsed.success) return { kind: 'unknown', code: 'another answer' }
  const { status, status_code: code, sms } = parsed.data
  if (status === 'ERROR') return refusal(code)
  const one = Object.values(sms ?? {})[0]
  if (one?.status === 'ERROR') return refusal(one.status_code)
  return one?.status_code === OK ? { kind: 'taken', reference: one.sms_id ?? null } : { kind: 'unknown', code: 'another answer' }
}

/**
 * SMS.RU by its HTTP interface (sms.ru/api/send, sms.ru/api/status): `POST send` with `api_id`, `to`, `msg`, `from`, `json=1`. The answer is
 * `{"status": "OK", "status_code": 100, "sms": {"79…": {"status": "OK", "status_code": 100, "sms_id": "000000-10000000"}}, "balance": …}`;
 * errors are `"status": "ERROR"` and their code, of the whole or of the phone, all with status 200. `POST status` with `api_id` and `sms_id`
 * answers in the same form. There is no name of our own for a message: of a silent SMS.RU nothing can be learnt afterwards.
 */
export const smsRu = ({ url, apiId, sender, timeout }: SmsRuSettings): SmsGateway => {
  const post = (method: string, fields: Record<string, string>, signal?: AbortSignal) => {
    const body = new URLSearchParams({ api_id: apiId, ...fields, json: '1' })
    return callGateway(new URL(method, url).href, { body }, timeout, signal)
  }
  return {
    name: 'smsru',
    sendsOnce: false,
    send: async ({ mobile, text }, _now, signal) => {
      const answer = jsonOf(await post('send', { to: mobile, msg: text, ...(sender !== null && { from: sender }) }, signal))
      if ('json' in answer) return answerOf(answer.json)
      return answer.kind === 'refused' ? { ...answer, kind: 'refused', isFinal: false } : { ...answer, kind: 'unknown' }
    },
    state: async ({ reference }, signal) => {
      if (reference === null) return 'missing'
      const answer = jsonOf(await post('status', { sms_id: reference }, signal))
      if (!('json' in answer)) throw new RetryLater(`the sms gateway smsru does not tell a state: ${answer.code}`)
      const parsed = whole.safeParse(answer.json)
      const {
        status,
        status_code: code,
        sms,
      } = parsed.success ? parsed.data : { status: 'ERROR', status_code: 0, sms: undefined }
      const found = status === 'OK' ? STATES[sms?.[reference]?.status_code ?? Number.NaN] : undefined
      if (found) return found
      throw new RetryLater(`the sms gateway smsru does not tell a state: ${code}`)
    },
  }
}
