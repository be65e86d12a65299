/** The register of companies by DaData, against a process that answers as its documentation says. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dadataParty } from '../../../server/modules/profile/dadata-party.ts'
import { startTaxStandIn } from '../support/tax-stand-in.ts'
import type { TaxStandIn } from '../support/tax-stand-in.ts'

let standIn: TaxStandIn
beforeAll(async () => {
  standIn = await startTaxStandIn()
})
afterAll(() => standIn.stop())

const INN = '7707083893'
const adapter = (token = 'right') => dadataParty({ url: standIn.partyUrl, token, timeout: 2_000 })
const party = (type: string, status: string, inn = INN) => ({ data: { inn, type, state: { status } } })

it.each([
  ['accepted', [party('LEGAL', 'ACTIVE')]],
  ['accepted', [party('LEGAL', 'LIQUIDATED'), party('LEGAL', 'ACTIVE')]],
  ['refused', [party('LEGAL', 'LIQUIDATED')]],
  ['manual', [party('LEGAL', 'LIQUIDATING')]],
  ['manual', [party('LEGAL', 'BANKRUPT')]],
  ['manual', [party('LEGAL', 'REORGANIZING')]],
  ['manual', [party('INDIVIDUAL', 'ACTIVE')]],
  ['manual', []],
])('D188 a company is %s: %j', async (verdict, parties) => {
  await standIn.plan({ parties })
  expect(await adapter().check({ inn: INN, isLegalEntity: true })).toBe(verdict)
})

it('D188 the number of a person goes to the desk, and DaData does not get it', async () => {
  await standIn.plan({ parties: [party('INDIVIDUAL', 'ACTIVE', '500100732259')] })
  expect(await adapter().check({ inn: '500100732259', isLegalEntity: false })).toBe('manual')
  expect(await standIn.seen()).toEqual([])
})

it.each([
  ['http 429', 'status 429'],
  ['http 503', 'status 503'],
  ['html', 'not json'],
])('D188 after %s the check is tried again, and the log has the reason', async (step, reason) => {
  await standIn.plan({ next: [step] })
  await expect(adapter().check({ inn: INN, isLegalEntity: true })).rejects.toThrow(`the check of tax numbers dadata: ${reason}`)
})

it('D188 a wrong key is tried again', async () => {
  await standIn.plan({ parties: [party('LEGAL', 'ACTIVE')] })
  await expect(adapter('wrong').check({ inn: INN, isLegalEntity: true })).rejects.toThrow('status 403')
})
