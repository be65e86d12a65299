import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll } from 'vitest'
import { buildServer } from '../../../../server/start/server.ts'
import { PORT_TIMES } from '../../../../server/start/ports/bound-ports.ts'
import type { Db } from '../../../../server/kernel/database/types.ts'
import type { Deps } from '../../../../server/start/deps.ts'
import { DEMO_PASSWORD, people } from '../../../../server/demo/people.ts'
import { buildWorker } from '../../../../server/start/jobs.ts'
import { loggerOptions } from '../../../../server/http/watch/log.ts'
import { sealsOf } from '../../../../server/kernel/secrets/seal.ts'
import { SIGN_IN_LIMITS } from '../../../../server/modules/auth/failures.ts'
import { findActor } from '../../../../server/modules/auth/sessions.ts'
import { altcha } from '../../../../server/modules/captcha/altcha.ts'
import { createLocalBus } from '../../../../server/modules/chats/bus.ts'
import { CODE_RULES } from '../../../../server/modules/codes/rules.ts'
import { NOTIFICATION_DAYS } from '../../../../server/modules/notifications/forget.ts'
import { DEFAULT_RECEIPT_AGE } from '../../../../server/modules/receipts/read-receipt.ts'
import { DEFAULT_DEADLINES } from '../../../../server/modules/sales/deadlines.ts'
import { RESERVE_LIMIT } from '../../../../server/modules/sales/reserve.ts'
import { folderStore } from '../../../../server/modules/files/folder-store.ts'
import { passEverything } from '../../../../server/modules/files/sandbox-scan.ts'
import { sandboxInnCheck } from '../../../../server/modules/profile/sandbox-inn-check.ts'
import { sandboxReceiptCheck } from '../../../../server/modules/receipts/sandbox-check.ts'
import { noPush } from '../../../../server/modules/push/port.ts'
import { outboxSms } from '../../../../server/modules/sms/outbox.ts'
import { DEFAULT_PAYOUT_RULES } from '../../../../server/modules/payouts/rules.ts'
import { sandboxAcquirer } from '../../../../server/modules/bank/sandbox.ts'
import { SECOND_ABOVE } from '../../../../src/domain/desk/people.ts'
import { serveBankPage } from '../../../../server/demo/bank/page.ts'
import { builtInAddresses, builtInCities } from '../../../../server/modules/suggestions/built-in.ts'
import { builtInCompanies } from '../../../../server/modules/suggestions/built-in-companies.ts'
import { demoCompanies } from '../../../../server/demo/companies.ts'
import type { Ports } from '../../../../server/start/ports/ports.ts'
import { createClock } from './clock.ts'
import type { TestClock } from './clock.ts'
import { deafWatch } from './jobs.ts'
import { testPairs } from '../deeds/keys.ts'
import { cheapPasswords } from '../deeds/passwords.ts'
import { openTestDatabase } from './test-database.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** The result of a call; `json` is the envelope, null for bytes. */
export interface Answer {
  status: number
  json: { code: number; message: unknown; payload: never; available?: boolean }
  headers: Record<string, unknown>
  bytes: Buffer
}

export interface CallOptions {
  token?: string | undefined
  body?: unknown
  key?: string
  headers?: Record<string, string>
  /** The address that the call comes from. */
  address?: string | undefined
}

/** A server on a separate database with the demo world, called without a network. */
export interface TestApp {
  app: FastifyInstance
  db: Db
  clock: TestClock
  deps: Deps
  /** Failures of jobs that nobody expected. */
  jobErrors: unknown[]
  /** Lines of the log. */
  log: string[]
  /** Where the uploaded files lie. */
  folder: string
  call(method: Method, path: string, options?: CallOptions): Promise<Answer>
  /** The token of a demo account, by the last digits of its phone; one browser and session each, replaced when it has ended. */
  tokenOf: (number: number) => Promise<string>
  /** Does every job that is due now. */
  runJobs(): Promise<number>
  close(): Promise<void>
}

export const phoneOf = (number: number): string => `790000000${String(number).padStart(2, '0')}`

/** Who signs in at the desk. */
const OPERATORS = new Set(people.filter(({ isOperator }) => isOperator).map(({ number }) => number))

/** A captcha that is solved in no time. */
const LITTLE_WORK = { rounds: 1, counter: 8 }

/** Parts of the server that a test replaces, built from the defaults where that helps. */
type Changes = Partial<Deps> | ((usual: Deps) => Partial<Deps>)

/** Calls a server without a network. */
export const callerOf =
  (app: FastifyInstance): TestApp['call'] =>
  async (method, path, { token, body, key, headers, address } = {}) => {
    const answer = await app.inject({
      method,
      url: `/api${path}`,
      ...(address !== undefined && { remoteAddress: address }),
      headers: { ...(token && { token }), ...(key && { 'idempotency-key': key }), ...headers },
      ...(body !== undefined && { payload: body as object }),
    })
    const isJson = String(answer.headers['content-type']).includes('json')
    return {
      status: answer.statusCode,
      json: isJson ? answer.json() : null,
      headers: answer.headers,
      bytes: answer.rawPayload,
    } as Answer
  }

