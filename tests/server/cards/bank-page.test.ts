/** D153 3.7.2: the one place to which the portal leads a person by itself outside of it is on a list. */
import { describe, expect, it } from 'vitest'
import { isBankPage } from '../../../server/modules/cards/bank-page.ts'
import { BadConfig } from '../../../server/start/bad-config.ts'
import { readConfig } from '../../../server/start/config.ts'
import { newPayee } from '../payouts/support.ts'
import { testApp } from '../support/server/test-app.ts'

const HOSTS = ['bank.example.org']
let page = ''
const world = testApp((usual) => ({
  bankPages: HOSTS,
  ports: { ...usual.ports, acquirer: { ...usual.ports.acquirer, cardPage: async () => ({ kind: 'page', url: page }) } },
}))

const FOREIGN = [
  'https://evil.example.org/card',
  'https://bank.example.org.evil.example/card',
  'https://evil.example@bank.example.org/card',
  'https://bank.example.org:8443/card',
  'http://bank.example.org/card',
  '//evil.example.org/card',
  '/\\evil.example.org/card',
  'javascript:alert(1)',
  'card',
  '',
]

describe('D153 3.7.2 the page of the bank', () => {
  it.each(['https://bank.example.org/card/x', '/sandbox/bank/x'])('%s is one', async (address) => {
    expect(isBankPage(address, HOSTS)).toBe(true)
    page = address
    const { token } = await newPayee(world(), 0)
    const { status, json } = await world().call('GET', '/e2c/add/card', { token })
    expect([status, json.payload]).toEqual([200, address])
  })

  it.each(FOREIGN)('«%s» is none', (address) => {
    expect(isBankPage(address, HOSTS)).toBe(false)
  })

  it('nobody is led to another one, and the log says so without the address', async () => {
    page = 'https://evil.example.org/card?secret'
    const { token } = await newPayee(world(), 0)
    const { status, json } = await world().call('GET', '/e2c/add/card', { token })
    expect([status, json.code]).toEqual([500, 190])
    const said = world().log.join('')
    expect(said).toContain('the bank names a page that is on no list')
    expect(said).not.toContain('evil.example.org')
  })

  it('the list comes from the environment: hosts, no addresses', () => {
    expect(readConfig({ MODE: 'demo' }).bankPages).toEqual([])
    expect(readConfig({ MODE: 'demo', BANK_PAGE_HOSTS: 'pay.bank.ru,bank.ru' }).bankPages).toEqual(['pay.bank.ru', 'bank.ru'])
    for (const wrong of ['https://bank.ru', '*.bank.ru', 'bank', 'bank.ru/card'])
      expect(() => readConfig({ MODE: 'demo', BANK_PAGE_HOSTS: wrong })).toThrow(BadConfig)
  })
})
