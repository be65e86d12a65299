/** `npm run jobs` as an operator runs it: on PostgreSQL beside the server, on the embedded database with the server stopped. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { jobs } from '../../../server/kernel/database/schema.ts'
import { takeFolder } from '../../../server/kernel/database/folder-lock.ts'
import type { OpenDatabase } from '../../../server/kernel/database/types.ts'
import { openDatabase } from '../../../server/start/open-database.ts'
import { TEST_START } from '../support/server/clock.ts'
import { freshPlace, runToEnd } from '../support/server/process.ts'

const START = 120_000
let place: Awaited<ReturnType<typeof freshPlace>>

const open = (): Promise<OpenDatabase> =>
  openDatabase(
    {
      databaseUrl: place.env['DATABASE_URL'] || null,
      dataDir: place.env['DATA_DIR'] ?? '',
      poolSize: 2,
      databasePatience: START,
    },
    () => undefined,
  )

/** Opens the database, runs the work and closes the database, like a stopped server. */
const withDatabase = async <Result>(work: (opened: OpenDatabase) => Promise<Result>): Promise<Result> => {
  const opened = await open()
  try {
    return await work(opened)
  } finally {
    await opened.close()
  }
}

const run = (...args: string[]) => runToEnd('jobs-command', args, place.env)

beforeAll(async () => {
  place = await freshPlace()
  await withDatabase(async ({ db }) => {
    await db.delete(jobs)
    const at = new Date(TEST_START)
    const stuck = { payload: { smsId: 'secret-id' }, runAt: at, tries: 100, failingSince: at, putAsideAt: at }
    await db.insert(jobs).values([
      { kind: 'send-sms', ...stuck, lastError: 'the sms gateway answered 401' },
      { kind: 'receipt-check', ...stuck, lastError: 'the tax service does not answer' },
      { kind: 'receipt-check', ...stuck, lastError: 'the tax service does not answer' },
      { kind: 'cleanup', payload: {}, runAt: new Date(Date.now() + 1_000_000) },
    ])
  })
}, START)
afterAll(() => place.remove())

const aside = () =>
  withDatabase(async ({ db }) => (await db.select().from(jobs)).filter((job) => job.putAsideAt).map(({ kind }) => kind))

describe('npm run jobs', () => {
  it(
    'lists what waits and what is put aside, without what is in the jobs',
    async () => {
      const { code, output } = await run('list')
      expect(code, output).toBe(0)
      expect(output).toContain('receipt-check: ждут 0, старшее 0 мин, отложено 2')
      expect(output).toMatch(/^\d+ send-sms: отложено 2026-11-20T12:00:00.000Z, попыток 100, .*: the sms gateway answered 401$/m)
      expect(output).not.toContain('secret-id')
    },
    START,
  )

  it(
    'takes up a kind, or one job by its number; there must be something to take up',
    async () => {
      expect(await run('retry', 'receipt-check')).toEqual({ code: 0, output: 'Снова в очереди: 2\n' })
      expect(await aside()).toEqual(['send-sms'])
      const [row] = await withDatabase(({ db }) => db.select().from(jobs).where(eq(jobs.kind, 'send-sms')))
      expect(await run('retry', String(row?.id))).toEqual({ code: 0, output: 'Снова в очереди: 1\n' })
      expect(await aside()).toEqual([])
      expect(await run('retry', 'send-sms')).toEqual({ code: 1, output: 'Снова в очереди: 0\n' })
      expect(await run('dance')).toMatchObject({ code: 2, output: 'npm run jobs -- list | retry <номер|вид>\n' })
    },
    START,
  )

  it.skipIf(inject('engineSetup').engine === 'postgres')(
    'leaves the embedded database to the server that runs on it',
    async () => {
      const release = await takeFolder(place.env['DATA_DIR'] ?? '')
      const { code, output } = await run('list')
      await release()
      expect([code, output]).toEqual([1, expect.stringContaining('занята: с ней уже работает сервер')])
    },
    START,
  )
})
