/** Lanes of jobs: no lane waits for another's external service, no job is retried for ever, a shutdown loses nothing. */
import { eq } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { jobs, sales, smsMessages } from '../../../server/kernel/database/schema.ts'
import { PORT_TIMES } from '../../../server/start/ports/bound-ports.ts'
import { buildWorker, scheduleRepeating } from '../../../server/start/jobs.ts'
import { userId } from '../../../server/demo/people.ts'
import { LANES } from '../../../server/kernel/jobs/lanes.ts'
import { IN_A_ROW, LASTING } from '../../../server/kernel/jobs/streaks.ts'
import { claim, enqueue, settle } from '../../../server/kernel/jobs/queue.ts'
import { ASK_TIME, createWorker } from '../../../server/kernel/jobs/worker.ts'
import type { JobOutcome, JobWatch } from '../../../server/kernel/jobs/worker.ts'
import { RetryLater } from '../../../server/kernel/jobs/job.ts'
import type { JobHandler, JobKind } from '../../../server/kernel/jobs/job.ts'
import { askInnCheck } from '../../../server/modules/profile/inn-check.ts'
import type { Ports } from '../../../server/start/ports/ports.ts'
import { DAY, MINUTE, SECOND } from '../support/server/clock.ts'
import { askForCode, freshPhone } from '../support/deeds/codes.ts'
import { deafWatch } from '../support/server/jobs.ts'
import { freeSerial } from '../support/deeds/receipts.ts'
import { sell } from '../support/deeds/sell.ts'
import { testApp } from '../support/server/test-app.ts'

const world = testApp()

// Pending jobs of the demo world would run in between.
beforeEach(async () => {
  await world().db.delete(jobs)
  await world().db.delete(smsMessages)
})

/** A door that somebody else opens. */
const door = () => {
  let open = (): void => undefined
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open, opened }
}

/** A worker with other ports, and its reports. */
const workerWith = (ports: Partial<Ports>, time = 20) => {
  const told: { failed: unknown[]; putAside: string[]; ended: [string, JobOutcome][] } = { failed: [], putAside: [], ended: [] }
  const watch: JobWatch = {
    failed: (error) => void told.failed.push(error),
    putAside: ({ kind, tries }, reason) => void told.putAside.push(`${kind} ${tries} ${reason}`),
    ended: (kind, outcome) => void told.ended.push([kind, outcome]),
    allFail: () => undefined,
  }
  const { deps } = world()
  const portTimes = Object.fromEntries(Object.keys(PORT_TIMES).map((name) => [name, time])) as typeof PORT_TIMES
  return { worker: buildWorker({ ...deps, ports: { ...deps.ports, ...ports }, portTimes }, watch), told }
}

/** A worker for one kind only, with its own handler. */
const workerOf = (kind: JobKind, handler: JobHandler, watch: JobWatch = deafWatch, askTime = ASK_TIME) => {
  const nothing: JobHandler = async () => async () => null
  const handlers = Object.fromEntries(Object.keys(LANES).map((name) => [name, name === kind ? handler : nothing]))
  const { db, now } = world().deps
  return createWorker({ db, now, handlers: handlers as Record<JobKind, JobHandler>, lanes: LANES, watch, askTime })
}

/** A gateway that sends a repeat once. */
const gateway = { name: 'http', sendsOnce: true, state: null } as const
const never = (): Promise<never> => new Promise(() => undefined)
const rowsOf = (kind: JobKind) => world().db.select().from(jobs).where(eq(jobs.kind, kind))
const put = async (kind: JobKind, count = 1): Promise<void> => {
  for (let each = 0; each < count; each += 1) await enqueue(world().db, kind, { name: 'none' }, new Date(world().clock.now()))
}
/** Enqueues the INN check of the demo company. */
const askForInn = () => world().db.transaction((tx) => askInnCheck(tx, userId(6), world().clock.now()))

