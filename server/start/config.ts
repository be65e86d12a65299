import { z } from 'zod'
import type { CheckRule } from '../../src/domain/desk/cases.ts'
import type { ReceiptAge } from '../../src/domain/sales/receipt-age.ts'
import { LEAST_PAYOUT } from '../../src/domain/money/payout.ts'
import type { MetricsAddress } from '../http/watch/metrics-listener.ts'
import { SWITCHES } from '../modules/desk/checks/table.ts'
import { NOTIFICATION_DAYS } from '../modules/notifications/forget.ts'
import { DEFAULT_PAYOUT_RULES } from '../modules/payouts/rules.ts'
import type { PayoutRules } from '../modules/payouts/rules.ts'
import { DEFAULT_RECEIPT_AGE } from '../modules/receipts/read-receipt.ts'
import { SECOND_ABOVE } from '../../src/domain/desk/people.ts'
import { DEFAULT_DEADLINES } from '../modules/sales/deadlines.ts'
import type { Deadlines } from '../modules/sales/deadlines.ts'
import { RESERVE_LIMIT } from '../modules/sales/reserve.ts'
import { ADAPTER_SETTINGS, adapterConfig } from './adapters.ts'
import type { AdapterConfig } from './adapters.ts'
import { BadConfig, settingsFor } from './bad-config.ts'
import { FILE_SETTINGS, fileConfig } from './file-adapters.ts'
import type { FileConfig } from './file-adapters.ts'
import { namedKeys } from './keys.ts'
import type { NamedKeys } from './keys.ts'
import { LINE_NAMES, plainLines } from './plain-lines.ts'
import { listSandboxes, sandboxesOf } from './sandboxes.ts'
import { TAX_SETTINGS, taxConfig } from './tax.ts'
import type { TaxConfig } from './tax.ts'
import { TBANK_SETTINGS, tbankOf } from './tbank.ts'
import type { TbankConfig } from './tbank.ts'

/** The server's settings from its environment. */
export interface Config extends AdapterConfig, FileConfig, TaxConfig {
  mode: 'demo' | 'production'
  host: string
  port: number
  dataDir: string
  databaseUrl: string | null
  /** The role that owns the tables and migrates; null: the serving one does it. */
  migrationUrl: string | null
  poolSize: number
  /** Timeout of a call's database statements, in milliseconds. */
  databasePatience: number
  /** Folder of the built portal. */
  portalDir: string
  /** Answers are compared with the contract; a mismatch is a 500. Off in production. */
  checkAnswers: boolean
  acquirer: 'sandbox' | 'tbank-e2c'
  /** Of the bank that is chosen; null with the sandbox. */
  tbank: TbankConfig | null
  /** Hosts of the bank's page on which cards are typed. */
  bankPages: readonly string[]
  /** Rubles: findings above need two operators. */
  secondAbove: number
  /** The number of proxies in front of the server: the caller's address is the one that the first of them saw. */
  proxies: number
  /** Where people find the portal, https://portal.example.org; null only with MODE=demo. */
  publicOrigin: string | null
  deadlines: Deadlines
  /** The address of the metrics; null for none. */
  metrics: MetricsAddress | null
  /** How long /readyz says no before the listener closes, in milliseconds. */
  drain: number
  /** The number of reserves and manual entries that a seller may hold at a time. */
  reserveLimit: number
  receiptAge: ReceiptAge
  payoutRules: PayoutRules
  /** What the environment says of the server's keys. */
  keys: NamedKeys
  /** Checks of claims that are switched off. */
  checksOff: readonly CheckRule[]
  /** How many days a notification is kept. */
  notificationDays: number
}

/** Adapters of external services: production requires each by name, so that no sandbox runs by accident. */
const ADAPTERS = ['RECEIPT_CHECK', 'INN_CHECK', 'ACQUIRER', 'FILES', 'FILE_SCAN', 'SMS', 'CAPTCHA', 'SUGGESTIONS'] as const

