/** The key of a report's erasure in answers (D256): an idempotency key keeps an answer without it. */
import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Key } from '../../kernel/secrets/keys.ts'
import { eraseKeyOf } from './reports.ts'

type Sent = { code: 0; message: string | null; payload: components['schemas']['SentReport'] }

const isSent = (body: unknown): body is Sent =>
  body !== null && typeof body === 'object' && 'code' in body && body.code === 0 && 'payload' in body

/** Puts the key into an answer of `reportProblem`, which has the id of the report in its place. */
export const withEraseKey = (key: Key, body: unknown): unknown =>
  isSent(body) ? { ...body, payload: { ...body.payload, eraseKey: eraseKeyOf(key, body.payload.eraseKey) } } : body