describe('a kind that fails for everybody', () => {
  it('is said once, with its reason, and is in readiness until one of them succeeds; a moment of failures is not', async () => {
    const said: string[] = []
    const broken = { is: true }
    const handler: JobHandler = async () => {
      if (broken.is) throw new RetryLater('the service has answered 403')
      return async () => null
    }
    const watch = { ...deafWatch, allFail: (kind: string, reason: string) => void said.push(`${kind}: ${reason}`) }
    const worker = workerOf('bank-notice', handler, watch)
    await put('bank-notice', IN_A_ROW)
    await worker.tick()
    expect([said, worker.failing()], 'a moment').toEqual([[], []])
    // Repeats count, too: of jobs that nobody helps somebody should hear before their days are over.
    for (let passed = 0; passed < 3 * LASTING; passed += MINUTE) {
      world().clock.pass(MINUTE)
      await worker.tick()
    }
    expect([said, worker.failing()]).toEqual([['bank-notice: the service has answered 403'], ['bank-notice']])
    await put('inn-check', 1)
    await worker.tick()
    expect(worker.failing()).toEqual(['bank-notice'])
    broken.is = false
    world().clock.pass(60 * MINUTE)
    await worker.tick()
    expect([said.length, worker.failing()]).toEqual([1, []])
  })

  it('one job among others that succeed is no kind', async () => {
    const said: string[] = []
    const handler: JobHandler = async ({ name }) => {
      if (name === 'bad') throw new Error('a defect')
      return async () => null
    }
    const worker = workerOf('inn-check', handler, { ...deafWatch, allFail: (kind) => void said.push(kind) })
    await enqueue(world().db, 'inn-check', { name: 'bad' }, new Date(world().clock.now()))
    for (let time = 0; time < 2 * IN_A_ROW; time += 1) {
      await put('inn-check')
      await worker.tick()
      world().clock.pass(10 * MINUTE)
    }
    expect([said, worker.failing()]).toEqual([[], []])
  })
})

