/** The settings of the SMS gateways. */
import { z } from 'zod'
import type { HttpSmsSettings } from '../modules/sms/http-gateway.ts'
import type { SmscSettings } from '../modules/sms/smsc.ts'
import type { SmsRuSettings } from '../modules/sms/smsru.ts'
import { BadConfig, settingsFor } from './bad-config.ts'

export type SmsChoice =
  | { kind: 'outbox' }
  | ({ kind: 'http' } & HttpSmsSettings)
  | ({ kind: 'smsc' } & SmscSettings)
  | ({ kind: 'smsru' } & SmsRuSettings)

/** Seconds: together the gateways end before the job that asks them one after the other is given up. */
const ALL_TOGETHER = 40

const isDistinct = (names: readonly string[]): boolean => new Set(names).size === names.length

/** The protocol's methods stand beneath it. */
const folder = z.url({ protocol: /^https?$/ }).refine((address) => address.endsWith('/'))

export const SMS_SETTINGS = {
  SMS: z
    .string()
    .default('outbox')
    .transform((names) => names.split(','))
    .pipe(z.array(z.enum(['outbox', 'http', 'smsc', 'smsru'])).refine(isDistinct)),
  SMS_URL: z.url({ protocol: /^https?$/ }).optional(),
  SMS_TOKEN: z.string().min(1).optional(),
  SMS_SENDER: z.string().min(1).max(11).optional(),
  SMS_TIMEOUT_SECONDS: z.coerce.number().int().min(1).max(30).default(10),
  SMSC_URL: folder.default('https://smsc.ru/sys/'),
  SMSC_LOGIN: z.string().min(1).optional(),
  SMSC_PASSWORD: z.string().min(1).optional(),
  SMSRU_URL: folder.default('https://sms.ru/sms/'),
  SMSRU_API_ID: z.string().min(1).optional(),
} as const

type Environment = z.infer<z.ZodObject<typeof SMS_SETTINGS>> & { MODE: 'demo' | 'production' }

/** The gateways in the order of `SMS`. @throws BadConfig when one is chosen without its settings */
export const smsOf = (environment: Environment): SmsChoice[] => {
  const { MODE, SMS, SMS_URL, SMS_TOKEN, SMS_SENDER, SMS_TIMEOUT_SECONDS, SMSC_LOGIN, SMSC_PASSWORD, SMSRU_API_ID } = environment
  // With an outbox in production, everybody who can read the table could open accounts, and users would never get their codes.
  if (MODE === 'production' && SMS.includes('outbox'))
    throw new BadConfig('SMS=outbox показывает коды всем и есть только с MODE=demo: задайте SMS=http, smsc или smsru')
  if (SMS.length > 1 && SMS_TIMEOUT_SECONDS * SMS.length > ALL_TOGETHER)
    throw new BadConfig(`SMS_TIMEOUT_SECONDS: шлюзы спрашивают по очереди, и вместе им есть ${ALL_TOGETHER} секунд`)
  const shared = { sender: SMS_SENDER ?? null, timeout: SMS_TIMEOUT_SECONDS * 1000 }
  const choices = {
    outbox: (): SmsChoice => ({ kind: 'outbox' }),
    http: (): SmsChoice => {
      settingsFor('SMS=http', { SMS_URL, SMS_TOKEN })
      return { kind: 'http', url: SMS_URL ?? '', token: SMS_TOKEN ?? '', ...shared }
    },
    smsc: (): SmsChoice => {
      settingsFor('SMS=smsc', { SMSC_LOGIN, SMSC_PASSWORD })
      return { kind: 'smsc', url: environment.SMSC_URL, login: SMSC_LOGIN ?? '', password: SMSC_PASSWORD ?? '', ...shared }
    },
    smsru: (): SmsChoice => {
      settingsFor('SMS=smsru', { SMSRU_API_ID })
      return { kind: 'smsru', url: environment.SMSRU_URL, apiId: SMSRU_API_ID ?? '', ...shared }
    },
  }
  return SMS.map((name) => choices[name]())
}
