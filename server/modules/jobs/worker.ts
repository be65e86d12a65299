import type { Db } from '../../db/types.ts'
import { RetryLater } from './job.ts'
import type { JobHandler, JobKind } from './job.ts'
import { claim, postpone, settle } from './queue.ts'
import type { JobRow } from './queue.ts'

/** What a worker needs. `report` is told of failures that nobody expected. */
export interface WorkerDeps {
  db: Db
  now: () => number
  handlers: Record<JobKind, JobHandler>
  report(error: unknown, kind: string): void
}

export interface Worker {
  /** Does every job that is due and gives how many; tests call it instead of waiting. */
  tick(): Promise<number>
  /** Polls until stopped. */
  start(everyMs: number): void
  /** Waits for the job that is running. */
  stop(): Promise<void>
}

/** Another worker took the job over after the lock ran out: what was written must not stay. */
class LockLost extends Error {}

const run = async ({ db, now, handlers }: WorkerDeps, job: JobRow): Promise<void> => {
  const handler = handlers[job.kind as JobKind] as JobHandler | undefined
  if (!handler) throw new Error(`no handler for the job ${job.kind}`)
  const effect = await handler(job.payload, { db, now: now() })
  await db.transaction(async (tx) => {
    const runAgain = await effect(tx)
    if (!(await settle(tx, job, now(), runAgain))) throw new LockLost('the job was taken over')
  })
}

/** Works off the jobs of the database; any number of processes may have one. */
export const createWorker = (deps: WorkerDeps): Worker => {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<number> | undefined

  const work = async (): Promise<number> => {
    let count = 0
    for (let job = await claim(deps.db, deps.now()); job; job = await claim(deps.db, deps.now())) {
      try {
        await run(deps, job)
      } catch (error) {
        if (!(error instanceof RetryLater)) deps.report(error, job.kind)
        await postpone(deps.db, job, deps.now(), error instanceof RetryLater ? error.message : 'failed')
      }
      count += 1
    }
    return count
  }

  const tick = (): Promise<number> => {
    running ??= work().finally(() => {
      running = undefined
    })
    return running
  }

  const stop = async (): Promise<void> => {
    clearInterval(timer)
    await running?.catch((error: unknown) => deps.report(error, 'worker'))
  }

  return {
    tick,
    start: (everyMs) => {
      timer = setInterval(() => void tick().catch((error: unknown) => deps.report(error, 'worker')), everyMs)
    },
    stop,
  }
}
