/** The company of an INN: the operation, and the register by DaData against a process that answers as its documentation says. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ROMASHKA_INN, STROYDOM_INN } from '../../../server/demo/people.ts'
import { limitCounts } from '../../../server/kernel/database/schema.ts'
import { builtInCompanies } from '../../../server/modules/suggestions/built-in-companies.ts'
import { dadataCompanies } from '../../../server/modules/suggestions/dadata-companies.ts'
import { LOOK_UPS } from '../../../server/modules/suggestions/limit.ts'
import { SuggestionsDown, SuggestionsRefused } from '../../../server/modules/suggestions/port.ts'
import { createThrift } from '../../../server/modules/suggestions/thrift.ts'
import { readConfig } from '../../../server/start/config.ts'
import { portsFromConfig } from '../../../server/start/ports/ports-from-config.ts'
import { testPairs } from '../support/deeds/keys.ts'
import { testApp } from '../support/server/test-app.ts'
import { startTaxStandIn } from '../support/tax-stand-in.ts'
import type { TaxStandIn } from '../support/tax-stand-in.ts'

const world = testApp()
const COMPANY = 6
const CLOSED_INN = '7701234560'
const UNKNOWN_INN = '7712345671'

let standIn: TaxStandIn
beforeAll(async () => {
  standIn = await startTaxStandIn()
})
afterAll(() => standIn.stop())
beforeEach(() => world().db.delete(limitCounts))

const ask = async (inn: string) =>
  world().call('GET', `/suggestions/company?inn=${inn}`, { token: await world().tokenOf(COMPANY) })

/** A party as findById/party has it: dates in milliseconds, names in capitals. */
const party = (status: string, name: object, more: object = {}, liquidated: number | null = null) => ({
  value: 'ООО "РОМАШКА"',
  data: {
    inn: ROMASHKA_INN,
    type: 'LEGAL',
    branch_type: 'MAIN',
    name,
    management: { name: 'Петрова Алла Юрьевна', post: 'ДИРЕКТОР' },
    state: { status, registration_date: 978_307_200_000, liquidation_date: liquidated },
    ...more,
  },
})
const NAMES = { short_with_opf: 'ООО "РОМАШКА"', full_with_opf: 'ОБЩЕСТВО С ОГРАНИЧЕННОЙ ОТВЕТСТВЕННОСТЬЮ "РОМАШКА"' }
const MARCH_12 = Date.UTC(2024, 2, 12)
const register = (token = 'right') => dadataCompanies({ url: standIn.partyUrl, token, timeout: 300 })

describe('D270 the operation', () => {
  it('says what the demo world’s companies are, with the day on which one was closed', async () => {
    expect((await ask(ROMASHKA_INN)).json.payload).toEqual({
      company: { name: 'ООО «Ромашка»', status: 'ACTIVE', closedOn: null },
    })
    expect((await ask(STROYDOM_INN)).json.payload).toMatchObject({ company: { name: 'ООО «Стройдом»' } })
    expect((await ask(CLOSED_INN)).json.payload).toEqual({
      company: { name: 'ООО «Умелец»', status: 'LIQUIDATED', closedOn: '12-03-2024' },
    })
  })

  it('without a register nothing is said of another number, not even that there is none', async () => {
    const { status, json } = await ask(UNKNOWN_INN)
    expect([status, json.code, json.message]).toEqual([422, 500, 'Реестр компаний сейчас недоступен. Введите название сами'])
    await expect(builtInCompanies({}).suggest(ROMASHKA_INN)).rejects.toBeInstanceOf(SuggestionsDown)
    await expect(builtInCompanies({}).suggest('constructor')).rejects.toBeInstanceOf(SuggestionsDown)
  })

  it('a register that knows no such company answers null', async () => {
    const { companySuggestions } = world().deps.ports
    const original = { ...companySuggestions }
    await standIn.plan({ parties: [] })
    companySuggestions.suggest = (inn) => register().suggest(inn)
    const { status, json } = await ask(UNKNOWN_INN)
    Object.assign(companySuggestions, original)
    expect([status, json.payload]).toEqual([200, { company: null }])
  })

  it.each(['', '772816897', '77281689711', '500100732259', '77281689AB'])('D188 «%s» is no question', async (inn) => {
    expect((await ask(inn)).json.code).toBe(123)
  })

  it('D152 counts with the cities of the same person', async () => {
    const token = await world().tokenOf(COMPANY)
    const [{ budget }] = LOOK_UPS
    for (let asked = 0; asked < budget; asked += 1)
      await world().call('GET', `/suggestions/${asked % 2 ? 'city?query=К' : `company?inn=${ROMASHKA_INN}`}`, { token })
    expect((await ask(ROMASHKA_INN)).json.code).toBe(140)
  })
})

