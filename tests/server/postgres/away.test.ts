/** Answers to calls whose database goes away in the middle: C04, D20. */
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { databaseAwayIn } from '../../../server/kernel/database/database-away.ts'
import { openPostgres } from '../../../server/kernel/database/open-postgres.ts'
import { oneOf, rowsOf } from '../../../server/kernel/database/rows.ts'
import { sales, users } from '../../../server/kernel/database/schema.ts'
import type { OpenDatabase } from '../../../server/kernel/database/types.ts'
import { ANNA, userId } from '../../../server/demo/people.ts'
import { createClient } from '../schedules/client.ts'
import { arrive } from '../schedules/network.ts'
import { asServing } from '../support/server/global-setup.ts'
import { expectSoundLedger } from '../support/ledger.ts'
import { freeSerial, freshReceipt } from '../support/deeds/receipts.ts'
import { send } from '../support/commands.ts'
import { buildTestApp, testApp } from '../support/server/test-app.ts'
import type { Answer, TestApp } from '../support/server/test-app.ts'
import { openAsOwner } from '../support/server/test-database.ts'
import { openWire } from './wire.ts'
import type { Wire } from './wire.ts'

const PATIENCE = 2_000
const LIMITS = { connectWithin: PATIENCE, answerWithin: PATIENCE }
/** The time limit of an answer: the server's own timeout is half a second later than PostgreSQL's. */
const LONGEST = PATIENCE + 1_500

/** The test's own connection to the database, and the server whose connection fails. */
const world = testApp()
let wire: Wire
let hurried: OpenDatabase
let failing: TestApp
let token = ''
let databaseUrl = ''
/** Called when an idle connection breaks. */
let onIdleLoss: () => void = () => undefined

beforeAll(async () => {
  const { name } = oneOf(rowsOf<{ name: string }>(await world().db.execute(sql`select current_database() as name`)))
  databaseUrl = asServing(inject('engineSetup').url.replace('%', name))
  wire = await openWire(databaseUrl)
  hurried = openPostgres(wire.url, { poolSize: 5, ...LIMITS, report: () => onIdleLoss() })
  failing = await buildTestApp({ db: hurried.db })
  token = await world().tokenOf(1)
})
afterAll(async () => {
  await failing.close()
  await hurried.close()
  wire.close()
})

const sell = (sn: string, receipt: ReturnType<typeof freshReceipt>, key: string): Promise<Answer> =>
  send(failing, token, { kind: 'sale', sn, receipt }, key)
const soldTimes = (sn: string): Promise<number> => world().db.$count(sales, eq(sales.sn, sn))

/** Runs the work while another transaction locks Анна, so that every command of hers waits. */
const whileAnnaIsHeld = <Result>(work: () => Promise<Result>): Promise<Result> =>
  world().db.transaction(async (tx) => {
    await tx.select().from(users).where(eq(users.id, ANNA)).for('update')
    return work()
  })

const endsWithin = async (milliseconds: number, answer: Promise<Answer>): Promise<Answer> => {
  const from = Date.now()
  const ended = await answer
  expect(Date.now() - from).toBeLessThan(milliseconds)
  return ended
}

