import { createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'
import type { Key, KeyPair } from '../../kernel/secrets/keys.ts'
import type { Captcha, CaptchaVerdict } from './port.ts'

/** The work of a task: `counter` is an upper bound, and each step costs so many rounds. */
export interface AltchaEffort {
  rounds: number
  counter: number
}

/** Up to a second on a desktop, a few seconds on a phone; the work is bounded, unlike a search for leading zeros. */
export const EFFORT: AltchaEffort = { rounds: 1_000, counter: 3_000 }
/** The lifetime of a task. */
const LIFETIME = 20 * 60_000

const solved = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.literal('PBKDF2/SHA-256'),
      nonce: z.string(),
      salt: z.string(),
      cost: z.number(),
      keyLength: z.number(),
      keyPrefix: z.string(),
      keySignature: z.string(),
      data: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
})

const parse = (token: string): z.infer<typeof solved> | null => {
  try {
    return solved.safeParse(JSON.parse(Buffer.from(token, 'base64').toString('utf8'))).data ?? null
  } catch {
    return null
  }
}

const secretsOf = ({ value }: Key) => ({ hmacSignatureSecret: value, hmacKeySignatureSecret: `${value} key` })

/**
 * ALTCHA, served by this server: no third party sees the visitor. A task is signed and not stored; a used solution is stored. The
 * signature covers the expiry, which the server's own clock judges.
 */
export const altcha = (effort: AltchaEffort, { current, former }: KeyPair): Captcha => ({
  task: async ({ now }) => {
    const until = now + LIFETIME
    const { parameters, signature = '' } = await createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost: effort.rounds,
      counter: randomInt(effort.counter),
      deriveKey,
      data: { until },
      ...secretsOf(current),
    })
    const { algorithm, nonce, salt, cost, keyLength, keyPrefix, keySignature = '', data = {} } = parameters
    return {
      provider: 'altcha',
      challenge: { parameters: { algorithm, nonce, salt, cost, keyLength, keyPrefix, keySignature, data }, signature },
      expiresAt: new Date(until).toISOString(),
    }
  },

  check: async (token, { now }): Promise<CaptchaVerdict> => {
    const payload = parse(token)
    if (!payload) return { kind: 'failed' }
    const isOf = async (key: Key): Promise<boolean> =>
      (await verifySolution({ ...payload, deriveKey, ...secretsOf(key) })).verified
    const verified = (await isOf(current)) || (former !== null && (await isOf(former)))
    const until = payload.challenge.parameters.data['until']
    if (!verified || typeof until !== 'number' || until <= now) return { kind: 'failed' }
    return { kind: 'passed', once: { id: payload.challenge.signature, until } }
  },
})