describe('D270 the register by DaData', () => {
  it.each([
    ['ACTIVE', null, null],
    ['LIQUIDATED', MARCH_12, '2024-03-12'],
    ['LIQUIDATING', null, null],
    ['BANKRUPT', null, null],
    ['REORGANIZING', null, null],
  ])('a company that is %s, closed %j', async (status, liquidated, closedOn) => {
    await standIn.plan({ parties: [party(status, NAMES, {}, liquidated)] })
    expect(await register().suggest(ROMASHKA_INN)).toEqual([{ name: 'ООО «РОМАШКА»', status, closedOn }])
    expect(await standIn.seen()).toEqual([{ query: ROMASHKA_INN, count: 10, type: 'LEGAL', branch_type: 'MAIN' }])
  })

  it('the full name where there is no short one, and the line of the list where there is neither', async () => {
    await standIn.plan({ parties: [party('ACTIVE', { short_with_opf: null, full_with_opf: NAMES.full_with_opf })] })
    expect((await register().suggest(ROMASHKA_INN))[0]?.name).toBe('ОБЩЕСТВО С ОГРАНИЧЕННОЙ ОТВЕТСТВЕННОСТЬЮ «РОМАШКА»')
    await standIn.plan({ parties: [party('ACTIVE', {})] })
    expect((await register().suggest(ROMASHKA_INN))[0]?.name).toBe('ООО «РОМАШКА»')
  })

  it('of several the one at work; no branch and no sole trader', async () => {
    const other = { ...NAMES, short_with_opf: 'ООО "НОВАЯ"' }
    await standIn.plan({ parties: [party('LIQUIDATED', NAMES, {}, MARCH_12), party('ACTIVE', other)] })
    expect((await register().suggest(ROMASHKA_INN))[0]?.name).toBe('ООО «НОВАЯ»')
    await standIn.plan({
      parties: [
        party('ACTIVE', NAMES, { branch_type: 'BRANCH' }),
        party('ACTIVE', NAMES, { type: 'INDIVIDUAL', branch_type: null }),
      ],
    })
    expect(await register().suggest(ROMASHKA_INN)).toEqual([])
  })

  it.each(['html', 'cut', 'silent', 'http 503'])('«%s» is a register that is away, and no digit is told', async (step) => {
    await standIn.plan({ next: [step] })
    const error: unknown = await register()
      .suggest(ROMASHKA_INN)
      .catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(SuggestionsDown)
    expect(String(error)).not.toContain(ROMASHKA_INN)
  })

  it('D152 a wrong key and a used up day leave it alone, and an answer is known for a day', async () => {
    await expect(register('wrong').suggest(ROMASHKA_INN)).rejects.toBeInstanceOf(SuggestionsRefused)
    const { db, clock } = world()
    const thrift = createThrift({ db, now: clock.now, perDay: 10, onTurn: () => undefined })
    const source = thrift.of(register())
    await standIn.plan({ parties: [party('ACTIVE', NAMES)] })
    await source.suggest(ROMASHKA_INN)
    await source.suggest(ROMASHKA_INN)
    expect(await standIn.seen()).toHaveLength(1)
  })
})

describe('D270 which register is asked', () => {
  const portsOf = (environment: Record<string, string>, mode: 'demo' | 'production') => {
    const { db, clock } = world()
    const config = { ...readConfig({ MODE: 'demo', ...environment }), mode }
    const thrift = createThrift({ db, now: clock.now, perDay: 10, onTurn: () => undefined })
    return portsFromConfig(config, db, testPairs().CAPTCHA_KEY, () => undefined, thrift).companySuggestions
  }

  it('without DaData the demo world’s companies are known in a demonstration, and nobody in production', async () => {
    expect(await portsOf({}, 'demo').suggest(ROMASHKA_INN)).toHaveLength(1)
    await expect(portsOf({}, 'production').suggest(ROMASHKA_INN)).rejects.toBeInstanceOf(SuggestionsDown)
  })

  it('with DaData its look-up of parties, by the address and the key of the configuration', async () => {
    await standIn.plan({ parties: [party('ACTIVE', NAMES)] })
    const settings = { SUGGESTIONS: 'dadata', DADATA_TOKEN: 'right', DADATA_PARTY_URL: standIn.partyUrl }
    expect(await portsOf(settings, 'production').suggest(ROMASHKA_INN)).toEqual([
      { name: 'ООО «РОМАШКА»', status: 'ACTIVE', closedOn: null },
    ])
  })
})
