/** How long an operator stays signed in (D247): a shift, and an hour of silence. */
import { describe, expect, it } from 'vitest'
import { sessions } from '../../../server/kernel/database/schema.ts'
import { scheduleRepeating } from '../../../server/start/jobs.ts'
import { OPERATOR_SESSION_ABSOLUTE, OPERATOR_SESSION_IDLE } from '../../../src/domain/portal/limits.ts'
import { testApp } from '../support/server/test-app.ts'
import type { TestApp } from '../support/server/test-app.ts'
import { MINUTE } from '../support/server/clock.ts'
import { newOperator, tokenOf } from './support.ts'

const world = testApp({ isDemo: false })
const demo = testApp()

const statusOf = async (app: TestApp, token: string): Promise<number> => (await app.call('GET', '/desk/me', { token })).status

describe('sessions of operators', () => {
  it('D247 end after an hour without a call, and live on with one', async () => {
    const token = await tokenOf(world(), await newOperator(world()))
    world().clock.pass(OPERATOR_SESSION_IDLE - 1)
    expect(await statusOf(world(), token)).toBe(200)
    world().clock.pass(OPERATOR_SESSION_IDLE - 1)
    expect(await statusOf(world(), token)).toBe(200)
    world().clock.pass(OPERATOR_SESSION_IDLE)
    expect(await statusOf(world(), token)).toBe(401)
  })

  it('D247 end after twelve hours whatever happens', async () => {
    const token = await tokenOf(world(), await newOperator(world()))
    for (let passed = 0; passed < OPERATOR_SESSION_ABSOLUTE - 30 * MINUTE; passed += 30 * MINUTE) {
      world().clock.pass(30 * MINUTE)
      expect(await statusOf(world(), token)).toBe(200)
    }
    world().clock.pass(30 * MINUTE)
    expect(await statusOf(world(), token)).toBe(401)
  })

  it('D247 those that are over are forgotten by the cleanup, those of people stay', async () => {
    await tokenOf(world(), await newOperator(world()))
    world().clock.pass(OPERATOR_SESSION_IDLE)
    await scheduleRepeating(world().deps)
    await world().runJobs()
    expect(await world().db.$count(sessions)).toBe(0)
  })

  it('D247 in demo mode live as long as anybody’s', async () => {
    const token = await demo().tokenOf(90)
    demo().clock.pass(OPERATOR_SESSION_ABSOLUTE)
    expect(await statusOf(demo(), token)).toBe(200)
  })
})
