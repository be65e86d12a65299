import { and, eq, gt, ne, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import {
  CAPTCHA_AGAIN,
  CAPTCHA_REFUSED,
  codeWaitText,
  NO_MORE_CODES_TODAY,
  TOO_MANY_CODES_FROM_HERE,
} from '../../../src/domain/people/sms-code.ts'
import type { Client } from '../../kernel/call/caller.ts'
import { refuse } from '../../kernel/call/refusal.ts'
import { oneOf } from '../../kernel/database/rows.ts'
import { codeRequests } from '../../kernel/database/schema.ts'
import type { CodePurpose, CodeTrust } from '../../kernel/database/sets.ts'
import type { Tx } from '../../kernel/database/types.ts'
import { enqueue } from '../../kernel/jobs/queue.ts'
import type { CaptchaVerdict } from '../captcha/port.ts'
import { takeOnce } from '../captcha/take-once.ts'
import { ANY_DEVICE, deviceFor } from '../devices/devices.ts'
import type { CodeCall } from './call.ts'
import type { CodeNeeds } from './needs.ts'
import type { CodeRules } from './rules.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

export interface CodeWish {
  purpose: CodePurpose
  mobile: string
  captchaToken?: string | undefined
}

interface Asked extends Omit<CodeWish, 'captchaToken'> {
  client: Client
  device: string
  now: number
  rules: CodeRules
}

const secondsUntil = (moment: number, now: number): number => Math.max(1, Math.ceil((moment - now) / 1000))

/** Requests are serialised per phone, per address, and for all requests without a captcha, in this order. */
const lock = (tx: Tx, name: string) => tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`code ${name}`}, 0))`)

const refuseForClient = (now: number): never => refuse('rateLimited', TOO_MANY_CODES_FROM_HERE, secondsUntil(now + HOUR, now))

/**
 * 60 seconds between two codes of a kind, and a daily limit: per browser that the account knows, or for all other browsers
 * together (D22).
 */
const refuseTooOften = async (tx: Tx, { purpose, mobile, device, now, rules }: Asked): Promise<void> => {
  const today = await tx
    .select({ at: codeRequests.at })
    .from(codeRequests)
    .where(
      and(
        eq(codeRequests.mobile, mobile),
        eq(codeRequests.purpose, purpose),
        eq(codeRequests.device, device),
        gt(codeRequests.at, new Date(now - DAY)),
      ),
    )
    .orderBy(codeRequests.at)
  const last = today.at(-1)?.at.getTime()
  if (last !== undefined && now - last < rules.resendAfter) {
    const wait = secondsUntil(last + rules.resendAfter, now)
    refuse('rateLimited', codeWaitText(wait), wait)
  }
  const oldest = today[0]
  if (oldest === undefined || today.length < rules.perDay) return
  // AU38: the page of a failed recovery is for the refusal that outlasts a minute's wait.
  if (purpose === 'recovery') refuse('notDone', NO_MORE_CODES_TODAY)
  refuse('rateLimited', NO_MORE_CODES_TODAY, secondsUntil(oldest.at.getTime() + DAY, now))
}

/** Deletion has its own budget of requests without a captcha: using it up does not block registration or recovery. */
const sameTrust = (purpose: CodePurpose) => {
  const isDeletion = sql`${codeRequests.purpose} = 'deletion'`
  return purpose === 'deletion' ? isDeletion : sql`not ${isDeletion}`
}

/** Requests of the last hour from unknown browsers, by origin; and those of them without a captcha. */
const countHour = async (tx: Tx, { purpose, client, now }: Asked) => {
  const from = {
    browser: sql`${codeRequests.client} = ${client.browser}`,
    address: sql`${codeRequests.address} = ${client.address}`,
    network: sql`${codeRequests.network} = ${client.network}`,
  }
  const isUnchecked = sql`${codeRequests.trust} = 'none' and ${sameTrust(purpose)}`
  const count = (which: SQL) => sql<number>`count(*) filter (where ${which})::int`
  return oneOf(
    await tx
      .select({
        checked: { browser: count(from.browser), address: count(from.address) },
        unchecked: {
          browser: count(sql`${from.browser} and ${isUnchecked}`),
          address: count(sql`${from.address} and ${isUnchecked}`),
          network: count(sql`${from.network} and ${isUnchecked}`),
          all: count(isUnchecked),
        },
      })
      .from(codeRequests)
      .where(and(gt(codeRequests.at, new Date(now - HOUR)), ne(codeRequests.trust, 'device'))),
  )
}

/** Whether any limit is reached. */
const isFull = <Place extends string>(counts: Record<Place, number>, limits: Record<Place, number>): boolean =>
  (Object.keys(limits) as Place[]).some((place) => counts[place] >= limits[place])

/** Whether this client asked for this code recently, with a captcha or without one; null if only other clients did. */
const vouched = async (tx: Tx, { purpose, mobile, client, now, rules }: Asked): Promise<CodeTrust | null> => {
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
  const mine = recent.filter((row) => row.client === client.browser)
  if (mine.some(({ trust }) => trust === 'captcha')) return 'resend'
  return recent.length > 0 && mine.length === 0 ? null : 'none'
}

/**
 * Allowed without a captcha: a repeat of a request that passed one, or, within a small budget, any request, because the captcha
 * may not have loaded (A12, B01).
 */
const trustWithout = async (tx: Tx, asked: Asked): Promise<CodeTrust> => {
  const trust = await vouched(tx, asked)
  if (trust === null) return refuse('captchaRequired', CAPTCHA_AGAIN)
  if (trust === 'resend') return trust
  await lock(tx, 'unchecked')
  const { unchecked } = await countHour(tx, asked)
  return isFull(unchecked, asked.rules.unchecked) ? refuse('captchaRequired') : 'none'
}

const trustOf = async (tx: Tx, asked: Asked, verdict: CaptchaVerdict | null): Promise<CodeTrust> => {
  // A known browser has five codes a day per phone: it needs no captcha, and neither neighbours nor strangers can use up its
  // codes.
  if (asked.device !== ANY_DEVICE) return 'device'
  await lock(tx, asked.client.address)
  const { checked } = await countHour(tx, asked)
  if (isFull(checked, asked.rules.checked)) refuseForClient(asked.now)
  if (verdict?.kind !== 'passed') return trustWithout(tx, asked)
  if (verdict.once && !(await takeOnce(tx, verdict.once))) return refuse('captchaRequired', CAPTCHA_REFUSED)
  return 'captcha'
}

/**
 * Asks for a code. The request never looks up the account: the job does so later, so neither the answer nor its time reveals an
 * account (B04).
 * @param answer the answer of the command
 */
export const createCodeRequests =
  ({ ports, codeRules: rules }: Pick<CodeNeeds, 'ports' | 'codeRules'>) =>
  async <Body>(call: CodeCall, wish: CodeWish, answer: Body): Promise<Body> => {
    const { db, now } = call
    const { purpose, mobile, captchaToken } = wish
    const [client, device] = [await call.client(), await deviceFor(db, call.device.tokens, mobile, now)]
    const asked: Asked = { purpose, mobile, client, device, now, rules }
    const verdict = captchaToken === undefined ? null : await ports.captcha.check(captchaToken, { db, now })
    if (verdict?.kind === 'failed') return refuse('captchaRequired', CAPTCHA_REFUSED)
    return call.commit(async (tx) => {
      await lock(tx, mobile)
      await refuseTooOften(tx, asked)
      const trust = await trustOf(tx, asked, verdict)
      const { network, address, browser } = client
      const row = { purpose, mobile, network, address, client: browser, device, trust, at: new Date(now) }
      const { id } = oneOf(await tx.insert(codeRequests).values(row).returning({ id: codeRequests.id }))
      await enqueue(tx, 'send-code', { requestId: String(id) }, new Date(now))
      return answer
    })
  }
