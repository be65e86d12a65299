/**
 * The conformance test of an SMS adapter: one check for each thing that the contract of the port promises (server/modules/sms/port.ts),
 * against a gateway in a process of its own that answers as its documentation says.
 */
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { beforeEach, describe, expect, it } from 'vitest'
import { RetryLater } from '../../../../server/kernel/jobs/job.ts'
import type { SmsAnswer, SmsMessage, SmsSent } from '../../../../server/modules/sms/port.ts'
import type { SmsStandIn, StandInName, Step } from '../../support/sms-stand-in.ts'

/** What the documentation of a gateway names for the same trouble. */
export interface SmsDialect {
  name: StandInName
  /** Errors of this message for good, the phone first. */
  final: readonly number[]
  /** Errors that somebody takes care of, or time: money, limits, the service itself. */
  later: readonly number[]
  /** What it says of a key that is wrong. */
  wrongKey: string
  /** What it says of a phone that is none. */
  badPhone: string
}

const HASTY = 200

/** A port at which nobody listens. */
const freePort = async (): Promise<number> => {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

const message = (): SmsMessage => ({
  id: randomUUID(),
  mobile: '79161234567',
  text: 'Код 482913 — для входа. Никому не говорите его.',
})
const refused = (code: number | string, isFinal: boolean): SmsAnswer => ({ kind: 'refused', code: String(code), isFinal })

export const smsSuite = (standIn: () => SmsStandIn, { name, final, later, wrongKey, badPhone }: SmsDialect): void => {
  const sent = async (next: readonly Step[], options = {}, sms = message()): Promise<SmsAnswer> => {
    await standIn().plan(name, next)
    return standIn().gateway(name, options).send(sms, 0)
  }
  const phones = async () => (await standIn().seen(name)).phones

  describe(`the SMS port against ${name}`, () => {
    beforeEach(() => standIn().plan(name))

    it('B01 takes a message: phone, text and sender arrive as they are, once', async () => {
      const sms = message()
      const answer = await sent([], {}, sms)
      const [one, ...more] = await phones()
      expect(one).toMatchObject({ mobile: sms.mobile, text: sms.text, sender: 'MST' })
      expect(more).toEqual([])
      expect(answer).toEqual({ kind: 'taken', reference: one?.reference ?? null })
    })

    it.each(final)('error %i is of this message for good; nothing reaches the phone', async (code) => {
      expect(await sent([code])).toEqual(refused(code, true))
      expect(await phones()).toEqual([])
    })

    it.each(later)('error %i is nobody’s message: it may go later, or by another gateway', async (code) => {
      expect(await sent([code])).toEqual(refused(code, false))
      expect(await phones()).toEqual([])
    })

    it('a wrong key, and a phone that is none, are told by the gateway itself', async () => {
      expect(await sent([], { secret: 'wrong' })).toEqual(refused(wrongKey, false))
      expect(await sent([], {}, { ...message(), mobile: '7916' })).toEqual(refused(badPhone, true))
      expect(await phones()).toEqual([])
    })

    it('a slow answer is an answer', async () => {
      expect((await sent(['slow'])).kind).toBe('taken')
    })

    it.each(['silent', 'cut'] as const)('%s: the message may have gone, and it has', async (step) => {
      expect((await sent([step], { timeout: HASTY })).kind).toBe('unknown')
      expect(await phones()).toHaveLength(1)
    })

    it.each(['http 500', 'http 502', 'http 504'] as const)('a page of a proxy, %s, says nothing of the message', async (step) => {
      expect(await sent([step])).toEqual({ kind: 'unknown', code: step.slice(5) })
    })

    it('whoever waits may stop: then nobody knows', async () => {
      await standIn().plan(name, ['silent'])
      const stopping = new AbortController()
      const answer = standIn().gateway(name).send(message(), 0, stopping.signal)
      await expect.poll(async () => (await phones()).length).toBe(1)
      stopping.abort()
      expect((await answer).kind).toBe('unknown')
    })

    it.each([
      [429, 'a limiter before it'],
      [403, 'a gate before it'],
    ])('%i of %s: nothing has been sent', async (status) => {
      expect(await sent([`http ${status}`])).toEqual(refused(status, false))
    })

    it('nobody listens: nothing has been sent', async () => {
      const closed = standIn().gateway(name, { url: `http://127.0.0.1:${await freePort()}` })
      expect(await closed.send(message(), 0)).toEqual(refused('ECONNREFUSED', false))
    })

    it('says of itself whether a repeat is sent once, and keeps it', async () => {
      const sms = message()
      await sent(['cut'], {}, sms)
      const gateway = standIn().gateway(name)
      await gateway.send(sms, 0)
      expect(await phones()).toHaveLength(gateway.sendsOnce ? 1 : 2)
    })

    it('no answer of its quotes phone or text', async () => {
      const sms = message()
      const answers = [
        await sent([], {}, sms),
        ...(await Promise.all(final.slice(0, 1).map((code) => sent([code], {}, sms)))),
        await sent(['cut'], {}, sms),
        await sent(['http 502'], {}, sms),
      ]
      for (const part of [sms.mobile, '482913']) expect(JSON.stringify(answers)).not.toContain(part)
    })
  })
}

/** The other half, of a gateway that tells what has become of a message. */
export const smsStateSuite = (standIn: () => SmsStandIn, { name, later }: SmsDialect): void => {
  const taken = async (state: 'onTheWay' | 'delivered' | 'undelivered', next: readonly Step[] = []): Promise<SmsSent> => {
    await standIn().plan(name, ['ok', ...next], state)
    const sms = message()
    const answer = await standIn().gateway(name).send(sms, 0)
    return { id: sms.id, mobile: sms.mobile, reference: answer.kind === 'taken' ? answer.reference : null }
  }
  const stateOf = (sent: SmsSent, options = {}) => standIn().gateway(name, options).state?.(sent)

  describe(`states of ${name}`, () => {
    it.each(['onTheWay', 'delivered', 'undelivered'] as const)('%s', async (state) => {
      expect(await stateOf(await taken(state))).toBe(state)
    })

    it('a message that it never had is missing', async () => {
      const { mobile } = await taken('delivered')
      expect(await stateOf({ id: randomUUID(), mobile, reference: '202648-9999999' })).toBe('missing')
    })

    it.each(['html', 'silent', later[1] ?? 0] as const)('%s tells nothing: ask again', async (step) => {
      await expect(stateOf(await taken('delivered', [step]), { timeout: HASTY })).rejects.toBeInstanceOf(RetryLater)
    })
  })
}
