import { desc, eq } from 'drizzle-orm'
import { ledgerChecks } from '../../kernel/database/schema.ts'
import type { Db } from '../../kernel/database/types.ts'
import type { JobHandler } from '../../kernel/jobs/job.ts'
import type { Finding } from './verify/finding.ts'
import { START, verifyStep } from './verify/verify.ts'
import type { Cursor } from './verify/verify.ts'

/** A job must end well before its lock does: a large ledger is checked in several runs. */
const RUN = 15_000
/** Findings kept by number; more of them are only counted. */
const KEPT = 100
const DAY = 86_400_000
/** 03:30 in Moscow. */
const NIGHT = 30 * 60_000

const HOUR = 3_600_000

/** The last 03:30 in Moscow. */
const lastNight = (now: number): number => Math.floor((now - NIGHT) / DAY) * DAY + NIGHT
/** Not one of a clock that went ahead. */
const isOfThisNight = (at: Date, now: number): boolean => at.getTime() >= lastNight(now) && at.getTime() <= now + HOUR
/** A recurring job comes back within an hour: a wait of a whole night would look like a clock that went wrong. */
const comeBack = (now: number): Date => new Date(Math.min(now + HOUR, lastNight(now) + DAY))

const lastCheck = async (db: Db) => {
  const [row] = await db.select().from(ledgerChecks).orderBy(desc(ledgerChecks.id)).limit(1)
  return row
}

/**
 * Every night: checks the whole ledger. A run takes as many steps as fit into its time and leaves the cursor in `ledger_checks`; the
 * next one, here or on another server, goes on there.
 */
export const checkLedgerJob: JobHandler = async (_payload, { db, now, signal }) => {
  const last = await lastCheck(db)
  if (last?.endedAt && isOfThisNight(last.startedAt, now)) return async () => comeBack(now)
  const row = last?.endedAt ? undefined : last
  const until = performance.now() + RUN
  const found: Finding[] = []
  let entries = row?.entries ?? 0
  let cursor: Cursor | null = (row?.cursor as Cursor | undefined) ?? START
  while (cursor !== null && performance.now() < until && !signal.aborted) {
    const step = await verifyStep(db, cursor)
    found.push(...step.findings)
    entries += step.entries
    cursor = step.next
  }
  const seen = {
    endedAt: cursor === null ? new Date(now) : null,
    cursor: cursor ?? START,
    entries,
    findings: (row?.findings ?? 0) + found.length,
    found: [...((row?.found ?? []) as Finding[]), ...found].slice(0, KEPT),
  }
  return async (tx) => {
    if (row) await tx.update(ledgerChecks).set(seen).where(eq(ledgerChecks.id, row.id))
    else await tx.insert(ledgerChecks).values({ startedAt: new Date(now), ...seen })
    return cursor === null ? comeBack(now) : new Date(now)
  }
}
