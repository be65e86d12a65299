/** D23: the budget of codes belongs to the address; headers of the client can only make it smaller. */
import type { FastifyRequest } from 'fastify'
import { describe, expect, it } from 'vitest'
import { buildServer } from '../../../server/start/server.ts'
import { createClientOf } from '../../../server/http/contract/client-of.ts'
import { CODE_RULES } from '../../../server/modules/codes/rules.ts'
import type { CodePurpose } from '../../../server/kernel/database/sets.ts'
import { DAY } from '../support/server/clock.ts'
import { askForCode, freshPhone } from '../support/deeds/codes.ts'
import { testApp } from '../support/server/test-app.ts'

/** The captcha is not tested here: every request passes it. */
const world = testApp(({ ports }) => ({
  ports: { ...ports, captcha: { ...ports.captcha, check: async () => ({ kind: 'passed', once: null }) } },
}))

interface Plan {
  purpose?: CodePurpose
  captcha: string | null
  address: (index: number) => string
  browser?: (index: number) => string
}

/** The number of accepted requests, each for a different phone. */
const passed = async (times: number, { purpose = 'registration', captcha, address, browser }: Plan): Promise<number> => {
  world().clock.pass(DAY)
  let count = 0
  for (let index = 0; index < times; index += 1) {
    const from = { address: address(index), browser: browser?.(index) ?? `browser ${index}` }
    const { json } = await askForCode(world(), purpose, freshPhone(), { ...from, captcha })
    expect([0, 140, 141]).toContain(json.code)
    if (json.code === 0) count += 1
  }
  return count
}

const { checked, unchecked } = CODE_RULES
const one = (address: string) => () => address
const hex = (index: number): string => index.toString(16)

describe('120 requests from one place', () => {
  it.each(['registration', 'recovery', 'deletion'] as const)(
    'D23 %s without a captcha, each with another User-Agent',
    async (purpose) => {
      expect(await passed(120, { purpose, captcha: null, address: one('198.51.100.1') })).toBe(unchecked.address)
    },
  )

  it('D23 with a captcha, each with another User-Agent', async () => {
    expect(await passed(120, { captcha: 'x', address: one('198.51.100.1') })).toBe(checked.address)
  })

  it('D23 one User-Agent has less than its address', async () => {
    const browser = () => 'the same'
    expect(await passed(120, { captcha: null, address: one('198.51.100.1'), browser })).toBe(unchecked.browser)
    expect(await passed(120, { captcha: 'x', address: one('198.51.100.1'), browser })).toBe(checked.browser)
    expect([unchecked.browser < unchecked.address, checked.browser < checked.address]).toEqual([true, true])
  })

  it('D23 IPv6: the 64 bits of the device are nobody’s', async () => {
    expect(await passed(120, { captcha: null, address: (index) => `2001:db8:1:2::${hex(index + 1)}` })).toBe(unchecked.address)
  })

  it('D23 IPv6: a whole /48 has no more than a network', async () => {
    expect(await passed(120, { captcha: null, address: (index) => `2001:db8:7:${hex(index)}::1` })).toBe(unchecked.network)
  })

  it('D23 IPv4: neighbours of a /24 share', async () => {
    expect(await passed(120, { captcha: null, address: (index) => `198.51.100.${index + 1}` })).toBe(unchecked.network)
  })

  it('D23 IPv4 spelt as IPv6 is the same address', async () => {
    const address = (index: number) => (index % 2 === 0 ? '198.51.100.1' : '::ffff:198.51.100.1')
    expect(await passed(120, { captcha: null, address })).toBe(unchecked.address)
  })

  it('D23 requests that arrive together are counted one after the other', async () => {
    world().clock.pass(DAY)
    const asked = Array.from({ length: checked.address + 10 }, (_, index) =>
      askForCode(world(), 'registration', freshPhone(), { address: '198.51.100.1', browser: `browser ${index}`, captcha: 'x' }),
    )
    const codes = (await Promise.all(asked)).map(({ json }) => json.code)
    expect(codes.filter((code) => code === 0)).toHaveLength(checked.address)
  })
})