const environment = z.object({
  ...ADAPTER_SETTINGS,
  ...FILE_SETTINGS,
  ...TAX_SETTINGS,
  ...TBANK_SETTINGS,
  MODE: z.enum(['demo', 'production']).default('production'),
  SANDBOX: z.literal('accepted').optional(),
  PLAIN_LINES: z
    .string()
    .transform((names) => names.split(','))
    .pipe(z.array(z.enum(LINE_NAMES)))
    .default([]),
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//)
    .optional(),
  DATABASE_MIGRATION_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//)
    .optional(),
  DATABASE_TIMEOUT: z.coerce.number().int().min(1).max(60).default(3),
  DATABASE_POOL: z.coerce.number().int().min(1).max(500).default(20),
  PORTAL_DIR: z.string().min(1).default('dist/portal'),
  CHECK_ANSWERS: z.enum(['yes', 'no']).optional(),
  ACQUIRER: z.enum(['sandbox', 'tbank-e2c']).default('sandbox'),
  BANK_PAGE_HOSTS: z
    .string()
    .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+(,[a-z0-9-]+(\.[a-z0-9-]+)+)*$/)
    .optional(),
  RECONCILE_SECOND_ABOVE: z.coerce.number().int().min(0).max(100_000_000).default(SECOND_ABOVE),
  CLAIM_CHECKS_OFF: z
    .string()
    .transform((names) => names.split(','))
    .pipe(z.array(z.enum(SWITCHES)))
    .default([]),
  PUBLIC_ORIGIN: z
    .url({ protocol: /^https?$/ })
    .refine((address) => new URL(address).origin === address)
    .optional(),
  TRUST_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  TAX_HOURS: z.coerce.number().int().min(1).max(720).default(DEFAULT_DEADLINES.taxHours),
  DESK_WORKING_DAYS: z.coerce.number().int().min(1).max(60).default(DEFAULT_DEADLINES.deskWorkingDays),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  // A larger value would leave running requests no time.
  DRAIN_SECONDS: z.coerce.number().min(0).max(3).default(1),
  RESERVE_DAYS: z.coerce.number().int().min(1).max(365).default(DEFAULT_DEADLINES.reserveDays),
  RESERVE_LIMIT: z.coerce.number().int().min(1).max(1_000).default(RESERVE_LIMIT),
  NOTIFICATION_DAYS: z.coerce.number().int().min(7).max(3650).default(NOTIFICATION_DAYS),
  PAYOUT_LIMIT: z.coerce.number().int().min(LEAST_PAYOUT).max(1_000_000).optional(),
  PAYOUT_DAY_LIMIT: z.coerce.number().int().min(LEAST_PAYOUT).max(10_000_000).optional(),
  // 0: no limit.
  TAX_YEAR_LIMIT: z.coerce
    .number()
    .int()
    .min(0)
    .max(100_000_000)
    .default(DEFAULT_PAYOUT_RULES.perYear ?? 0),
  PAYOUT_DAYS: z.coerce.number().int().min(1).max(30).default(DEFAULT_PAYOUT_RULES.workingDays),
  RECEIPT_SALE_DAYS: z.coerce.number().int().min(1).max(3650).default(DEFAULT_RECEIPT_AGE.saleDays),
  RECEIPT_PURCHASE_YEARS: z.coerce.number().int().min(1).max(20).default(DEFAULT_RECEIPT_AGE.purchaseYears),
})

/** The operator's explicit consent to sandboxes. */
const HOW_TO_ACCEPT = 'Подключите настоящее или подтвердите пробную установку: SANDBOX=accepted'

/** Passwords and personal data travel there. */
const HOW_TO_SECURE =
  'вне демонстрации нужны https и sslmode=verify-full (или сокет этой машины). Если путь закрыт иначе, назовите переменную в PLAIN_LINES'

type Environment = z.infer<typeof environment>

