/** Each adapter of the SMS port passes one suite, against gateways in a process of their own. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startSmsStandIn } from '../../support/sms-stand-in.ts'
import type { SmsStandIn } from '../../support/sms-stand-in.ts'
import { smsStateSuite, smsSuite } from './sms-suite.ts'
import type { SmsDialect } from './sms-suite.ts'

let standIn: SmsStandIn
beforeAll(async () => {
  standIn = await startSmsStandIn()
})
afterAll(() => standIn.stop())

const SMSC: SmsDialect = { name: 'smsc', final: [7, 1, 5, 6, 8], later: [3, 2, 4, 9], wrongKey: '2', badPhone: '7' }
const SMSRU: SmsDialect = {
  name: 'smsru',
  final: [202, 203, 205, 207, 208, 209, 210, 211, 212, 213, 214, 215, 216, 230, 232],
  later: [201, 200, 204, 206, 220, 231, 233, 300, 301, 302, 500, 501, 503, 505],
  wrongKey: '200',
  badPhone: '202',
}
const HTTP: SmsDialect = { name: 'http', final: [400, 422], later: [429, 401, 403, 404, 425], wrongKey: '401', badPhone: '422' }

for (const dialect of [SMSC, SMSRU, HTTP]) smsSuite(() => standIn, dialect)
for (const dialect of [SMSC, SMSRU]) smsStateSuite(() => standIn, dialect)

describe('gateways whose refusals come with status 200', () => {
  it.each(['smsc', 'smsru'] as const)('%s: a page with 200 is no answer of its protocol', async (name) => {
    await standIn.plan(name, ['html'])
    const answer = await standIn.gateway(name).send({ id: 'a', mobile: '79161234567', text: 'Код' }, 0)
    expect(answer).toEqual({ kind: 'unknown', code: 'not json' })
  })
})
