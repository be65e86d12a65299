import { Script } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { buildServer } from '../../../server/start/server.ts'
import { serveDemoPage } from '../../../server/demo/page.ts'
import { MARIA, PROFI } from '../../../server/demo/people.ts'
import { outboxSms } from '../../../server/modules/sms/outbox.ts'
import { codeFor, freshPhone } from '../support/deeds/codes.ts'
import { sell } from '../support/deeds/sell.ts'
import { commands, order } from '../team/support.ts'
import { phoneOf, testApp } from '../support/server/test-app.ts'

const world = testApp()
const production = testApp({ isDemo: false })

const page = async (path: string) => {
  const app = await buildServer(world().deps, { checkAnswers: true, logger: false, portalDir: null })
  serveDemoPage(app)
  const answer = await app.inject({ method: 'GET', url: path })
  await app.close()
  return answer
}

describe('demo mode', () => {
  it('lists the accounts, their password and the mode that shows them', async () => {
    const { json } = await world().call('GET', '/demo/accounts')
    const { password, accounts } = json.payload as { password: string; accounts: { mobile: string }[] }
    expect([password, accounts.length]).toEqual(['111111', 16])
    const of = (number: number) => accounts.find(({ mobile }) => mobile === phoneOf(number))
    expect(of(1)).toEqual({ mobile: phoneOf(1), name: 'Анна Соколова', notes: 'Продавец', mode: 'seller', isDesk: false })
    expect(of(91)).toMatchObject({ name: 'Марина Петрова', notes: 'Оператор поддержки, вход на /desk', isDesk: true })
    expect(of(6)).toMatchObject({ name: 'ООО Ромашка', mode: 'customer' })
    expect(of(9)).toMatchObject({ mode: 'seller' })
  })

  it('RL09 D60 the administrator was told of the applications that wait, as of one that comes', async () => {
    const token = await world().tokenOf(2)
    const news = async () => {
      const { json } = await world().call('POST', '/push-history', { token, body: { offset: 0, size: 5 } })
      return json.payload as Record<'label' | 'body' | 'link' | 'created', string>[]
    }
    const { json } = await world().call('GET', '/admin/retail/point/v2/unconfirmed/sellers', { token })
    const { sellers } = json.payload as { sellers: { created: string }[] }
    const seeded = await news()
    expect(seeded.map(({ created }) => created).toReversed()).toEqual(sellers.map(({ created }) => created))
    await order(world(), await world().tokenOf(9), commands.join(PROFI))
    const said = (await news()).map(({ label, body, link }) => ({ label, body, link }))
    expect(said).toEqual(Array.from({ length: seeded.length + 1 }, () => said[0]))
  })

  it('E18 every failed sale of the seller can be repaired: its serial is nobody else’s', async () => {
    const { json } = await world().call('POST', '/sale/get/all', {
      token: await world().tokenOf(1),
      body: { offset: 0, size: 20, statuses: ['FAIL'] },
    })
    const { saleHistory } = json.payload as { saleHistory: { id: string; tool: { sn: string } }[] }
    const repaired: [string, number][] = []
    for (const { id, tool } of saleHistory)
      repaired.push([tool.sn, (await sell(world(), { person: 1, sn: tool.sn, repairs: id })).json.code])
    expect(repaired).toEqual([
      ['200.00101', 0],
      ['200.00100', 0],
    ])
  })

  it('shows what was sent, the newest first', async () => {
    const [one, two] = [freshPhone(), freshPhone()]
    const first = await codeFor(world(), 'registration', one)
    const second = await codeFor(world(), 'registration', two)
    const { json } = await world().call('GET', '/demo/outbox')
    const messages = json.payload as { mobile: string; text: string }[]
    expect(messages.slice(0, 2).map(({ mobile }) => mobile)).toEqual([two, one])
    expect([messages[0]?.text.includes(second), messages[1]?.text.includes(first)]).toEqual([true, true])
  })

  it('signs in with one call, demo accounts only', async () => {
    const { json } = await world().call('POST', '/demo/sign-in', { body: { mobile: phoneOf(5) } })
    const user = await world().call('GET', '/user/status', { token: json.payload })
    expect(user.status).toBe(200)
    expect(MARIA).toMatch(/-000000000005$/)
    expect((await world().call('POST', '/demo/sign-in', { body: { mobile: '79991112233' } })).status).toBe(404)
  })

  it('the page lists every account, carries no script of its own and loads nothing from elsewhere', async () => {
    const { statusCode, headers, body } = await page('/demo')
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(headers['content-security-policy']).toContain("script-src 'self'")
    expect(body.match(/data-mobile="79\d{9}"/g)).toHaveLength(16)
    expect(body).toContain('<html lang="ru">')
    expect(body).not.toMatch(/<script(?![^>]*src=)|style=|https?:\/\//)
  })

  it('its script and style are served, and the script is one', async () => {
    const script = await page('/demo/page.js')
    expect([script.statusCode, script.headers['content-type']]).toEqual([200, 'text/javascript; charset=utf-8'])
    expect(() => new Script(script.body)).not.toThrow()
    expect((await page('/demo/page.css')).headers['content-type']).toBe('text/css; charset=utf-8')
  })

  it('the outbox prints to the terminal, a repeat of a message once', async () => {
    const lines: string[] = []
    const sms = outboxSms(world().db, (line) => lines.push(line))
    const message = { id: '00000000-0000-4000-8007-000000000001', mobile: '79001234567', text: 'Код 123456' }
    await sms.send(message, world().clock.now())
    await sms.send(message, world().clock.now())
    expect(lines).toEqual(['SMS +7 (900) 123-45-67: Код 123456'])
  })
})

describe('outside of demo mode', () => {
  it.each([
    ['GET', '/demo/accounts'],
    ['GET', '/demo/outbox'],
    ['POST', '/demo/sign-in'],
  ] as const)('%s %s does not exist', async (method, path) => {
    const body = method === 'POST' ? { mobile: phoneOf(1) } : undefined
    const { status, json } = await production().call(method, path, { body })
    expect([status, json]).toEqual([404, { code: 120, message: 'Не найдено', payload: null }])
  })

  it('there is no page', async () => {
    expect((await production().app.inject({ method: 'GET', url: '/demo' })).statusCode).toBe(404)
  })
})
