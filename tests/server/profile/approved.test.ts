import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { users } from '../../../server/kernel/database/schema.ts'
import { userId } from '../../../server/demo/people.ts'
import { SECOND } from '../support/server/clock.ts'
import { testApp } from '../support/server/test-app.ts'
import { photo } from '../support/deeds/upload.ts'
import { bare, getUser, PASSPORT, saveNext, whole } from './support.ts'

const world = testApp()
const ELENA = 9

const standing = async () => {
  const { approved, innApproved, lacks } = await getUser(world(), ELENA)
  return { approved, innApproved, lacks }
}

describe('C02 RL11 approved', () => {
  it('Елена fills in everything and is approved, step by step', async () => {
    await saveNext(world(), ELENA, bare)
    expect(await standing()).toEqual({
      approved: false,
      innApproved: false,
      lacks: ['patronymic', 'birthday', 'inn', 'passport', 'passportImages'],
    })
    await saveNext(world(), ELENA, whole)
    expect(await standing()).toEqual({ approved: false, innApproved: false, lacks: ['innCheck', 'passportImages'] })
    const withImage = { ...whole, passport: { ...PASSPORT, passportImages: [await photo(world(), ELENA)] } }
    await saveNext(world(), ELENA, withImage)
    expect((await standing()).lacks).toEqual(['innCheck'])
    world().clock.pass(3 * SECOND)
    await world().runJobs()
    expect(await standing()).toEqual({ approved: true, innApproved: true, lacks: [] })
  })

  it('whom the desk has refused is not, and no save changes that', async () => {
    await world()
      .db.update(users)
      .set({ profileRefused: true })
      .where(eq(users.id, userId(ELENA)))
    expect(await standing()).toEqual({ approved: false, innApproved: true, lacks: ['refused'] })
    const { passport } = await getUser(world(), ELENA)
    await saveNext(world(), ELENA, {
      ...whole,
      city: 'Тверь',
      passport: { ...PASSPORT, passportImages: passport.passportImages },
    })
    expect((await standing()).lacks).toEqual(['refused'])
  })

  it('the demo world: Анна is approved, Виктор waits for his INN', async () => {
    expect(await getUser(world(), 1)).toMatchObject({ approved: true, lacks: [] })
    expect(await getUser(world(), 10)).toMatchObject({ approved: false, taxStatus: 'AWAITING_CHECK' })
    expect((await getUser(world(), 10)).lacks).toContain('innCheck')
  })
})
