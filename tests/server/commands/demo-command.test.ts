/** The demo world does not serve in production (B01): the server refuses to start on it, and a command removes it. */
import { and, eq, isNull, ne } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { DEMO_PASSWORD, phoneOf } from '../../../server/demo/people.ts'
import { audit, models, sales, tools, users } from '../../../server/kernel/database/schema.ts'
import { openUnlimited } from '../support/server/open-unlimited.ts'
import { freshPlace, runToEnd, startProcess } from '../support/server/process.ts'
import { production } from '../support/server/production.ts'

const START = 90_000
let place: Awaited<ReturnType<typeof freshPlace>>
let opened: ReturnType<typeof openUnlimited>

const env = () => ({ ...place.env, ...production })
const remove = (...args: string[]) => runToEnd('demo-command', args, env())

// Of a real installation, which has PostgreSQL.
describe.runIf(inject('engineSetup').engine === 'postgres')('npm run demo -- remove', () => {
  beforeAll(async () => {
    place = await freshPlace()
    opened = openUnlimited(place.env['DATABASE_URL'] ?? '', 1)
  }, START)
  afterAll(async () => {
    await opened.close()
    place.remove()
  })

  it(
    'B01 production refuses to start where everybody knows a password of an operator',
    async () => {
      const { code, output } = await runToEnd('main', [], env())
      expect(code).toBe(1)
      expect(output).toContain('демонстрационные учётные записи')
      expect(output).toContain('npm run demo -- remove')
    },
    START,
  )

  it(
    'B01 after the command it starts, nobody of the demo world signs in, and the ledger agrees',
    async () => {
      expect(await remove('all')).toEqual({ code: 2, output: 'npm run demo -- remove\n' })
      const removed = await remove('remove')
      expect(removed.code, removed.output).toBe(0)
      expect(removed.output).toMatch(/^Удалено: учётных записей \d+, точек \d+, серийных номеров \d+$/m)
      expect(removed.output).toMatch(/^Осталось, потому что на них ссылаются продажи: /m)
      expect(await opened.db.$count(users)).toBe(0)
      expect(await opened.db.$count(audit, and(eq(audit.event, 'accountDeleted'), ne(audit.reason, 'byHand')))).toBe(0)
      // What was never sold has gone, and no sale lost its tool.
      expect(await opened.db.$count(tools, eq(tools.sn, '100.00001'))).toBe(0)
      const orphans = await opened.db
        .select({ id: sales.id })
        .from(sales)
        .leftJoin(models, eq(models.id, sales.modelId))
        .where(and(isNull(models.id), eq(sales.status, 'FINISH')))
      expect(orphans).toEqual([])
      expect((await runToEnd('ledger-command', ['verify'], env())).output).toContain('Журнал сходится')
      const server = await startProcess(env())
      const answer = await fetch(`${server.url}/api/desk/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username: phoneOf(90), password: DEMO_PASSWORD }),
      })
      expect(await answer.json()).toMatchObject({ code: 6 })
      server.signal('SIGTERM')
      await server.ended
      expect(await remove('remove')).toMatchObject({ code: 0, output: expect.stringContaining('учётных записей 0') })
    },
    START,
  )
})