describe('C04 B10 a COMMIT without an answer', () => {
  it.each(['cut', 'silence'] as const)('%s: 504, and the repeat gives the first answer', async (how) => {
    const [sn, receipt, key] = [freeSerial(), freshReceipt(), `commit-${how}-1`]
    wire.loseCommitAnswer(how)
    const lost = await endsWithin(LONGEST, sell(sn, receipt, key))
    expect([lost.status, lost.json.code, lost.headers['retry-after']]).toEqual([504, 192, undefined])
    expect(await soldTimes(sn)).toBe(1)
    const again = await sell(sn, receipt, key)
    expect([again.status, again.json.code]).toEqual([200, 0])
    expect(await soldTimes(sn)).toBe(1)
    await expectSoundLedger(world().db)
  })

  it('a COMMIT that PostgreSQL is told to break off in is 504 too', async () => {
    const owner = await openAsOwner(world().db)
    await owner.db.execute(sql`create function wait_at_commit() returns trigger language plpgsql as $$
      begin perform pg_advisory_xact_lock(1); return null; end $$`)
    await owner.db.execute(sql`create constraint trigger wait_at_commit after insert on sales
      deferrable initially deferred for each row execute function wait_at_commit()`)
    const [sn, receipt, key] = [freeSerial(), freshReceipt(), 'commit-ended-1']
    const answer = await world().db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(1)`)
      const answer = sell(sn, receipt, key)
      await endWhoeverWaits('commit')
      return answer
    })
    expect([answer.status, answer.json.code]).toEqual([504, 192])
    expect(await soldTimes(sn)).toBe(0)
    await owner.db.execute(sql`drop function wait_at_commit cascade`)
    await owner.close()
    expect((await sell(sn, receipt, key)).status).toBe(200)
  })

  it('the portal takes it for unknown, and «Повторить» brings the answer', async () => {
    const serials = [freeSerial()]
    const intent = { kind: 'register', serial: 0, receipt: 0, confirms: false, fates: [] } as const
    const client = createClient(0, [{ ...intent, fates: [] }], {
      mode: 'seller',
      token,
      serials,
      receipts: [freshReceipt()],
      now: failing.clock.now,
      newKey: () => 'portal-key-1',
    })
    const first = await client.send()
    wire.loseCommitAnswer('cut')
    if (first) first.answer(await arrive(failing, first.packet))
    expect(await client.settle()).toBe(false)
    expect(client.isBusy(), 'the portal waits for «Повторить»').toBe(true)
    const second = await client.send()
    expect(second?.packet).toEqual(first?.packet)
    if (second) second.answer(await arrive(failing, second.packet))
    expect(await client.settle()).toBe(true)
    expect(await soldTimes(serials[0] ?? '')).toBe(1)
  })
})

/** Kills the connection that waits for a lock with such a statement, as soon as there is one. */
const endWhoeverWaits = async (statement: string): Promise<void> => {
  const find = sql`select pg_terminate_backend(pid) from pg_stat_activity
    where wait_event_type = 'Lock' and datname = current_database() and query ilike ${`%${statement}%`}`
  while (rowsOf(await world().db.execute(find)).length === 0);
}

describe('a call whose database goes away before anything is committed', () => {
  it('a connection that is ended in a transaction: 503 with Retry-After, nothing written, the repeat works', async () => {
    const [sn, receipt, key] = [freeSerial(), freshReceipt(), 'ended-before-1']
    const answer = await whileAnnaIsHeld(async () => {
      const answer = sell(sn, receipt, key)
      await endWhoeverWaits('')
      return answer
    })
    expect([answer.status, answer.json, answer.headers['retry-after']]).toEqual([
      503,
      {
        code: 191,
        message: 'Сервис временно недоступен. Попробуйте через минуту',
        payload: null,
        requestId: expect.any(String),
      },
      '5',
    ])
    expect(await soldTimes(sn)).toBe(0)
    expect((await sell(sn, receipt, key)).status).toBe(200)
  })

  it('somebody else’s lock is waited for no longer than a call may take', async () => {
    const [sn, receipt, key] = [freeSerial(), freshReceipt(), 'held-lock-1']
    const answer = await whileAnnaIsHeld(() => endsWithin(LONGEST, sell(sn, receipt, key)))
    expect([answer.status, answer.json.code, await soldTimes(sn)]).toEqual([503, 191, 0])
    expect((await sell(sn, receipt, key)).status).toBe(200)
  })

  it('a call of many slow statements gets the time of one', async () => {
    const [sn, receipt, key] = [freeSerial(), freshReceipt(), 'slow-line-1']
    wire.slowDown(PATIENCE * 0.45)
    const answer = await endsWithin(LONGEST, sell(sn, receipt, key))
    wire.slowDown(0)
    expect([answer.status, answer.json.code, await soldTimes(sn)]).toEqual([503, 191, 0])
    expect((await sell(sn, receipt, key)).status).toBe(200)
  })

  it('a connection that is ended between two statements of a transaction ends nothing but that transaction', async () => {
    const ended = hurried.db.transaction(async (tx) => {
      const { pid } = oneOf(rowsOf<{ pid: number }>(await tx.execute(sql`select pg_backend_pid() as pid`)))
      await world().db.execute(sql`select pg_terminate_backend(${pid}, 5000)`)
      await tx
        .update(users)
        .set({ city: 'Тула' })
        .where(eq(users.id, userId(1)))
    })
    const error = await ended.catch((error: unknown) => error)
    expect(databaseAwayIn(error)).toMatchObject({ mayBeDone: false })
    expect(await hurried.db.$count(users)).toBeGreaterThan(10)
  })

  it('a connection that is ended while nobody uses it is reported and replaced', async () => {
    await hurried.db.$count(users)
    const reported = new Promise<void>((resolve) => (onIdleLoss = resolve))
    await world().db.execute(sql`select pg_terminate_backend(pid, 5000) from pg_stat_activity
      where datname = current_database() and state = 'idle' and pid <> pg_backend_pid()`)
    await reported
    expect(await hurried.db.$count(users)).toBeGreaterThan(10)
  })

  it('a slow statement outside of a transaction is given up, and its connection stays good', async () => {
    const error = await hurried.db.execute(sql`select pg_sleep(30)`).catch((error: unknown) => error)
    expect(databaseAwayIn(error)).toMatchObject({ mayBeDone: false, cause: { code: '57014' } })
  })

  it('an answer that has come while this process was busy is an answer', async () => {
    // Not through the proxy, which runs in this process too.
    const direct = openPostgres(databaseUrl, { poolSize: 1, ...LIMITS, report: () => undefined })
    await direct.db.$count(users)
    const answer = direct.db.execute(sql`select pg_sleep(0.1)`).then((result) => rowsOf(result))
    // The statement is sent, then nothing is read until long after its timeout.
    await new Promise((resolve) => setImmediate(resolve))
    for (const until = Date.now() + PATIENCE + 700; Date.now() < until;);
    expect(await answer).toHaveLength(1)
    await direct.close()
  })

  it('a statement that the database refuses for a reason is no absence', async () => {
    const error = await hurried.db.execute(sql`select 1 / 0`).catch((error: unknown) => error)
    expect(error).toMatchObject({ cause: { code: '22012' } })
    expect(databaseAwayIn(error)).toBeNull()
  })
})