describe('no kind waits for another', () => {
  it('while the SMS gateway thinks about one message, eight more leave and a sale is checked', async () => {
    const slow = door()
    const asked: string[] = []
    const { worker } = workerWith(
      {
        sms: [
          {
            ...gateway,
            send: async ({ id }) => {
              asked.push(id)
              await slow.opened
              return { kind: 'taken', reference: null }
            },
          },
        ],
      },
      20 * SECOND,
    )
    for (let each = 0; each < 9; each += 1) await askForCode(world(), 'registration', freshPhone(), { address: `10.0.0.${each}` })
    const sn = freeSerial()
    await sell(world(), { person: 8, sn })
    world().clock.pass(3 * SECOND)
    const done = worker.tick()
    await expect.poll(() => asked.length).toBe(9)
    const statusOf = async () => (await world().db.select().from(sales).where(eq(sales.sn, sn)))[0]?.status
    await expect.poll(statusOf).toBe('FINISH')
    expect(await world().db.$count(smsMessages)).toBe(9)
    slow.open()
    await done
    expect(await world().db.$count(smsMessages)).toBe(0)
  })

  it('a kind never has more hands at work than its lane, and always as many as there is work for', async () => {
    let [atWork, most] = [0, 0]
    const worker = workerOf('inn-check', async () => {
      atWork += 1
      most = Math.max(most, atWork)
      await new Promise((resolve) => setImmediate(resolve))
      atWork -= 1
      return async () => null
    })
    await put('inn-check', 30)
    expect(await worker.tick()).toBe(30)
    expect(most).toBe(LANES['inn-check'].hands)
  })

  it('what a job makes due while the queue is being polled waits for no other job', async () => {
    const [hung, first] = [door(), door()]
    const { db, now } = world().deps
    const ended: string[] = []
    const nothing: JobHandler = async () => async () => null
    const handlers = Object.fromEntries(Object.keys(LANES).map((name) => [name, nothing])) as Record<JobKind, JobHandler>
    handlers['receipt-check'] = async () => {
      await hung.opened
      return async () => null
    }
    handlers['send-code'] = async () => {
      await first.opened
      return async (tx) => {
        await enqueue(tx, 'send-sms', { name: 'none' }, new Date(now()))
        return null
      }
    }
    // The second poll is answered after the job has ended: what that one leaves is not in the answer.
    let polls = 0
    const slowDb: typeof db = Object.assign(Object.create(db) as typeof db, {
      update: (table: typeof jobs) => ({
        set: (values: Partial<typeof jobs.$inferInsert>) => ({
          where: (which: SQL) => {
            const query = db.update(table).set(values).where(which)
            const returning = async () => {
              const rows = await db.update(table).set(values).where(which).returning()
              polls += 1
              if (polls === 2) {
                first.open()
                await vi.waitUntil(() => ended.includes('send-code'))
              }
              return rows
            }
            return Object.assign(query, { returning })
          },
        }),
      }),
    })
    const watch = { ...deafWatch, ended: (kind: string) => void ended.push(kind) }
    const worker = createWorker({ db: slowDb, now, handlers, lanes: LANES, watch, askTime: ASK_TIME })
    for (const kind of ['receipt-check', 'send-code', 'inn-check'] as const) await put(kind)
    const done = worker.tick()
    await expect.poll(() => ended).toEqual(['inn-check', 'send-code', 'send-sms'])
    hung.open()
    expect(await done).toBe(4)
  })

  it('two workers share the jobs of a lane: each is done once', async () => {
    const seen: string[] = []
    const note: JobHandler = async ({ name = '' }) => {
      seen.push(name)
      return async () => null
    }
    for (let each = 0; each < 40; each += 1)
      await enqueue(world().db, 'remove-file', { name: String(each) }, new Date(world().clock.now()))
    const workers = [workerOf('remove-file', note), workerOf('remove-file', note)]
    const done = await Promise.all(workers.map((worker) => worker.tick()))
    expect(done[0]! + done[1]!).toBe(40)
    expect(new Set(seen).size).toBe(40)
    expect(seen).toHaveLength(40)
  })
})

describe('a port that never answers holds nobody', () => {
  type Hang = (signal?: AbortSignal) => Promise<never>
  interface SilentPort {
    name: string
    ports: (hang: Hang) => Partial<Ports>
    kind: JobKind
    work: () => Promise<unknown>
    reason: string
  }
  const silentPorts: SilentPort[] = [
    {
      name: 'receiptCheck',
      ports: (hang) => ({ receiptCheck: { check: (_receipt, signal) => hang(signal) } }),
      kind: 'receipt-check',
      work: () => sell(world(), { person: 8, sn: freeSerial() }),
      reason: 'the tax service does not answer',
    },
    {
      name: 'innCheck',
      ports: (hang) => ({ innCheck: { check: (_inn, signal) => hang(signal) } }),
      kind: 'inn-check',
      work: askForInn,
      reason: 'the check of tax numbers does not answer',
    },
    {
      name: 'sms',
      ports: (hang) => ({ sms: [{ ...gateway, send: (_message, _now, signal) => hang(signal) }] }),
      kind: 'send-sms',
      work: () => askForCode(world(), 'registration', freshPhone(), { address: '10.0.1.1' }),
      reason: 'the sms gateway http does not say whether it has a message: silent',
    },
    {
      name: 'fileStore',
      ports: (hang) => ({ fileStore: { put: never, get: never, remove: (_name, signal) => hang(signal) } }),
      kind: 'remove-file',
      work: () => put('remove-file'),
      reason: 'the port fileStore does not answer',
    },
  ]

  it.each(silentPorts)('$name: the job is put back, and the port is told that nobody waits', async (silent) => {
    let signal: AbortSignal | undefined
    const ports = silent.ports((given) => {
      signal = given
      return never()
    })
    const { worker, told } = workerWith(ports)
    await silent.work()
    world().clock.pass(3 * SECOND)
    await worker.tick()
    const [row] = await rowsOf(silent.kind)
    expect(row).toMatchObject({ tries: 1, lockedUntil: null, doneAt: null, lastError: silent.reason })
    expect(row?.runAt.getTime()).toBe(world().clock.now() + 5 * SECOND)
    expect(signal?.aborted).toBe(true)
    expect(told.failed).toEqual([])
  })

  it('what a job does besides its ports has an end, too', async () => {
    const worker = workerOf('inn-check', never, deafWatch, 20)
    await put('inn-check')
    expect(await worker.tick()).toBe(1)
    expect((await rowsOf('inn-check'))[0]).toMatchObject({ tries: 1, lastError: 'the job inn-check does not answer' })
  })
})