/** @throws BadConfig in production without the variable: whether cookies are Secure must not depend on what a proxy tells */
const publicOriginOf = ({ MODE, PUBLIC_ORIGIN }: Environment): string | null => {
  if (PUBLIC_ORIGIN === undefined && MODE === 'production')
    throw new BadConfig('Задайте PUBLIC_ORIGIN: адрес, по которому открывают портал, например https://portal.example.org')
  return PUBLIC_ORIGIN ?? null
}

/**
 * Reads the configuration.
 * @throws BadKey for a key that cannot be used, and BadConfig for wrong values, in production also for unnamed adapters and unaccepted sandboxes
 */
export const readConfig = (env: Record<string, string | undefined>): Config => {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = environment.safeParse(given)
  if (!parsed.success) {
    const wrong = parsed.error.issues.map((issue) => issue.path.join('.')).join(', ')
    throw new BadConfig(`Неверные значения переменных окружения: ${wrong}`)
  }
  const value = parsed.data
  const unnamed = ADAPTERS.filter((name) => given[name] === undefined)
  if (value.MODE === 'production' && unnamed.length > 0) {
    throw new BadConfig(`Для работы вне демонстрации задайте внешние службы: ${unnamed.join(', ')} (или MODE=demo)`)
  }
  const plain = value.MODE === 'production' ? plainLines(value, value.PLAIN_LINES) : []
  if (plain.length > 0) throw new BadConfig(`${plain.join(', ')}: ${HOW_TO_SECURE}`)
  if (value.DATABASE_MIGRATION_URL !== undefined) settingsFor('DATABASE_MIGRATION_URL', { DATABASE_URL: value.DATABASE_URL })
  const config: Config = {
    mode: value.MODE,
    host: value.HOST,
    port: value.PORT,
    dataDir: value.DATA_DIR,
    databaseUrl: value.DATABASE_URL ?? null,
    migrationUrl: value.DATABASE_MIGRATION_URL ?? null,
    poolSize: value.DATABASE_POOL,
    databasePatience: value.DATABASE_TIMEOUT * 1000,
    portalDir: value.PORTAL_DIR,
    checkAnswers: value.CHECK_ANSWERS === 'yes',
    acquirer: value.ACQUIRER,
    tbank: tbankOf(value),
    bankPages: value.BANK_PAGE_HOSTS?.split(',') ?? [],
    secondAbove: value.RECONCILE_SECOND_ABOVE,
    checksOff: value.CLAIM_CHECKS_OFF,
    ...fileConfig(value),
    ...taxConfig(value),
    ...adapterConfig(value),
    proxies: value.TRUST_PROXIES,
    publicOrigin: publicOriginOf(value),
    metrics: value.METRICS_PORT === undefined ? null : { host: value.METRICS_HOST, port: value.METRICS_PORT },
    drain: value.DRAIN_SECONDS * 1000,
    deadlines: { taxHours: value.TAX_HOURS, deskWorkingDays: value.DESK_WORKING_DAYS, reserveDays: value.RESERVE_DAYS },
    reserveLimit: value.RESERVE_LIMIT,
    notificationDays: value.NOTIFICATION_DAYS,
    payoutRules: {
      perPayout: value.PAYOUT_LIMIT ?? null,
      perDay: value.PAYOUT_DAY_LIMIT ?? null,
      perYear: value.TAX_YEAR_LIMIT || null,
      workingDays: value.PAYOUT_DAYS,
    },
    keys: namedKeys(given),
    receiptAge: { saleDays: value.RECEIPT_SALE_DAYS, purchaseYears: value.RECEIPT_PURCHASE_YEARS },
  }
  const played = config.mode === 'production' && value.SANDBOX !== 'accepted' ? sandboxesOf(config) : []
  // Points confirmed by a sandbox are paid in real money.
  if (played.length > 0)
    throw new BadConfig(`MODE=production не работает на песочнице: ${listSandboxes(played)}. ${HOW_TO_ACCEPT}`)
  return config
}
