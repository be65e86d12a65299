import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { innChecks, jobs, users } from '../../../server/kernel/database/schema.ts'
import { userId } from '../../../server/demo/people.ts'
import { INNS } from '../../unit/domain/people/inn-table.ts'
import { SECOND } from '../support/server/clock.ts'
import { testApp } from '../support/server/test-app.ts'
import { bare, getUser, romashka, saveCompany, saveNext } from './support.ts'

const world = testApp()
const ELENA = 9
const ACCEPTED = '526018159021'
const TO_THE_DESK = '500100732259'

const saveInn = (inn: string) => saveNext(world(), ELENA, { ...bare, inn })
const status = async () => (await getUser(world(), ELENA)).taxStatus
const passAndWork = async () => {
  world().clock.pass(3 * SECOND)
  await world().runJobs()
}

/** Starts from no number. */
const forget = async () => {
  await saveInn('')
  await passAndWork()
}

describe('the check of an INN', () => {
  it('PR14 PR16 a new number is «на проверке», three seconds later accepted', async () => {
    await saveInn(ACCEPTED)
    expect(await getUser(world(), ELENA)).toMatchObject({ taxStatus: 'AWAITING_CHECK', innApproved: false })
    world().clock.pass(2 * SECOND)
    await world().runJobs()
    expect(await status()).toBe('AWAITING_CHECK')
    world().clock.pass(SECOND)
    await world().runJobs()
    expect(await getUser(world(), ELENA)).toMatchObject({ taxStatus: 'ACCEPTED', innApproved: true })
    await forget()
  })

  it('PR15 one that ends in 9 goes to the desk', async () => {
    await saveInn(TO_THE_DESK)
    await passAndWork()
    expect(await getUser(world(), ELENA)).toMatchObject({ taxStatus: 'MANUAL_CHECK', innApproved: false })
    await forget()
  })

  it('an unchanged number is not checked again, whatever its verdict', async () => {
    await saveInn(ACCEPTED)
    await passAndWork()
    await saveInn(ACCEPTED)
    expect(await status()).toBe('ACCEPTED')
    await world()
      .db.update(users)
      .set({ taxStatus: 'REFUSED' })
      .where(eq(users.id, userId(ELENA)))
    await saveInn(ACCEPTED)
    await passAndWork()
    expect(await status()).toBe('REFUSED')
    await forget()
  })

  it('the answer about a number that has been replaced meanwhile is nobody’s', async () => {
    await saveInn(ACCEPTED)
    world().clock.pass(2 * SECOND)
    await saveInn(TO_THE_DESK)
    world().clock.pass(SECOND)
    await world().runJobs()
    expect(await status()).toBe('AWAITING_CHECK')
    world().clock.pass(2 * SECOND)
    await world().runJobs()
    expect(await status()).toBe('MANUAL_CHECK')
    await forget()
  })

  it('a number that is replaced while the service thinks keeps its own check', async () => {
    const { innCheck } = world().deps.ports
    const original = { ...innCheck }
    await saveInn(ACCEPTED)
    innCheck.check = async (query) => {
      Object.assign(innCheck, original)
      await saveInn(TO_THE_DESK)
      return original.check(query)
    }
    await passAndWork()
    expect(await status()).toBe('AWAITING_CHECK')
    await passAndWork()
    expect(await status()).toBe('MANUAL_CHECK')
    await forget()
  })

  it('an answer and a save that meet wait for each other', async () => {
    const wrong: unknown[] = []
    for (let round = 0; round < 15; round += 1) {
      const [first, second] = round % 2 ? [ACCEPTED, TO_THE_DESK] : [TO_THE_DESK, ACCEPTED]
      await saveInn(first)
      world().clock.pass(3 * SECOND)
      const [saved] = await Promise.all([saveInn(second), world().runJobs()])
      const { inn, taxStatus } = await getUser(world(), ELENA)
      if (saved.status !== 200 || inn !== second || taxStatus !== 'AWAITING_CHECK') wrong.push([saved.status, inn, taxStatus])
    }
    expect([wrong, world().jobErrors]).toEqual([[], []])
    await forget()
  })

  it('a number that is removed has no status, and its check ends in nothing', async () => {
    await saveInn(ACCEPTED)
    await saveInn('')
    await passAndWork()
    expect(await getUser(world(), ELENA)).toMatchObject({ inn: null, taxStatus: null })
    expect(await world().db.$count(innChecks)).toBe(0)
  })

  it('a service that is down is asked again', async () => {
    const { innCheck } = world().deps.ports
    const original = { ...innCheck }
    innCheck.check = async () => 'unavailable'
    await saveInn(ACCEPTED)
    await passAndWork()
    expect(await status()).toBe('AWAITING_CHECK')
    innCheck.check = async () => 'refused'
    world().clock.pass(5 * SECOND)
    await world().runJobs()
    expect(await getUser(world(), ELENA)).toMatchObject({ taxStatus: 'REFUSED', lacks: expect.arrayContaining(['innRefused']) })
    Object.assign(innCheck, original)
    expect(world().jobErrors).toEqual([])
    await forget()
  })

  it('C06 the job knows the check and neither the number nor the person', async () => {
    await saveInn(ACCEPTED)
    const rows = await world().db.select().from(jobs).where(eq(jobs.kind, 'inn-check'))
    const text = JSON.stringify(rows.map(({ payload }) => payload))
    expect(rows.length).toBeGreaterThan(0)
    expect([text.includes(ACCEPTED), text.includes(userId(ELENA))]).toEqual([false, false])
    await forget()
  })

  it('a company’s new number is checked too', async () => {
    const { version } = await getUser(world(), 6)
    await saveCompany(world(), { ...romashka, version, organization_inn: '7707083893' })
    expect(await getUser(world(), 6)).toMatchObject({ inn: '7707083893', taxStatus: 'AWAITING_CHECK' })
    await passAndWork()
    expect((await getUser(world(), 6)).taxStatus).toBe('ACCEPTED')
  })
})

describe('VL04 VL05 VL06 VL07 VL08 VL09 VL36 VL41 the server gives the verdict of the form', () => {
  it.each(INNS)('%j: %s', async (text, problem) => {
    const person = await saveInn(text)
    expect([person.json.code, person.json.message]).toEqual(problem === null ? [0, null] : [6, { inn: problem }])
    const { version } = await getUser(world(), 6)
    const company = await saveCompany(world(), { ...romashka, version, organization_inn: text })
    expect([company.json.code, company.json.message]).toEqual(problem === null ? [0, null] : [6, { organization_inn: problem }])
  })
})
