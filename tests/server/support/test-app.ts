import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll } from 'vitest'
import { buildApp } from '../../../server/app.ts'
import type { Db } from '../../../server/db/types.ts'
import type { Deps } from '../../../server/deps.ts'
import { DEMO_PASSWORD } from '../../../server/demo/people.ts'
import { buildWorker } from '../../../server/jobs.ts'
import { IDLE_LIFETIME } from '../../../server/modules/auth/sessions.ts'
import { DEFAULT_DEADLINES } from '../../../server/modules/sales/deadlines.ts'
import { folderStore } from '../../../server/modules/files/folder-store.ts'
import { passEverything } from '../../../server/modules/sandbox/file-scan.ts'
import { sandboxReceiptCheck } from '../../../server/modules/sandbox/receipt-check.ts'
import { createClock } from './clock.ts'
import type { TestClock } from './clock.ts'
import { openTestDatabase } from './test-database.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** What a call ended with; `json` is the envelope, null for bytes. */
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
}

/** A server on a database of its own with the demo world, driven without a network. */
export interface TestApp {
  app: FastifyInstance
  db: Db
  clock: TestClock
  deps: Deps
  /** Failures of jobs that nobody expected. */
  jobErrors: unknown[]
  call(method: Method, path: string, options?: CallOptions): Promise<Answer>
  /** The token of a demo account, by the last digits of its phone; one session each, a new one when it has ended. */
  tokenOf: (number: number) => Promise<string>
  /** Does every job that is due now. */
  runJobs(): Promise<number>
  close(): Promise<void>
}

export const phoneOf = (number: number): string => `790000000${String(number).padStart(2, '0')}`

/** Builds the server of a test file. Every answer is checked against the contract by the server itself. */
export const buildTestApp = async (): Promise<TestApp> => {
  const opened = await openTestDatabase()
  const folder = mkdtempSync(join(tmpdir(), 'mst-files-'))
  const clock = createClock()
  const ports = { receiptCheck: sandboxReceiptCheck, fileStore: folderStore(join(folder, 'files')), fileScan: passEverything }
  const deps: Deps = { db: opened.db, now: clock.now, ports, receiptCheckDelay: 3_000, deadlines: DEFAULT_DEADLINES }
  const app = await buildApp(deps, { checkAnswers: true, logger: false, portalDir: null })
  const jobErrors: unknown[] = []
  const worker = buildWorker(deps, (error) => jobErrors.push(error))
  const tokens = new Map<number, { token: string; at: number }>()

  const call: TestApp['call'] = async (method, path, { token, body, key, headers } = {}) => {
    const answer = await app.inject({
      method,
      url: `/api${path}`,
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

  const tokenOf = async (number: number): Promise<string> => {
    const known = tokens.get(number)
    if (known && clock.now() - known.at < IDLE_LIFETIME) return known.token
    const answer = await call('POST', '/login', { body: { username: phoneOf(number), password: DEMO_PASSWORD } })
    tokens.set(number, { token: answer.json.payload, at: clock.now() })
    return answer.json.payload
  }

  const close = async (): Promise<void> => {
    await app.close()
    await opened.close()
    rmSync(folder, { recursive: true, force: true })
  }

  return { app, db: opened.db, clock, deps, jobErrors, call, tokenOf, runJobs: () => worker.tick(), close }
}

/** One server for a test file. */
export const testApp = (): (() => TestApp) => {
  let built: TestApp | undefined
  beforeAll(async () => {
    built = await buildTestApp()
  })
  afterAll(() => built?.close())
  return () => {
    if (!built) throw new Error('the server is built before the tests')
    return built
  }
}
