/** The settings of the adapters behind the ports: what is chosen, and what the chosen one needs. */
import { z } from 'zod'
import { EFFORT } from '../modules/captcha/altcha.ts'
import type { YandexKeys } from '../modules/captcha/yandex.ts'
import { PUSH_HOSTS } from '../modules/push/endpoints.ts'
import type { WebPushSettings } from '../modules/push/web-push.ts'
import type { DadataSettings } from '../modules/suggestions/dadata.ts'
import { BadConfig, settingsFor } from './bad-config.ts'
import { SMS_SETTINGS, smsOf } from './sms.ts'
import type { SmsChoice } from './sms.ts'

export interface AdapterConfig {
  /** In the order in which they are asked. */
  sms: readonly SmsChoice[]
  /** Null: the notifications of browsers are off. */
  webPush: WebPushSettings | null
  suggestions: { kind: 'built-in' } | ({ kind: 'dadata'; perDay: number; companiesUrl: string } & DadataSettings)
  /** `steps`: the upper bound of a task's work, see `EFFORT`. */
  captcha: { kind: 'altcha'; steps: number } | ({ kind: 'yandex' } & YandexKeys)
}

/** What DaData answers in a day without money, of all its suggestions together. */
const DADATA_FREE = 10_000

/** Their variables. */
export const ADAPTER_SETTINGS = {
  ...SMS_SETTINGS,
  CAPTCHA: z.enum(['altcha', 'yandex']).default('altcha'),
  CAPTCHA_STEPS: z.coerce.number().int().min(1).max(10_000).default(EFFORT.counter),
  YANDEX_CAPTCHA_SITE_KEY: z.string().min(1).optional(),
  YANDEX_CAPTCHA_SERVER_KEY: z.string().min(1).optional(),
  SUGGESTIONS: z.enum(['built-in', 'dadata']).default('built-in'),
  DADATA_TOKEN: z.string().min(1).optional(),
  DADATA_DAY_LIMIT: z.coerce.number().int().min(1).max(100_000_000).default(DADATA_FREE),
  DADATA_URL: z.url({ protocol: /^https?$/ }).default('https://suggestions.dadata.ru/suggestions/api/4_1/rs/suggest/address'),
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^[A-Za-z0-9_-]{87}$/)
    .optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[A-Za-z0-9_-]{43}$/)
    .optional(),
  VAPID_SUBJECT: z
    .string()
    .regex(/^(mailto:\S+@\S+|https:\/\/\S+)$/)
    .optional(),
  PUSH_HOSTS: z
    .string()
    .regex(/^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+(,(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+)*$/)
    .default(PUSH_HOSTS.join(',')),
  PUSH_LOCAL: z.url({ protocol: /^https?$/ }).optional(),
} as const

type Environment = z.infer<z.ZodObject<typeof ADAPTER_SETTINGS>> & {
  MODE: 'demo' | 'production'
  DADATA_PARTY_URL: string
}

const captchaOf = (environment: Environment): AdapterConfig['captcha'] => {
  const { MODE, CAPTCHA, CAPTCHA_STEPS, YANDEX_CAPTCHA_SITE_KEY, YANDEX_CAPTCHA_SERVER_KEY } = environment
  // Less work keeps no robot away.
  if (MODE === 'production' && CAPTCHA_STEPS < EFFORT.counter)
    throw new BadConfig(`CAPTCHA_STEPS меньше ${EFFORT.counter} есть только с MODE=demo`)
  if (CAPTCHA === 'altcha') return { kind: 'altcha', steps: CAPTCHA_STEPS }
  settingsFor('CAPTCHA=yandex', { YANDEX_CAPTCHA_SITE_KEY, YANDEX_CAPTCHA_SERVER_KEY })
  return { kind: 'yandex', siteKey: YANDEX_CAPTCHA_SITE_KEY ?? '', serverKey: YANDEX_CAPTCHA_SERVER_KEY ?? '' }
}

/** A later suggestion is useless. */
const DADATA_TIMEOUT = 2_000

const suggestionsOf = ({
  SUGGESTIONS,
  DADATA_TOKEN,
  DADATA_URL,
  DADATA_PARTY_URL,
  DADATA_DAY_LIMIT,
}: Environment): AdapterConfig['suggestions'] => {
  if (SUGGESTIONS === 'built-in') return { kind: 'built-in' }
  settingsFor('SUGGESTIONS=dadata', { DADATA_TOKEN })
  return {
    kind: 'dadata',
    url: DADATA_URL,
    companiesUrl: DADATA_PARTY_URL,
    token: DADATA_TOKEN ?? '',
    timeout: DADATA_TIMEOUT,
    perDay: DADATA_DAY_LIMIT,
  }
}

/** A later answer of a push service counts as none. */
const PUSH_TIMEOUT = 10_000

const webPushOf = (environment: Environment): AdapterConfig['webPush'] => {
  const { MODE, VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, VAPID_SUBJECT, PUSH_HOSTS: hosts, PUSH_LOCAL } = environment
  const pair = { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, VAPID_SUBJECT }
  // Behind such an address may be anything of the operator's network; without keys it waits for them.
  if (PUSH_LOCAL !== undefined && MODE === 'production') throw new BadConfig('PUSH_LOCAL есть только с MODE=demo')
  if (Object.values(pair).every((value) => value === undefined)) return null
  settingsFor('уведомлений браузера', pair)
  return {
    vapid: { publicKey: VAPID_PUBLIC_KEY ?? '', privateKey: VAPID_PRIVATE_KEY ?? '', subject: VAPID_SUBJECT ?? '' },
    endpoints: { hosts: hosts.split(','), local: PUSH_LOCAL === undefined ? null : new URL(PUSH_LOCAL).origin },
    timeout: PUSH_TIMEOUT,
  }
}

/** @throws BadConfig for an adapter without what it needs, and for one that production must not have */
export const adapterConfig = (environment: Environment): AdapterConfig => ({
  sms: smsOf(environment),
  captcha: captchaOf(environment),
  suggestions: suggestionsOf(environment),
  webPush: webPushOf(environment),
})