describe('the hundred without a captcha', () => {
  it('D12 D23 is for many networks, and nobody alone takes half of it', async () => {
    expect(unchecked.network).toBeLessThan(unchecked.all / 2)
    const spread = (index: number) => `203.0.${index % 10}.${Math.floor(index / 10) + 1}`
    expect(await passed(120, { captcha: null, address: spread })).toBe(unchecked.all)
  })

  it('D23 deletion has a hundred of its own, which takes nothing from the others', async () => {
    const spread = (index: number) => `203.0.${index % 10}.${Math.floor(index / 10) + 1}`
    expect(await passed(120, { purpose: 'deletion', captcha: null, address: spread })).toBe(unchecked.all)
    expect((await askForCode(world(), 'registration', freshPhone(), { address: '192.0.2.1', captcha: null })).json.code).toBe(0)
    const full = await askForCode(world(), 'deletion', freshPhone(), { address: '192.0.2.1', captcha: null })
    expect([full.status, full.json.code]).toEqual([422, 141])
    expect((await askForCode(world(), 'deletion', freshPhone(), { address: '192.0.2.1', captcha: 'x' })).json.code).toBe(0)
  })
})

describe('whose address it is', () => {
  const clientWith = (ip: string, remoteAddress = '192.0.2.9', browser = 'x') =>
    createClientOf(world().deps.originKey)({
      ip,
      socket: { remoteAddress },
      headers: { 'user-agent': browser },
    } as FastifyRequest)

  it.each([
    ['a port', '198.51.100.1:5678', '198.51.100.1'],
    ['an IPv6 address in brackets with a port', '[2001:db8:1:2::5]:443', '2001:db8:1:2::9'],
    ['IPv4 spelt as IPv6 in hexadecimal', '::ffff:c633:6401', '198.51.100.1'],
    ['what is no address: the proxy counts', 'unknown', '192.0.2.9'],
    ['nothing: the proxy counts', '', '192.0.2.9'],
  ])('D23 a proxy that writes %s', (_what, ip, same) => {
    expect(clientWith(ip).address).toBe(clientWith(same).address)
  })

  it('C06 D23 D150 three hashes, each of more, and those of phones; none of them is the address', () => {
    const [one1, two] = [clientWith('198.51.100.1'), clientWith('198.51.100.1', '192.0.2.9', 'y')]
    expect([one1.network, one1.address]).toEqual([two.network, two.address])
    expect(one1.browser).not.toBe(two.browser)
    const hashes = [one1.network, one1.address, one1.browser, one1.phone('79000000001'), one1.phone('79000000002')]
    expect(new Set(hashes).size, 'and each phone has one of its own').toBe(5)
    for (const hash of hashes) expect(hash).toMatch(/^[\da-f]{64}$/)
    expect(one1.phone('79000000001'), 'from everywhere').toBe(two.phone('79000000001'))
  })

  it.each([
    [0, 'a caller’s own X-Forwarded-For changes nothing', ['203.0.113.9'], '127.0.0.1'],
    [1, 'the last entry counts, which the proxy has written', ['203.0.113.9', '198.51.100.1'], '198.51.100.1'],
    [2, 'the last but one counts', ['203.0.113.9', '198.51.100.1', '10.0.0.1'], '198.51.100.1'],
    [2, 'with fewer entries than proxies the first one counts', ['198.51.100.1'], '198.51.100.1'],
  ])('D23 behind %i proxies %s', async (proxies, _what, chain, expected) => {
    const app = await buildServer(world().deps, { checkAnswers: true, logger: false, portalDir: null, proxies })
    app.get('/whose', async ({ ip }) => ip)
    const answer = await app.inject({ url: '/whose', headers: { 'x-forwarded-for': chain.join(', ') } })
    expect(answer.body).toBe(expected)
    await app.close()
  })
})
