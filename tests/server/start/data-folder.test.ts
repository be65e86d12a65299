// Concerns only the embedded engine: this file runs with PGlite alone.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { readConfig } from '../../../server/start/config.ts'
import { FolderTaken, takeFolder } from '../../../server/kernel/database/folder-lock.ts'
import { dataFolder } from '../../../server/kernel/database/on-deletion.ts'
import { loggerOptions } from '../../../server/http/watch/log.ts'
import { openPglite } from '../../../server/kernel/database/open-pglite.ts'
import { start } from '../../../server/start/start.ts'
import { entryFile, freshPlace, startProcess } from '../support/server/process.ts'

const folder = mkdtempSync(join(tmpdir(), 'mst-start-'))
/** Timeout for a start of the embedded engine on a busy machine. */
const SLOW = 120_000
/** The first server's folder; the others start on it too, because creating a folder takes most of the time. */
const dataDir = join(folder, 'data')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('the data folder', () => {
  it('a second process on the same folder is refused in Russian, and nobody is told to end a process', async () => {
    const release = await takeFolder(folder)
    const second = spawnSync(process.execPath, [entryFile('main')], {
      env: { ...process.env, MODE: 'demo', DATA_DIR: folder, PORT: '0', DATABASE_URL: '' },
      encoding: 'utf8',
      timeout: 25_000,
    })
    expect(second.status).toBe(1)
    expect(second.stderr).toBe(
      `Папка данных ${folder} занята: с ней уже работает сервер или команда этой программы. ` +
        'Дождитесь, пока они закончат, или задайте другую папку в DATA_DIR.\n',
    )
    await expect(takeFolder(folder)).rejects.toThrow(FolderTaken)
    await release()
  })

  it('a number of a process proves nothing: that of a dead one has been given to a stranger', async () => {
    writeFileSync(join(folder, 'server.lock'), String(process.ppid))
    const release = await takeFolder(folder)
    expect(existsSync(join(folder, 'server.lock'))).toBe(false)
    await release()
    expect(readdirSync(join(folder, 'lock'))).toEqual([])
  })

  it('of many that begin together one at most has the folder, and somebody has it in the end', async () => {
    for (let time = 0; time < 5; time += 1) {
      const tried = await Promise.allSettled(Array.from({ length: 4 }, () => takeFolder(folder)))
      const taken = tried.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
      expect(taken.length).toBeLessThan(2)
      for (const release of taken) await release()
    }
    await (
      await takeFolder(folder)
    )()
  })

  it('a folder whose name is longer than the address of a socket may be', async () => {
    const deep = join(folder, 'п'.repeat(100))
    mkdirSync(deep)
    const release = await takeFolder(deep)
    expect(readdirSync(join(deep, 'lock'))).toHaveLength(1)
    await expect(takeFolder(deep)).rejects.toThrow(FolderTaken)
    await release()
    rmSync(deep, { recursive: true })
  })

  it(
    'the first start after a kill -9 succeeds, and clears away what the dead has left',
    async () => {
      const place = await freshPlace()
      const first = await startProcess(place.env)
      const sockets = join(place.env['DATA_DIR'] ?? '', 'lock')
      const left = readdirSync(sockets)
      expect(left).toHaveLength(1)
      first.signal('SIGKILL')
      await first.ended
      expect(readdirSync(sockets)).toEqual(left)
      const before = new Date(Date.now() - 120_000)
      for (const name of left) utimesSync(join(sockets, name), before, before)
      const second = await startProcess(place.env)
      expect(readdirSync(sockets)).toHaveLength(1)
      expect(readdirSync(sockets)).not.toEqual(left)
      second.signal('SIGTERM')
      expect((await second.ended).code).toBe(0)
      place.remove()
    },
    SLOW,
  )

  it(
    'the server starts on an empty folder of its own, seeds it once, and lets go of it',
    async () => {
      const config = readConfig({ MODE: 'demo', DATA_DIR: dataDir, PORT: '0', DRAIN_SECONDS: '0' })
      const first = await start(config, false)
      expect(first.seeded).toBe(true)
      expect(statSync(dataDir).mode & 0o777).toBe(0o700)
      expect((await fetch(`${first.url}/api/user`)).status).toBe(401)
      const document = await fetch(`${first.url}/docs/dsh-18.pdf`)
      expect([document.headers.get('content-type'), (await document.text()).slice(0, 5)]).toEqual(['application/pdf', '%PDF-'])
      expect((await fetch(`${first.url}/docs/other.pdf`)).status).toBe(404)
      const picture = await fetch(`${first.url}/pictures/l-90.svg`)
      expect(Object.fromEntries(picture.headers)).toMatchObject({
        'content-type': 'image/svg+xml; charset=utf-8',
        'cache-control': 'no-cache',
        etag: expect.any(String),
        // An SVG may contain scripts: opened as a page it runs nothing and loads nothing.
        'content-security-policy': expect.stringContaining("default-src 'none'"),
      })
      expect((await fetch(`${first.url}/pictures/other.svg`)).status).toBe(404)
      await first.stop()
      // E22: on-deletion.ts declares the effect of a deletion on it.
      expect(readdirSync(dataDir).filter((name) => !(name in dataFolder))).toEqual([])
      const second = await start(config, false)
      expect(second.seeded).toBe(false)
      await second.stop()
    },
    SLOW,
  )

  it(
    'D184 a server that plays in production, whose portal names no operator or other terms, says so at each start, at the terminal and in the log',
    async () => {
      const adapters = {
        SANDBOX: 'accepted',
        RECEIPT_CHECK: 'sandbox',
        INN_CHECK: 'sandbox',
        ACQUIRER: 'sandbox',
        FILES: 'folder',
        FILE_SCAN: 'sandbox',
      }
      const outside = {
        SMS: 'http',
        SMS_URL: 'https://sms.example.org',
        SMS_TOKEN: 'x',
        CAPTCHA: 'altcha',
        SUGGESTIONS: 'built-in',
        PUBLIC_ORIGIN: 'https://portal.example.org',
      }
      // A portal that was built without texts of the operator.
      const portal = join(folder, 'portal')
      mkdirSync(join(portal, '.vite'), { recursive: true })
      writeFileSync(join(portal, '.vite/missing.json'), '["VITE_OPERATOR_ADDRESS","VITE_OPERATOR_EMAIL"]')
      const config = readConfig({
        MODE: 'production',
        // The other one holds the demo world, on which production does not start.
        DATA_DIR: join(folder, 'real'),
        PORT: '0',
        PORTAL_DIR: portal,
        RESERVE_DAYS: '60',
        PAYOUT_DAYS: '1',
        ...adapters,
        ...outside,
      })
      const log: string[] = []
      const terminal: string[] = []
      const logger = { ...loggerOptions, stream: { write: (line: string) => void log.push(line) } }
      const running = await start(config, logger, (line) => terminal.push(line))
      await running.stop()
      expect(terminal).toEqual([
        'ВНИМАНИЕ: сервер работает на песочнице (SANDBOX=accepted): DATABASE_URL (встроенная база вместо PostgreSQL), ' +
          'RECEIPT_CHECK (проверка чеков), INN_CHECK (проверка ИНН), ACQUIRER (выплаты на карты), FILE_SCAN (проверка файлов на вирусы)',
        'ВНИМАНИЕ: в соглашении, политике и согласии не указан оператор. Задайте и соберите портал заново: ' +
          'VITE_OPERATOR_ADDRESS (адрес), VITE_OPERATOR_EMAIL (электронная почта)',
        'ВНИМАНИЕ: в соглашении и в ответах на вопросы названы другие сроки. Исправьте тексты и их редакцию: RESERVE_DAYS=60 (в текстах 30)',
      ])
      const warning = log.find((line) => line.includes('sandboxes in production'))
      expect(warning).toContain('"sandboxes":["DATABASE_URL","RECEIPT_CHECK","INN_CHECK","ACQUIRER","FILE_SCAN"]')
      expect(log.find((line) => line.includes('texts of its legal pages'))).toContain(
        '"missing":["VITE_OPERATOR_ADDRESS","VITE_OPERATOR_EMAIL"]',
      )
      expect(log.find((line) => line.includes('name other terms'))).toContain('"untold":["RESERVE_DAYS=60 (в текстах 30)"]')
    },
    SLOW,
  )

  it(
    'a folder that newer code has upgraded is refused in Russian, and stays as it is',
    async () => {
      const newer = await openPglite(dataDir)
      await newer.db.execute(sql`insert into migrations (name, hash) values ('9999_tomorrow.sql', 'x')`)
      await newer.close()
      const second = spawnSync(process.execPath, [entryFile('main')], {
        env: { ...process.env, MODE: 'demo', DATA_DIR: dataDir, PORT: '0', DATABASE_URL: '' },
        encoding: 'utf8',
        timeout: SLOW,
      })
      expect([second.status, second.stderr]).toEqual([
        1,
        'База новее этой версии программы: в ней есть изменения, о которых программа не знает (9999_tomorrow.sql). ' +
          'Запустите версию, которая обновила базу, или восстановите копию, снятую до обновления.\n',
      ])
      expect(readdirSync(join(dataDir, 'lock'))).toEqual([])
    },
    SLOW,
  )
})
