/** One request to T-Bank's interface for payouts, `/e2c/v2`: JSON there and back, HTTP 200 also for errors. */
import { z } from 'zod'
import { callGateway } from '../../sms/call.ts'
import { signFields } from './signature.ts'
import type { TbankFields, TbankKey } from './signature.ts'

/** Address and credentials. */
export interface TbankSettings extends TbankKey {
  /** The folder of the methods, with its closing slash. */
  url: string
  /** `TerminalKey`. */
  terminal: string
  /** Of one request, milliseconds: three of them fit into the time of the port. */
  timeout: number
}

export type TbankMethod = 'AddCustomer' | 'AddCard' | 'GetCardList' | 'RemoveCard' | 'Init' | 'Payment' | 'GetState'

/** `code`: «0» is success; the others are those of errors.ts. */
export interface TbankAnswer {
  kind: 'answer'
  isGood: boolean
  code: string
  status: string | null
  paymentId: string | null
  /** What the answer is about, as Init is told it. */
  order: string | null
  /** Kopecks. */
  amount: number | null
  pageUrl: string | null
}

/** No answer that could be relied upon. `code` is for the operator: a name of the system, an HTTP status, «not json». */
export interface TbankSilence {
  kind: 'silent'
  code: string
}

const number = z.union([z.string(), z.number()]).transform(String)
const answer = z.object({
  Success: z.boolean(),
  ErrorCode: number,
  Status: z.string().nullish(),
  PaymentId: number.nullish(),
  OrderId: number.nullish(),
  Amount: z.number().nullish(),
  PaymentURL: z.string().nullish(),
})

/** Posts signed fields. @returns the JSON of the answer, or why there is none */
export const postFields = async (
  method: TbankMethod,
  fields: TbankFields,
  settings: TbankSettings,
  signal?: AbortSignal,
): Promise<{ json: unknown } | TbankSilence> => {
  const body = JSON.stringify(signFields({ TerminalKey: settings.terminal, ...fields }, settings))
  const headers = { 'Content-Type': 'application/json' }
  const called = await callGateway(new URL(method, settings.url).href, { headers, body }, settings.timeout, signal)
  if (called.kind !== 'answered') return { kind: 'silent', code: called.code }
  if (called.status !== 200) return { kind: 'silent', code: `HTTP ${called.status}` }
  try {
    return { json: JSON.parse(called.text) as unknown }
  } catch {
    return { kind: 'silent', code: 'not json' }
  }
}

/** Posts signed fields and reads what every answer has. */
export const askTbank = async (
  method: Exclude<TbankMethod, 'GetCardList'>,
  fields: TbankFields,
  settings: TbankSettings,
  signal?: AbortSignal,
): Promise<TbankAnswer | TbankSilence> => {
  const posted = await postFields(method, fields, settings, signal)
  if ('kind' in posted) return posted
  const read = answer.safeParse(posted.json)
  if (!read.success) return { kind: 'silent', code: 'another answer' }
  const { Success, ErrorCode, Status, PaymentId, OrderId, Amount, PaymentURL } = read.data
  return {
    kind: 'answer',
    isGood: Success && ErrorCode === '0',
    code: ErrorCode,
    status: Status ?? null,
    paymentId: PaymentId ?? null,
    order: OrderId ?? null,
    amount: Amount ?? null,
    pageUrl: PaymentURL ?? null,
  }
}
