import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Db } from '../../kernel/database/types.ts'

/** What the browser needs to show the check. */
export type CaptchaTask = components['schemas']['AltchaTask'] | components['schemas']['YandexTask']

/**
 * What came of a token: passed (with what must be written down so that it counts once), failed, or silent when whoever
 * should judge it does not answer.
 */
export type CaptchaVerdict =
  | { kind: 'passed'; once: { id: string; until: number } | null }
  | { kind: 'failed' }
  | { kind: 'silent' }

/** The check that a person asks, not a program. */
export interface Captcha {
  task(context: { db: Db; now: number }): Promise<CaptchaTask>
  check(token: string, context: { db: Db; now: number; signal?: AbortSignal }): Promise<CaptchaVerdict>
}