describe('the last try', () => {
  it('after it a job is put aside: told once, not tried again, and everything else goes on', async () => {
    const { worker, told } = workerWith({ receiptCheck: { check: async () => ({ status: 'unavailable' }) } })
    await sell(world(), { person: 8, sn: freeSerial() })
    const { lastTry } = LANES['receipt-check']
    let waited = 0
    for (let each = 0; each < lastTry + 5; each += 1) {
      const [row] = await rowsOf('receipt-check')
      const wait = Math.max(0, row!.runAt.getTime() - world().clock.now())
      waited += wait
      world().clock.pass(wait)
      await worker.tick()
    }
    const [row] = await rowsOf('receipt-check')
    expect(row).toMatchObject({ tries: lastTry, lockedUntil: null, doneAt: null, lastError: 'the tax service does not answer' })
    expect(row?.putAsideAt).not.toBeNull()
    expect(told.putAside).toEqual([`receipt-check ${lastTry} the tax service does not answer`])
    expect(told.ended.filter(([, outcome]) => outcome === 'later')).toHaveLength(lastTry - 1)
    // An operator who is away from Friday to Monday finds no job put aside.
    expect(waited).toBeGreaterThan(3 * DAY)
    expect(waited).toBeLessThan(5 * DAY)
    await put('remove-file')
    expect(await worker.tick()).toBe(1)
  })

  it('D187 a pause of the service spends no attempt, and the job waits for its end', async () => {
    const long = 1_800_000
    const reason = 'the limit of requests is used up'
    const { worker, told } = workerWith({
      receiptCheck: { check: async () => ({ status: 'limited', until: world().clock.now() + long, reason }) },
    })
    await sell(world(), { person: 8, sn: freeSerial() })
    for (let each = 0; each < LANES['receipt-check'].lastTry + 5; each += 1) {
      const [row] = await rowsOf('receipt-check')
      world().clock.pass(Math.max(0, row!.runAt.getTime() - world().clock.now()))
      await worker.tick()
    }
    const [row] = await rowsOf('receipt-check')
    expect(row).toMatchObject({ tries: 0, putAsideAt: null, lockedUntil: null, lastError: reason })
    expect(row!.runAt.getTime() - world().clock.now()).toBe(long)
    expect(told.putAside).toEqual([])
  })

  it('a job whose worker dies at every try is put aside as well', async () => {
    await put('send-code')
    const { lastTry } = LANES['send-code']
    await world().db.update(jobs).set({ tries: lastTry, attempts: lastTry })
    const { worker, told } = workerWith({})
    await worker.tick()
    expect(told.putAside).toEqual([`send-code ${lastTry + 1} its worker died`])
  })

  it('what repeats for ever is never put aside, and one failure after a thousand runs waits five seconds', async () => {
    await put('cleanup')
    await world().db.update(jobs).set({ attempts: 1_000 })
    let isBroken = true
    const worker = workerOf('cleanup', async (_payload, { now }) => {
      if (isBroken) throw new Error('broken')
      return async () => new Date(now + 60 * MINUTE)
    })
    await worker.tick()
    expect((await rowsOf('cleanup'))[0]!.runAt.getTime()).toBe(world().clock.now() + 5 * SECOND)
    await world().db.update(jobs).set({ tries: 500 })
    world().clock.pass(5 * SECOND)
    await worker.tick()
    expect((await rowsOf('cleanup'))[0]).toMatchObject({ putAsideAt: null, tries: 501 })
    isBroken = false
    world().clock.pass(60 * MINUTE)
    await worker.tick()
    expect((await rowsOf('cleanup'))[0]).toMatchObject({ tries: 0, failingSince: null, lastError: null })
  })
})

