import { describe, expect, test } from 'vitest'
import { commitResend, createResend, takeSent, waitFrom, waitUntil } from '../../../../../src/machines/fragments/resend/resend.ts'
import { refusals } from '../../../../../src/domain/texts/refusals.ts'

const NOW = Date.parse('2026-11-20T09:00:00Z')
const resend = createResend(waitFrom(NOW))

describe('the wait for another code', () => {
  test('AU31 it is sixty seconds long', () => {
    expect(waitFrom(NOW)).toEqual({ until: NOW + 60_000, left: 60_000 })
  })

  test.each([
    [0, 60_000],
    [1_000, 59_000],
    [59_999, 1],
    [60_000, 0],
    [3_600_000, 0],
  ])('A14 a reload after %i ms leaves %i ms of it', (passed, left) => {
    expect(waitUntil(NOW + 60_000, NOW + passed).left).toBe(left)
  })

  test('A14 a clock that has been set back makes it no longer than a whole one', () => {
    expect(waitUntil(NOW + 60_000, NOW - 86_400_000)).toEqual({ until: NOW - 86_400_000 + 60_000, left: 60_000 })
  })

  test('AU31 it begins anew with the moment of the answer', () => {
    const sent = { answer: { kind: 'ok', payload: null, message: null }, at: NOW + 70_000 } as const
    expect(takeSent(commitResend(resend, 'key'), sent)).toEqual({
      until: NOW + 130_000,
      left: 60_000,
      command: null,
      answer: null,
      isSentAgain: true,
    })
  })

  test.each([
    ['unknown', { kind: 'unknown' }, 'key'],
    ['a gateway that is down', { kind: 'gatewayDown' }, 'key'],
    ['an unreadable success', { kind: 'failed', reason: 'contract' }, 'key'],
    ['a refusal', { kind: 'refused', code: refusals.rateLimited.code, message: '', fields: null }, null],
    ['offline: nothing left the device', { kind: 'failed', reason: 'offline' }, null],
  ] as const)('B10 the key of a request is kept while its result is open: %s', (_, answer, key) => {
    expect(takeSent(commitResend(resend, 'key'), { answer, at: NOW }).command?.key ?? null).toBe(key)
  })

  test('B10 a repeat goes out under the key that is open', () => {
    const open = takeSent(commitResend(resend, 'first'), null)
    expect(commitResend(open, 'second').command?.key).toBe('first')
  })

  test.each([
    ['too often', { kind: 'refused', code: refusals.rateLimited.code, message: '', fields: null }],
    ['offline', { kind: 'failed', reason: 'offline' }],
  ] as const)('B10 a repeat that nobody has looked at stays open, so no second SMS is paid for: %s', (_, answer) => {
    const repeated = commitResend(takeSent(commitResend(resend, 'first'), null), 'second')
    const turnedAway = takeSent(repeated, { answer, at: NOW })
    expect(commitResend(turnedAway, 'third').command?.key).toBe('first')
  })
})
