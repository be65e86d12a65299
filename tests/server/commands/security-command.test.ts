/** `npm run security` as an operator runs it beside the server. */
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { addSecurityEvents, WINDOW } from '../../../server/modules/audit/security-events.ts'
import type { SecurityRow } from '../../../server/modules/audit/security-events.ts'
import { openUnlimited } from '../support/server/open-unlimited.ts'
import { freshPlace, runToEnd } from '../support/server/process.ts'

const START = 60_000
let place: Awaited<ReturnType<typeof freshPlace>>
let opened: ReturnType<typeof openUnlimited>

const run = (...args: string[]) => runToEnd('security-command', args, place.env)

// On the embedded database the command runs like `npm run jobs`, whose test is about that.
describe.runIf(inject('engineSetup').engine === 'postgres')('D150 npm run security', () => {
  beforeAll(async () => {
    place = await freshPlace()
    opened = openUnlimited(place.env['DATABASE_URL'] ?? '', 1)
  }, START)
  afterAll(async () => {
    await opened.close()
    place.remove()
  })

  it(
    'shows where most comes from, a phone that many try, and the newest events; nothing is nothing',
    async () => {
      expect(await run('top')).toEqual({ code: 0, output: 'За сутки ничего\n' })
      expect(await run('list')).toEqual({ code: 0, output: 'Ничего\n' })
      const at = Date.now()
      const row = (network: string | null, more: Partial<SecurityRow>): SecurityRow => ({
        since: new Date(at - (at % WINDOW)),
        event: 'wrongPassword',
        operation: 'login',
        network: network && network.repeat(64),
        origin: network && `e${network.repeat(63)}`,
        actor: null,
        phone: 'f'.repeat(64),
        seen: 3,
        lastAt: new Date(at),
        ...more,
      })
      const actor = '11111111-1111-4111-8111-111111111111'
      await addSecurityEvents(opened.db, [
        row('a', {}),
        row('b', { seen: 40 }),
        row('b', { event: 'noRight', operation: 'getPayees', actor, phone: null, seen: 1, lastAt: new Date(at + 1_000) }),
        row(null, { operation: null, phone: null, seen: 9 }),
      ])
      const top = await run('top')
      expect([top.code, top.output.trim().split('\n')]).toEqual([
        0,
        [
          'bbbbbbbbbbbb: 41, адресов 1, телефонов 1 (нет права, неверный пароль)',
          'остальные сети: 9, адресов 0, телефонов 0 (неверный пароль)',
          'aaaaaaaaaaaa: 3, адресов 1, телефонов 1 (неверный пароль)',
          'телефон ffffffffffff: из 2 сетей, 43',
        ],
      ])
      const [newest = ''] = (await run('list')).output.split('\n')
      expect(newest).toMatch(
        new RegExp(String.raw`^\d{2}\.\d{2}\.\d{4} \d{2}:\d{2} нет права, getPayees: 1, сеть b{12}, адрес eb{11}, кто ${actor}$`),
      )
    },
    START,
  )

  it('what is no command ends with a code and words', async () => {
    for (const args of [[], ['stop'], ['top', 'x']])
      expect(await run(...args)).toEqual({ code: 2, output: 'npm run security -- top|list\n' })
  })
})
