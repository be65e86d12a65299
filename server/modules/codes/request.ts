import { and, eq, gt, sql } from 'drizzle-orm'
import {
  CAPTCHA_AGAIN,
  CAPTCHA_REFUSED,
  codeWaitText,
  NO_MORE_CODES_TODAY,
  TOO_MANY_CODES_FROM_HERE,
} from '../../../src/domain/sms-code.ts'
import { refuse } from '../../contract/refusal.ts'
import { oneOf } from '../../db/rows.ts'
import { codeRequests } from '../../db/schema.ts'
import type { Db } from '../../db/types.ts'
import type { Deps } from '../../deps.ts'
import type { CaptchaVerdict } from '../captcha/port.ts'
import { takeOnce } from '../captcha/take-once.ts'
import { enqueue } from '../jobs/queue.ts'
import type { CodeCall } from './call.ts'
import type { CodePurpose, CodeRules } from './rules.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** Why a request is let in: see the column of the same name. */
type Trust = 'captcha' | 'resend' | 'none'

export interface CodeWish {
  purpose: CodePurpose
  mobile: string
  captchaToken?: string | undefined
}

interface Asked extends CodeWish {
  client: string
  now: number
  rules: CodeRules
}

const secondsUntil = (moment: number, now: number): number => Math.max(1, Math.ceil((moment - now) / 1000))

/** Requests for one phone, and those of everybody without a captcha, are judged one after the other. */
const lock = (tx: Db, name: string) => tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`code ${name}`}, 0))`)

const refuseForClient = (now: number): never => refuse('rateLimited', TOO_MANY_CODES_FROM_HERE, secondsUntil(now + HOUR, now))

/** 60 seconds between two codes of a kind, and so many of any kind a day. */
const refuseTooOften = async (tx: Db, { purpose, mobile, now, rules }: Asked): Promise<void> => {
  const today = await tx
    .select({ purpose: codeRequests.purpose, at: codeRequests.at })
    .from(codeRequests)
    .where(and(eq(codeRequests.mobile, mobile), gt(codeRequests.at, new Date(now - DAY))))
    .orderBy(codeRequests.at)
  const last = today.findLast((row) => row.purpose === purpose)?.at.getTime()
  if (last !== undefined && now - last < rules.resendAfter) {
    const wait = secondsUntil(last + rules.resendAfter, now)
    refuse('rateLimited', codeWaitText(wait), wait)
  }
  const oldest = today[0]
  if (oldest === undefined || today.length < rules.perDay) return
  // AU38: the page of a failed recovery is for the refusal that waiting a minute does not cure.
  if (purpose === 'recovery') refuse('notDone', NO_MORE_CODES_TODAY)
  refuse('rateLimited', NO_MORE_CODES_TODAY, secondsUntil(oldest.at.getTime() + DAY, now))
}

/** Requests of the last hour: of this client, and without a captcha of this client and of all. */
const countHour = async (tx: Db, { client, now }: Asked) => {
  const isMine = sql`${codeRequests.client} = ${client}`
  const isUnchecked = sql`${codeRequests.trust} = 'none'`
  return oneOf(
    await tx
      .select({
        mine: sql<number>`count(*) filter (where ${isMine})::int`,
        mineUnchecked: sql<number>`count(*) filter (where ${isMine} and ${isUnchecked})::int`,
        unchecked: sql<number>`count(*) filter (where ${isUnchecked} and ${codeRequests.purpose} <> 'deletion')::int`,
      })
      .from(codeRequests)
      .where(gt(codeRequests.at, new Date(now - HOUR))),
  )
}

/** Who asked for this code a short while ago: this client with a captcha, this client without, somebody else. */
const vouched = async (tx: Db, { purpose, mobile, client, now, rules }: Asked): Promise<Trust | null> => {
  const recent = await tx
    .select({ client: codeRequests.client, trust: codeRequests.trust })
    .from(codeRequests)
    .where(
      and(
        eq(codeRequests.mobile, mobile),
        eq(codeRequests.purpose, purpose),
        gt(codeRequests.at, new Date(now - rules.vouchedFor)),
      ),
    )
  const mine = recent.filter((row) => row.client === client)
  if (mine.some(({ trust }) => trust === 'captcha')) return 'resend'
  return recent.length > 0 && mine.length === 0 ? null : 'none'
}

/** Without a captcha: a repeat of what passed one, or, rarely, on trust, because it may not have loaded (A12, B01). */
const trustWithout = async (tx: Db, asked: Asked): Promise<Trust> => {
  const trust = await vouched(tx, asked)
  if (trust === null) return refuse('captchaRequired', CAPTCHA_AGAIN)
  if (trust === 'resend') return trust
  await lock(tx, 'unchecked')
  const { mineUnchecked, unchecked } = await countHour(tx, asked)
  const { rules } = asked
  return mineUnchecked < rules.uncheckedPerClient && unchecked < rules.unchecked ? 'none' : refuse('captchaRequired')
}

/** Deletion asks for no captcha: its messages go to people who have an account, and only so often from one place. */
const trustDeletion = async (tx: Db, asked: Asked): Promise<Trust> => {
  await lock(tx, 'unchecked')
  const { mineUnchecked } = await countHour(tx, asked)
  return mineUnchecked < asked.rules.uncheckedPerClient ? 'none' : refuseForClient(asked.now)
}

const trustOf = async (tx: Db, asked: Asked, verdict: CaptchaVerdict | null): Promise<Trust> => {
  if (asked.purpose === 'deletion') return trustDeletion(tx, asked)
  if (verdict?.kind !== 'passed') return trustWithout(tx, asked)
  if (verdict.once && !(await takeOnce(tx, verdict.once))) return refuse('captchaRequired', CAPTCHA_REFUSED)
  return 'captcha'
}

/**
 * Asks for a code. Whether the phone has an account is nowhere looked at: the job does that later, so neither answer nor
 * time can tell (B04 of docs/decisions.md).
 * @param answer what the command answers
 */
export const createCodeRequests =
  ({ ports, codeRules: rules }: Pick<Deps, 'ports' | 'codeRules'>) =>
  async <Body>(call: CodeCall, wish: CodeWish, answer: Body): Promise<Body> => {
    const { db, now } = call
    const asked: Asked = { ...wish, client: await call.client(), now, rules }
    const token = wish.purpose === 'deletion' ? undefined : wish.captchaToken
    const verdict = token === undefined ? null : await ports.captcha.check(token, { db, now })
    if (verdict?.kind === 'failed') return refuse('captchaRequired', CAPTCHA_REFUSED)
    return call.commit(async (tx) => {
      await lock(tx, wish.mobile)
      await refuseTooOften(tx, asked)
      if ((await countHour(tx, asked)).mine >= rules.perClient) refuseForClient(now)
      const trust = await trustOf(tx, asked, verdict)
      const { purpose, mobile } = wish
      const row = { purpose, mobile, client: asked.client, trust, at: new Date(now) }
      const { id } = oneOf(await tx.insert(codeRequests).values(row).returning({ id: codeRequests.id }))
      await enqueue(tx, 'send-code', { requestId: String(id) }, new Date(now))
      return answer
    })
  }
