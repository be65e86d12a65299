import { z } from 'zod'
import { DEFAULT_DEADLINES } from './modules/sales/deadlines.ts'
import type { Deadlines } from './modules/sales/deadlines.ts'

/** What the server reads from its environment. */
export interface Config {
  mode: 'demo' | 'production'
  host: string
  port: number
  dataDir: string
  databaseUrl: string | null
  poolSize: number
  /** Folder of the built portal. */
  portalDir: string
  /** Answers are compared with the contract; a mismatch is a 500. Off in production. */
  checkAnswers: boolean
  receiptCheck: 'sandbox'
  files: 'folder'
  deadlines: Deadlines
}

/** Adapters of outside parties: in production each one is named, so that nothing is played by accident. */
const ADAPTERS = ['RECEIPT_CHECK', 'FILES'] as const

const environment = z.object({
  MODE: z.enum(['demo', 'production']).default('production'),
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//)
    .optional(),
  DATABASE_POOL: z.coerce.number().int().min(1).max(500).default(20),
  PORTAL_DIR: z.string().min(1).default('dist/portal'),
  CHECK_ANSWERS: z.enum(['yes', 'no']).optional(),
  RECEIPT_CHECK: z.literal('sandbox').default('sandbox'),
  FILES: z.literal('folder').default('folder'),
  TAX_HOURS: z.coerce.number().int().min(1).max(720).default(DEFAULT_DEADLINES.taxHours),
  DESK_WORKING_DAYS: z.coerce.number().int().min(1).max(60).default(DEFAULT_DEADLINES.deskWorkingDays),
  RESERVE_DAYS: z.coerce.number().int().min(1).max(365).default(DEFAULT_DEADLINES.reserveDays),
})

/** The configuration cannot be used; the message says which variable and why. */
export class BadConfig extends Error {}

/**
 * Reads the configuration.
 * @throws BadConfig for wrong values, and in production for adapters that are not named
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
  return {
    mode: value.MODE,
    host: value.HOST,
    port: value.PORT,
    dataDir: value.DATA_DIR,
    databaseUrl: value.DATABASE_URL ?? null,
    poolSize: value.DATABASE_POOL,
    portalDir: value.PORTAL_DIR,
    checkAnswers: value.CHECK_ANSWERS === 'yes',
    receiptCheck: value.RECEIPT_CHECK,
    files: value.FILES,
    deadlines: { taxHours: value.TAX_HOURS, deskWorkingDays: value.DESK_WORKING_DAYS, reserveDays: value.RESERVE_DAYS },
  }
}