describe('a clock that was wrong', () => {
  it('forty days ahead and back: what repeats runs at once and then every hour, what was put off is tried', async () => {
    const { worker } = workerWith({})
    await scheduleRepeating(world().deps)
    await sell(world(), { person: 8, sn: freeSerial(), receipt: { fp: '778' } })
    world().clock.pass(40 * DAY)
    await worker.tick()
    const [check] = await rowsOf('receipt-check')
    expect(check).toMatchObject({ tries: 1 })
    world().clock.pass(-40 * DAY)
    // The job of a worker that died meanwhile.
    await put('remove-file')
    await world()
      .db.update(jobs)
      .set({ lockedUntil: new Date(world().clock.now() + 40 * DAY) })
      .where(eq(jobs.kind, 'remove-file'))
    expect(await worker.tick()).toBe(10)
    for (const kind of [
      'cleanup',
      'check-claims',
      'expire-reserves',
      'warn-reserves',
      'reconcile',
      'seal-ledger',
      'check-ledger',
    ] as const) {
      const [row] = await rowsOf(kind)
      expect(row!.runAt.getTime()).toBeLessThanOrEqual(world().clock.now() + 60 * MINUTE)
    }
    expect((await rowsOf('receipt-check'))[0]).toMatchObject({ tries: 2 })
  })

  it('two servers whose clocks lie half a minute apart leave each other’s jobs alone', async () => {
    await put('remove-file')
    expect(await claim(world().db, world().clock.now() + 30 * SECOND, new Map([['remove-file', 1]]))).toHaveLength(1)
    const { worker } = workerWith({})
    expect(await worker.tick()).toBe(0)
  })
})

describe('the end of a worker', () => {
  it('a job that asks is broken off and given back at once; another worker does it', async () => {
    let isAsked = false
    const worker = workerOf('inn-check', () => {
      isAsked = true
      return never()
    })
    await put('inn-check')
    worker.start(10)
    await expect.poll(() => isAsked).toBe(true)
    await worker.stop(10)
    expect((await rowsOf('inn-check'))[0]).toMatchObject({ lockedUntil: null, tries: 0, lastError: null, doneAt: null })
    const next = workerOf('inn-check', async () => async () => null)
    expect(await next.tick()).toBe(1)
  })

  it('a job that writes is waited for', async () => {
    const [writing, mayEnd] = [door(), door()]
    const worker = workerOf('inn-check', async () => async () => {
      writing.open()
      await mayEnd.opened
      return null
    })
    await put('inn-check')
    worker.start(10)
    await writing.opened
    const stopped = worker.stop(20 * SECOND)
    mayEnd.open()
    await stopped
    expect((await rowsOf('inn-check'))[0]?.doneAt).not.toBeNull()
  })

  it('whoever has given a job back writes nothing any more', async () => {
    await put('inn-check')
    const [job] = await claim(world().db, world().clock.now(), new Map([['inn-check', 1]]))
    let isAsked = false
    const worker = workerOf('inn-check', () => {
      isAsked = true
      return never()
    })
    await world().db.update(jobs).set({ lockedUntil: null })
    worker.start(10)
    await expect.poll(() => isAsked).toBe(true)
    await worker.stop(10)
    expect(await world().db.transaction((tx) => settle(tx, job!, world().clock.now(), null))).toBe(false)
  })
})
