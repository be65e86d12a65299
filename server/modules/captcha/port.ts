import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Db } from '../../kernel/database/types.ts'

/** The browser's data for showing the captcha. */
export type CaptchaTask = components['schemas']['AltchaTask'] | components['schemas']['YandexTask']

/**
 * The result for a token: passed (with the data that makes it single-use), failed, or silent when the captcha service does not
 * answer.
 */
export type CaptchaVerdict =
  | { kind: 'passed'; once: { id: string; until: number } | null }
  | { kind: 'failed' }
  | { kind: 'silent' }

/** The check that the client is a person, not a program. */
export interface Captcha {
  task(context: { db: Db; now: number }): Promise<CaptchaTask>
  check(token: string, context: { db: Db; now: number; signal?: AbortSignal }): Promise<CaptchaVerdict>
}
