/** `npm run reports` as somebody runs it beside the server. */
import { desc } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { audit } from '../../../server/kernel/database/schema.ts'
import { storeReport } from '../../../server/modules/problem-reports/reports.ts'
import { openUnlimited } from '../support/server/open-unlimited.ts'
import { freshPlace, runToEnd } from '../support/server/process.ts'
import { recordingOf } from '../problem-reports/support.ts'

const START = 60_000
let place: Awaited<ReturnType<typeof freshPlace>>
let opened: ReturnType<typeof openUnlimited>

const run = (...args: string[]) => runToEnd('reports-command', args, place.env)
const lastLine = async () => (await opened.db.select().from(audit).orderBy(desc(audit.id)).limit(1))[0]

const told = { note: 'Ответа нет', recording: recordingOf(), place: '/tool', width: 360, height: 740, theme: 'dark' } as const
const read = { release: '', machine: 'addTool', state: 'unanswered', signature: 'one' }

// On the embedded database the command runs like `npm run jobs`, whose test is about that.
describe.runIf(inject('engineSetup').engine === 'postgres')('D257 D265 npm run reports', () => {
  beforeAll(async () => {
    place = await freshPlace()
    opened = openUnlimited(place.env['DATABASE_URL'] ?? '', 1)
  }, START)
  afterAll(async () => {
    await opened.close()
    place.remove()
  })

  it(
    'prints a report as its file, however its code is written, and the audit has it first; of one that is over nothing',
    async () => {
      const key = { print: 'print', value: 'value' }
      const [now, { db }] = [Date.now(), opened]
      const stored = (at: number) => db.transaction((tx) => storeReport(tx, key, { told, read, ownerId: null, now: at }))
      const [{ code }, old] = [await stored(now), await stored(now - 91 * 86_400_000)]

      const { code: ended, output } = await run(code.toLowerCase().replaceAll('-', ' '))
      expect(ended, output).toBe(0)
      expect(JSON.parse(output)).toEqual({ kind: 'mst-report', ...told })
      const line = await lastLine()
      expect(line).toMatchObject({ event: 'reportOpened', actor: null, object: code, origin: 'command', reason: 'byHand' })

      expect(await run(old.code)).toEqual({ code: 1, output: 'Такого обращения нет\n' })
      expect((await lastLine())?.id, 'nothing has been opened').toBe(line?.id)
      expect(await run('не код')).toEqual({ code: 2, output: 'npm run reports -- <код обращения>\n' })
    },
    START,
  )
})
