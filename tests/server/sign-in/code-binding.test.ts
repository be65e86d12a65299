/** D153 6.6.2: a code belongs to the request that it was sent for: its phone, its purpose, and no request before or after it. */
import { beforeAll, describe, expect, it } from 'vitest'
import { WRONG_CODE } from '../../../src/domain/people/sms-code.ts'
import type { CodePurpose } from '../../../server/kernel/database/sets.ts'
import { DAY, MINUTE } from '../support/server/clock.ts'
import { askForCode, codeFor, freshPhone, readCode, registered, typeCode } from '../support/deeds/codes.ts'
import { testApp } from '../support/server/test-app.ts'

const world = testApp()
const PURPOSES: CodePurpose[] = ['registration', 'recovery', 'deletion']

/** A phone that codes of this kind are sent to. */
const phoneFor = async (purpose: CodePurpose): Promise<string> =>
  purpose === 'registration' ? freshPhone() : (await registered(world())).mobile

const opens = async (purpose: CodePurpose, mobile: string, code: string): Promise<boolean> => {
  const { status, json } = await typeCode(world(), purpose, mobile, code)
  if (status !== 200) expect([WRONG_CODE, 'Неверный телефон или пароль']).toContain(json.message)
  return status === 200
}

describe('D153 6.6.2 a code of one request', () => {
  // Another test's codes are a day old: their limits are over.
  beforeAll(() => world().clock.pass(DAY))

  it.each(PURPOSES.flatMap((sent) => PURPOSES.filter((other) => other !== sent).map((other) => [sent, other] as const)))(
    'sent for %s does nothing for %s of the same phone, and is not used up by it',
    async (sent, other) => {
      const mobile = await phoneFor(sent)
      const code = await codeFor(world(), sent, mobile)
      expect(await opens(other, mobile, code)).toBe(false)
      expect(await opens(sent, mobile, code)).toBe(true)
    },
  )

  it.each(PURPOSES)('%s: does nothing for another phone that waits for a code of its own', async (purpose) => {
    const [one, other] = [await phoneFor(purpose), await phoneFor(purpose)]
    const [ofOne, ofOther] = [await codeFor(world(), purpose, one), await codeFor(world(), purpose, other)]
    // One in a million is the same.
    expect(await opens(purpose, other, ofOne === ofOther ? 'another' : ofOne)).toBe(false)
    expect(await opens(purpose, other, ofOther)).toBe(true)
  })

  it.each(PURPOSES)(
    '%s: the code of the former request is dead as soon as the next one is sent, also after its use',
    async (purpose) => {
      const mobile = await phoneFor(purpose)
      const former = await codeFor(world(), purpose, mobile)
      world().clock.pass(MINUTE)
      expect((await askForCode(world(), purpose, mobile)).status).toBe(200)
      await world().runJobs()
      const next = await readCode(world(), mobile)
      expect(await opens(purpose, mobile, former)).toBe(false)
      expect(await opens(purpose, mobile, next)).toBe(true)
      expect(await opens(purpose, mobile, former)).toBe(false)
    },
  )
})
