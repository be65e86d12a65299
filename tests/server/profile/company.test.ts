import { describe, expect, it } from 'vitest'
import { FILL_IN, OTHER_PHONE } from '../../../src/domain/people/profile.ts'
import { testApp } from '../support/server/test-app.ts'
import { getUser, romashka, saveCompany } from './support.ts'

const world = testApp()

const legal = async () => (await world().call('GET', '/user/v2/legal', { token: await world().tokenOf(6) })).json.payload
const next = async (patch: object) =>
  saveCompany(world(), { ...romashka, version: (await getUser(world(), 6)).version, ...patch })

describe('PUT /user/v2/legal', () => {
  it('API09 PR38 a company changes its responsible person', async () => {
    const { status, json } = await next({ responsible: 'Ёлкина Майя Андреевна' })
    expect([status, json.payload]).toEqual([200, { version: 2 }])
    const { license: _license, ...fields } = romashka
    expect(await legal()).toMatchObject({ ...fields, responsible: 'Ёлкина Майя Андреевна', version: 2 })
  })

  it('the status of an unchanged INN stays', async () => {
    await next({ city: 'Уфа' })
    expect(await getUser(world(), 6)).toMatchObject({ taxStatus: 'ACCEPTED', city: 'Уфа' })
  })

  it('VL41 every field is required, and says so at its place', async () => {
    const before = await legal()
    for (const name of ['responsible', 'organization_name', 'organization_inn', 'city', 'email', 'birthday']) {
      const { status, json } = await next({ [name]: '' })
      expect([status, json.code, json.message]).toEqual([400, 6, { [name]: FILL_IN }])
    }
    expect(await legal()).toEqual(before)
  })

  it('the phone of another is refused at its field', async () => {
    expect((await next({ mobile: '79000000001' })).json.message).toEqual({ mobile: OTHER_PHONE })
  })

  it('a change from another tab is told', async () => {
    const { version } = await getUser(world(), 6)
    expect((await next({ city: 'Орёл' })).status).toBe(200)
    expect((await saveCompany(world(), { ...romashka, version, city: 'Курск' })).json.code).toBe(126)
    expect(await legal()).toMatchObject({ city: 'Орёл' })
  })

  it('C02 a company lacks nothing and is not approved: it withdraws nothing', async () => {
    expect(await getUser(world(), 6)).toMatchObject({ approved: false, lacks: [] })
  })
})