/** A new session of a demo account: an operator's is the desk's (E21). */
export const signInAs = async (
  { call }: { call: TestApp['call'] },
  number: number,
  headers: Record<string, string> = {},
): Promise<{ token: string; answer: Answer }> => {
  const body = { username: phoneOf(number), password: DEMO_PASSWORD }
  const answer = await call('POST', OPERATORS.has(number) ? '/desk/login' : '/login', { body, headers })
  const payload = answer.json.payload as string | { token: string }
  return { token: typeof payload === 'string' ? payload : payload.token, answer }
}

/**
 * Builds the server of a test file. The server itself checks every answer against the contract.
 * @param changes parts of the server that a test replaces, for example to switch off a guard
 */
export const buildTestApp = async (changes: Changes = {}): Promise<TestApp> => {
  const opened = await openTestDatabase()
  const folder = mkdtempSync(join(tmpdir(), 'mst-files-'))
  const clock = createClock()
  const keys = testPairs()
  // Copies, because a test may replace parts, and the next file runs in the same process.
  const ports: Ports = {
    receiptCheck: { ...sandboxReceiptCheck },
    innCheck: { ...sandboxInnCheck },
    citySuggestions: { ...builtInCities },
    addressSuggestions: { ...builtInAddresses },
    companySuggestions: builtInCompanies(demoCompanies),
    fileStore: folderStore(join(folder, 'files')),
    fileScan: { ...passEverything },
    captcha: altcha(LITTLE_WORK, keys.CAPTCHA_KEY),
    sms: [outboxSms(opened.db, () => undefined)],
    webPush: noPush,
    acquirer: sandboxAcquirer(opened.db, clock.now),
  }
  const usual: Deps = {
    db: opened.db,
    now: clock.now,
    ports,
    passwords: { ...cheapPasswords },
    seals: sealsOf(keys.PASSWORD_KEY),
    codeRules: CODE_RULES,
    portTimes: PORT_TIMES,
    signInLimits: SIGN_IN_LIMITS,
    isDemo: true,
    receiptCheckDelay: 3_000,
    deadlines: DEFAULT_DEADLINES,
    reserveLimit: RESERVE_LIMIT,
    notificationDays: NOTIFICATION_DAYS,
    receiptAge: DEFAULT_RECEIPT_AGE,
    payoutRules: DEFAULT_PAYOUT_RULES,
    payeeKeys: keys.PAYEE_KEY,
    originKey: keys.ORIGIN_KEY.current,
    certificateKey: keys.CERTIFICATE_KEY.current,
    portalOrigin: 'https://portal.test',
    chatBus: createLocalBus(),
    bankKeys: keys.BANK_NOTICE_KEY,
    bankPages: [],
    postNotice: async (payload, signature) => {
      const headers = { 'content-type': 'application/json', 'bank-signature': signature }
      return (await app.inject({ method: 'POST', url: '/api/e2c/notice', headers, payload })).statusCode
    },
    secondAbove: SECOND_ABOVE,
    checksOff: [],
  }
  const deps: Deps = { ...usual, ...(typeof changes === 'function' ? changes(usual) : changes) }
  const log: string[] = []
  const logger = { ...loggerOptions, stream: { write: (line: string) => void log.push(line) } }
  const app = await buildServer(deps, { checkAnswers: true, logger, portalDir: null })
  serveBankPage(app, deps)
  const jobErrors: unknown[] = []
  const worker = buildWorker(deps, { ...deafWatch, failed: (error) => void jobErrors.push(error) })
  const tokens = new Map<number, string>()
  const cookies = new Map<number, string>()

  const call = callerOf(app)

  const tokenOf = async (number: number): Promise<string> => {
    const known = tokens.get(number)
    if (known !== undefined && (await findActor(opened.db, known, clock.now(), deps.isDemo))) return known
    const cookie = cookies.get(number)
    const { token, answer } = await signInAs({ call }, number, cookie === undefined ? {} : { cookie })
    tokens.set(number, token)
    cookies.set(number, String(answer.headers['set-cookie']).split(';', 1)[0] ?? '')
    return token
  }

  const close = async (): Promise<void> => {
    await app.close()
    await opened.close()
    rmSync(folder, { recursive: true, force: true })
  }

  return { app, db: opened.db, clock, deps, jobErrors, log, folder, call, tokenOf, runJobs: () => worker.tick(), close }
}

/** One server for a test file, or for a block of it. */
export const testApp = (changes?: Changes): (() => TestApp) => {
  let built: TestApp | undefined
  beforeAll(async () => {
    built = await buildTestApp(changes)
  })
  afterAll(() => built?.close())
  return () => {
    if (!built) throw new Error('the server is built before the tests')
    return built
  }
}
