/** Looks at a server whose services fail: as a person, as the operator, and into its log. */
import { randomUUID } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import { expect } from 'vitest'
import { jobs, smsDeliveries, users } from '../../../server/kernel/database/schema.ts'
import { openSession } from '../../../server/modules/auth/sessions.ts'
import { askInnCheck } from '../../../server/modules/profile/inn-check.ts'
import { taxStatusText } from '../../../src/domain/people/role-texts.ts'
import { saleStatusLabel } from '../../../src/domain/sales/sale-status.ts'
import { picture } from '../support/deeds/upload.ts'
import { runToEnd, startProcess } from '../support/server/process.ts'
import type { ServerProcess } from '../support/server/process.ts'
import type { TestApp } from '../support/server/test-app.ts'
import { callTo, solvedCaptcha } from './portal.ts'
import type { Answered, Call } from './portal.ts'

type Db = TestApp['db']

const NOTHING = 'ничего'

/** One row of the table: a part and what is seen of its failure. */
export interface Seen {
  person: string
  metric: string
  log: string
}

const wordsOf = ({ status, json }: Answered): string =>
  status === 200 ? 'принято' : `отказ: ${typeof json.message === 'string' ? json.message : JSON.stringify(json.message)}`

/** Ports, moments and folders are others in each run. */
const settled = (text: string): string =>
  text
    .replaceAll(/(127\.0\.0\.1|localhost):\d+/g, '$1')
    .replaceAll(/\/tmp\/[\w-]+/g, '…')
    .trim()

/** The lines of a log that tell of a failure: messages of errors, and warnings with their reasons. */
export const failuresIn = (output: string, about: RegExp): string => {
  const lines = output.split('\n').flatMap((line) => {
    if (line.startsWith('ВНИМАНИЕ')) return [line]
    if (!line.startsWith('{')) return []
    const { level, ...told } = JSON.parse(line) as { level: number; message?: string; msg?: string; reason?: string }
    const words = told.message ?? [told.msg, told.reason].filter(Boolean).join(': ')
    return level >= 40 && words !== '' ? [words] : []
  })
  return settled([...new Set(lines.filter((line) => about.test(line)))].join('; ')) || NOTHING
}

const metricsOf = async ({ metricsUrl }: ServerProcess, about: RegExp): Promise<string> => {
  const lines = (await (await fetch(metricsUrl)).text()).split('\n')
  // A gauge of nothing tells nothing.
  const found = lines.filter((line) => about.test(line) && !line.endsWith(' 0')).map((line) => line.replace(/ \S+$/, ''))
  return found.toSorted().join('; ') || NOTHING
}

const newcomer = async (db: Db, mobile: string, isLegalEntity = false) => {
  const id = randomUUID()
  await db.insert(users).values({
    id,
    mobile,
    passwordHash: 'none',
    username: 'Анна',
    surname: 'Соколова',
    taxStatus: isLegalEntity ? 'AWAITING_CHECK' : 'ACCEPTED',
    inn: isLegalEntity ? '7728168971' : '526018159021',
    isLegalEntity,
    createdAt: new Date(),
  })
  return id
}

const uploadTo = async (call: Call, token: string): Promise<Answered> => {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(await picture().jpeg().toBuffer())], { type: 'image/jpeg' }), 'чек.jpg')
  return call('POST', '/files', { token, body: form })
}

/** A server, or what it says instead of starting. */
const started = async (env: Record<string, string>): Promise<ServerProcess | string> => {
  try {
    return await startProcess(env)
  } catch (error) {
    return settled(error instanceof Error ? error.message.replace('the server did not start:\n', '') : String(error))
  }
}

/** A picture, while the store or the scan fails. */
export const lookAtUpload = async (db: Db, env: Record<string, string>, mobile: string): Promise<Seen> => {
  const server = await started(env)
  if (typeof server === 'string') return { person: 'портал не запущен', metric: 'ничего', log: server.split('\n').at(-1) ?? '' }
  const call = callTo(server.url)
  const token = await openSession(db, await newcomer(db, mobile), Date.now())
  const person = wordsOf(await uploadTo(call, token))
  const metric = await metricsOf(server, /^mst_refusals_total/)
  server.signal('SIGTERM')
  await server.ended
  return { person, metric, log: failuresIn(server.output(), /file store|clamd|Хранилище/) }
}

/** A start, while the database fails. */
export const lookAtStart = async (env: Record<string, string>): Promise<Seen> => {
  const { output } = await runToEnd('main', [], env)
  return {
    person: 'портал не запущен',
    metric: 'up == 0',
    log: settled(output.split('\n').findLast((line) => line !== '') ?? ''),
  }
}

const JOBS = { receipts: 'receipt-check', taxNumbers: 'inn-check', sms: 'send-sms' } as const
type Job = keyof typeof JOBS
type Other = Job | 'suggestions' | 'bank'

const lastError = async (db: Db, kind: string): Promise<string | null> => {
  const rows = await db.select({ error: jobs.lastError }).from(jobs).where(eq(jobs.kind, kind)).orderBy(jobs.id)
  return rows.findLast(({ error }) => error !== null)?.error ?? null
}

