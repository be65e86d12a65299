/** A server that is killed while it takes a report: the repeat of the command has the one code that there is (D256, B10). */
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { rowsOf } from '../../../server/kernel/database/rows.ts'
import type { OpenDatabase } from '../../../server/kernel/database/types.ts'
import { openUnlimited } from '../support/server/open-unlimited.ts'
import { freshPlace, openLine, startProcess } from '../support/server/process.ts'
import type { ServerProcess } from '../support/server/process.ts'
import { bodyOf } from './support.ts'
import type { Sent } from './support.ts'

const isPostgres = inject('engineSetup').engine === 'postgres'

let place: Awaited<ReturnType<typeof freshPlace>>
let observer: OpenDatabase
beforeAll(async () => {
  if (!isPostgres) return
  place = await freshPlace()
  observer = openUnlimited(place.env['DATABASE_MIGRATION_URL'] ?? '', 2)
})
afterAll(async () => {
  if (!isPostgres) return
  await observer.close()
  place.remove()
})

let folders = 0
const startAnother = (): Promise<ServerProcess> => {
  folders += 1
  return startProcess({ ...place.env, DATA_DIR: join(place.env['DATA_DIR'] ?? '', `${folders}`) })
}

const BODY = JSON.stringify(bodyOf())

/** Sends a report over a line that nobody reads. */
const sendUnheard = async ({ url }: ServerProcess, key: string): Promise<void> => {
  const { socket } = await openLine(url)
  const { host } = new URL(url)
  const length = Buffer.byteLength(BODY)
  socket.write(
    `POST /api/problem-reports HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nIdempotency-Key: ${key}\r\nContent-Length: ${length}\r\n\r\n${BODY}`,
  )
}

const repeat = async ({ url }: ServerProcess, key: string): Promise<Sent> => {
  const headers = { 'content-type': 'application/json', 'idempotency-key': key }
  const answer = await fetch(`${url}/api/problem-reports`, { method: 'POST', headers, body: BODY })
  const { payload } = (await answer.json()) as { payload: { report: string; eraseKey: string; ends: string } }
  expect(answer.status).toBe(200)
  return { code: payload.report, eraseKey: payload.eraseKey, ends: payload.ends }
}

const codes = async (): Promise<string[]> =>
  rowsOf<{ code: string }>(await observer.db.execute(sql`select code from problem_reports order by created_at`)).map(
    ({ code }) => code,
  )

const waitingForLock = async (): Promise<number> =>
  rowsOf<{ n: number }>(
    await observer.db.execute(sql`select count(*)::int as n from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query like '%problem_reports%'`),
  )[0]?.n ?? 0

describe.runIf(isPostgres)('D256 B10 a server that is killed', () => {
  it('behind the report and before the answer: the repeat hears that report’s code, and its key erases it', async () => {
    const before = await codes()
    const key = randomUUID()
    const first = await startAnother()
    await sendUnheard(first, key)
    await expect.poll(codes).toHaveLength(before.length + 1)
    first.signal('SIGKILL')
    await first.ended
    const second = await startAnother()
    const { code, eraseKey } = await repeat(second, key)
    expect(await codes()).toEqual([...before, code])
    const headers = { 'content-type': 'application/json' }
    await fetch(`${second.url}/api/problem-reports/erase`, { method: 'POST', headers, body: JSON.stringify({ code, eraseKey }) })
    expect(await codes()).toEqual(before)
    second.signal('SIGTERM')
    await second.ended
  })

  it('in the middle: nothing is stored, and the repeat stores it once', async () => {
    const before = await codes()
    const key = randomUUID()
    const first = await startAnother()
    await observer.db.transaction(async (tx) => {
      await tx.execute(sql`lock table problem_reports in share mode`)
      await sendUnheard(first, key)
      await expect.poll(waitingForLock).toBe(1)
      first.signal('SIGKILL')
      await first.ended
    })
    const second = await startAnother()
    const { code } = await repeat(second, key)
    expect(await codes()).toEqual([...before, code])
    expect((await repeat(second, key)).code).toBe(code)
    second.signal('SIGTERM')
    await second.ended
  })
})
