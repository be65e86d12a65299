import { setMaxListeners } from 'node:events'
import type { Db } from '../database/types.ts'
import { Silent, within } from '../within.ts'
import { Paused, RetryLater } from './job.ts'
import type { JobHandler, JobKind } from './job.ts'
import type { Lane } from './lanes.ts'
import { catchUpWithClock, claim, giveBack, pause, postpone, putAside, settle } from './queue.ts'
import type { ClaimedJob, JobRow } from './queue.ts'
import { createStreaks } from './streaks.ts'

/** The outcome of a job's run. */
export type JobOutcome = 'done' | 'later' | 'failed' | 'putAside' | 'givenBack'

/** A worker's reports. */
export interface JobWatch {
  /** A failure that nobody expected. */
  failed(error: unknown, kind: string): void
  /** A job that is not tried any more. */
  putAside(job: Pick<JobRow, 'id' | 'kind' | 'tries'>, reason: string): void
  ended(kind: string, outcome: JobOutcome): void
  /** Nothing of this kind succeeds any more: said once, until one does. Each single failure may be expected. */
  allFail(kind: string, reason: string): void
}

/** A worker's dependencies. */
export interface WorkerDeps {
  db: Db
  now: () => number
  handlers: Record<JobKind, JobHandler>
  lanes: Readonly<Record<JobKind, Lane>>
  watch: JobWatch
  /** Timeout of a job's external calls; shorter than its lock. */
  askTime: number
}

export interface Worker {
  /** Runs every due job and returns their number; tests call this instead of waiting. */
  tick(): Promise<number>
  /** Looks for jobs until stopped. */
  start(everyMs: number): void
  /**
   * Stops taking jobs, waits a little for running ones, and gives back the unfinished ones.
   * @param patience milliseconds
   */
  stop(patience?: number): Promise<void>
  /** Milliseconds since the last successful poll of the queue, or null before the first one. */
  quietFor(): number | null
  /** Kinds of which this process has seen nothing but failures for a while. */
  failing(): string[]
}

/** The longest time of a job's external calls before the attempt counts as failed. Every port has its own, shorter timeout. */
export const ASK_TIME = 45_000
const PATIENCE = 2_000
/** How long an aborted job may take to settle. */
const BREAKING_OFF = 1_000
const LONGEST_PAUSE = 10_000
const CLOCK_EVERY = 60_000

/** Another worker has taken over the job after the lock expired: roll back. */
class LockLost extends Error {}

const isExpected = (error: unknown): error is Error => error instanceof RetryLater || error instanceof Silent

