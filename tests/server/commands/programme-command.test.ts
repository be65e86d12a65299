/** `npm run programme` beside a server: what it prints, in which role, and a kill in the middle. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { audit, importRuns, models, tools, users } from '../../../server/kernel/database/schema.ts'
import { openUnlimited } from '../support/server/open-unlimited.ts'
import { freshPlace, runEntry, runToEnd } from '../support/server/process.ts'

const START = 120_000
const folder = mkdtempSync(join(tmpdir(), 'mst-programme-command-'))
let place: Awaited<ReturnType<typeof freshPlace>>
let opened: ReturnType<typeof openUnlimited>

const run = (...args: string[]) => runToEnd('programme-command', args, place.env)
const fileOf = (name: string, rows: readonly string[]): string => {
  const path = join(folder, name)
  writeFileSync(path, `\uFEFF${rows.join('\r\n')}\r\n`)
  return path
}

describe.runIf(inject('engineSetup').engine === 'postgres')('npm run programme', () => {
  beforeAll(async () => {
    place = await freshPlace()
    opened = openUnlimited(place.env['DATABASE_URL'] ?? '', 1)
  }, START)
  afterAll(async () => {
    await opened.close()
    place.remove()
    rmSync(folder, { recursive: true, force: true })
  })

  it(
    'D242 D244 enters a file in the role of the owner, tells what was refused by line, and writes down whose file it was',
    async () => {
      const file = fileOf('bonuses.csv', ['Модель;Баллы продавцу', 'Перфоратор П-26;950', 'Нет такой;5'])
      const dry = await run('bonuses', file, '--dry-run')
      expect(dry).toMatchObject({
        code: 1,
        output: expect.stringContaining('Проверено, ничего не записано: новых 0, изменено 1') as string,
      })
      const done = await run('bonuses', file, '--operator', '+7 (900) 000-00-90')
      expect(done.code, done.output).toBe(1)
      expect(done.output).toMatch(/^Строка 3: модели «Нет такой» нет$/m)
      expect(done.output).toMatch(/^Загружено: новых 0, изменено 1, без изменений 0, отказано 1; \d+\.\d с$/m)
      const [model] = await opened.db.select().from(models).where(eq(models.name, 'Перфоратор П-26'))
      expect(model?.bonus).toBe(95_000)
      const [operator] = await opened.db.select().from(users).where(eq(users.mobile, '79000000090'))
      const lines = await opened.db.select().from(audit).where(eq(audit.event, 'programmeImported'))
      expect(lines.map(({ actor, object }) => [actor, object])).toEqual([[operator?.auditId, 'bonuses']])
    },
    START,
  )

  it(
    'D242 what is no command, no operator, no file and no right ends with words and a code',
    async () => {
      expect(await run('tools', 'a.csv')).toMatchObject({
        code: 2,
        output: expect.stringContaining('npm run programme -- models') as string,
      })
      expect(await run('models')).toMatchObject({ code: 2 })
      const file = fileOf('one.csv', ['Модель;Баллы продавцу', 'Перфоратор П-26;951'])
      expect(await run('bonuses', file, '--operator', '79000000001')).toMatchObject({
        code: 1,
        output: 'Оператора с таким телефоном нет\n',
      })
      expect((await run('bonuses', join(folder, 'none.csv'))).output).toMatch(/^Файл не читается: /)
      expect((await run('serials', file)).output).toMatch(
        /^Столбца «Баллы продавцу» у этой таблицы нет\. Бывают: «Серийный номер», /,
      )
      const serving = { ...place.env, DATABASE_MIGRATION_URL: '' }
      expect(await runToEnd('programme-command', ['bonuses', file], serving)).toMatchObject({
        code: 1,
        output: expect.stringMatching(/^Роль из DATABASE_URL не вправе менять модели/) as string,
      })
    },
    START,
  )

  it(
    'D243 killed in the middle, it goes on where it stood and enters nothing twice',
    async () => {
      const COUNT = 60_000
      const rows = Array.from(
        { length: COUNT },
        (_, at) => `95${Math.floor(at / 100_000)}.${String(at).padStart(5, '0')};Перфоратор П-26`,
      )
      const file = fileOf('serials.csv', ['Серийный номер;Модель', 'АБВ;Перфоратор П-26', ...rows])
      const child = runEntry('programme-command', ['serials', file], place.env)
      await new Promise<void>((resolve) => child.stdout.once('data', () => resolve()))
      child.kill('SIGKILL')
      await new Promise<void>((resolve) => child.once('close', () => resolve()))
      const [broken] = await opened.db.select().from(importRuns).where(eq(importRuns.kind, 'serials'))
      expect(broken).toMatchObject({ endedAt: null, refused: 1 })
      expect(broken?.line).toBeLessThan(COUNT)
      const rest = await run('serials', file)
      expect(rest.output).toContain(`Загрузка продолжается после строки `)
      expect(rest.output).toMatch(/^Строка 2: серийный номер — цифры и точки/m)
      expect(rest.output).toMatch(new RegExp(`^Загружено: новых ${COUNT}, изменено 0, без изменений 0, отказано 1; `, 'm'))
      expect(await opened.db.$count(tools)).toBeGreaterThan(COUNT)
      expect((await run('serials', file)).output).toContain(`без изменений ${COUNT}, отказано 1`)
    },
    START,
  )
})
