import { z } from 'zod'
import { RetryLater } from '../../kernel/jobs/job.ts'
import { callGateway, jsonOf } from './call.ts'
import type { SmsAnswer, SmsGateway, SmsState } from './port.ts'

/** Address and credentials of SMSC.ru. */
export interface SmscSettings {
  /** The folder of `send.php` and `status.php`, with its closing slash. */
  url: string
  login: string
  password: string
  sender: string | null
  /** Milliseconds. */
  timeout: number
}

/**
 * Errors of `send.php`: which of them concern this message for good. 1 a parameter is wrong, 5 the date, 6 text or sender forbidden,
 * 7 the number's format, 8 the number cannot be reached. Of the others somebody takes care: 2 login or password, or a forbidden address,
 * 3 no money, 4 the address is blocked for a while, 9 too many requests, or the same one within a minute.
 */
const FINAL = new Set([1, 5, 6, 7, 8])

/**
 * States of `status.php`: -3 no such message, -2 stopped, -1 waits, 0 with the operator, 1 delivered, 2 read, 3 expired, 4 a link was
 * followed, 20 impossible, 22 wrong number, 23 forbidden, 24 no money, 25 no such number.
 */
const STATES: Readonly<Record<number, SmsState>> = {
  [-3]: 'missing',
  [-2]: 'undelivered',
  [-1]: 'onTheWay',
  0: 'onTheWay',
  1: 'delivered',
  2: 'delivered',
  3: 'undelivered',
  4: 'delivered',
  20: 'undelivered',
  22: 'undelivered',
  23: 'undelivered',
  24: 'undelivered',
  25: 'undelivered',
}
/** `status.php`: no message of this id and phone. */
const NOT_FOUND = 3

const failure = z.object({ error_code: z.coerce.number().int() })
const taken = z.object({ id: z.union([z.string(), z.number()]), cnt: z.coerce.number() })
const state = z.object({ status: z.coerce.number().int() })

const answerOf = (json: unknown): SmsAnswer => {
  const wrong = failure.safeParse(json)
  if (wrong.success) {
    const code = wrong.data.error_code
    return { kind: 'refused', code: String(code), isFinal: FINAL.has(code) }
  }
  const good = taken.safeParse(json)
  return good.success ? { kind: 'taken', reference: String(good.data.id) } : { kind: 'unknown', code: 'another answer' }
}

/**
 * SMSC.ru by its HTTP interface (smsc.ru/api/http): `POST send.php` with `login`, `psw`, `phones`, `mes`, `id`, `sender`, `fmt=3` (JSON),
 * `charset=utf-8`. Taken: `{"id": …, "cnt": 1}`; refused: `{"error": "…", "error_code": 1…9}`, both with status 200. `id` is the client's
 * own name of the message, up to 40 characters, by which `status.php` knows it even if no answer has come; it does not keep a repeat from
 * being sent, so a silent SMSC is not asked again.
 */
export const smsc = ({ url, login, password, sender, timeout }: SmscSettings): SmsGateway => {
  const post = (script: string, fields: Record<string, string>, signal?: AbortSignal) => {
    const body = new URLSearchParams({ login, psw: password, ...fields, fmt: '3', charset: 'utf-8' })
    return callGateway(new URL(script, url).href, { body }, timeout, signal)
  }
  return {
    name: 'smsc',
    sendsOnce: false,
    send: async ({ id, mobile, text }, _now, signal) => {
      const answer = jsonOf(await post('send.php', { phones: mobile, mes: text, id, ...(sender !== null && { sender }) }, signal))
      if ('json' in answer) return answerOf(answer.json)
      return answer.kind === 'refused' ? { ...answer, kind: 'refused', isFinal: false } : { ...answer, kind: 'unknown' }
    },
    state: async ({ id, mobile }, signal) => {
      const answer = jsonOf(await post('status.php', { phone: mobile, id }, signal))
      if (!('json' in answer)) throw new RetryLater(`the sms gateway smsc does not tell a state: ${answer.code}`)
      const wrong = failure.safeParse(answer.json)
      if (wrong.success && wrong.data.error_code === NOT_FOUND) return 'missing'
      const told = state.safeParse(answer.json)
      const found = told.success && !wrong.success ? STATES[told.data.status] : undefined
      if (found) return found
      throw new RetryLater(
        `the sms gateway smsc does not tell a state: ${wrong.success ? wrong.data.error_code : 'another answer'}`,
      )
    },
  }
}
