import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { solveChallenge } from 'altcha-lib'
import { describe, expect, test } from 'vitest'
import { stagedApi } from '../../../../../model/kit/staged-api.ts'
import { createCaptcha, lifetimeOf } from '../../../../../src/app/effects/captcha/port.ts'
import { TASK } from '../../../../../model/fragments/captcha.ts'

const NOW = Date.parse('2026-11-20T09:00:00Z')
const MINUTE = 60_000

const portAnswering = (answer: () => Promise<Response>) => createCaptcha(stagedApi(answer, { token: () => null }))
const prepare = (answer: () => Promise<Response>) => portAnswering(answer).prepare(new AbortController().signal)
const json = (payload: unknown) => async () => Response.json({ code: 0, message: null, payload })

describe('the captcha of a form', () => {
  test('API63 a task of our own needs nothing else', async () => {
    expect(await prepare(json(TASK))).toEqual({ kind: 'ready' })
  })

  test.each([
    ['the server does not answer', () => Promise.reject(new TypeError('network'))],
    ['the gateway is down', async () => new Response('<html>', { status: 502 })],
    ['too many ask', async () => Response.json({ code: 140, message: null, payload: null }, { status: 429 })],
    ['the answer is no task', json({ provider: 'altcha' })],
  ])('AU18 it has failed when %s', async (_, answer) => {
    expect(await prepare(answer)).toEqual({ kind: 'failed' })
  })

  test.each([
    ['a right clock', 5 * MINUTE, 5 * MINUTE],
    ['a clock that is two hours fast', -115 * MINUTE, MINUTE],
    ['a clock that is a year slow', 525_600 * MINUTE, 10 * MINUTE],
  ])('VL20 with %s a check lives neither no time nor for ever', (_, left, lifetime) => {
    expect(lifetimeOf({ expiresAt: new Date(NOW + left).toISOString() }, NOW)).toBe(lifetime)
  })

  test('API63 the key derivation of the worker solves what the server’s own makes', async () => {
    expect(await solveChallenge({ challenge: TASK.challenge, deriveKey })).toMatchObject({ counter: 7 })
  })
})
