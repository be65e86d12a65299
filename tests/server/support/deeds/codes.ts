import { desc, eq } from 'drizzle-orm'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Challenge } from 'altcha-lib'
import { outboxMessages } from '../../../../server/kernel/database/schema.ts'
import type { CodePurpose } from '../../../../server/kernel/database/sets.ts'
import type { Answer, TestApp } from '../server/test-app.ts'

let next = 0

/** A phone that nobody has. */
export const freshPhone = (): string => {
  next += 1
  return `7912${String(next).padStart(7, '0')}`
}

/** A portal's request after the person has waited for the captcha. */
export const solvedCaptcha = async (world: TestApp, address?: string): Promise<string> => {
  const { json } = await world.call('GET', '/captcha', { address })
  const { challenge } = json.payload as { challenge: Challenge }
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}

interface From {
  /** Another browser than the usual one. */
  browser?: string
  /** Another address than the usual one. */
  address?: string | undefined
  /** The browser's Cookie header. */
  cookie?: string
  key?: string
}

export interface AskOptions extends From {
  /** null: without a captcha, as a resend does. */
  captcha?: string | null
}

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
const PATHS = {
  registration: '/user/password/get',
  recovery: '/user/password',
  deletion: '/user/v2/request/delete',
} as const

/** Requests a code, with a fresh captcha where one is needed. */
export const askForCode = async (
  world: TestApp,
  purpose: CodePurpose,
  mobile: string,
  { browser = 'firefox', address, cookie, key, captcha }: AskOptions = {},
): Promise<Answer> => {
  const token = captcha === undefined ? await solvedCaptcha(world, address) : captcha
  const fields = { mobile, ...(token && { captchaToken: token }) }
  const isJson = purpose === 'registration'
  return world.call('POST', PATHS[purpose], {
    body: isJson ? fields : new URLSearchParams(fields).toString(),
    ...(key && { key }),
    address,
    headers: {
      'user-agent': browser,
      ...(cookie && { cookie }),
      ...(!isJson && (purpose === 'recovery' ? { 'content-type': 'text/plain' } : FORM)),
    },
  })
}

/** Messages to a phone, the newest first. */
export const messagesTo = async (world: TestApp, mobile: string): Promise<string[]> =>
  (
    await world.db
      .select({ text: outboxMessages.text })
      .from(outboxMessages)
      .where(eq(outboxMessages.mobile, mobile))
      .orderBy(desc(outboxMessages.number))
  ).map(({ text }) => text)

/** The code in the newest message to a phone, after the jobs have run; empty if the message has none. */
export const readCode = async (world: TestApp, mobile: string): Promise<string> => {
  await world.runJobs()
  return /\d{6}/.exec((await messagesTo(world, mobile))[0] ?? '')?.[0] ?? ''
}

/** Asks for a code and reads it. */
export const codeFor = async (world: TestApp, purpose: CodePurpose, mobile: string): Promise<string> => {
  await askForCode(world, purpose, mobile)
  return readCode(world, mobile)
}

/** A different code, also of six digits. */
export const wrongFor = (code: string): string => (code === '000000' ? '000001' : '000000')

export const NAMES = { username: 'Анна', surname: 'Соколова' }

/** Types a code where its kind is typed. */
export const typeCode = (
  world: TestApp,
  purpose: CodePurpose,
  mobile: string,
  code: string,
  { key, address, cookie, browser = 'firefox' }: From = {},
): Promise<Answer> => {
  const rest = { ...(key && { key }), address, headers: { 'user-agent': browser, ...(cookie && { cookie }) } }
  if (purpose === 'registration') return world.call('POST', '/user', { body: { ...NAMES, mobile, password: code }, ...rest })
  if (purpose === 'deletion') return world.call('POST', '/user/v2/confirm/delete', { body: { mobile, code }, ...rest })
  return world.call('POST', '/login', { body: { username: mobile, password: code }, ...rest })
}

/** The browser's Cookie header after an answer; empty if the answer set none. */
export const cookieOf = ({ headers }: Answer): string => {
  const given = headers['set-cookie']
  return typeof given === 'string' ? (given.split(';', 1)[0] ?? '') : ''
}

/** Registers a person and returns the code, which is the password from then on. */
export const registered = async (world: TestApp, mobile = freshPhone()): Promise<{ mobile: string; code: string }> => {
  const code = await codeFor(world, 'registration', mobile)
  const { status } = await typeCode(world, 'registration', mobile, code)
  if (status !== 200) throw new Error(`not registered: ${status}`)
  return { mobile, code }
}
