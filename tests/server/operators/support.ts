/** Operators outside of demo mode: made as the command makes them, with an app that shows codes. */
import { appoint, dismiss } from '../../../server/modules/operators/staff.ts'
import { totpCode } from '../../../server/modules/operators/totp.ts'
import type { Passwords } from '../../../server/kernel/secrets/passwords.ts'
import { cheapPasswords } from '../support/deeds/passwords.ts'
import type { Answer, CallOptions, TestApp } from '../support/server/test-app.ts'

export const PASSWORD = 'Тихая гавань 2026'

let made = 0
export const newPhone = (): string => `7913${String((made += 1)).padStart(7, '0')}`

/** Appoints somebody, or invites an operator anew. @returns the token of the link */
export const invited = async (
  { db, deps, clock }: TestApp,
  mobile: string,
  name: { username: string; surname: string } | null = { username: 'Марина', surname: 'Петрова' },
): Promise<string> => {
  const appointed = await appoint(db, { mobile, name, inn: null }, deps, clock.now())
  if ('problem' in appointed) throw new Error(appointed.problem)
  return appointed.token
}

export const removed = async ({ db, deps, clock }: TestApp, mobile: string): Promise<void> => {
  const dismissed = await dismiss(db, mobile, deps.passwords, clock.now())
  if ('problem' in dismissed) throw new Error(dismissed.problem)
}

export const open = (world: TestApp, token: string): Promise<Answer> =>
  world.call('POST', '/desk/invitation', { body: { token } })

export const accept = (
  world: TestApp,
  { token, password = PASSWORD, code }: { token: string; password?: string; code?: string | null },
): Promise<Answer> =>
  world.call('POST', '/desk/invitation/accept', { body: { token, password, ...(code !== undefined && { code }) } })

/** The key that a link shows. */
export const secretOf = async (world: TestApp, token: string): Promise<string> =>
  ((await open(world, token)).json.payload as { secret: string }).secret

/** An operator who has set a password and keeps the app's key. */
export interface Operator {
  mobile: string
  secret: string
  recoveryCodes: string[]
}

/** The code that an operator's app shows at this moment, or so many steps of thirty seconds away. */
export const codeOf = ({ clock }: TestApp, secret: string, steps = 0): string => totpCode(secret, clock.now() + steps * 30_000)

/** A ready operator. The code of acceptance is used up: the next sign-in needs a later step. */
export const newOperator = async (world: TestApp, mobile = newPhone()): Promise<Operator> => {
  const token = await invited(world, mobile)
  const secret = await secretOf(world, token)
  const { json } = await accept(world, { token, code: codeOf(world, secret) })
  const { recoveryCodes } = json.payload as { recoveryCodes: string[] }
  world.clock.pass(30_000)
  return { mobile, secret, recoveryCodes }
}

export const signIn = (
  world: TestApp,
  { mobile }: Pick<Operator, 'mobile'>,
  { code, password = PASSWORD, ...options }: { code?: string; password?: string } & CallOptions = {},
): Promise<Answer> =>
  world.call('POST', '/desk/login', { body: { username: mobile, password, ...(code !== undefined && { code }) }, ...options })

/** Signs in with the code of the moment. @returns the token of the session */
export const tokenOf = async (world: TestApp, operator: Operator): Promise<string> => {
  const { json } = await signIn(world, operator, { code: codeOf(world, operator.secret) })
  return (json.payload as { token: string }).token
}

/**
 * Passwords that let so many comparisons, or hashes, of one password go on only when all of them have come so far: whatever they do next
 * they do at once.
 */
export const meeting = (many: number): { passwords: Passwords; gather: (password: string) => void } => {
  let [awaited, arrived] = ['', 0]
  let open = (): void => undefined
  let gate = Promise.resolve()
  const meet = async (password: string): Promise<void> => {
    if (password !== awaited) return
    arrived += 1
    if (arrived === many) {
      awaited = ''
      open()
    }
    await gate
  }
  return {
    passwords: {
      hash: async (password) => {
        await meet(password)
        return cheapPasswords.hash(password)
      },
      fits: async (stored, password) => {
        await meet(password)
        return cheapPasswords.fits(stored, password)
      },
    },
    gather: (password) => {
      ;[awaited, arrived] = [password, 0]
      gate = new Promise((resolve) => {
        open = resolve
      })
    },
  }
}

/** Code and message of an answer, and when to come again. */
export const said = ({ status, json, headers }: Answer) => [status, json.code, json.message, headers['retry-after']]