/** Runs the jobs of the database, each kind in its own lane; any number of processes may run a worker. */
export const createWorker = ({ db, now, handlers, lanes, watch, askTime }: WorkerDeps): Worker => {
  const kinds = Object.keys(handlers) as JobKind[]
  const busy = new Map<JobKind, number>(kinds.map((kind) => [kind, 0]))
  const running = new Map<ClaimedJob, Promise<void>>()
  /** Kinds whose last poll filled every free hand: more jobs may be due. */
  const full = new Set<JobKind>()
  const streaks = createStreaks((kind, reason) => watch.allFail(kind, reason))
  const stopping = new AbortController()
  // Every job at work listens.
  setMaxListeners(0, stopping.signal)
  let isStopped = false
  let lastLook: number | null = null
  let finished = 0

  const run = async (job: ClaimedJob): Promise<JobOutcome> => {
    const { kind, payload } = job
    const handler = handlers[kind]
    const effect = await within(
      askTime,
      `the job ${kind}`,
      (signal) => handler(payload, { db, now: now(), signal }),
      stopping.signal,
    )
    await db.transaction(async (tx) => {
      const runAgain = await effect(tx)
      if (!(await settle(tx, job, now(), runAgain))) throw new LockLost('the job was taken over')
    })
    streaks.succeeded(kind)
    return 'done'
  }

  const setAside = async (job: ClaimedJob, reason: string): Promise<JobOutcome> => {
    await putAside(db, job, now(), reason)
    watch.putAside(job, reason)
    return 'putAside'
  }

  const fail = async (job: ClaimedJob, error: unknown): Promise<JobOutcome> => {
    if (stopping.signal.aborted) {
      await giveBack(db, job)
      return 'givenBack'
    }
    if (!isExpected(error)) watch.failed(error, job.kind)
    const reason = isExpected(error) ? error.message : 'failed'
    streaks.failed(job.kind, reason, now())
    if (error instanceof Paused) {
      await pause(db, job, now(), reason, error.until)
      return 'later'
    }
    if (job.tries >= lanes[job.kind].lastTry) return setAside(job, reason)
    await postpone(db, job, now(), reason)
    return isExpected(error) ? 'later' : 'failed'
  }

  const work = async (job: ClaimedJob): Promise<void> => {
    try {
      // Its worker died during the last attempt: the job itself may be the cause.
      const isBeyond = job.tries > lanes[job.kind].lastTry
      const outcome = isBeyond
        ? await setAside(job, 'its worker died')
        : await run(job).catch((error: unknown) => fail(job, error))
      watch.ended(job.kind, outcome)
    } catch (error) {
      // Nothing could be written: the job becomes due again when its lock expires.
      watch.failed(error, job.kind)
    }
  }

  const count = (kind: JobKind, change: number): void => {
    busy.set(kind, (busy.get(kind) ?? 0) + change)
  }

  const freeHands = (kind: JobKind): number => lanes[kind].hands - (busy.get(kind) ?? 0)

  const begin = (job: ClaimedJob, onFree: () => void): void => {
    const { kind } = job
    const end = work(job).finally(() => {
      count(kind, -1)
      running.delete(job)
      finished += 1
      // One poll for several hands: a poll costs as much as a statement of the job itself.
      if (full.has(kind) && freeHands(kind) >= lanes[kind].hands / 4) onFree()
    })
    running.set(job, end)
  }

  /**
   * Claims as many jobs as there are free hands.
   * @param onFree called when hands come free and more jobs may be due
   */
  const look = async (onFree: () => void): Promise<void> => {
    const free = new Map(kinds.map((kind) => [kind, isStopped ? 0 : freeHands(kind)]))
    // Held during the poll: a job that ends meanwhile polls by itself.
    for (const [kind, hands] of free) count(kind, hands)
    try {
      const jobs = await claim(db, now(), free)
      lastLook = performance.now()
      for (const [kind, hands] of free) {
        const taken = jobs.filter((job) => job.kind === kind).length
        if (hands > 0 && taken === hands) full.add(kind)
        else if (hands > 0) full.delete(kind)
      }
      for (const job of jobs) {
        count(job.kind, 1)
        begin(job, onFree)
      }
    } finally {
      for (const [kind, hands] of free) count(kind, -hands)
    }
  }

  const workOff = async (): Promise<number> => {
    const before = finished
    await catchUpWithClock(db, now())
    for (;;) {
      const seen = finished
      await look(() => undefined)
      // A job that ended during the poll may have made another one due, which the poll has not seen.
      if (finished !== seen) continue
      if (running.size === 0) break
      await Promise.race(running.values())
    }
    return finished - before
  }

  let ticking: Promise<number> | undefined
  const tick = (): Promise<number> => {
    ticking ??= workOff().finally(() => {
      ticking = undefined
    })
    return ticking
  }

  let timer: NodeJS.Timeout | undefined
  let looking: Promise<void> | undefined
  let isAskedAgain = false
  let failures = 0
  let clockAt = -Infinity

  const start = (everyMs: number): void => {
    const round = async (): Promise<void> => {
      try {
        if (performance.now() - clockAt >= CLOCK_EVERY) {
          await catchUpWithClock(db, now())
          clockAt = performance.now()
        }
        await look(wake)
        failures = 0
      } catch (error) {
        failures += 1
        watch.failed(error, 'worker')
      }
    }
    /** Polls at once; if a poll is running, polls once more after it. */
    const wake = (): void => {
      clearTimeout(timer)
      if (looking) {
        isAskedAgain = true
        return
      }
      if (isStopped) return
      looking = round().finally(() => {
        looking = undefined
        // An unreachable database is not polled at every end of a job.
        const isAgain = isAskedAgain && failures === 0
        isAskedAgain = false
        if (isAgain) wake()
        else if (!isStopped) timer = setTimeout(wake, Math.min(LONGEST_PAUSE, everyMs * 2 ** Math.min(failures, 10)))
      })
    }
    wake()
  }

  const idle = async (): Promise<void> => {
    await looking
    while (running.size > 0) await Promise.all(running.values())
  }

  const stop = async (patience = PATIENCE): Promise<void> => {
    isStopped = true
    clearTimeout(timer)
    const waited = (milliseconds: number) =>
      within(milliseconds, 'the worker', idle).then(
        () => true,
        () => false,
      )
    if (await waited(patience)) return
    stopping.abort()
    if (await waited(BREAKING_OFF)) return
    // The remaining jobs may be writing their effect: whoever locks the job's row first decides.
    await Promise.all([...running.keys()].map((job) => giveBack(db, job)))
  }

  return {
    tick,
    start,
    stop,
    quietFor: () => (lastLook === null ? null : performance.now() - lastLook),
    failing: () => streaks.failing(),
  }
}