/** Longer than the longest time of a job's port. */
const JOB_ENDS = { timeout: 60_000, interval: 300 }

/** What the operator reads of a job: in the queue, or in the log of one that is not tried again. */
const readOf = async (db: Db, server: ServerProcess, kind: string): Promise<string> => {
  const waits = await lastError(db, kind)
  return waits === null ? failuresIn(server.output(), /sms gateway/) : `npm run jobs: ${settled(waits)}`
}

const runsOf = (kind: string): RegExp => new RegExp(`^mst_job_runs_total\\{kind="${kind}"`)
const countsOf = (kind: string): RegExp => {
  const counts = `mst_jobs_waiting\\{kind="${kind}"|mst_job_runs_total\\{kind="${kind}",outcome="(later|failed|putAside)"`
  return kind === JOBS.sms ? new RegExp(`^(${counts}|mst_sms_last_hour\\{)`) : new RegExp(`^(${counts})`)
}

/** Waits until each job has run once. @returns what the operator reads of each */
const runs = async (db: Db, server: ServerProcess): Promise<Record<Job, string>> => {
  const kinds = Object.values(JOBS)
  await expect.poll(() => Promise.all(kinds.map((kind) => metricsOf(server, runsOf(kind)))), JOB_ENDS).not.toContain(NOTHING)
  const [receipts, taxNumbers, sms] = await Promise.all(kinds.map((kind) => readOf(db, server, kind)))
  return { receipts: receipts ?? '', taxNumbers: taxNumbers ?? '', sms: sms ?? '' }
}

/** What was said to a tool with a receipt, and what its list shows then. */
const toolOf = async (call: Call, token: string, sn: string, number: number): Promise<string> => {
  const yesterday = new Date(Date.now() - 86_400_000 + 3 * 3_600_000)
  const [day = ''] = yesterday.toISOString().split('T')
  const time = `${day.split('-').toReversed().join('-')}T15:42:00`
  const receipt = {
    fn: '9960440300000333',
    fd: '43560',
    fp: String(70_100 + number),
    sum: '12340.50',
    time,
    n: 1,
    isManualInput: true,
  }
  const said = wordsOf(await call('POST', `/sale/buyer/purchase/confirm/${sn}`, { token, body: receipt }))
  const { payload } = (await call('POST', '/tools/v2/of/user', { token, body: { offset: 0, size: 1 } })).json as {
    payload: { saleHistory: { saleStatus: string }[] }
  }
  return `${said}, в списке «${saleStatusLabel(payload.saleHistory[0]?.saleStatus, 'customer')}»`
}

/** What a profile shows of its tax number. */
const taxNumberOf = async (call: Call, token: string): Promise<string> => {
  const { payload } = (await call('GET', '/user', { token })).json as { payload: { taxStatus: string } }
  return `в профиле «${taxStatusText(payload.taxStatus) ?? ''}»`
}

/** Whoever looks at a server whose services fail: the phones are nobody's yet, the tool is free. */
export interface Onlookers {
  person: string
  company: string
  sn: string
  /** Of this visit, another for each. */
  number: number
}

/** A code, a card, an address, a receipt and a tax number, while their services fail. */
export const lookAtOthers = async (
  db: Db,
  env: Record<string, string>,
  { person: mobile, company, sn, number }: Onlookers,
): Promise<Record<Other, Seen>> => {
  await db.delete(jobs).where(inArray(jobs.kind, Object.values(JOBS)))
  await db.delete(smsDeliveries)
  const server = await startProcess(env)
  const call = callTo(server.url)
  const asking = await newcomer(db, company, true)
  await db.transaction((tx) => askInnCheck(tx, asking, Date.now()))
  const body = { mobile, captchaToken: await solvedCaptcha(call) }
  const asked = wordsOf(await call('POST', '/user/password/get', { body }))
  const token = await openSession(db, await newcomer(db, mobile), Date.now())
  const tool = await toolOf(call, token, sn, number)
  const companyToken = await openSession(db, asking, Date.now())
  const page = wordsOf(await call('GET', '/e2c/add/card', { token }))
  const refusedByBank = await metricsOf(server, /^mst_refusals_total/)
  const address = wordsOf(await call('GET', `/suggestions/address?query=${encodeURIComponent('Казань')}`, { token }))
  const told = await runs(db, server)
  const seen = async (key: Job, person: string): Promise<Seen> => ({
    person,
    metric: await metricsOf(server, countsOf(JOBS[key])),
    log: told[key],
  })
  const result = {
    receipts: await seen('receipts', tool),
    taxNumbers: await seen('taxNumbers', await taxNumberOf(call, companyToken)),
    sms: await seen('sms', `${asked}, SMS не приходит`),
    suggestions: {
      person: address,
      metric: await metricsOf(server, /^mst_suggestions_total\{from="none"/),
      log: failuresIn(server.output(), /suggestion/i),
    },
    bank: { person: page, metric: refusedByBank, log: failuresIn(server.output(), /Т-Банк/) },
  }
  server.signal('SIGKILL')
  await server.ended
  return result
}
