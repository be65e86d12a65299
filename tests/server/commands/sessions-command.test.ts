/** `npm run sessions` as an operator runs it beside the server. */
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { ANNA, YULIA } from '../../../server/demo/people.ts'
import { audit, sessions, users } from '../../../server/kernel/database/schema.ts'
import { openSession } from '../../../server/modules/auth/sessions.ts'
import { openUnlimited } from '../support/server/open-unlimited.ts'
import { freshPlace, runToEnd } from '../support/server/process.ts'

const START = 60_000
let place: Awaited<ReturnType<typeof freshPlace>>
let opened: ReturnType<typeof openUnlimited>

const run = (...args: string[]) => runToEnd('sessions-command', args, place.env)

const open = (person: string, name: string | null) =>
  openSession(opened.db, person, Date.now(), { tokens: [], device: null, name })
const countOf = (person: string) => opened.db.$count(sessions, eq(sessions.userId, person))

// On the embedded database the command runs like `npm run jobs`, whose test is about that.
describe.runIf(inject('engineSetup').engine === 'postgres')('D133 npm run sessions', () => {
  beforeAll(async () => {
    place = await freshPlace()
    opened = openUnlimited(place.env['DATABASE_URL'] ?? '', 1)
  }, START)
  afterAll(async () => {
    await opened.close()
    place.remove()
  })

  it(
    'lists the sessions of a phone, however it is written, ends them and nobody else’s, and writes down that it was the command',
    async () => {
      const tokens = [await open(ANNA, 'Chrome, Windows'), await open(ANNA, null)]
      await open(YULIA, 'Safari, iPhone')
      const list = await run('list', '+7 (900) 000-00-01')
      expect(list.code, list.output).toBe(0)
      const moment = String.raw`\d{2}\.\d{2}\.\d{4} \d{2}:\d{2}`
      for (const name of ['Chrome, Windows', 'Неизвестный браузер'])
        expect(list.output).toMatch(new RegExp(`^${name}: вход ${moment}, последнее действие ${moment}$`, 'm'))
      for (const token of tokens) expect(list.output).not.toContain(token)
      expect(list.output.trim().split('\n')).toHaveLength(2)

      expect(await run('end', '79000000001')).toEqual({ code: 0, output: 'Завершено сеансов: 2\n' })
      expect([await countOf(ANNA), await countOf(YULIA)]).toEqual([0, 1])
      const [{ auditId } = {}] = await opened.db.select({ auditId: users.auditId }).from(users).where(eq(users.id, ANNA))
      const [line] = await opened.db.select().from(audit).orderBy(desc(audit.id)).limit(1)
      const written = { event: 'sessionsEnded', actor: null, subject: auditId, origin: 'command', reason: 'byHand' }
      expect(line).toMatchObject(written)

      expect(await run('end', '79000000001')).toEqual({ code: 0, output: 'Завершено сеансов: 0\n' })
      expect(await run('list', '79000000001')).toEqual({ code: 0, output: 'Сеансов нет\n' })
      const [last] = await opened.db.select().from(audit).orderBy(desc(audit.id)).limit(1)
      expect(last?.id, 'nothing has happened').toBe(line?.id)
    },
    START,
  )

  it(
    'a phone that nobody has and what is no command end with a code and words',
    async () => {
      expect(await run('end', '79999999999')).toEqual({ code: 1, output: 'Такого телефона нет\n' })
      const usage = { code: 2, output: 'npm run sessions -- list|end <телефон>\n' }
      for (const args of [[], ['end'], ['list', 'x'], ['stop', '79000000001'], ['end', '79000000001', '79000000013']])
        expect(await run(...args)).toEqual(usage)
    },
    START,
  )
})
